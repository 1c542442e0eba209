/** Templates for the fields of a search lens on the builder's page. */
import { html, nothing } from "lit";
import { PANES } from "../../lens/lens-link.js";
import { ALGORITHMS, algorithmKey, FLAGS, NUMBERS } from "../../lens/lens-options.js";
import { faultOf, optionList } from "./builder-fields.js";
import { fits, ordersFor } from "./lens-form.js";

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
            <legend>${t("lens.title")}</legend>
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

/** Changes the form. @param {BuilderPage} page @param {Partial<LensForm>} change */
const set = (page, change) => page.change({ lens: { ...page.form.lens, ...change } });

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
                aria-invalid=${faults.tree ? "true" : nothing} .value=${tree}
                @input=${(/** @type {any} */ { target }) => set(page, { tree: target.value })}></textarea>
            ${faultOf(page, "tree")}
            <p class="more" id="tree-more">${t("lens.start.treeHelp")}</p>`
            : nothing
    }`;
}

/**
 * @param {BuilderPage} page @param {"algorithm" | "ordering" | "compare" | "compareOrder"} name @param {string} label
 * @param {string[][]} values
 */
function choice(page, name, label, values) {
    return html`<label class="row"><span>${label}</span>
        <select id=${name} @change=${(/** @type {any} */ { target }) => set(page, { [name]: target.value })}>
            ${optionList(values, page.form.lens[name])}
        </select></label>`;
}

/** @param {BuilderPage} page @param {(typeof FLAGS)[number] | "predict"} name @param {string} label */
function toggle(page, name, label) {
    return html`<label class="choice">
        <input type="checkbox" data-toggle=${name} .checked=${page.form.lens[name]}
            @change=${(/** @type {any} */ { target }) => set(page, { [name]: target.checked })} />
        <span>${label}</span>
    </label>`;
}

/** A pane of the lens; the last one cannot be switched off. @param {BuilderPage} page @param {string} pane */
function paneToggle(page, pane) {
    const { panes } = page.form.lens;
    const shown = panes.includes(pane);
    const change = () => set(page, { panes: shown ? panes.filter((each) => each !== pane) : [...panes, pane] });
    return html`<label class="choice">
        <input type="checkbox" data-toggle="pane.${pane}" .checked=${shown} ?disabled=${shown && panes.length === 1}
            @change=${change} />
        <span>${page.t(`lens.pane.${pane}`)}</span>
    </label>`;
}

/**
 * A field for a number. It takes any text, so that a mistake can be shown with its reason.
 * @param {BuilderPage} page @param {"depth" | "playouts" | "exploration" | "seed" | "step"} name @param {string} label
 * @param {readonly number[]} range @param {string} [help]
 */
function number(page, name, label, [least, most], help = "") {
    return field(page, name, label, help, (described) => {
        const typed = (/** @type {any} */ { target }) =>
            set(page, { [name]: target.validity.badInput ? "?" : target.value });
        return html`<input id=${name} type="number" min=${least} max=${most} placeholder=${page.t("builder.lens.usual")}
            aria-describedby=${described} aria-invalid=${page.faults[name] ? "true" : nothing}
            .value=${page.form.lens[name]} @input=${typed} />`;
    });
}

/** @param {BuilderPage} page @param {"window"} name @param {string} label @param {string} help */
function text(page, name, label, help) {
    return field(
        page,
        name,
        label,
        help,
        (described) => html`<input id=${name} class="short" type="text" dir="ltr" spellcheck="false" autocomplete="off"
            aria-describedby=${described} aria-invalid=${page.faults[name] ? "true" : nothing}
            .value=${page.form.lens[name]}
            @input=${(/** @type {any} */ { target }) => set(page, { [name]: target.value })} />`,
    );
}

/**
 * A labelled field with its help and its problem.
 * @param {BuilderPage} page @param {"depth" | "window" | "playouts" | "exploration" | "seed" | "step"} name
 * @param {string} label @param {string} help @param {(described: string) => unknown} input
 */
function field(page, name, label, help, input) {
    const described = help ? `${name}-problem ${name}-more` : `${name}-problem`;
    return html`<label class="row"><span>${label}</span>${input(described)}</label>
        ${faultOf(page, name)}
        ${help ? html`<p class="more" id="${name}-more">${help}</p>` : nothing}`;
}
