/** Given trees: their layout, searches to fill in, edits, and random ones. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { leafValue, withChild, without, withSibling, withValue } from "../../../../web/lens/given/edit.js";
import { withChance, withProbability } from "../../../../web/lens/given/edit-chance.js";
import {
    blanksOf,
    correctEntries,
    emptyEntries,
    entriesFrom,
    entriesText,
    fillAlgorithms,
    judge,
    readField,
} from "../../../../web/lens/given/fill.js";
import { nodesOf, placeNodes } from "../../../../web/lens/given/place-nodes.js";
import { EXAMPLE, readRandomOptions, STANDARD, writeRandomOptions } from "../../../../web/lens/given/random-options.js";
import { writtenTree } from "../../../../web/lens/search/given-place.js";
import { plainTree } from "../../../../web/lens/search/plain-tree.js";
import { lecture, lens, replayOf, threePlayers } from "../module.mjs";

/** @param {string} text */
const nodesIn = (text) => nodesOf(/** @type {any} */ (writtenTree(text)));

/** @param {string} tree @param {string} [algorithm] */
function blanksIn(tree, algorithm = "alpha-beta", windows = true) {
    const { height } = lens.readTree(tree);
    return blanksOf(nodesIn(tree), replayOf({ tree, options: { algorithm, depth: height } }), windows);
}

/** @param {ReturnType<typeof blanksIn>} blanks @param {string} name */
const at = (blanks, name) => blanks.findIndex(({ node }) => node.name === name);

test("no two nodes of a level overlap, however uneven the tree is", () => {
    const sizes = { inner: 80, leaf: 30, gap: 10, level: 90 };
    for (let seed = 0; seed < 30; ++seed) {
        const nodes = nodesIn(lens.randomTree("depth=4,branching=1-4,saves=0-200", seed).tree);
        const { width, height } = placeNodes(nodes, sizes);
        assert.equal(height, 4 * 90);
        /** @type {Map<number, number>} */
        const ends = new Map();
        for (const { level, x, children } of nodes) {
            const half = (children.length ? sizes.inner : sizes.leaf) / 2;
            assert.ok(x - half >= (ends.get(level) ?? 0), `${seed}: ${x} on level ${level}`);
            assert.ok(x + half <= width);
            ends.set(level, x + half);
        }
    }
});

test("the lecture's tree: windows on arrival, values, and the branches that are cut off", () => {
    const blanks = blanksIn(lecture);
    assert.equal(blanks.length, 13);
    const texts = correctEntries(blanks).map(({ texts }) => texts.join(" "));
    assert.equal(texts[0], "−∞ ∞ 3");
    assert.equal(texts[at(blanks, "B")], "3 ∞ 2");
    assert.deepEqual(
        blanks.filter(({ cut }) => cut).map(({ node }) => node.name),
        ["b2", "b3"],
    );
    const all = judge(blanks, correctEntries(blanks));
    assert.deepEqual([all.points, all.of, all.score], [6, 6, 1]);
});

test("nodes share a point among their fields, branches count, and a false mark costs a point", () => {
    const blanks = blanksIn(lecture);
    const nothing = judge(blanks, emptyEntries(blanks));
    assert.equal(nothing.score, 0);
    assert.equal(nothing.verdicts[at(blanks, "b1")], "", "a leaf asks for nothing");
    assert.equal(nothing.verdicts[at(blanks, "b2")], "incorrect", "a branch that is not marked");

    const entries = correctEntries(blanks);
    entries[at(blanks, "C")].texts[2] = "14";
    const partly = judge(blanks, entries);
    assert.equal(partly.verdicts[at(blanks, "C")], "partly");
    assert.equal(partly.points.toFixed(3), "5.667");
    entries[at(blanks, "c3")].cut = true;
    const marked = judge(blanks, entries);
    assert.equal(marked.verdicts[at(blanks, "c3")], "incorrect");
    assert.equal(marked.points.toFixed(3), "4.667");
    // Below a marked branch there is nothing to be right about.
    entries[at(blanks, "C")].cut = true;
    assert.equal(judge(blanks, entries).verdicts[at(blanks, "C")], "incorrect");
});

