/** The rules that students' searches ask: states below one are as they are when each of them is opened. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { gameRules } from "../../../web/agents/search/game-rules.js";
import { loadFullModule } from "../../wasm/module.mjs";

const PLIES = 60;
const module = await loadFullModule();
const games = new module.Session().games().games.map((/** @type {{id: string}} */ { id }) => id);

for (const game of games) {
    test(`states of ${game}: one question for all below one`, () => {
        const session = /** @type {any} */ (new module.Session());
        const ask = /** @type {(question: object) => any} */ (gameRules(module, { game }));
        /** @type {string[]} */
        const actions = [];
        for (let ply = 0; ply < PLIES; ++ply) {
            const { state } = session.load({ game, actions });
            if (state.outcome.state !== "ongoing") break;
            const { below } = ask({ actions, below: true });
            assert.deepEqual(
                below.map((/** @type {any[]} */ [action]) => action),
                state.legal.map((/** @type {{text: string}} */ { text }) => text),
            );
            const [action, player, over, scores] = below[(7 * ply) % below.length];
            actions.push(action);
            const facts = ask({ actions });
            assert.deepEqual([player, over ?? facts.over], [facts.player, facts.over], actions.join("; "));
            assert.deepEqual(scores, facts.scores, actions.join("; "));
        }
    });
}
