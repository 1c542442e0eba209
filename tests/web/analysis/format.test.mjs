import assert from "node:assert/strict";
import { test } from "node:test";
import { analysisRecord, checkedTree, readAnalysis } from "../../../web/analysis/format.js";
import { decodeAnalysisLink, encodeAnalysisLink } from "../../../web/analysis/link.js";
import * as trees from "../../../web/analysis/tree/tree.js";
import { checkRecord } from "../../../web/record/record.js";
import { Problem } from "../../../web/ui/notices/problem.js";

const base = { game: "cachex", options: { size: 5 }, clock: "kept" };

function sample() {
    let tree = trees.treeOf(["a", "b", "c", "d"]);
    for (const line of [["a", "x", "y"], ["a", "x", "w", "v"], ["a", "b", "z"], ["q"]]) {
        tree = trees.lineAdded(tree, line);
    }
    tree = trees.noted(tree, [], { comment: "About this game" });
    tree = trees.noted(tree, ["a", "b"], { glyph: "?!" });
    return trees.noted(tree, ["a", "x", "w"], { comment: "deep «ü» 🙂\nline two", glyph: "!!" });
}

test("a written tree reads back as the same tree with the same position shown", () => {
    const path = ["a", "x", "w"];
    const record = analysisRecord(base, sample(), path);
    assert.deepEqual(record.actions, ["a", "b", "c", "d"]);
    assert.equal(record.clock, "kept");
    const read = readAnalysis(checkRecord(JSON.parse(JSON.stringify(record))));
    assert.deepEqual(read, { tree: sample(), path });
});

test("random trees read back unchanged", () => {
    let state = 7;
    const random = (/** @type {number} */ below) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
    };
    for (let round = 0; round < 40; ++round) {
        let tree = trees.treeOf([]);
        for (let step = 0; step < 30; ++step) {
            const ends = trees.leaves(tree);
            const end = ends[random(ends.length)];
            const place = end.slice(0, random(end.length + 1));
            tree = trees.added(tree, place, String(random(4)));
            if (random(3) === 0) tree = trees.noted(tree, place, { comment: `c${step}` });
            if (random(5) === 0) tree = trees.promoted(tree, place);
        }
        const path = trees.leaves(tree)[random(trees.leaves(tree).length)];
        const read = readAnalysis(JSON.parse(JSON.stringify(analysisRecord(base, tree, path))));
        assert.deepEqual(read, { tree, path });
    }
});

test("the game becomes the main line if it was continued or changed after the analysis, and notes keep their places", () => {
    const { analysis } = analysisRecord(base, sample(), ["a", "x"]);
    const on = readAnalysis({ ...base, actions: ["a", "b", "c", "d", "e"], analysis });
    assert.deepEqual(trees.lineFrom(on.tree), ["a", "b", "c", "d", "e"]);
    assert.deepEqual(on.path, ["a", "b", "c", "d", "e"]);
    const other = readAnalysis({ ...base, actions: ["a", "x", "k"], ply: 2, analysis });
    assert.deepEqual(trees.lineFrom(other.tree), ["a", "x", "k"]);
    assert.deepEqual(other.path, ["a", "x"]);
    for (const { tree } of [on, other]) {
        assert.equal(trees.nodeAt(tree, ["a", "b"])?.glyph, "?!");
        assert.match(trees.nodeAt(tree, ["a", "x", "w"])?.comment ?? "", /deep/);
    }
});

test("a game without notes and variations is a plain record", () => {
    const tree = trees.treeOf(["a", "b"]);
    assert.deepEqual(analysisRecord(base, tree, ["a", "b"]), { ...base, actions: ["a", "b"] });
    assert.deepEqual(analysisRecord(base, tree, ["a"]), { ...base, actions: ["a", "b"], ply: 1 });
    assert.deepEqual(readAnalysis({ game: "cachex", actions: ["a", "b"], ply: 1 }), { tree, path: ["a"] });
});

const many = (/** @type {number} */ count, /** @type {unknown} */ value) => Array(count).fill(value);
/** @param {number} depth */
function nested(depth) {
    /** @type {any} */
    let variation = { ply: depth, actions: ["v"] };
    for (let ply = depth - 1; ply > 0; --ply)
        variation = { ply, actions: ["v", "w"], variations: [{ ...variation, ply: ply + 1 }] };
    return [variation];
}