test("a value beyond its window counts as the bound too: both ways of failing are taught", () => {
    const blanks = blanksIn(lecture);
    const entries = correctEntries(blanks);
    entries[at(blanks, "B")].texts[2] = "3";
    assert.equal(judge(blanks, entries).score, 1);
    entries[at(blanks, "B")].texts[2] = "4";
    assert.ok(judge(blanks, entries).score < 1);
});

test("minimax asks for values only, max-n for those of all players, and decimals are as typed", () => {
    assert.deepEqual(blanksIn(lecture, "minimax")[0].fields, ["value"]);
    assert.deepEqual(blanksIn(lecture, "alpha-beta", false)[0].fields, ["value"]);
    const blanks = blanksIn(threePlayers.trim(), "max-n");
    assert.deepEqual(blanks[0].answers[0][0].length, 3);
    const entries = correctEntries(blanks);
    entries[0].texts[0] = `(${entries[0].texts[0].replaceAll(" ", ", ")})`;
    assert.equal(judge(blanks, entries).score, 1);
    const decimals = blanksIn("[[3.5, -12], [0.25, 8]]", "minimax");
    assert.deepEqual(decimals[0].answers, [[[0.25]]]);
});

const chances = "({1/3: 1, 2/3: 9} {0.5: (2 8), 0.5: 20} (1 4))";

test("negamax asks for the values of the player to move and its cuts, but for no window", () => {
    const blanks = blanksIn(lecture, "negamax");
    assert.deepEqual(blanks[0].fields, ["value"]);
    const texts = correctEntries(blanks).map(({ texts }) => texts.join());
    assert.deepEqual([texts[0], texts[at(blanks, "A")], texts[at(blanks, "B")]], ["3", "−3", "−2"]);
    assert.deepEqual(
        blanks.filter(({ cut }) => cut).map(({ node }) => node.name),
        ["b2", "b3"],
    );
    const entries = correctEntries(blanks);
    entries[at(blanks, "B")].texts[0] = "-3";
    assert.equal(judge(blanks, entries).score, 1, "the bound of the window, for the player to move");
    entries[at(blanks, "A")].texts[0] = "3";
    assert.equal(judge(blanks, entries).verdicts[at(blanks, "A")], "incorrect");
});

test("expectimax asks for means, of which two decimals are enough; no player moves at a chance node", () => {
    const blanks = blanksIn(chances, "expectimax");
    const names = ["A", "B", "b1", "C"];
    assert.deepEqual(
        names.map((name) => [blanks[at(blanks, name)].player, blanks[at(blanks, name)].answers[0][0][0]]),
        [
            [-1, 6.333],
            [-1, 11],
            [1, 2],
            [1, 1],
        ],
    );
    const entries = correctEntries(blanks);
    assert.equal(judge(blanks, entries).score, 1);
    entries[at(blanks, "A")].texts[0] = "6.33";
    assert.equal(judge(blanks, entries).score, 1);
    entries[at(blanks, "A")].texts[0] = "6.3";
    assert.ok(judge(blanks, entries).score < 1);
});

test("a tree is filled in with the searches that can search it", () => {
    assert.deepEqual(fillAlgorithms({ players: 2, chance: false }), ["alpha-beta", "minimax", "negamax"]);
    assert.deepEqual(fillAlgorithms({ players: 2, chance: true }), ["expectimax"]);
    assert.deepEqual(fillAlgorithms({ players: 3, chance: false }), ["max-n"]);
});

test("fields are read as people write numbers", () => {
    assert.deepEqual(readField(" −۱۲ ", 1), [-12]);
    assert.deepEqual(readField("(1, 2, 6)", 3), [1, 2, 6]);
    for (const text of ["", "x", "1;2"]) assert.equal(readField(text, 1), null, text);
    assert.equal(readField("1 2", 3), null);
});

test("what was entered is saved as a short text and read back; another tree's text does no harm", () => {
    const blanks = blanksIn(lecture);
    const entries = correctEntries(blanks);
    const text = entriesText(entries);
    assert.equal(text, "−∞/∞/3;−∞/∞/3;;;;3/∞/2;;x;x;3/∞/2");
    assert.deepEqual(entriesFrom(blanks, text), entries);
    assert.equal(entriesText(emptyEntries(blanks)), "");
    assert.equal(entriesFrom(blanks, "a/b/c/d;;;;;;;;;;;;;;;;;;;x").length, 13);
});

