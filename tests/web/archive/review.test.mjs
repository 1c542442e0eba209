/** What a review leaves in the archive: accuracy with the game, and the reader's own mistakes. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { emptyAnalysis, keyOf } from "../../../web/analysis/analysis-model.js";
import { keepReview } from "../../../web/analysis/review/keep-review.js";
import { treeOf } from "../../../web/analysis/tree/tree.js";
import { Archive } from "../../../web/archive/archive.js";
import { Database } from "../../../web/archive/database.js";

/** @type {Archive} */
let archive;
before(async () => {
    archive = new Archive(await new Database().open());
});
after(() => archive.close());

const actions = ["a", "b", "c", "d"];
/** Player 0 errs at ply 3, player 1 at ply 2 and 4. The first player's share: */
const shares = [0.5, 0.5, 0.8, 0.4, 0.9];

/** An analysis in which the review is complete. */
function reviewedGame() {
    const values = shares.map((share, ply) => ({
        chances: [share, 1 - share],
        toMove: ply % 2,
        best: ply === 0 ? "a" : "z",
        second: 0,
        look: 1,
    }));
    const known = new Map(values.map((value, ply) => [keyOf(actions.slice(0, ply)), value]));
    const games = [{ id: "g", players: ["one", "two"], options: [] }];
    const state = { options: { size: "3" } };
    const graph = { busy: false, values: known, known: 5 };
    return /** @type {any} */ ({ ...emptyAnalysis(), games, base: { game: "g" }, tree: treeOf(actions), state, graph });
}

test("a review of a game outside the archive keeps the mistakes of the reader only", async () => {
    assert.equal(await keepReview(reviewedGame(), archive), 0);
    assert.equal(await keepReview(reviewedGame(), archive, [0], 77), 1);
    const [item] = await archive.mine.list();
    assert.deepEqual(item.record, { game: "g", options: { size: "3" }, actions: ["a", "b"] });
    const { id, record, loss, ...rest } = item;
    assert.ok(Math.abs(loss - 0.4) < 1e-9);
    assert.deepEqual(rest, {
        game: "g",
        ply: 3,
        player: 0,
        played: "c",
        best: "z",
        accepted: ["z"],
        date: 77,
        card: null,
    });
    assert.deepEqual(await archive.games.all(), []);
});

test("a review of a game in the archive keeps its accuracy and adds what is new", async () => {
    await archive.games.put({
        id: "mine",
        date: 5,
        record: { game: "g", options: { size: 3 }, actions },
        seats: ["person", "person"],
        persons: [0, 1],
        result: null,
    });
    assert.equal(await keepReview(reviewedGame(), archive), 2);
    const review = (await archive.games.get("mine"))?.review;
    assert.equal(review?.mistakes, 3);
    assert.equal(review?.accuracy.length, 2);
    const [one, two] = review?.accuracy ?? [];
    assert.ok(one !== null && two !== null && two > 0 && two < one && one < 100, `${one} and ${two}`);
    // Once more: nothing is new.
    assert.equal(await keepReview(reviewedGame(), archive), 0);
    assert.equal((await archive.mine.list()).length, 3);
});

test("mistakes that the reader practises are kept, also those of others, and the game keeps its own count", async () => {
    const known = (await archive.mine.list()).length;
    await archive.games.put({
        id: "theirs",
        date: 6,
        record: { game: "g", options: { size: 4 }, actions },
        seats: ["person", "level:easy"],
        persons: [0],
        result: null,
    });
    const model = { ...reviewedGame(), state: { options: { size: "4" } } };
    assert.equal(await keepReview(model, archive, [1]), 3);
    assert.equal((await archive.mine.list()).length, known + 3);
    assert.equal((await archive.games.get("theirs"))?.review?.mistakes, 1);
});
