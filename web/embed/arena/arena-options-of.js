/**
 * The options of an embedded arena: the code that the reader starts with, the opponent, and the goal.
 *
 * @typedef {Pick<typeof import("../../../build/wasm/agent-sources.js"), "forms" | "templates">} Sources
 *
 * `code`: source of the agent to start with. `goal`: points to reach, in percent.
 * @typedef {{opponent: string, form: string, script: "python" | "javascript", code: string, goal: number}} Task
 */

import { parseSeat } from "../../arena/match/seats/seats.js";
import { bad } from "../../record/grammar.js";
import { arenaRows } from "../../record/mode-options.js";
import { goalOf, SHORT } from "./goal.js";

/**
 * @import { GameSpec, Level } from "../../engine/protocol.js"
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { EmbedOptions } from "../element/game-types.d.ts"
 */

/** Returns the agent forms that a game supports. @param {Sources["forms"]} forms @param {string} game */
export const formsOf = (forms, game) => forms.filter((form) => form.game === null || form.game === game);

/**
 * Reads the arena's options. Invalid ones are reported and replaced by their defaults.
 * @param {EmbedOptions} options
 * @param {{game: GameSpec, levels: Level[], styles: string[]}} known
 * @param {Sources} sources
 * @returns {{task: Task, problems: Sentence[]}}
 */
export function readTask(options, known, { forms, templates }) {
    /** @type {Sentence[]} */
    const problems = [];
    const choice = (/** @type {"form" | "script" | "template"} */ name, /** @type {string[]} */ values) => {
        const value = options[name] ?? values[0];
        if (values.includes(value)) return value;
        problems.push(bad("choice", name, value, { values: values.join(", ") }).problem);
        return values[0];
    };
    const possible = formsOf(forms, known.game.id);
    const form = choice("form", [SHORT, ...possible.map(({ id }) => id).filter((id) => id !== SHORT)]);
    const languages = possible.find(({ id }) => id === form)?.languages ?? ["python"];
    const script = /** @type {Task["script"]} */ (choice("script", languages));
    const template = choice("template", [...arenaRows.template.values]);
    const begun = templates.find(
        (each) =>
            (each.game === null || each.game === known.game.id) &&
            each.form === form &&
            each.language === script &&
            each.name === template,
    );
    return {
        task: {
            opponent: opponentOf(options.opponent, known, problems),
            form,
            script,
            code: options.code ?? begun?.text ?? "",
            goal: goalOf(options.goal, problems),
        },
        problems,
    };
}

/** @param {string | undefined} given @param {Parameters<typeof parseSeat>[1]} known @param {Sentence[]} problems */
function opponentOf(given = /** @type {string} */ (arenaRows.opponent.default), known, problems) {
    try {
        const { kind } = parseSeat(given, known);
        if (kind !== "agent") return given;
    } catch {
        // An unknown seat is refused below. So is an agent, because the arena has only the reader's.
    }
    const values = ["random", "level:NAME", "algorithm:NAME,depth=N", ...(known.styles.length ? ["style:NAME"] : [])];
    problems.push(bad("choice", "opponent", given, { values: values.join(", ") }).problem);
    return arenaRows.opponent.default;
}
