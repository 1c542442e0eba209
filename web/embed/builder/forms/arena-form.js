/**
 * The builder's choices for an arena, and their conversion to options. Pure functions.
 *
 * `goal`: as typed; empty for the default. `code`: empty to start with the template.
 * @typedef {{opponent: string, form: string, script: "python" | "javascript", template: "random" | "greedy",
 *            code: string, goal: string}} ArenaForm
 */

import { arenaRows } from "../../../record/mode-options.js";
import { SHORT } from "../../arena/goal.js";

/** The choices for an arena before any change. @type {ArenaForm} */
export const firstArenaForm = {
    opponent: arenaRows.opponent.default,
    form: SHORT,
    script: arenaRows.script.default,
    template: arenaRows.template.default,
    code: "",
    goal: "",
};

/**
 * Returns the arena's options, without defaults and options that have no effect.
 * @param {ArenaForm} form
 * @returns {Record<string, string>}
 */
export function arenaOptions(form) {
    const code = form.code.trimEnd();
    const unusual = (/** @type {"opponent" | "form" | "script" | "template"} */ name) =>
        form[name] === firstArenaForm[name] ? "" : form[name];
    /** @type {[string, string][]} */
    const chosen = [
        ["opponent", unusual("opponent")],
        ["form", unusual("form")],
        ["script", form.form === SHORT ? unusual("script") : ""],
        ["template", code ? "" : unusual("template")],
        ["code", code],
        ["goal", form.goal.trim()],
    ];
    return Object.fromEntries(chosen.filter(([, value]) => value));
}
