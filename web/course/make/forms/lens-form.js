/** The fields of a search to predict: a tree or a position, the algorithm, and what is asked. */
import { html, nothing } from "lit";
import { readLensLink } from "../../../lens/lens-link.js";
import { kindsFor } from "../../../lens/predict/questions/questions.js";
import {
    ALGORITHMS,
    algorithmKey,
    FLAGS,
    NUMBERS,
    ORDERS,
    TREE,
    USUAL,
    whyNot,
} from "../../../lens/search/lens-options.js";
import { text } from "../../../ui/forms/fields.js";
import { changed } from "../draft.js";
import { inside } from "../editing.js";
import { choiceField, faultOf, numberField, toggleField, treeField } from "../fields.js";
import { positionField, positionOf } from "./fields/position-field.js";

/**
 * @import { AlgorithmName } from "../../../lens/search/lens-options.js"
 * @import { ItemForm } from "./forms.js"
 */

/** Options that are numbers, with the names of their limits. */
const COUNTS = /** @type {const} */ (["depth", "guess", "delta", "playouts", "exploration", "seed"]);

/** Whether an algorithm has a use for an option. @param {string} algorithm @param {string} name */
const fits = (algorithm, name) =>
    whyNot(/** @type {AlgorithmName} */ (algorithm), name === "ordering" ? "order" : name) === null;

/** What an address of the lens means for an item; null if it is none. @param {string} text */
export async function fromLensAddress(text) {
    const [, hash] = text.trim().match(/[#?](\S+)$/) ?? [];
    if (!hash) return null;
    const { problems, record, tree } = await readLensLink(hash).catch(() => ({
        problems: [{}],
        record: undefined,
        tree: undefined,
    }));
    if (problems.length || (!record && tree === undefined)) return null;
    const ofGame = /^(game|o\..*|setup|actions|z|ply|record|options|language|theme)$/;
    const options = Object.fromEntries([...new URLSearchParams(hash)].filter(([name]) => !ofGame.test(name)));
    return { record, options: { ...options, predict: options.predict || "true" } };
}

/** @type {ItemForm} */
export const lens = {
    fresh: () => ({ options: { tree: TREE, algorithm: USUAL.algorithm, predict: "true" } }),
    from: (record) => ({ options: { algorithm: USUAL.algorithm, predict: "true" }, ...positionOf(record) }),
    fields: (editing, tools) => {
        const { t, set } = editing;
        const options = inside(editing, "options");
        const { algorithm = USUAL.algorithm, tree } = options.value;
        const source = (/** @type {string} */ chosen) =>
            set({ options: changed(options.value, { tree: chosen === "tree" ? TREE : undefined }), record: undefined });
        const pick = (/** @type {string} */ chosen) => {
            const kept = Object.entries(options.value).filter(
                ([name]) => ["tree", "predict"].includes(name) || fits(chosen, name),
            );
            set({ options: { ...Object.fromEntries(kept), algorithm: chosen, predict: "true" } });
        };
        const asked = kindsFor(/** @type {AlgorithmName} */ (algorithm));
        const asks = [["true", t("make.lens.all")], ...asked.map((kind) => [kind, t(`asks.${kind}`)])];
        const paste = async (/** @type {string} */ address, /** @type {HTMLInputElement} */ input) => {
            const found = await fromLensAddress(address);
            if (found) {
                set(found);
                input.value = "";
            }
            input.setAttribute("aria-invalid", String(!found));
        };
        const orders = ORDERS.filter(
            (order) => order === "none" || whyNot(algorithm, order === "table" ? "orderTable" : "order") === null,
        );
        return html`${text({ label: t("make.lens.paste"), stack: true, code: true, change: paste })}
            ${choiceField(
                { ...options, value: { source: tree === undefined ? "game" : "tree" } },
                "source",
                t("make.lens.source"),
                ["tree", "game"].map((each) => [each, t(`make.lens.${each}`)]),
                { change: source },
            )}
            ${
                tree === undefined
                    ? positionField(editing, tools)
                    : treeField({ ...options, set: ({ tree: written = TREE }) => options.set({ tree: written }) })
            }
            ${choiceField(
                options,
                "algorithm",
                t("lens.algorithm"),
                ALGORITHMS.map((name) => [name, t(algorithmKey(name))]),
                { usual: USUAL.algorithm, change: pick },
            )}
            ${choiceField(options, "predict", t("make.lens.predict"), asks, { usual: "true", change: (predict) => options.set({ predict }) })}
            ${COUNTS.map((name) => (fits(algorithm, name) ? numberField(options, name, t(`lens.option.${name}`), { least: NUMBERS[name][0], most: NUMBERS[name][1], usual: t("shared.default") }) : nothing))}
            ${
                fits(algorithm, "ordering")
                    ? choiceField(
                          options,
                          "ordering",
                          t("lens.option.order"),
                          orders.map((order) => [order, t(`lens.option.order.${order}`)]),
                          { usual: USUAL.order },
                      )
                    : nothing
            }
            ${FLAGS.filter((name) => fits(algorithm, name)).map((name) => toggleField(options, name, t(`lens.option.${name}`)))}
            ${faultOf(editing, "options", true)}`;
    },
};
