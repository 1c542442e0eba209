/** The engine without a board, as other pages use it: checks of search requests. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { createEngine } from "../../../web/engine/quintet-engine.js";

const engine = createEngine();
after(() => engine.close());

test("a search without a limit or with an unknown field is refused at once, and the message lists the known ones", async () => {
    await engine.load({ game: "cachex", options: { size: 5 } });
    const search = (/** @type {any} */ request) => engine.search(request);
    for (const request of [{}, { lines: 2 }, { timeMs: 0 }]) {
        await assert.rejects(search(request), /at least one of level, timeMs, depth, nodes$/, JSON.stringify(request));
    }
    await assert.rejects(
        search({ depht: 3 }),
        /no field "depht"; there are level, timeMs, depth, nodes, algorithm, lines, seed$/,
    );
    for (const request of [undefined, null, 7]) await assert.rejects(search(request), /must be an object$/);
    const { lines } = await search({ depth: 1, lines: 64 });
    assert.ok(lines.length > 5);
});
