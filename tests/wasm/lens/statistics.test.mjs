// What searches of the full module count; the page's module has nothing of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadFullModule, loadModule, searchToTheEnd } from "../module.mjs";

const module = await loadFullModule();
const page = await loadModule();
const { games } = new module.Session().games();

/** Searches the start of a game to the end of the request. */
const search = ({ Search }, game, request) => searchToTheEnd(new Search(), { game }, request);

/** A result without what depends on the clock or only one module has. */
function comparable({ statistics, seconds, depths, ...progress }) {
    return { ...progress, depths: depths.map(({ seconds: _, lines, ...depth }) => depth) };
}

for (const { id: game } of games) {
    test(`${game}: a search that counts finds the same`, () => {
        const counted = search(module, game, { nodes: 8000, statistics: true });
        assert.deepEqual(comparable(counted), comparable(search(module, game, { nodes: 8000 })));
        assert.deepEqual(comparable(counted), comparable(search(page, game, { nodes: 8000, statistics: true })));
        assert.equal(counted.statistics.nodes, counted.nodes);
        assert.ok(counted.statistics.cutoffs > 0);
        assert.ok(counted.depths.length > 1);
        for (const { best, lines } of counted.depths) assert.equal(lines[0].actions[0], best);
    });
}

test("nothing is counted unless asked for, and not by algorithms that do not count", () => {
    assert.equal(search(module, "cachex", { depth: 2 }).statistics, undefined);
    assert.equal(search(module, "chexers", { depth: 2, algorithm: "max-n", statistics: true }).statistics, undefined);
    assert.equal(search(page, "cachex", { depth: 2, statistics: true }).statistics, undefined);
    const used = new module.Search();
    assert.match(
        used.start({ game: "cachex" }, { statistics: "yes" }).error.message,
        /^statistics must be true or false/,
    );
});
