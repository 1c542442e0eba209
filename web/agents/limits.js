/**
 * Limits of agents: those of the course, or the reader's own.
 *
 * @typedef {AgentForm} Form
 *
 * @typedef {"game_s" | "action_s" | "start_s" | "memory_mb"} LimitName
 * @typedef {{preset: "course" | "own", own: Record<LimitName, number | null>}} LimitChoice
 */

/**
 * @import { AgentForm } from "../../build/wasm/agent-sources.js"
 * @import { Limits } from "./agent-client.js"
 */

/** @type {readonly LimitName[]} */
export const LIMITS = ["game_s", "action_s", "start_s", "memory_mb"];

/** The largest value of each. */
export const MOST = { game_s: 86_400, action_s: 86_400, start_s: 3600, memory_mb: 4096 };

/** @type {LimitChoice} */
export const courseLimits = { preset: "course", own: { game_s: 60, action_s: null, start_s: 30, memory_mb: 250 } };

/** What a match gets: null leaves a limit to the agent's form. @param {LimitChoice} choice @returns {Limits} */
export const limitsFor = ({ preset, own }) =>
    preset === "course" ? {} : Object.fromEntries(LIMITS.map((name) => [name, own[name] ?? MOST[name]]));

/**
 * The limits of a form with the options of a game.
 * @param {Form} form
 * @param {Record<string, string>} options
 * @returns {Record<LimitName, number | null>}
 */
export function limitsOf({ limits }, options) {
    const value = (/** @type {any} */ limit) => {
        if (limit === null || typeof limit !== "object") return limit ?? null;
        return Number(options[limit.square_of] ?? limit.default) ** 2;
    };
    return /** @type {Record<LimitName, number | null>} */ (
        Object.fromEntries(LIMITS.map((name) => [name, value(/** @type {any} */ (limits)[name])]))
    );
}
