/** Templates for the fields of a search lens on the builder's page. */
import { html, nothing } from "lit";
import { PANES } from "../../lens/lens-link.js";
import { ALGORITHMS, algorithmKey, FLAGS, NUMBERS } from "../../lens/lens-options.js";
import { invalid, toggle as toggleField } from "../../ui/fields.js";
import { faultOf } from "./builder-fields.js";
import { fits, ordersFor } from "./lens-form.js";
import { fieldsOf } from "./part-fields.js";

/**
 * @typedef {import("./builder-page.js").BuilderPage} BuilderPage
 * @typedef {import("./lens-form.js").LensForm} LensForm
 * @typedef {import("../../lens/lens-options.js").AlgorithmName} AlgorithmName
 */

/** @param {BuilderPage} page */
export function lensChoice(page) {
    const { t } = page;
    const { algorithm, compare } = page.form.lens;
    const toggled = FLAGS.filter((name) => fits(algorithm, name));
    const algorithms = ALGORITHMS.map((name) => [name, t(algorithmKey(name))]);
    const orders = (/** @type {string} */ name) =>
        ordersFor(/** @type {AlgorithmName} */ (name)).map((order) => [order, t(`lens.option.order.${order}`)]);
    return html`<fieldset>
            <legend>${t("shared.lens")}</legend>
            ${sourceChoice(page)}
            ${choice(page, "algorithm", t("lens.algorithm"), algorithms)}
            ${number(page, "depth", t("lens.option.depth"), NUMBERS.depth, t("builder.lens.depthHelp"))}
            ${fits(algorithm, "ordering") ? choice(page, "ordering", t("lens.option.order"), orders(algorithm)) : nothing}
            ${toggled.map((name) => toggle(page, name, t(`lens.option.${name}`)))}
            ${fits(algorithm, "window") ? text(page, "window", t("lens.option.window"), t("builder.lens.windowHelp")) : nothing}
            ${
                algorithm === "uct"
                    ? [
                          number(page, "playouts", t("lens.option.playouts"), NUMBERS.playouts),
                          number(
                              page,
                              "exploration",
                              t("lens.option.exploration"),
                              NUMBERS.exploration,
                              t("builder.lens.explorationHelp"),
                          ),
                          number(page, "seed", t("lens.option.seed"), NUMBERS.seed),
                      ]
                    : nothing
            }
            ${choice(page, "compare", t("builder.lens.compare"), [["", t("builder.lens.nothing")], ...algorithms])}
            ${compare && compare !== "uct" ? choice(page, "compareOrder", t("builder.lens.compareOrder"), orders(compare)) : nothing}
        </fieldset>
        <fieldset>
            <legend>${t("lens.panes")}</legend>
            ${PANES.map((pane) => paneToggle(page, pane))}
            ${number(page, "step", t("builder.lens.step"), [0, 1_000_000], t("builder.lens.stepHelp"))}
            ${toggle(page, "predict", t("builder.lens.predict"))}
        </fieldset>`;
}

const { set, choice, number, text, toggle } = fieldsOf("lens");

/** Whether the position of the game or a tree is searched. @param {BuilderPage} page */
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
                @input=${(/** @type {any} */ { target }) => set(page, { tree: target.value })}></textarea>
            ${faultOf(page, "tree")}
            <p class="more" id="tree-more">${t("lens.start.treeHelp")}</p>`
            : nothing
    }`;
}

/** A pane of the lens; the last one cannot be switched off. @param {BuilderPage} page @param {string} pane */
function paneToggle(page, pane) {
    const { panes } = page.form.lens;
    const shown = panes.includes(pane);
    const change = () => set(page, { panes: shown ? panes.filter((each) => each !== pane) : [...panes, pane] });
    const off = shown && panes.length === 1;
    return toggleField({ label: page.t(`lens.pane.${pane}`), name: `pane.${pane}`, on: shown, off, change });
}
