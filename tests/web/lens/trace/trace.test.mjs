// The page's replay of a trace, compared with what the replay in C++ made of the same runs.
import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { writtenTree } from "../../../../web/lens/search/given-place.js";
import { kinds as allKinds, INFINITY, isInfinite, pliesToEnd } from "../../../../web/lens/trace/events.js";
import { Replay } from "../../../../web/lens/trace/replay.js";
import { dotOf } from "./dot.mjs";
import { lensRuns, wordsOf } from "./runs.mjs";

const runs = lensRuns().map(({ command, json, dot }) => ({
    name: command.slice(1).join(" "),
    command,
    json,
    dot,
    ...wordsOf(json),
}));

/** @param {{words: number[], texts: string[]}} trace */
function replayOf(trace) {
    const replay = new Replay();
    replay.follow(trace);
    return replay;
}

/** Random numbers from 0 to 1, the same for the same seed. @param {number} seed */
const randomNumbers = (seed) => () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
};

/**
 * All that a cursor says at its step, as plain data.
 * @param {import("../../../../web/lens/trace/cursor.js").Cursor} cursor
 */
function seen(cursor) {
    const { step, nodes, roots, counters, iteration, current, branching } = cursor;
    const lines = roots.map((root) => cursor.line(root));
    return structuredClone({
        step,
        nodes: nodes.map((node) => ({ ...node })),
        roots,
        counters,
        iteration,
        current,
        branching,
        lines,
    });
}

for (const { name, json, dot, words, texts } of runs) {
    test(`replayed as in C++: ${name}`, () => {
        const replay = replayOf({ words, texts });
        const cursor = replay.cursor();
        cursor.seek(replay.events);
        equal(replay.events, json.trace.length);
        equal(replay.algorithm, json.algorithm);
        equal(replay.player, json.player);
        equal(replay.stop, json.stopped);
        const { counters } = cursor;
        deepEqual(
            [counters.nodes, counters.leaves, counters.cutoffs, counters.firstCutoffs, counters.leftOut],
            [json.nodes, json.leaves, json.cutoffs, json.first_cutoffs, json.left_out],
        );
        deepEqual(
            [counters.tableHits, counters.researches, counters.standPats, counters.playouts],
            [json.table_hits, json.researches, json.stand_pats, json.playouts],
        );
        if (json.branching !== undefined) equal(cursor.branching, json.branching);

        const result = cursor.result();
        const line = result < 0 ? [] : cursor.line(result);
        deepEqual(
            line.map((node) => cursor.nodes[node].text),
            json.line,
        );
        const values = result < 0 ? [] : valuesOf(replay, cursor.nodes[result]);
        equal(values[json.player] ?? null, json.value);
        if (json.values) deepEqual(values, json.values);
        equal(dotOf(cursor, json.players), dot);
    });
}

/** @param {Replay} replay @param {import("../../../../web/lens/trace/lens-node.js").LensNode} node */
const valuesOf = (replay, node) =>
    replay.algorithm === "uct" ? node.means.map((mean, player) => replay.score(mean, player)) : node.values;

/**
 * What a typed tree is worth for Max, from its text alone: the highest and lowest values by turns, means where chance
 * decides.
 * @param {import("../../../../web/lens/search/given-place.js").Written} node
 * @returns {number}
 */
function worth({ children, values, turn, outcomes }) {
    if (!children.length) return values[0];
    const below = children.map(worth);
    if (!outcomes) return turn % 2 === 0 ? Math.max(...below) : Math.min(...below);
    const probability = (/** @type {string} */ text) => {
        const [part, whole = 1] = text.split("/").map(Number);
        return part / whole;
    };
    return children.reduce((sum, { chance }, place) => sum + probability(chance) * below[place], 0);
}

