/** Templates of the fields of a draft: a label, an input, and below it what is wrong. */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { languages as known } from "../../i18n/t.js";
import { icon } from "../../ui/late-icons.js";
import { problemText } from "../validate.js";
import { problemsAt } from "./editing.js";
import { MISSING } from "./problems.js";
import { textFor, withText } from "./texts.js";

/** @typedef {import("./editing.js").Editing} Editing */

/** The id of a field, for labels and problems. @param {Editing} editing @param {string} name */
const idOf = ({ path }, name) => ["f", ...path, name].join("-");

/**
 * What is wrong with a field, below it. The element is always there: screen readers announce changes only in live
 * regions that exist.
 * @param {Editing} editing @param {string} name @param {boolean} [exact]  without what is wrong further below
 */
export function faultOf(editing, name, exact = false) {
    const { t, path } = editing;
    const found = problemsAt(editing, name, exact);
    return html`<div class="fault" id="${idOf(editing, name)}-problem" aria-live="polite">${found.map((problem) => {
        const inner = problem.path.slice(path.length + 1);
        const text = problemText(t, { ...problem, path: inner });
        return problem.key === MISSING && inner.length === 0
            ? html`<p class="lacking">${t("make.todo")}</p>`
            : html`<p class="problem">${text}</p>`;
    })}</div>`;
}

/** @param {Editing} editing @param {string} name */
const isBad = (editing, name) => (problemsAt(editing, name).some(({ key }) => key !== MISSING) ? "true" : nothing);

/** @param {string} text */
const helpOf = (text) => (text ? html`<p class="more">${text}</p>` : nothing);

/** @param {any} event */
const typed = ({ target }) => target.value;

/**
 * A text, in each language of the draft.
 * @param {Editing} editing @param {string} name @param {string} label
 * @param {{rows?: number, help?: string}} [how]  `rows`: 1 for a line
 */
export function textField(editing, name, label, { rows = 1, help = "" } = {}) {
    const { value, set } = editing;
    return html`<div class="stack">${texts(editing, name, label, value[name], (text) => set({ [name]: text }), rows)}
        ${helpOf(help)}${faultOf(editing, name)}</div>`;
}

/**
 * The inputs of a text, one for each language.
 * @param {Editing} editing @param {string} name @param {string} label
 * @param {import("../activity.js").Text | undefined} text
 * @param {(text: import("../activity.js").Text | undefined) => void} change @param {number} rows
 */
export function texts(editing, name, label, text, change, rows) {
    const { languages } = editing;
    return languages.map((language) => {
        const several = languages.length > 1;
        const own = known.find(({ id }) => id === language);
        const id = several ? `${idOf(editing, name)}-${language}` : idOf(editing, name);
        const write = (/** @type {any} */ event) => change(withText(text, language, typed(event), languages));
        const value = textFor(text, language, languages);
        const lang = several ? language : nothing;
        return html`<label class="stack" for=${id}><span>${label}${several ? html` <span class="soft" lang=${language}>${own?.name}</span>` : nothing}</span>
            ${
                rows > 1
                    ? html`<textarea id=${id} rows=${rows} dir="auto" lang=${lang} aria-describedby="${idOf(editing, name)}-problem"
                    aria-invalid=${isBad(editing, name)} .value=${live(value)} @input=${write}></textarea>`
                    : html`<input id=${id} type="text" dir="auto" lang=${lang} autocomplete="off" aria-describedby="${idOf(editing, name)}-problem"
                    aria-invalid=${isBad(editing, name)} .value=${live(value)} @input=${write} />`
            }</label>`;
    });
}

/**
 * A number. `unit`: what a field shows, in units of what the draft holds: 0.01 for per cent.
 * @param {Editing} editing @param {string} name @param {string} label
 * @param {{least?: number, most?: number, step?: number | "any", usual?: string, help?: string, unit?: number}} [how]
 */
