// The Python searches that the lens shows visit the same nodes in the same order as the C++ searches, with the same
// windows, cut-offs and values.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { loadFullModule, repository } from "../module.mjs";
import { eventsOf, runInModule } from "./traces.mjs";

const folder = path.join(repository, "engine", "lens", "python");
const driver = path.join(repository, "tests/wasm/lens/lens_python.py");
const sources = JSON.parse(readFileSync(path.join(repository, "engine", "lens", "sources.json"), "utf8"));
const lens = new (await loadFullModule()).Lens();

/** Random whole numbers from 0 to `below`. @param {number} seed */
function randomNumbers(seed) {
    return (/** @type {number} */ below) => {
        seed = (Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
        return ((Math.imul(seed ^ (seed >>> 12), 0x297a2d39) >>> 8) % below) | 0;
    };
}

/** A random tree as an object and as a text; each inner node states its static evaluation. */
function randomTree(seed, { players = 2, depth = 5, most = 20 } = {}) {
    const below = randomNumbers(seed);
    let nodes = 0;
    const score = () =>
        players === 2 ? below(most) - Math.floor(most / 2) : Array.from({ length: players }, () => below(most));
    const made = (level) => {
        const node = { name: `n${nodes++}`, player: level % players, value: score(), children: [] };
        const leaf = level === depth || (level > 1 && below(6) === 0);
        const count = leaf ? 0 : 1 + below(4);
        for (let i = 0; i < count; i++) node.children.push(made(level + 1));
        return node;
    };
    return made(0);
}

const valueText = (value) => (Array.isArray(value) ? `(${value})` : String(value));
function textOf({ name, value, children }) {
    if (children.length === 0) return `${name}:${valueText(value)}`;
    if (children[0].probability) {
        return `${name}:{${children.map((child) => `${child.probability}: ${textOf(child)}`).join(", ")}}`;
    }
    return `${name}=${valueText(value)}:[${children.map(textOf).join(" ")}]`;
}

const leavesOf = (node) => (node.children.length ? node.children.flatMap(leavesOf) : [node]);

/** The tree with values from 0 to 1, as UCT takes them, from values of -8 to 8: sixteenths are exact. */
const scaled = (node) => ({ ...node, value: (node.value + 8) / 16, children: node.children.map(scaled) });

/** A tree whose lowest and highest values are -8 and 8. @param {number} seed */
function sixteenths(seed) {
    const root = randomTree(seed, { most: 17 });
    return { ...root, value: 8, children: root.children.map((child) => ({ ...child, value: -8 })) };
}

/**
 * A tree with chance nodes below the second player's, in which every mean is a whole number: probabilities are quarters
 * or halves, and values are multiples of 64.
 * @param {number} seed
 */
function withChance(seed) {
    const below = randomNumbers(seed + 1000);
    const changed = (node, level = 0) => {
        const inner = node.children.length > 0;
        const chance = inner && level > 0 && below(3) === 0;
        const count = chance ? [1, 2, 4][below(3)] : node.children.length;
        const children = Array.from({ length: count }, (_, i) => node.children[i % node.children.length] ?? node);
        const named = children.map((child, i) => ({ ...changed(child, level + 1), name: `${child.name}_${i}` }));
        if (!inner) return { ...node, value: 64 * node.value };
        if (!chance) return { ...node, children: named };
        return { ...node, player: null, children: named.map((child) => ({ ...child, probability: 1 / count })) };
    };
    return turned(changed(randomTree(seed, { depth: 4 })), 0);
}

/** The players of a tree in which chance nodes are no turn. */
function turned(node, turn) {
    const chance = node.player === null;
    const children = node.children.map((child) => turned(child, chance ? turn : turn + 1));
    return { ...node, player: chance ? null : turn % 2, children };
}

/** The events of a search in C++ as the steps of the Python search. */
function stepsOf(events, algorithm, root) {
    const names = [];
    const players = [];
    const steps = [];
    const [, , count] = events[0];
    const unit = events[0][5 + 2 * count] ?? 1;
    const negamax = algorithm === "negamax";
    for (const [kind, ...fields] of events) {
        const name = names[fields[0]];
        if (kind === "enter") {
            names.push(fields[2].split("; ").at(-1) || root.name);
            players.push(fields[3]);
            const windowed = !["minimax", "max-n", "uct", "expectimax"].includes(algorithm);
            const window = windowed ? fields.slice(-2) : [];
            // In negamax a window is that of the player to move.
            const turned = window.map((bound) => bound && 0 - bound).reverse();
            steps.push([kind, names.at(-1), ...(negamax && fields[3] === 1 ? turned : window)]);
        } else if (kind === "leaf" && algorithm !== "uct") {
            steps.push([kind, name]);
        } else if (kind === "leave") {
            const value =
                algorithm === "max-n" ? fields.slice(1) : fields[1 + (negamax ? players[fields[0]] : 0)] / unit;
            const leaf = steps.at(-1)[0] === "leaf" && steps.at(-1)[1] === name;
            if (leaf) steps.at(-1).push(value);
            else steps.push([kind, name, value]);
        } else if (["take", "cut", "research", "widen", "chance", "select", "expand", "playout"].includes(kind)) {
            steps.push([kind, name]);
        } else if (kind === "back-up") {
            steps.push([kind, name, fields[1]]);
        }
    }
    return steps;
}

const moduleOf = (algorithm) => path.basename(sources[`${algorithm}.py`].pieces[0].file, ".py");

function runPython(runs) {
    const input = JSON.stringify({ folder, runs });
    return JSON.parse(execFileSync("python3", [driver], { input, encoding: "utf8", maxBuffer: 1e9 }));
}

const leaf = (name, player, value) => ({ name, player, value, children: [] });
const textbook = {
    ...leaf("n0", 0, 3),
    children: [
        [3, 12, 8],
        [2, 4, 6],
        [14, 5, 2],
    ].map((values, i) => ({
        ...leaf(`m${i}`, 1, Math.min(...values)),
        children: values.map((value, j) => leaf(`m${i}${j}`, 0, value)),
    })),
};

const seeds = Array.from({ length: 30 }, (_, i) => i + 1);
const two = [textbook, ...seeds.map((seed) => randomTree(seed)), randomTree(99, { depth: 8, most: 200 })];
const three = seeds.map((seed) => randomTree(seed, { players: 3, most: seed % 2 ? 6 : 100 }));
const expectimax = seeds.map(withChance);
const treesFor = { expectimax, "max-n": three, paranoid: three, "best-reply": three, uct: seeds.map(sixteenths) };

for (const algorithm of Object.keys(sources).filter((name) => !name.endsWith(".py"))) {
    test(`${algorithm} in Python takes the steps of the search in C++`, () => {
        const trees = treesFor[algorithm] ?? two;
        const seen = new Set();
        const uct = algorithm === "uct";
        const guess = { guess: 3, delta: 2 };
        const options = (seed) =>
            uct ? { playouts: 80, exploration: 900, seed } : algorithm === "aspiration" ? guess : { depth: 12 };
        const runs = trees.map((tree, seed) => ({
            module: moduleOf(algorithm),
            tree: uct ? scaled(tree) : tree,
            ...(uct ? { playouts: 80, c: 0.9, seed } : {}),
            ...(algorithm === "aspiration" ? { arguments: [guess.guess, guess.delta] } : {}),
        }));
        const found = runPython(runs);
        for (const [i, tree] of trees.entries()) {
            const request = { tree: textOf(tree), options: { algorithm, ...options(i) } };
            const expected = stepsOf(eventsOf(runInModule(lens, request)), algorithm, tree);
            const differs = expected.findIndex((step, at) => JSON.stringify(step) !== JSON.stringify(found[i][at]));
            assert.deepEqual(found[i][differs], expected[differs], `tree ${i}, step ${differs}: ${textOf(tree)}`);
            assert.equal(found[i].length, expected.length, `tree ${i}`);
            for (const [kind] of expected) seen.add(kind);
        }
        assert.deepEqual([...seen].sort(), [...sources[`${algorithm}.py`].steps].sort(), "every marked line ran");
        assert.ok(trees.some((tree) => leavesOf(tree).length > 50));
    });
}
