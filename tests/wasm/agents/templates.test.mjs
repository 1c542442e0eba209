// The templates in JavaScript: whole games against random opponents, with the engine as the judge.

import assert from "node:assert/strict";
import { test } from "node:test";
import { collectAgentSources } from "../../../scripts/lib/agent-sources.mjs";
import { loadModule, randomNumbers } from "../module.mjs";

const { templates } = collectAgentSources();
const module = await loadModule();
const session = new module.Session();
const { games } = session.games();
const PLIES = 60;

test("a game with templates has a random and a greedy one, in Python and JavaScript", () => {
    const withTemplates = games.filter(({ id }) => templates.some(({ game }) => game === id));
    assert.ok(withTemplates.length >= 5);
    for (const { id } of withTemplates) {
        const names = templates.filter(({ game, form }) => game === id && form === "short");
        assert.deepEqual(
            names.map(({ language, name }) => `${name} ${language}`).sort(),
            ["greedy javascript", "greedy python", "random javascript", "random python"],
            id,
        );
    }
});

for (const { game, name, text } of templates.filter(({ language }) => language === "javascript")) {
    test(`${game}: the ${name} agent plays legal actions`, async (t) => {
        t.mock.method(console, "log", () => {});
        const { agent } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
        const random = randomNumbers(3);
        const options = game === "cachex" ? { size: 5 } : {};
        const { players } = games.find(({ id }) => id === game);
        let { state } = session.load({ game, options, actions: [] });
        while (state.legal.length > 0 && state.ply < PLIES) {
            const legal = state.legal.map((each) => each.text);
            let action = legal[random(legal.length)];
            if (state.toMove === 1) {
                const seen = { player: 1, players, step: state.ply, position: state.position, actions: state.actions };
                const observation = { ...seen, legal_actions: [...legal], tokens: state.board.tokens };
                action = agent(observation, { game, options: state.options });
                assert.ok(legal.includes(action), `${action} after ${state.actions}`);
            }
            ({ state } = session.play(action));
        }
        assert.ok(state.ply > 6);
    });
}