test("random trees of 200 seeds give a task of the same points each", () => {
    const of = new Set();
    for (let seed = 0; seed < 200; ++seed) {
        const blanks = blanksIn(lens.randomTree("depth=2,branching=3,saves=2", seed).tree);
        of.add(judge(blanks, correctEntries(blanks)).of);
    }
    assert.deepEqual([...of], [6]);
});

/** @param {string} text @param {string} name */
function wordsOf(text, name) {
    const nodes = nodesIn(text);
    const node = /** @type {any} */ (nodes.find((each) => each.name === name));
    return { node: node.written, parent: nodes[node.parent]?.written };
}

test("digits, commas and brackets of other scripts, and numbers as programs write them, become the engine's", () => {
    const plain = {
        "[[3, 12, 8], [2, 4, 6]]": "[[3, 12, 8], [2, 4, 6]]",
        "tree = [[−3, +12.5], [.5, -.25]]": "[[-3, 12.5], [0.5, -0.25]]",
        "[[۳، ۱۲٫۵]، [٢, 4]]": "[[3, 12.5], [2, 4]]",
        "（（3，12）（2、4））": "((3,12)(2,4))",
        "A'=4:(b-1:3 {.5: 1, 1/2: 2})": "A'=4:(b-1:3 {0.5: 1, 1/2: 2})",
    };
    for (const [text, expected] of Object.entries(plain)) {
        assert.equal(plainTree(text), expected);
        assert.equal(plainTree(expected), expected);
    }
});

test("a leaf's value is changed in the text; names, spaces and the style of brackets stay", () => {
    const { node } = wordsOf("( A:(b:3  12) [4, 5] )", "b");
    assert.deepEqual(withValue("( A:(b:3  12) [4, 5] )", node, "-2.5"), { text: "( A:(b:-2.5  12) [4, 5] )", at: 5 });
    assert.equal(leafValue("−۲٫۵", 1), "-2.5");
    assert.equal(leafValue("(1, 2, 6)", 3), "(1,2,6)");
    for (const typed of ["", "a", "1.2345", "900000", "1 2"])
        assert.equal(leafValue(typed, typed === "1 2" ? 3 : 1), null);
});

test("children and siblings are added, and nodes removed, in either style", () => {
    const text = "((3 12) 4)";
    assert.equal(withChild(text, wordsOf(text, "A").node, 1).text, "((3 12 0) 4)");
    assert.equal(withChild(text, wordsOf(text, "B").node, 1).text, "((3 12) (4))");
    assert.equal(withSibling(text, wordsOf(text, "a1").node, 1, wordsOf(text, "a1").parent).text, "((3 0 12) 4)");
    const list = "[[3, 12], x:4]";
    assert.equal(withSibling(list, wordsOf(list, "x").node, 1, wordsOf(list, "x").parent).text, "[[3, 12], x:4, 0]");
    assert.equal(withChild(list, wordsOf(list, "x").node, 1).text, "[[3, 12], x:[4]]");
    const remove = (/** @type {string} */ from, /** @type {string} */ name, players = 1) => {
        const { node, parent } = wordsOf(from, name);
        return without(from, node, parent, players).text;
    };
    assert.equal(remove(text, "a1"), "((12) 4)");
    assert.equal(remove(list, "a2"), "[[3], x:4]");
    assert.equal(remove(list, "A"), "[x:4]");
    assert.equal(remove("((3) 4)", "a1"), "(3 4)");
    assert.equal(remove("(((1,2,6)) (1,1,1))", "a1", 3), "((1,2,6) (1,1,1))");
    assert.equal(remove("(((1 2)) 4)", "a1"), "(0 4)");
});