test("searches of typed trees for two players find what the text is worth, or a bound of their window", () => {
    const searched = new Set();
    for (const { name, command, json } of runs) {
        const tree = writtenTree(command[command.indexOf("--tree") + 1]);
        if (!tree || json.players.length > 2 || json.stopped !== "complete" || json.algorithm === "uct") continue;
        // At a smaller depth the evaluations in the text count.
        if (command.includes("--depth")) continue;
        const [alpha = -Infinity, beta = Infinity] = command.includes("--window")
            ? command[command.indexOf("--window") + 1].split(",").map(Number)
            : [];
        const within = (/** @type {number} */ value) => Math.min(Math.max(value, alpha), beta);
        equal(within(json.value), within(worth(tree)), name);
        searched.add(json.algorithm);
    }
    for (const algorithm of ["minimax", "negamax", "alpha-beta", "aspiration", "pvs", "expectimax"]) {
        ok(searched.has(algorithm), algorithm);
    }
});

test("every kind of event comes up in the runs, and is read by name", () => {
    const kinds = new Set();
    for (const { words, texts, json } of runs) {
        const replay = replayOf({ words, texts });
        for (let i = 0; i < replay.events; ++i) {
            const { kind, ...fields } = replay.event(i);
            equal(kind, json.trace[i][0]);
            equal(kind, replay.kind(i));
            for (const field of Object.values(fields).flat())
                ok(field !== undefined, `${kind} has a field without value`);
            kinds.add(kind);
        }
    }
    equal(kinds.size, allKinds.length);
});

test("fields keep the names that the trace gives them", () => {
    const { words, texts } = wordsOf({
        trace: [
            ["begin", "max-n", 3, 1, 4, 0, 1, -5, 9, 2, 3],
            ["enter", 0, -1, "", 1, 4, null, null],
            ["enter", 1, 0, "PLACE 1,2", 2, 3, -7, null],
            ["leaf", 1, "over", 4, 5, 6],
            ["take", 0, 1, 1, 4, null],
            ["cut", 0, 1, 5, 7, 5, "a", "b"],
            ["select", 0, 1, 9, 3, 250_000, 1_500_000],
            ["end", "nodes"],
        ],
    });
    const replay = replayOf({ words, texts });
    deepEqual(replay.event(0), {
        kind: "begin",
        algorithm: "max-n",
        players: 3,
        player: 1,
        depth: 4,
        low: [0, -5, 2],
        high: [1, 9, 3],
    });
    deepEqual(replay.event(2), {
        kind: "enter",
        node: 1,
        parent: 0,
        text: "PLACE 1,2",
        player: 2,
        depth: 3,
        alpha: -7,
        beta: INFINITY,
    });
    deepEqual(replay.event(3), { kind: "leaf", node: 1, ending: "over", values: [4, 5, 6] });
    deepEqual(replay.event(4), { kind: "take", node: 0, child: 1, better: true, alpha: 4, beta: INFINITY });
    deepEqual(replay.event(5), { kind: "cut", node: 0, searched: 1, leftOut: 5, alpha: 7, beta: 5, texts: ["a", "b"] });
    deepEqual(replay.event(6), {
        kind: "select",
        node: 0,
        child: 1,
        visits: 9,
        childVisits: 3,
        mean: 250_000,
        bonus: 1_500_000,
    });
    deepEqual(replay.event(7), { kind: "end", stop: "nodes" });
    equal(replay.score(500_000, 1), 2);
});

test("going to a step by any way shows the same", () => {
    const random = randomNumbers(11);
    for (const { name, words, texts } of runs) {
        const replay = replayOf({ words, texts });
        const wanderer = replay.cursor();
        for (let i = 0; i < 12; ++i) {
            const step = Math.floor(random() * (replay.events + 1));
            wanderer.seek(step);
            const direct = replay.cursor();
            direct.seek(step);
            deepEqual(seen(wanderer), seen(direct), `${name}, step ${step}`);
        }
        // All the way back, event by event.
        for (let step = wanderer.step; step > 0; --step) wanderer.seek(step - 1);
        deepEqual(seen(wanderer), seen(replay.cursor()), name);
    }
});

