/**
 * Starts agents for a match, and shows how Python loads.
 *
 * @param {import("./arena.js").Arena} arena
 * @returns {Promise<import("./match/contest.js").StartAgent>}
 */
export async function runAgents(arena) {
    const { AgentClient } = await arena.services.agents();
    return async (given) => {
        const python = given.agent.language === "python";
        const show = (/** @type {Partial<import("./arena-model.js").Python>} */ change) =>
            arena.update({ python: { ...arena.model.python, ...change } });
        if (python && arena.model.python.phase === "away") show({ phase: "loading", share: 0 });
        const client = await AgentClient.start({
            ...given,
            options: given.options ?? {},
            onProgress: ({ stage, loaded, total }) => {
                if (!python || arena.model.python.phase === "here") return;
                show({ phase: "loading", share: stage === "download" && total > 0 ? loaded / total : null });
            },
        }).catch((/** @type {unknown} */ error) => {
            if (arena.model.python.phase === "loading") show({ phase: "away", share: 0 });
            throw error;
        });
        if (python && arena.model.python.phase !== "here") show({ phase: "here", share: 1 });
        return client;
    };
}
