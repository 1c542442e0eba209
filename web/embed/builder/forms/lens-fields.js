/** Templates for the fields of a search lens on the builder's page. */
import { html, nothing } from "lit";
import { ALGORITHMS, algorithmKey, FLAGS, PANES } from "../../../lens/search/lens-options.js";
import { plainTree } from "../../../lens/search/plain-tree.js";
import { invalid, toggle } from "../../../ui/forms/fields.js";
import { faultOf } from "./builder-fields.js";
import { fits, ordersFor } from "./lens-form.js";
import { fieldsOf, scripts } from "./part-fields.js";

/**
 * @import { AlgorithmName } from "../../../lens/search/lens-options.js"
 * @import { BuilderPage } from "../builder-page.js"
 */

/** The search options that have a field, in the order shown. */
const OF_SEARCH = /** @type {const} */ ([
    "algorithm",
    "depth",
    "ordering",
    ...FLAGS,
    "window",
    "playouts",
    "exploration",
    "seed",
]);

const { set, field } = fieldsOf("lens");

/** @param {BuilderPage} page */
export function lensChoice(page) {
    const { t } = page;
    const { algorithm, compare } = page.form.lens;
    const algorithms = ALGORITHMS.map((name) => [name, t(algorithmKey(name))]);
    const orders = (/** @type {AlgorithmName} */ name) =>
        ordersFor(name).map((order) => [order, t(`lens.option.order.${order}`)]);
    const values = { algorithm: algorithms, ordering: orders(algorithm) };
    const helps = {
        depth: t("builder.lens.depthHelp"),
        window: t("builder.lens.windowHelp"),
        exploration: t("builder.lens.explorationHelp"),
    };
    const options = OF_SEARCH.filter((name) => fits(algorithm, name)).map((name) => {
        const label =
            name === "algorithm" ? t("lens.algorithm") : t(`lens.option.${name === "ordering" ? "order" : name}`);
        const help = helps[/** @type {"depth"} */ (name)];
        return field(page, name, label, { values: values[/** @type {"ordering"} */ (name)], help });
    });
    return html`<fieldset>
            <legend>${t("shared.lens")}</legend>
            ${sourceChoice(page)} ${options}
            ${field(page, "compare", t("builder.lens.compare"), { values: [["", t("builder.lens.nothing")], ...algorithms] })}
            ${
                compare && compare !== "uct"
                    ? field(page, "compareOrder", t("builder.lens.compareOrder"), {
                          values: orders(/** @type {AlgorithmName} */ (compare)),
                      })
                    : nothing
            }
        </fieldset>
        ${page.form.mode === "code" ? codeFields(page) : shownFields(page)}`;
}

/** What the lens shows. @param {BuilderPage} page */
function shownFields(page) {
    const { t } = page;
    return html`<fieldset>
            <legend>${t("lens.panes")}</legend>
            ${PANES.map((pane) => paneToggle(page, pane))}
            ${field(page, "step", t("builder.lens.step"), { help: t("builder.lens.stepHelp") })}
            ${field(page, "predict", t("builder.lens.predict"))}
        </fieldset>`;
}

/** The code to start with. @param {BuilderPage} page */
function codeFields(page) {
    const { t, form } = page;
    const own = fieldsOf("arena");
    return html`<fieldset>
            <legend>${t("lens.study.own")}</legend>
            ${own.field(page, "script", t("app.language"), { values: scripts })}
            <label class="stack"><span>${t("builder.code.start")}</span>
                <textarea id="code" rows="6" dir="ltr" spellcheck="false" autocomplete="off" .value=${form.arena.code}
                    aria-describedby="code-more"
                    @input=${(/** @type {any} */ { target }) => own.set(page, { code: target.value })}></textarea>
            </label>
            <p class="more" id="code-more">${t("builder.code.more")}</p>
        </fieldset>`;
}

/** The choice between the game's position and a tree, and the field of the tree. @param {BuilderPage} page */
function sourceChoice(page) {
    const { t, form, faults } = page;
    const { source, tree } = form.lens;
    return html`${(/** @type {const} */ (["game", "tree"])).map(
        (name) => html`<label class="choice">
            <input type="radio" name="source" value=${name} .checked=${source === name}
                @change=${() => set(page, { source: name })} />
            <span>${t(`builder.lens.${name}`)}</span>
        </label>`,
    )}
    ${
        source === "tree"
            ? html`<textarea id="tree" rows="3" dir="ltr" spellcheck="false" autocomplete="off"
                aria-label=${t("builder.lens.tree")} aria-describedby="tree-problem tree-more"
                aria-invalid=${invalid(Boolean(faults.tree))} .value=${tree}
                @input=${(/** @type {any} */ { target }) => set(page, { tree: target.value })}
                @change=${(/** @type {any} */ { target }) => set(page, { tree: plainTree(target.value) })}></textarea>
            ${faultOf(page, "tree")}
            <p class="more" id="tree-more">${t("lens.start.treeHelp")}</p>`
            : nothing
    }`;
}

/**
 * The checkbox of a pane; the last visible pane cannot be switched off.
 * @param {BuilderPage} page
 * @param {string} pane
 */
function paneToggle(page, pane) {
    const { panes } = page.form.lens;
    const shown = panes.includes(pane);
    const change = () => set(page, { panes: shown ? panes.filter((each) => each !== pane) : [...panes, pane] });
    const off = shown && panes.length === 1;
    return toggle({ label: page.t(`lens.pane.${pane}`), name: `pane.${pane}`, on: shown, off, change });
}
