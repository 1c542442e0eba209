/** Fields of the lens or the arena on the builder's page, with the limits from their rows in the table of options. */
import { arenaRows, lensRows } from "../../../record/mode-options.js";
import { choice, number, text, toggle } from "../../../ui/forms/fields.js";
import { problemOf } from "./builder-fields.js";

/**
 * @import { BuilderPage } from "../builder-page.js"
 * @import { Form } from "./builder-form.js"
 */

/** @type {Record<string, {type: string, least?: number, most?: number}>} */
const rows = { ...lensRows, ...arenaRows };

const LANGUAGES = { python: "Python", javascript: "JavaScript" };
/** The languages of code, with their names. */
export const scripts = arenaRows.script.values.map((script) => [script, LANGUAGES[script]]);

/**
 * Returns field templates for one part of the form.
 * @template {"lens" | "arena"} Part
 * @param {Part} part
 */
export function fieldsOf(part) {
    /** Changes the form. @param {BuilderPage} page @param {Partial<Form[Part]>} change */
    const set = (page, change) =>
        page.change(/** @type {Partial<Form>} */ ({ [part]: { ...page.form[part], ...change } }));

    /**
     * The field of an option: a checkbox, a list of `values` with their names, a number within the limits of its row,
     * or a text. Number fields accept any text, so that an invalid number can be shown with its reason.
     * @param {BuilderPage} page @param {keyof Form[Part] & string} name @param {string} label
     * @param {{values?: string[][], help?: string}} [how]
     */
    const field = (page, name, label, { values, help = "" } = {}) => {
        const value = /** @type {any} */ (page.form[part][name]);
        const change = (/** @type {unknown} */ next) => set(page, /** @type {any} */ ({ [name]: next }));
        if (typeof value === "boolean") return toggle({ label, name, on: value, change });
        if (values) return choice({ id: name, label, values, value, change });
        const { least, most } = rows[name];
        const problem = problemOf(page, /** @type {"tree"} */ (name));
        const common = { id: name, label, help, value, problem, typed: change };
        if (most === undefined) return text({ ...common, code: true });
        return number({ ...common, least, most, usual: page.t("shared.default") });
    };

    return { set, field };
}
