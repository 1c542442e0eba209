import assert from "node:assert/strict";
import { test } from "node:test";
import * as trees from "../../../web/analysis/tree/tree.js";

/** The line a b c d with the variations x (then y) for b, z for c, and w for y. */
function sample() {
    let tree = trees.treeOf(["a", "b", "c", "d"]);
    tree = trees.lineAdded(tree, ["a", "x", "y"]);
    tree = trees.lineAdded(tree, ["a", "b", "z"]);
    return trees.lineAdded(tree, ["a", "x", "w"]);
}

const actionsOf = (/** @type {any[]} */ line) => line.flatMap(({ nodes }) => nodes.map(({ node }) => node.action));

test("treeOf makes a tree of one line", () => {
    const tree = trees.treeOf(["a", "b"]);
    assert.deepEqual(trees.lineFrom(tree), ["a", "b"]);
    assert.equal(tree.action, "");
    assert.deepEqual(trees.lineFrom(trees.treeOf([])), []);
});

test("a new action becomes a variation, a known action is not added again", () => {
    const tree = sample();
    assert.deepEqual(trees.lineFrom(tree), ["a", "b", "c", "d"]);
    assert.deepEqual(trees.leaves(tree), [
        ["a", "b", "c", "d"],
        ["a", "b", "z"],
        ["a", "x", "y"],
        ["a", "x", "w"],
    ]);
    assert.equal(trees.added(tree, ["a"], "x"), tree);
    assert.equal(trees.lineAdded(tree, ["a", "x"]), tree);
});

test("functions never change their tree", () => {
    const tree = sample();
    const text = JSON.stringify(tree);
    trees.added(tree, ["a", "b"], "new");
    trees.deleted(tree, ["a", "b"]);
    trees.promoted(tree, ["a", "x", "w"]);
    trees.noted(tree, ["a"], { comment: "why", glyph: "!" });
    assert.equal(JSON.stringify(tree), text);
});

test("promoting makes the innermost variation of a path the first choice at its fork", () => {
    const once = trees.promoted(sample(), ["a", "x", "w"]);
    assert.deepEqual(trees.leaves(once).slice(2), [
        ["a", "x", "w"],
        ["a", "x", "y"],
    ]);
    const twice = trees.promoted(once, ["a", "x", "w"]);
    assert.deepEqual(trees.lineFrom(twice), ["a", "x", "w"]);
    assert.ok(trees.isMain(twice, ["a", "x", "w"]));
    assert.equal(trees.promoted(twice, ["a", "x", "w"]), twice, "the main line cannot be promoted");
});

test("deleting removes a node with its descendants", () => {
    const tree = trees.deleted(sample(), ["a", "b"]);
    assert.deepEqual(trees.lineFrom(tree), ["a", "x", "y"]);
    assert.equal(trees.nodeAt(tree, ["a", "b"]), null);
    assert.deepEqual(trees.standing(tree, ["a", "b", "c"]), ["a"]);
});

test("notes stay with their nodes when variations are promoted", () => {
    const noted = trees.noted(sample(), ["a", "x"], { comment: "bold", glyph: "!?" });
    const tree = trees.promoted(noted, ["a", "x"]);
    assert.equal(trees.nodeAt(tree, ["a", "x"])?.comment, "bold");
    assert.equal(trees.nodeAt(tree, ["a", "x"])?.glyph, "!?");
});

test("up and down go to siblings, then to the forks before and after", () => {
    const tree = sample();
    assert.deepEqual(trees.besides(tree, ["a", "b"], 1), ["a", "x"]);
    assert.deepEqual(trees.besides(tree, ["a", "x"], -1), ["a", "b"]);
    assert.deepEqual(trees.besides(tree, ["a", "b", "c", "d"], -1), ["a", "b"], "the last fork");
    assert.deepEqual(trees.besides(tree, [], 1), ["a", "b"], "the next fork");
    assert.deepEqual(trees.besides(tree, ["a", "x", "w"], 1), ["a", "x", "w"], "no further fork");
    assert.deepEqual(trees.besides(tree, ["a"], -1), []);
});

test("in the text a variation follows the action that it replaces", () => {
    const line = trees.linesOf(sample());
    assert.deepEqual(actionsOf(line), ["a", "b", "c", "d"]);
    const withVariations = line.filter(({ variations }) => variations.length);
    assert.deepEqual(
        withVariations.map(({ nodes, variations }) => [nodes.at(-1)?.node.action, ...variations.map(actionsOf)]),
        [
            ["b", ["x", "y"]],
            ["c", ["z"]],
        ],
    );
    const inner = withVariations[0].variations[0].flatMap(({ variations }) => variations);
    assert.deepEqual(inner.map(actionsOf), [["w"]]);
});

test("the text contains every action of the tree exactly once", () => {
    const count = (/** @type {any} */ node) => node.children.reduce((sum, child) => sum + 1 + count(child), 0);
    const listed = (/** @type {any[]} */ line) =>
        line.reduce(
            (sum, { nodes, variations }) =>
                sum + nodes.length + variations.reduce((all, each) => all + listed(each), 0),
            0,
        );
    let tree = trees.treeOf([]);
    let state = 1;
    const random = (/** @type {number} */ below) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
    };
    for (let step = 0; step < 300; ++step) {
        const ends = trees.leaves(tree);
        const end = ends[random(ends.length)];
        const place = end.slice(0, random(end.length + 1));
        tree = trees.added(tree, place, String(random(4)));
        if (step % 40 === 39 && place.length) tree = trees.deleted(tree, place);
        if (step % 17 === 0) tree = trees.promoted(tree, trees.standing(tree, place));
        assert.equal(listed(trees.linesOf(tree)), count(tree));
    }
});
