/**
 * Fields of a form: a label with its control, and below it the help and what is wrong. A page gives the value and gets
 * the new one. They are functions, not elements: a label, a help text and a problem can only refer to a control in the
 * same shadow root. `field-styles.js` has their styles.
 *
 * `id`: for problems; `name`: finds the control in its form. `stack`: the label is above the
 * control, not beside it; null: the label is only spoken. `help`: a sentence about the field. `problem`: what is wrong
 * with the value; a field that can have problems gives "" while it has none. `off`: whether the value can't be changed;
 * `why`: a tooltip that says why not.
 * @typedef {{label: unknown, id?: string, name?: string, stack?: boolean | null, help?: unknown, problem?: unknown,
 *            wrong?: boolean, off?: boolean, why?: string}} Field
 */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";

/** Returns the value of a control at the end of an event. @param {(value: string, control: any) => unknown} [act] */
const valueTo =
    (act) =>
    (/** @type {any} */ { target }) =>
        act?.(target.value, target);

/** @param {Field} field */
const spoken = ({ label, stack }) => (stack === null ? label : nothing);

/** The ids of the texts about a field. @param {Field} field */
function about({ id, help, problem }) {
    const ids = [problem === undefined ? "" : `${id}-problem`, help && id ? `${id}-more` : ""];
    return ids.filter(Boolean).join(" ") || nothing;
}

/** @param {Field} field */
const invalid = ({ wrong, problem }) => ((wrong ?? problem) ? "true" : nothing);

/**
 * The message below a field with a problem. The element is always there, because screen readers announce changes only
 * in existing live regions. The field refers to it with `aria-describedby`.
 * @param {string | undefined} id  of the field
 * @param {unknown} problem
 */
export const fault = (id, problem) =>
    html`<div class="field-problem" id="${id}-problem" aria-live="polite">${problem || nothing}</div>`;

/** What is wrong, and what a program says of it in English. @param {unknown} said @param {unknown} [detail] */
export const problemLine = (said, detail) =>
    html`<p class="problem">${said} ${detail ? html`<bdi lang="en" dir="ltr">${detail}</bdi>` : nothing}</p>`;

/** A label with any control, its help and its problem. @param {Field} field @param {unknown} control */
export function labelled({ label, stack, id, help, problem, why }, control) {
    const labelOf = html`<label class=${stack ? "stack" : "row"} title=${why || nothing}><span>${label}</span>${control}</label>`;
    const main = stack === null ? control : labelOf;
    if (!help && problem === undefined) return main;
    const more = help ? html`<p class="more" id=${id ? `${id}-more` : nothing}>${help}</p>` : nothing;
    return html`<div class="stack">${main}${problem === undefined ? nothing : fault(id, problem)}${more}</div>`;
}

/**
 * @param {readonly (readonly [string | number, unknown, string?] | string[])[]} values  each with its name, and why it
 *     can't be chosen
 * @param {unknown} chosen
 */
export const optionList = (values, chosen) =>
    values.map(
        ([value, name, why]) => html`<option value=${value} .selected=${String(value) === String(chosen)}
            title=${why || nothing} ?disabled=${Boolean(why)}>${name}</option>`,
    );

/**
 * A list to choose from.
 * @param {Field & {value?: unknown, values?: Parameters<typeof optionList>[0], options?: unknown, code?: boolean,
 *     change: (value: string, control: any) => unknown}} field
 *     `values`: see `optionList`; or `options`: the template of groups of them. `code`: names are read left to right
 */
export function choice(field) {
    const { id, name, value = "", values = [], options, change, off, code } = field;
    return labelled(
        field,
        html`<select id=${id ?? nothing} name=${name ?? nothing} dir=${code ? "ltr" : nothing} ?disabled=${off}
            aria-label=${spoken(field)} title=${spoken(field)} aria-describedby=${about(field)} aria-invalid=${invalid(field)}
            @change=${valueTo(change)}>${options ?? optionList(values, value)}</select>`,
    );
}

/**
 * A number, as text: it can be empty or wrong.
 * @param {Field & {value: unknown, least?: number, most?: number, step?: number | "any", usual?: string,
 *     typed?: (text: string) => void, change?: (text: string, control: HTMLInputElement) => void}} field
 *     `usual`: what an empty field means. `typed`: called for each key, with "?" for what is no number. `change`:
 *     called at the end
 */
export function number(field) {
    const { id, name, value, least, most, step, usual, typed, change, off } = field;
    const type = (/** @type {any} */ { target }) => typed?.(target.validity.badInput ? "?" : target.value);
    return labelled(
        field,
        html`<input id=${id ?? nothing} name=${name ?? nothing} type="number" inputmode=${step === "any" ? "decimal" : "numeric"}
            min=${least ?? nothing} max=${most ?? nothing} step=${step ?? nothing} placeholder=${usual || nothing} ?disabled=${off}
            aria-label=${spoken(field)} aria-describedby=${about(field)} aria-invalid=${invalid(field)}
            .value=${String(value)} @input=${type} @change=${valueTo(change)} />`,
    );
}

