/** Templates for the fields of a search lens on the builder's page. */
import { html, nothing } from "lit";
import { ALGORITHMS, algorithmKey, FLAGS, optionOf, PANES } from "../../../lens/search/lens-options.js";
import { plainTree } from "../../../lens/search/plain-tree.js";
import { choices, text, toggle } from "../../../ui/forms/fields.js";
import { problemOf } from "./builder-fields.js";
import { fits, ordersFor, TYPED } from "./lens-form.js";
import { fieldsOf, scripts } from "./part-fields.js";

/**
 * @import { AlgorithmName } from "../../../lens/search/lens-options.js"
 * @import { BuilderPage } from "../builder-page.js"
 */

/** The search options that have a field, in the order shown. */
const OF_SEARCH = /** @type {const} */ ([
    "algorithm",
    "ordering",
    ...FLAGS,
    ...TYPED.filter((name) => name !== "step"),
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
    const options = OF_SEARCH.filter((name) => fits(algorithm, name)).map((name) => {
        const label = name === "algorithm" ? t("lens.algorithm") : t(`lens.option.${optionOf(name)}`);
        const helpKey = `builder.lens.${name}Help`;
        const help = t.has(helpKey) ? t(helpKey) : "";
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
            <legend>${t("shared.whatToShow")}</legend>
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
            ${text({ id: "code", label: t("builder.code.start"), stack: true, help: t("builder.code.more"), rows: 6, code: true, value: form.arena.code, typed: (code) => own.set(page, { code }) })}
        </fieldset>`;
}

/** The choice between the game's position and a tree, and the field of the tree. @param {BuilderPage} page */
function sourceChoice(page) {
    const { t, form } = page;
    const { source, tree } = form.lens;
    const sources = /** @type {const} */ (["game", "tree"]).map((name) => [name, t(`builder.lens.${name}`)]);
    return html`${choices("source", /** @type {[string, string][]} */ (sources), source, (chosen) => set(page, { source: /** @type {"game"} */ (chosen) }))}
    ${
        source === "tree"
            ? text({
                  id: "tree",
                  label: t("builder.lens.tree"),
                  stack: null,
                  help: t("lens.start.treeHelp"),
                  problem: problemOf(page, "tree"),
                  rows: 3,
                  code: true,
                  value: tree,
                  typed: (written) => set(page, { tree: written }),
                  change: (written) => set(page, { tree: plainTree(written) }),
              })
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