test("outcomes are added, removed and weighed; their probabilities add up to 1", () => {
    const sibling = (/** @type {string} */ text, /** @type {string} */ name) => {
        const { node, parent } = wordsOf(text, name);
        return withSibling(text, node, 1, parent);
    };
    const added = sibling(chances, "a2");
    assert.equal(added.text, "({1/3: 1, 1/3: 9, 1/3: 0} {0.5: (2 8), 0.5: 20} (1 4))");
    assert.equal(added.text.slice(added.at, added.at + 2), "0}");
    assert.equal(sibling("({0.5: 3, 0.5: 1} 2)", "a1").text, "({0.25: 3, 0.25: 0, 0.5: 1} 2)");
    // A denominator that the engine doesn't read: all are equal.
    assert.equal(sibling("({1/1000: 3, 999/1000: 1} 2)", "a1").text, "({1/3: 3, 1/3: 0, 1/3: 1} 2)");
    const remove = (/** @type {string} */ text, /** @type {string} */ name) => {
        const { node, parent } = wordsOf(text, name);
        return without(text, node, parent, 1).text;
    };
    assert.equal(remove("({1/3: 1, 1/6: 2, 1/2: 3} 4)", "a2"), "({0.5: 1, 1/2: 3} 4)");
    assert.equal(remove("({0.5: 1, 0.5: 2} 4)", "a1"), "({1: 2} 4)");
    assert.equal(remove("({1: 2} 4)", "a1"), "(2 4)");
    const weighed = (/** @type {string} */ name, /** @type {string} */ typed) => {
        const { node, parent } = wordsOf(chances, name);
        return withProbability(chances, parent, parent.children.indexOf(node), typed)?.text ?? null;
    };
    assert.equal(weighed("a1", "0.25"), "({0.25: 1, 0.75: 9} {0.5: (2 8), 0.5: 20} (1 4))");
    assert.equal(weighed("b2", "1/6"), "({1/3: 1, 2/3: 9} {5/6: (2 8), 1/6: 20} (1 4))");
    for (const typed of ["0", "1", "1.5", "x", "", "1/2000"]) assert.equal(weighed("a1", typed), null, typed);
});

test("an inner node becomes a chance node, and a chance node one where a player moves", () => {
    const toggled = (/** @type {string} */ text, /** @type {string} */ name) =>
        withChance(text, wordsOf(text, name).node).text;
    assert.equal(toggled("(A=4:(3 12 8) 1)", "A"), "(A=4:{1/3: 3, 1/3: 12, 1/3: 8} 1)");
    assert.equal(toggled(chances, "B"), "({1/3: 1, 2/3: 9} ((2 8) 20) (1 4))");
    assert.equal(toggled("[[3, 12], 4]", "A"), "[{0.5: 3, 0.5: 12}, 4]");
});

test("whatever is edited, the engine reads the tree", () => {
    for (const tree of [lecture, chances]) edits(tree);
});

/** Edits a tree many times. @param {string} tree */
function edits(tree) {
    let text = tree;
    for (let step = 0; step < 200; ++step) {
        const nodes = nodesIn(text);
        const { written, parent } = nodes[(step * 7) % nodes.length];
        const edited =
            step % 11 === 0 && written.children.length
                ? withChance(text, written)
                : step % 3 === 0
                  ? withChild(text, written, 1)
                  : step % 3 === 1 || parent < 0 || (parent === 0 && nodes[0].children.length === 1)
                    ? parent < 0
                        ? withChild(text, written, 1)
                        : withSibling(text, written, 1, nodes[parent].written)
                    : without(text, written, nodes[parent].written, 1);
        if (lens.readTree(edited.text).error?.message.match(/plies|children/)) continue;
        assert.equal(lens.readTree(edited.text).error, undefined, edited.text);
        assert.ok(nodesIn(edited.text).some((node) => node.written.start === edited.at));
        ({ text } = edited);
    }
}

test("the options of random trees are read and written as the engine reads them", () => {
    for (const text of [
        EXAMPLE,
        "depth=3,branching=2-3,values=-9--3",
        "depth=1,branching=4,players=3,values=0-15,ties=no,saves=0",
        "depth=4,branching=2,values=0-15,chance=2+4",
    ]) {
        assert.equal(writeRandomOptions(readRandomOptions(text)), text);
        assert.equal(lens.randomTree(writeRandomOptions(readRandomOptions(text)), 1).error, undefined, text);
    }
    assert.deepEqual(readRandomOptions(""), STANDARD);
    // With chance nodes there is nothing that alpha-beta could save.
    const chance = { ...readRandomOptions(EXAMPLE), players: 3, bestLater: true, chance: [2, 3] };
    assert.equal(writeRandomOptions(chance), "depth=2,branching=3,values=0-15,chance=2");
    assert.deepEqual(lens.randomTree("", 5), lens.randomTree(writeRandomOptions(STANDARD), 5));
});
