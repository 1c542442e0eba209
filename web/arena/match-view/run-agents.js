/**
 * Starts agents for a match, and shows how Python loads.
 *
 * @import { Arena } from "../arena.js"
 * @import { Python } from "../arena-model.js"
 * @import { StartProgress } from "../../agents/agent-client.js"
 */

/** @import { StartAgent } from "../match/match.js" */

/**
 * Shows how Python loads while `work` needs it.
 * @template Result
 * @param {Arena} arena
 * @param {(onProgress: (progress: StartProgress) => void) => Promise<Result>} work
 */
export async function showPython(arena, work) {
    const show = (/** @type {Partial<Python>} */ change) =>
        arena.update({ python: { ...arena.model.python, ...change } });
    try {
        const result = await work(({ stage, loaded, total }) => {
            if (arena.model.python.phase === "here") return;
            show({ phase: "loading", share: stage === "download" && total > 0 ? loaded / total : null });
        });
        if (arena.model.python.phase === "loading") show({ phase: "here", share: 1 });
        return result;
    } catch (error) {
        if (arena.model.python.phase === "loading") show({ phase: "away", share: 0 });
        throw error;
    }
}

/** @param {Arena} arena @returns {Promise<StartAgent>} */
export async function runAgents(arena) {
    const { AgentClient } = await arena.services.agents();
    /** @type {Set<string>} */
    const told = new Set();
    return async (given) => {
        const client = await showPython(arena, (onProgress) =>
            AgentClient.start({ ...given, options: given.options ?? {}, onProgress }),
        );
        for (const { code, ...values } of client.remarks) {
            const key = `arena.refused.${code}`;
            const message = arena.t.has(key) ? arena.t(key, values) : "";
            if (!message || told.has(message)) continue;
            told.add(message);
            arena.tell({ key: "arena.note", params: { name: given.agent.name, message } });
        }
        return client;
    };
}