const hostile = [
    7,
    "text",
    [],
    true,
    {},
    { version: 2 },
    { version: "1" },
    { version: 1, notes: {} },
    { version: 1, notes: [null] },
    { version: 1, notes: [{ ply: -1 }] },
    { version: 1, notes: [{ ply: 9 }] },
    { version: 1, notes: [{ ply: 1.5 }] },
    { version: 1, notes: [{ ply: 1, comment: 3 }] },
    { version: 1, notes: [{ ply: 1, comment: "x".repeat(5000) }] },
    { version: 1, notes: [{ ply: 1, glyph: "<b>" }] },
    { version: 1, notes: many(100_000, { ply: 0 }) },
    { version: 1, variations: "all" },
    { version: 1, variations: [{ ply: 0 }] },
    { version: 1, variations: [{ ply: 0, actions: "a" }] },
    { version: 1, variations: [{ ply: 0, actions: [""] }] },
    { version: 1, variations: [{ ply: 0, actions: [{}] }] },
    { version: 1, variations: [{ ply: 99, actions: ["a"] }] },
    { version: 1, variations: [{ ply: 0, actions: many(6000, "a") }] },
    { version: 1, variations: many(900, { ply: 0, actions: ["k"] }) },
    { version: 1, variations: nested(60) },
    { version: 1, line: 5 },
    { version: 1, line: [1] },
    { version: 1, line: many(6000, "a") },
    { version: 1, at: 5 },
    { version: 1, at: [7] },
];

test("an invalid field is refused with a message", () => {
    for (const field of hostile) {
        assert.throws(
            () => readAnalysis(checkRecord({ game: "cachex", actions: ["a", "b"], analysis: field })),
            (error) => error instanceof Problem && /^(analysis\.problem|problem\.notARecord)/.test(error.problem.key),
            JSON.stringify(field).slice(0, 80),
        );
    }
});

test("a field of the maximum size is read", () => {
    const actions = Array.from({ length: 1000 }, (_, index) => `a${index}`);
    const variations = Array.from({ length: 400 }, (_, index) => ({
        ply: 1000 - index,
        actions: many(10, `v${index}`),
    }));
    const notes = Array.from({ length: 1000 }, (_, ply) => ({ ply, comment: "c" }));
    const { tree } = readAnalysis({ game: "cachex", actions, analysis: { version: 1, notes, variations } });
    assert.equal(trees.leaves(tree).length, 400);
});

test("illegal actions are dropped, and legal ones get the engine's notation", async () => {
    const play = async (/** @type {string[]} */ path) => {
        const wrong = path.indexOf("x");
        const actions = (wrong < 0 ? path : path.slice(0, wrong)).map((action) => action.toUpperCase());
        return { actions, refused: wrong < 0 ? "" : "action 2: x" };
    };
    const { tree, dropped, reason } = await checkedTree(sample(), play, trees.leaves(sample()));
    assert.deepEqual(trees.leaves(tree), [["A", "B", "C", "D"], ["A", "B", "Z"], ["Q"]]);
    assert.equal(dropped, 5);
    assert.equal(reason, "action 2: x");
    assert.equal(trees.nodeAt(tree, ["A", "B"])?.glyph, "?!");
    assert.equal(tree.comment, "About this game");
});

test("a link restores the analysis", async () => {
    const record = analysisRecord({ game: "cachex", options: { size: 5 } }, sample(), ["a", "x"]);
    const { hash, whole } = await encodeAnalysisLink(record);
    assert.ok(whole);
    assert.match(hash, /^lab&game=cachex/);
    const read = await decodeAnalysisLink(`#${hash}`);
    assert.deepEqual(readAnalysis(/** @type {any} */ (read)), readAnalysis(record));
});

test("a link without variations can be written by hand, and `lab` alone means the last analysis", async () => {
    assert.deepEqual(await decodeAnalysisLink("#lab&game=cachex&actions=a;b&ply=1"), {
        game: "cachex",
        actions: ["a", "b"],
        ply: 1,
    });
    assert.equal(await decodeAnalysisLink("#lab"), null);
});

test("a link that would be too long leaves the variations out", async () => {
    let tree = trees.treeOf(["a"]);
    for (let index = 0; index < 60; ++index) {
        const noise = Array.from({ length: 300 }, (_, place) =>
            String.fromCharCode(33 + ((index * 7919 + place * place * 31) % 90)),
        );
        tree = trees.noted(trees.lineAdded(tree, [`v${index}`]), [`v${index}`], {
            comment: noise.join("") + Math.sin(index),
        });
    }
    const { hash, whole } = await encodeAnalysisLink(analysisRecord({ game: "cachex" }, tree, ["a"]));
    assert.equal(whole, hash.includes("&a="));
    assert.ok(hash.length < 16_001);
});

test("damaged links are refused with a message", async () => {
    for (const hash of [
        "#lab&game=cachex&a=!!!!",
        "#lab&game=cachex&a=AAAA",
        "#lab&actions=a",
        `#lab&game=x&a=${"A".repeat(30_000)}`,
    ]) {
        await assert.rejects(decodeAnalysisLink(hash), (error) => error instanceof Problem, hash.slice(0, 40));
    }
});
