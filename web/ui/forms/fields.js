/**
 * Fields of a form: a label with its input, and what is wrong below it. A page gives the value, and gets the new one.
 * `field-styles.js` has their styles.
 *
 * `id`: for labels and problems. `name`: finds the input in its form (`data-field`, `data-toggle`). `stack`: the label
 * is above its input, not beside it. `described`: the ids of texts about the field. `wrong`: whether it has a problem.
 * @typedef {{label: unknown, id?: string, name?: string, stack?: boolean, described?: string, wrong?: boolean}} Field
 */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";

/** A label with any input. @param {Field} field @param {unknown} input */
export const labelled = ({ label, stack }, input) =>
    html`<label class=${stack ? "stack" : "row"}><span>${label}</span>${input}</label>`;

/** The value of `aria-invalid`. @param {boolean | undefined} wrong */
export const invalid = (wrong) => (wrong ? "true" : nothing);

/**
 * The message below a field with a problem. The element is always there, because screen readers announce changes only
 * in existing live regions. The field refers to it with `aria-describedby`.
 * @param {string} id  of the field
 * @param {unknown} problems
 */
export const fault = (id, problems) =>
    html`<div class="fault" id="${id}-problem" aria-live="polite">${problems || nothing}</div>`;

/** @param {string[][]} values  pairs of a value and its name @param {string} chosen */
export const optionList = (values, chosen) =>
    values.map(([value, name]) => html`<option value=${value} .selected=${value === chosen}>${name}</option>`);

/**
 * A list to choose from.
 * @param {Field & {value?: string, values?: string[][], options?: unknown, change: (value: string) => void}} field
 *     `values`: pairs of a value and its name, or `options`: the template of groups of them
 */
export function choice({ id, name, described, value = "", values = [], options, change, ...field }) {
    const pick = (/** @type {any} */ { target }) => change(target.value);
    const list = options ?? optionList(values, value);
    return labelled(
        field,
        html`<select id=${id ?? nothing} data-field=${name ?? nothing} aria-describedby=${described ?? nothing} @change=${pick}>${list}</select>`,
    );
}

/**
 * A number, as text: it can be empty or wrong.
 * @param {Field & {value: string, least?: number, most?: number, step?: number | "any", usual?: string,
 *     typed?: (text: string) => void, change?: (text: string, input: HTMLInputElement) => void}} field
 *     `usual`: what an empty field means. `typed`: called for each key, with "?" for what is no number. `change`:
 *     called at the end
 */
export function number({ id, name, described, wrong, value, least, most, step, usual, typed, change, ...field }) {
    const type = (/** @type {any} */ { target }) => typed?.(target.validity.badInput ? "?" : target.value);
    const end = (/** @type {any} */ { target }) => change?.(target.value, target);
    return labelled(
        field,
        html`<input id=${id ?? nothing} data-field=${name ?? nothing} type="number" min=${least ?? nothing} max=${most ?? nothing}
            step=${step ?? nothing} placeholder=${usual || nothing} aria-describedby=${described ?? nothing}
            aria-invalid=${invalid(wrong)} .value=${value} @input=${type} @change=${end} />`,
    );
}

/**
 * A checkbox.
 * @param {{label: unknown, name: string, on: boolean, off?: boolean, change: (on: boolean) => void}} field
 *     `off`: whether it can't be changed
 */
export const toggle = ({ label, name, on, off = false, change }) => html`<label class="choice">
    <input type="checkbox" data-toggle=${name} .checked=${live(on)} ?disabled=${off}
        @change=${(/** @type {any} */ { target }) => change(target.checked)} />
    <span>${label}</span>
</label>`;