export function numberField(editing, name, label, { least, most, step = 1, usual = "", help = "", unit = 1 } = {}) {
    const { value, set } = editing;
    const now = value[name];
    const shown = typeof now === "number" ? String(Math.round((now / unit) * 1e6) / 1e6) : "";
    const write = (/** @type {any} */ { target }) => {
        const number = target.value === "" ? undefined : Math.round(Number(target.value) * unit * 1e9) / 1e9;
        set({ [name]: number });
    };
    // A number that is being typed stays as it is: 1. is not yet 1.5.
    return html`<div class="stack"><label class="row"><span>${label}</span>
        <input id=${idOf(editing, name)} type="number" min=${least ?? nothing} max=${most ?? nothing} step=${step} placeholder=${usual || nothing}
            aria-describedby="${idOf(editing, name)}-problem" aria-invalid=${isBad(editing, name)}
            .value=${shown} @change=${write} /></label>${helpOf(help)}${faultOf(editing, name)}</div>`;
}

/**
 * A choice of values. The first one may be the usual one, which is left out.
 * @param {Editing} editing
 * @param {string} name
 * @param {string} label
 * @param {string[][]} values  pairs of a value and its name
 * @param {{usual?: string, help?: string, long?: boolean, change?: (value: string) => void}} [how]  `long`: names of
 *     several words, which need a line of their own
 */
export function choiceField(editing, name, label, values, { usual = "", help = "", long = false, change } = {}) {
    const { value, set } = editing;
    const chosen = String(value[name] ?? usual);
    const pick = (/** @type {any} */ event) => {
        const picked = typed(event);
        if (change) change(picked);
        else set({ [name]: picked === usual ? undefined : picked });
    };
    return html`<div class="stack"><label class=${long ? "stack" : "row"}><span>${label}</span><select id=${idOf(editing, name)}
            aria-describedby="${idOf(editing, name)}-problem" @change=${pick}>
            ${values.map(([each, text]) => html`<option value=${each} .selected=${each === chosen}>${text}</option>`)}
        </select></label>${helpOf(help)}${faultOf(editing, name, true)}</div>`;
}

/** @param {Editing} editing @param {string} name @param {string} label */
export function toggleField({ value, set }, name, label) {
    return html`<label class="choice"><input type="checkbox" data-field=${name} .checked=${live(Boolean(value[name]))}
        @change=${(/** @type {any} */ { target }) => set({ [name]: target.checked || undefined })} /><span>${label}</span></label>`;
}

/**
 * Lines of text as a list: words that are right, actions.
 * @param {Editing} editing @param {string} name @param {string} label @param {{help?: string, rows?: number}} [how]
 */
export function linesField(editing, name, label, { help = "", rows = 3 } = {}) {
    const { value, set } = editing;
    const lines = /** @type {string[]} */ (value[name] ?? []);
    const write = (/** @type {any} */ event) => {
        const list = typed(event)
            .split("\n")
            .map((/** @type {string} */ text) => text.trim())
            .filter(Boolean);
        set({ [name]: list.length ? list : undefined });
    };
    return html`<div class="stack"><label class="stack"><span>${label}</span>
        <textarea id=${idOf(editing, name)} rows=${rows} dir="auto" spellcheck="false" aria-describedby="${idOf(editing, name)}-problem"
            aria-invalid=${isBad(editing, name)} .value=${lines.join("\n")} @change=${write}></textarea></label>
        ${helpOf(help)}${faultOf(editing, name)}</div>`;
}

/**
 * A button with an icon and a word.
 * @param {string} name @param {Parameters<typeof icon>[0]} picture @param {string} label @param {() => unknown} act
 * @param {{primary?: boolean, off?: boolean}} [how]  `off`: it stays focusable
 */
export function button(name, picture, label, act, { primary = false, off = false } = {}) {
    return html`<button type="button" class="button ${primary ? "primary" : ""}" data-do=${name} aria-disabled=${String(off)}
        @click=${() => off || act()}>${icon(picture)}${label}</button>`;
}
