/** A page without anything on it that runs agents, and agents as texts. */

import { importMap } from "../../../web/build/page-document.mjs";

/** The document of a page that runs agents from the sources. */
export const content = `<!doctype html><link rel="icon" href="data:," />
<script type="importmap">${importMap("/web/")}</script><body></body>`;

/**
 * A game in which everyone may play the same few words, as an agent is told of it.
 * @param {object} [more]
 */
export const observation = (more = {}) => ({
    game: "cachex",
    options: { size: 5 },
    players: ["red", "blue"],
    player: 0,
    ply: 0,
    position: "start",
    actions: [],
    remaining_s: 10,
    memory_mb_used: null,
    legal: ["PLACE 0,0", "PLACE 1,2", "PLACE 3,4"],
    ...more,
});

/**
 * Starts an agent in the page, asks it for actions, also after a fault, closes it, and returns what happened. An action
 * that was a fault stands in `actions` by its kind.
 * @param {import("playwright-core").Page} page
 * @param {object} given
 * @param {Record<string, string>} given.files
 * @param {"python" | "javascript"} [given.language]
 * @param {string} [given.form]
 * @param {object} [given.limits]
 * @param {number} [given.actions]  how many to ask for
 * @param {string} [given.module]  the address of agent-client.js
 */
export function play(page, { files, language = "python", form = "short", limits = {}, actions = 1, module }) {
    return page.evaluate(
        async ({ files, language, form, limits, actions, module, observation }) => {
            const { AgentClient } = await import(module);
            const agent = {
                id: "a",
                name: "a",
                language,
                form,
                className: "",
                game: "cachex",
                changed: 0,
                files: Object.fromEntries(
                    Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)]),
                ),
            };
            /** @type {any} */
            const seen = { actions: [], printed: [], faults: [] };
            const fault = (/** @type {any} */ { name, kind, message, traceback, raw, code, printed }) => ({
                name,
                kind,
                message,
                traceback,
                raw,
                code,
                printed,
            });
            let client;
            try {
                client = await AgentClient.start({
                    agent,
                    game: "cachex",
                    options: { size: 5 },
                    players: ["red", "blue"],
                    player: 0,
                    seed: 7,
                    limits,
                });
                seen.wants = client.wants;
                seen.limits = client.limits;
                for (let ply = 0; ply < actions; ++ply) {
                    const turn = { ...observation, ply };
                    const answer = await client.action(turn).catch(fault);
                    seen.actions.push(answer.action ?? answer.kind);
                    seen.printed.push(answer.printed);
                    if (answer.kind) seen.faults.push(answer);
                    else await client.update(0, answer.action, { ...turn, ply: ply + 1, legal: undefined });
                }
                seen.memoryMb = client.memoryMb;
            } catch (error) {
                seen.faults.push(fault(error));
            }
            client?.close();
            return seen;
        },
        {
            files,
            language,
            form,
            limits,
            actions,
            module: module ?? "/web/agents/agent-client.js",
            observation: observation(),
        },
    );
}