/**
 * A text of one line or more.
 * @param {Field & {value?: string, type?: "text" | "search", rows?: number, code?: boolean | "auto", lang?: string,
 *     keys?: "numeric" | "decimal" | "text", most?: number, usual?: string, fill?: string, list?: string,
 *     locked?: boolean, needed?: boolean,
 *     typed?: (text: string, control: any) => unknown, change?: (text: string, control: any) => unknown}} field
 *     `code`: notation, read left to right, or as its letters are with "auto". `keys`: what a phone's keyboard shows.
 *     `most`: maximum length in characters. `usual`: what an empty field means. `fill`: what the browser may offer.
 *     `list`: the id of words to offer. `locked`: the text can only be read. The rest as of `number`. A field without
 *     `value` is read by the page.
 */
export function text(field) {
    const {
        id,
        name,
        type = "text",
        rows = 1,
        code,
        lang,
        keys,
        most,
        usual,
        fill = "off",
        list,
        locked,
        needed,
        off,
        typed,
        change,
    } = field;
    // Without `typed` the page doesn't know what is being typed, so a new drawing must leave it.
    const value = typed && field.value !== undefined ? live(field.value) : (field.value ?? "");
    const dir = code === true ? "ltr" : "auto";
    const [spell, capitals] = code ? ["false", "off"] : [nothing, nothing];
    const control =
        rows > 1
            ? html`<textarea id=${id ?? nothing} name=${name ?? nothing} rows=${rows} dir=${dir} lang=${lang ?? nothing}
                spellcheck=${spell} autocapitalize=${capitals} autocomplete=${fill}
                maxlength=${most ?? nothing} placeholder=${usual || nothing} ?readonly=${locked} ?required=${needed}
                aria-label=${spoken(field)} aria-describedby=${about(field)} aria-invalid=${invalid(field)}
                .value=${value} @input=${valueTo(typed)} @change=${valueTo(change)}></textarea>`
            : html`<input type=${type} id=${id ?? nothing} name=${name ?? nothing} dir=${dir} lang=${lang ?? nothing}
                spellcheck=${spell} autocapitalize=${capitals} autocomplete=${fill} inputmode=${keys ?? nothing}
                maxlength=${most ?? nothing} placeholder=${usual || nothing} list=${list ?? nothing} ?required=${needed} ?disabled=${off}
                aria-label=${spoken(field)} aria-describedby=${about(field)} aria-invalid=${invalid(field)}
                .value=${value} @input=${valueTo(typed)} @change=${valueTo(change)} />`;
    return labelled(field, control);
}

/**
 * A checkbox before its label; with `slides` a switch at the end of the row.
 * @param {{label: unknown, name?: string, on: boolean, off?: boolean, why?: string, slides?: boolean,
 *     change: (on: boolean) => unknown}} field
 */
export function toggle({ label, name, on, off = false, why, slides, change }) {
    const check = (/** @type {any} */ { target }) => change(target.checked);
    return slides
        ? html`<label class="row"><span>${label}</span>
            <input type="checkbox" role="switch" class="switch" name=${name ?? nothing} .checked=${live(on)} @change=${check} /></label>`
        : html`<label class="choice" title=${why || nothing}>
            <input type="checkbox" name=${name ?? nothing} .checked=${live(on)} ?disabled=${off} @change=${check} />
            <span>${label}</span></label>`;
}

/**
 * A few choices below each other.
 * @param {string} name  unique in the component
 * @param {readonly (readonly [string | number, unknown, unknown?])[]} values  each with its name, and what it means
 * @param {unknown} chosen  a value; an array of values where several can be chosen
 * @param {(value: string, control: HTMLInputElement) => unknown} change
 * @param {string} [look]  the class of each
 */
export const choices = (name, values, chosen, change, look = "choice") => {
    const all = [chosen].flat().map(String);
    return values.map(
        ([value, label, more]) => html`<label class=${look}>
            <input type=${Array.isArray(chosen) ? "checkbox" : "radio"} name=${name} value=${value}
                .checked=${live(all.includes(String(value)))} @change=${valueTo(change)} />
            <span>${label}</span>${more ? html`<span class="more">${more}</span>` : nothing}</label>`,
    );
};

/**
 * A slider.
 * @param {Field & {value: number, least?: number, most: number, step?: number, said?: string,
 *     shown?: unknown, typed?: (value: number) => unknown, change?: (value: number) => unknown}} field
 *     `said`: the value in words; `shown`: what stands beside it. `typed` and `change`: as of `number`
 */
export function range(field) {
    const { id, name, value, least = 0, most, step = 1, said, shown, off, typed, change } = field;
    return labelled(
        field,
        html`<input type="range" id=${id ?? nothing} name=${name ?? nothing} min=${least} max=${most} step=${step} ?disabled=${off}
            aria-label=${spoken(field)} aria-valuetext=${said ?? nothing} .value=${live(String(value))} @input=${(/** @type {any} */ { target }) => typed?.(target.valueAsNumber)}
            @change=${(/** @type {any} */ { target }) => change?.(target.valueAsNumber)} />${shown ? html`<output>${shown}</output>` : nothing}`,
    );
}
