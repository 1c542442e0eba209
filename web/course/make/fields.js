/** Templates of the fields of a draft: a label, an input, and below it what is wrong. */
import { html } from "lit";
import { languages as known } from "../../i18n/t.js";
import { plainTree } from "../../lens/search/plain-tree.js";
import { choice, fault, number, text, toggle } from "../../ui/forms/fields.js";
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

/** The problem of a field. @param {Editing} editing @param {string} name @param {boolean} [exact]  not further below */
function linesOf(editing, name, exact = false) {
    const { t, path } = editing;
    return problemsAt(editing, name, exact).map((problem) => {
        const inner = problem.path.slice(path.length + 1);
        const said = problemText(t, { ...problem, path: inner });
        return problem.key === MISSING && inner.length === 0
            ? html`<p class="lacking">${t("make.todo")}</p>`
            : html`<p class="problem">${said}</p>`;
    });
}

/**
 * The message below a part of the form with a problem.
 * @param {Editing} editing @param {string} name @param {boolean} [exact]  without problems further below
 */
export const faultOf = (editing, name, exact = false) => fault(idOf(editing, name), linesOf(editing, name, exact));

/** What every field has. @param {Editing} editing @param {string} name @param {string} label @param {string} [help] */
const commonOf = (editing, name, label, help = "") => ({
    id: idOf(editing, name),
    name,
    label,
    help,
    problem: linesOf(editing, name),
    wrong: problemsAt(editing, name).some(({ key }) => key !== MISSING),
});

/**
 * A text, in each language of the draft.
 * @param {Editing} editing @param {string} name @param {string} label
 * @param {{rows?: number, help?: string}} [how]  `rows`: 1 for a line
 */
export function textField(editing, name, label, { rows, help } = {}) {
    const { value, set } = editing;
    return texts(editing, name, label, value[name], (written) => set({ [name]: written }), { rows, help });
}

/**
 * The inputs of a text, one for each language. Their problem is shown below the last.
 * @param {Editing} editing @param {string} name @param {string} label
 * @param {Text | undefined} written
 * @param {(text: Text | undefined) => void} change @param {{rows?: number, help?: string}} [how]
 */
export function texts(editing, name, label, written, change, { rows, help } = {}) {
    const { languages } = editing;
    const common = { ...commonOf(editing, name, label, help), stack: true, rows };
    if (languages.length < 2) {
        const [language] = languages;
        const typed = (/** @type {string} */ line) => change(withText(written, language, line, languages));
        return text({ ...common, value: textFor(written, language, languages), typed });
    }
    return languages.map((language, place) => {
        const own = known.find(({ id }) => id === language);
        return text({
            ...common,
            ...(place < languages.length - 1 && { help: "", problem: undefined }),
            id: `${common.id}-${language}`,
            label: html`${label} <span class="soft" lang=${language}>${own?.name}</span>`,
            lang: language,
            value: textFor(written, language, languages),
            typed: (line) => change(withText(written, language, line, languages)),
        });
    });
}

/**
 * A number. `unit`: what a field shows, in units of what the draft holds: 0.01 for per cent.
 * @param {Editing} editing @param {string} name @param {string} label
 * @param {{least?: number, most?: number, step?: number | "any", usual?: string, help?: string, unit?: number}} [how]
 */
export function numberField(editing, name, label, { step = 1, help, unit = 1, ...how } = {}) {
    const { value, set } = editing;
    const now = value[name];
    const shown = typeof now === "number" ? String(Math.round((now / unit) * 1e6) / 1e6) : "";
    // A number that is being typed stays as it is: 1. is not yet 1.5.
    const change = (/** @type {string} */ typed) =>
        set({ [name]: typed === "" ? undefined : Math.round(Number(typed) * unit * 1e9) / 1e9 });
    return number({ ...commonOf(editing, name, label, help), value: shown, step, ...how, change });
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
export function choiceField(editing, name, label, values, { usual = "", help, long = false, change } = {}) {
    const { value, set } = editing;
    const chosen = String(value[name] ?? usual);
    const pick = change ?? ((/** @type {string} */ picked) => set({ [name]: picked === usual ? undefined : picked }));
    const common = { ...commonOf(editing, name, label, help), problem: linesOf(editing, name, true) };
    return choice({ ...common, stack: long, value: chosen, values, change: pick });
}

/** @param {Editing} editing @param {string} name @param {string} label */
export const toggleField = ({ value, set }, name, label) =>
    toggle({ label, name, on: Boolean(value[name]), change: (on) => set({ [name]: on || undefined }) });

/**
 * Text in the form of the draft, or of code: it is read at the end.
 * @param {Editing} editing @param {string} name @param {string} label
 * @param {{rows?: number, help?: string, stack?: boolean, list?: string, shown?: (value: any) => string,
 *     read?: (text: string) => unknown}} [how]
 *     `shown` and `read`: how a value is written; an empty text is no value
 */
export function codeField(editing, name, label, { help, shown = String, read = (typed) => typed, ...how } = {}) {
    const { value, set } = editing;
    const change = (/** @type {string} */ typed) => {
        const written = typed.trimEnd();
        set({ [name]: written.trim() === "" ? undefined : read(written) });
    };
    const now = value[name] === undefined ? "" : shown(value[name]);
    return text({ ...commonOf(editing, name, label, help), stack: true, code: true, ...how, value: now, change });
}

/** A tree as text. @param {Editing} editing @param {string} [help] */
export const treeField = (editing, help = editing.t("lens.start.treeHelp")) =>
    codeField(editing, "tree", editing.t("lens.start.treeLabel"), {
        rows: 2,
        help,
        read: (written) => plainTree(written) || undefined,
    });

/**
 * Lines of text as a list: words that are right, actions.
 * @param {Editing} editing @param {string} name @param {string} label @param {{help?: string, rows?: number}} [how]
 */
export function linesField(editing, name, label, { help, rows = 3 } = {}) {
    const { value, set } = editing;
    const lines = /** @type {string[]} */ (value[name] ?? []);
    const change = (/** @type {string} */ typed) => {
        const list = typed
            .split("\n")
            .map((line) => line.trim())
            .filter(Boolean);
        set({ [name]: list.length ? list : undefined });
    };
    return text({ ...commonOf(editing, name, label, help), stack: true, rows, value: lines.join("\n"), change });
}
