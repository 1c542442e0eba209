/** Templates of the fields of a draft: a label, an input, and below it what is wrong. */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { languages as known } from "../../i18n/t.js";
import { choice, fault, invalid, labelled, number, toggle } from "../../ui/forms/fields.js";
import { icon } from "../../ui/more-icons.js";
import { problemText } from "../validate.js";
import { problemsAt } from "./editing.js";
import { MISSING } from "./problems.js";
import { textFor, withText } from "./texts.js";

/**
 * @import { Text } from "../activity.js"
 * @import { Editing } from "./editing.js"
 */

/** The id of a field, for labels and problems. @param {Editing} editing @param {string} name */
const idOf = ({ path }, name) => ["f", ...path, name].join("-");

/**
 * The message below a field with a problem.
 * @param {Editing} editing @param {string} name @param {boolean} [exact]  without what is wrong further below
 */
export function faultOf(editing, name, exact = false) {
    const { t, path } = editing;
    const found = problemsAt(editing, name, exact);
    const lines = found.map((problem) => {
        const inner = problem.path.slice(path.length + 1);
        const text = problemText(t, { ...problem, path: inner });
        return problem.key === MISSING && inner.length === 0
            ? html`<p class="lacking">${t("make.todo")}</p>`
            : html`<p class="problem">${text}</p>`;
    });
    return fault(idOf(editing, name), lines);
}

/** @param {Editing} editing @param {string} name */
const isBad = (editing, name) => problemsAt(editing, name).some(({ key }) => key !== MISSING);

/** What the kit of fields needs of every field. @param {Editing} editing @param {string} name */
const commonOf = (editing, name) => ({
    id: idOf(editing, name),
    described: `${idOf(editing, name)}-problem`,
    wrong: isBad(editing, name),
});

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
 * @param {Text | undefined} text
 * @param {(text: Text | undefined) => void} change @param {number} rows
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
                    aria-invalid=${invalid(isBad(editing, name))} .value=${live(value)} @input=${write}></textarea>`
                    : html`<input id=${id} type="text" dir="auto" lang=${lang} autocomplete="off" aria-describedby="${idOf(editing, name)}-problem"
                    aria-invalid=${invalid(isBad(editing, name))} .value=${live(value)} @input=${write} />`
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
    // A number that is being typed stays as it is: 1. is not yet 1.5.
    const change = (/** @type {string} */ text) =>
        set({ [name]: text === "" ? undefined : Math.round(Number(text) * unit * 1e9) / 1e9 });
    const field = { ...commonOf(editing, name), label, value: shown, least, most, step, usual, change };
    return html`<div class="stack">${number(field)}${helpOf(help)}${faultOf(editing, name)}</div>`;
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
    const pick = change ?? ((/** @type {string} */ picked) => set({ [name]: picked === usual ? undefined : picked }));
    const field = { ...commonOf(editing, name), label, stack: long, value: chosen, values, change: pick };
    return html`<div class="stack">${choice(field)}${helpOf(help)}${faultOf(editing, name, true)}</div>`;
}

/** @param {Editing} editing @param {string} name @param {string} label */
export const toggleField = ({ value, set }, name, label) =>
    toggle({ label, name, on: Boolean(value[name]), change: (on) => set({ [name]: on || undefined }) });

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
    const { id, described, wrong } = commonOf(editing, name);
    const input = html`<textarea id=${id} rows=${rows} dir="auto" spellcheck="false" aria-describedby=${described}
        aria-invalid=${invalid(wrong)} .value=${lines.join("\n")} @change=${write}></textarea>`;
    return html`<div class="stack">${labelled({ label, stack: true }, input)}${helpOf(help)}${faultOf(editing, name)}</div>`;
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