test("a step back is the exact opposite of a step forward, for every event", () => {
    for (const { name, words, texts } of runs.filter(({ json }) => json.trace.length < 400)) {
        const replay = replayOf({ words, texts });
        const cursor = replay.cursor();
        for (let step = 0; step < replay.events; ++step) {
            const before = seen(cursor);
            cursor.seek(step + 1);
            // The whole way back would restart the replay; from here on it is undone.
            if (step > 1) {
                cursor.seek(step);
                deepEqual(seen(cursor), before, `${name}, event ${step}`);
                cursor.seek(step + 1);
            }
        }
    }
});

test("a step outside the trace means its start or its end", () => {
    const cursor = replayOf(runs[1]).cursor();
    cursor.seek(1e9);
    equal(cursor.step, cursor.replay.events);
    cursor.seek(-3);
    equal(cursor.step, 0);
    equal(cursor.current, -1);
    equal(cursor.result(), -1);
    equal(cursor.branching, 0);
});

test("a trace can arrive in pieces of any size", () => {
    for (const { words, texts, name } of runs) {
        const whole = replayOf({ words, texts }).cursor();
        whole.seek(Infinity);
        const replay = new Replay();
        const cursor = replay.cursor();
        replay.follow({ words: [], texts });
        for (let at = 0; at < words.length; at += 7) {
            replay.follow({ words: Int32Array.from(words.slice(at, at + 7)), texts: [] });
            cursor.seek(replay.events);
        }
        deepEqual(seen(cursor), seen(whole), name);
        equal(replay.stop, whole.replay.stop);
    }
});

test("the window now differs from the window at entry", () => {
    const cursor = replayOf(runs[1]).cursor();
    cursor.seek(Infinity);
    const [root] = cursor.nodes;
    deepEqual([root.alpha0, root.beta0], [-INFINITY, INFINITY]);
    deepEqual([root.alpha, root.beta], [3, INFINITY]);
    ok(isInfinite(root.beta) && !isInfinite(root.alpha));
});

test("a cut names the child that made it, and what it left out", () => {
    const cursor = replayOf(runs[1]).cursor();
    cursor.seek(Infinity);
    const cuts = cursor.nodes.filter(({ leftOut }) => leftOut > 0);
    equal(cuts.length, 1);
    const [cut] = cuts;
    deepEqual([cut.cutAlpha, cut.cutBeta, cut.leftOut], [3, 2, 2]);
    deepEqual(cut.leftOutTexts, ["b2", "b3"]);
    equal(cursor.nodes[cut.cutBy].values[0], 2);
    ok(cut.children.includes(cut.cutBy));
});

test("paths, texts and the principal variation of a node", () => {
    const run = runs.find(({ json }) => json.algorithm === "best-reply" && json.players.length === 3);
    ok(run);
    const replay = replayOf(run);
    const cursor = replay.cursor();
    cursor.seek(Infinity);
    const reply = cursor.nodes.findIndex(({ text }) => text.includes("; "));
    const path = cursor.path(reply);
    equal(path[0], cursor.roots[0]);
    equal(path.at(-1), reply);
    equal(cursor.texts(reply).length, 3, "a reply has an action of each opponent");
    ok(cursor.texts(reply).every((text) => !text.includes(";")));
    const result = cursor.result();
    ok(cursor.onLine(result) && cursor.line(result).every((node) => cursor.onLine(node)));
    equal(cursor.nodes.filter((_, node) => cursor.onLine(node)).length, 1 + cursor.line(result).length);
    cursor.seek(3);
    ok(!cursor.onLine(2));
});

test("proven ends are told by their distance", () => {
    equal(pliesToEnd(999_997), 3);
    equal(pliesToEnd(-999_998), 2);
    equal(pliesToEnd(899_999), null);
    equal(pliesToEnd(INFINITY), null);
});
