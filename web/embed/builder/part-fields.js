/** Fields of a part of the builder's form: the choices of the lens, or of the arena. */
import { html, nothing } from "lit";
import { faultOf, optionList } from "./builder-fields.js";

/**
 * @typedef {import("./builder-page.js").BuilderPage} BuilderPage
 * @typedef {import("./builder-form.js").Form} Form
 * @typedef {keyof import("./builder-check.js").Faults & string} Fault
 */

/**
 * Templates of fields that change one part of the form.
 * @template {"lens" | "arena"} Part
 * @param {Part} part
 */
export function fieldsOf(part) {
    /** @typedef {keyof Form[Part] & string} Name */

    /** Changes the form. @param {BuilderPage} page @param {Partial<Form[Part]>} change */
    const set = (page, change) =>
        page.change(/** @type {Partial<Form>} */ ({ [part]: { ...page.form[part], ...change } }));

    /** @param {BuilderPage} page @param {Name} name @param {unknown} value */
    const setOne = (page, name, value) => set(page, /** @type {any} */ ({ [name]: value }));

    /** @param {BuilderPage} page @param {Name} name */
    const shownIn = (page, name) => /** @type {any} */ (page.form[part][name]);

    /** @param {BuilderPage} page @param {Name} name @param {string} label @param {string[][]} values */
    const choice = (page, name, label, values) => html`<label class="row"><span>${label}</span>
        <select id=${name} @change=${(/** @type {any} */ { target }) => setOne(page, name, target.value)}>
            ${optionList(values, shownIn(page, name))}
        </select></label>`;

    /** @param {BuilderPage} page @param {Name} name @param {string} label */
    const toggle = (page, name, label) => html`<label class="choice">
        <input type="checkbox" data-toggle=${name} .checked=${shownIn(page, name)}
            @change=${(/** @type {any} */ { target }) => setOne(page, name, target.checked)} />
        <span>${label}</span>
    </label>`;

    /**
     * A field for a number. It takes any text, so that a mistake can be shown with its reason.
     * @param {BuilderPage} page @param {Name & Fault} name @param {string} label @param {readonly number[]} range
     * @param {string} [help]
     */
    const number = (page, name, label, [least, most], help = "") =>
        field(page, name, label, help, (described) => {
            const typed = (/** @type {any} */ { target }) =>
                setOne(page, name, target.validity.badInput ? "?" : target.value);
            return html`<input id=${name} type="number" min=${least} max=${most}
                placeholder=${page.t("builder.lens.usual")} aria-describedby=${described}
                aria-invalid=${page.faults[name] ? "true" : nothing} .value=${shownIn(page, name)} @input=${typed} />`;
        });

    /** @param {BuilderPage} page @param {Name & Fault} name @param {string} label @param {string} help */
    const text = (page, name, label, help) =>
        field(
            page,
            name,
            label,
            help,
            (
                described,
            ) => html`<input id=${name} class="short" type="text" dir="ltr" spellcheck="false" autocomplete="off"
                aria-describedby=${described} aria-invalid=${page.faults[name] ? "true" : nothing}
                .value=${shownIn(page, name)} @input=${(/** @type {any} */ { target }) => setOne(page, name, target.value)} />`,
        );

    return { set, choice, toggle, number, text };
}

/**
 * A labelled field with its help and its problem.
 * @param {BuilderPage} page @param {Fault} name @param {string} label @param {string} help
 * @param {(described: string) => unknown} input
 */
function field(page, name, label, help, input) {
    const described = help ? `${name}-problem ${name}-more` : `${name}-problem`;
    return html`<label class="row"><span>${label}</span>${input(described)}</label>
        ${faultOf(page, /** @type {any} */ (name))}
        ${help ? html`<p class="more" id="${name}-more">${help}</p>` : nothing}`;
}
