/** Fields of a part of the builder's form: the choices of the lens, or of the arena. */
import { html, nothing } from "lit";
import { choice, invalid, labelled, number, toggle } from "../../ui/fields.js";
import { faultOf } from "./builder-fields.js";

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
    const choiceOf = (page, name, label, values) =>
        choice({ id: name, label, values, value: shownIn(page, name), change: (value) => setOne(page, name, value) });

    /** @param {BuilderPage} page @param {Name} name @param {string} label */
    const toggleOf = (page, name, label) =>
        toggle({ label, name, on: shownIn(page, name), change: (on) => setOne(page, name, on) });

    /**
     * A field for a number. It takes any text, so that a mistake can be shown with its reason.
     * @param {BuilderPage} page @param {Name & Fault} name @param {string} label @param {readonly number[]} range
     * @param {string} [help]
     */
    const numberOf = (page, name, label, [least, most], help = "") => {
        const usual = page.t("builder.lens.usual");
        const typed = (/** @type {string} */ text) => setOne(page, name, text);
        const value = shownIn(page, name);
        return [
            number({ ...commonOf(page, name, help), label, value, least, most, usual, typed }),
            below(page, name, help),
        ];
    };

    /** @param {BuilderPage} page @param {Name & Fault} name @param {string} label @param {string} help */
    const textOf = (page, name, label, help) => {
        const { id, described, wrong } = commonOf(page, name, help);
        const input = html`<input id=${id} class="short" type="text" dir="ltr" spellcheck="false" autocomplete="off"
            aria-describedby=${described} aria-invalid=${invalid(wrong)} .value=${shownIn(page, name)}
            @input=${(/** @type {any} */ { target }) => setOne(page, name, target.value)} />`;
        return [labelled({ label }, input), below(page, name, help)];
    };

    return { set, choice: choiceOf, toggle: toggleOf, number: numberOf, text: textOf };
}

/** What the kit of fields needs of every field. @param {BuilderPage} page @param {Fault} name @param {string} help */
const commonOf = (page, name, help) => ({
    id: name,
    described: help ? `${name}-problem ${name}-more` : `${name}-problem`,
    wrong: Boolean(page.faults[/** @type {"tree"} */ (name)]),
});

/** The problem of a field, and its help. @param {BuilderPage} page @param {Fault} name @param {string} help */
const below = (page, name, help) =>
    html`${faultOf(page, /** @type {any} */ (name))}${help ? html`<p class="more" id="${name}-more">${help}</p>` : nothing}`;
