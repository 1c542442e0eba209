/** Runs the searches of a lesson in the full module, and reads from their traces what facts are about. */
import { Replay } from "../../../../web/lens/trace/replay.js";
import { runInModule } from "../../../wasm/lens/traces.mjs";
import { loadFullModule } from "../../../wasm/module.mjs";

const lensModule = await loadFullModule();

/** Scores from here on are proven ends. */
const proven = 900_000;

/**
 * Runs a search to its end. Throws if the engine refuses it.
 * @param {import("../../../../web/learn/search/lessons.js").Run} run
 */
export function finished(run) {
    const lens = new lensModule.Lens();
    try {
        const replay = new Replay();
        replay.follow(runInModule(lens, run, 20_000));
        const cursor = replay.cursor();
        cursor.seek(replay.events);
        return { replay, cursor };
    } finally {
        lens.delete();
    }
}

/**
 * Loads a position and returns its state.
 * @param {import("../../../../web/learn/search/lessons.js").GameRecord} record
 */
export function stateOf(record) {
    const session = new lensModule.Session();
    try {
        const { state, error } = session.load(record);
        if (error) throw new Error(error.message);
        return state;
    } finally {
        session.delete();
    }
}

/**
 * @typedef {ReturnType<typeof finished>} Finished
 * @typedef {import("../../../../web/lens/trace/lens-node.js").LensNode} LensNode
 */

/** @param {Finished} run @returns {LensNode} the root of the last iteration */
const rootOf = ({ cursor }) => cursor.nodes[cursor.roots[cursor.roots.length - 1]];

/** @param {Finished} run @param {string} text @returns {LensNode} the root's child after an action */
function childOf(run, text) {
    const child = rootOf(run)
        .children.map((number) => run.cursor.nodes[number])
        .find((node) => node.text === text);
    if (!child) throw new Error(`the root has no child ${text}`);
    return child;
}

/** @param {Finished} run @param {LensNode} node @returns {number} its score for the player who searches */
const scoreOf = ({ replay }, node) => node.values[replay.player];

/** @param {Finished} run @param {number} node */
const heightBelow = (run, node) =>
    run.cursor.nodes[node].children.reduce((most, child) => Math.max(most, 1 + heightBelow(run, child)), 0);

/** The constant of the course's runs of UCT, in thousandths. */
const exploration = 1414;
const round = (/** @type {number} */ number) => Math.round(100 * number) / 100;

/** @param {Finished} run @param {string} text */
const shareOf = (run, text) => childOf(run, text).means[rootOf(run).player] / 1e6;
/** The bonus of UCB1 as the lesson states it. @param {Finished} run @param {string} text */
const bonusOf = (run, text) =>
    (exploration / 1000) * Math.sqrt(Math.log(rootOf(run).visits) / childOf(run, text).visits);

/** What can be read, by the first word; the other words are the name of an action. */
/** @type {Record<string, (run: Finished, action: string) => number>} */
const readings = {
    nodes: ({ cursor }) => cursor.counters.nodes,
    leaves: ({ cursor }) => cursor.counters.leaves,
    cutoffs: ({ cursor }) => cursor.counters.cutoffs,
    firstCutoffs: ({ cursor }) => cursor.counters.firstCutoffs,
    leftOut: ({ cursor }) => cursor.counters.leftOut,
    tableHits: ({ cursor }) => cursor.counters.tableHits,
    playouts: ({ cursor }) => cursor.counters.playouts,
    depth: ({ replay }) => replay.depth,
    height: (run) => heightBelow(run, run.cursor.roots[run.cursor.roots.length - 1]),
    rootChildren: (run) => rootOf(run).children.length,
    value: (run) => scoreOf(run, rootOf(run)),
    best: (run) => rootOf(run).children.indexOf(rootOf(run).best),
    rootChild: (run, action) => scoreOf(run, childOf(run, action)),
    highestLeaf: (run) =>
        Math.max(...run.cursor.nodes.filter(({ source }) => source === "leaf").map((node) => scoreOf(run, node))),
    // 1 for a proven win, -1 for a proven loss, 0 otherwise.
    proven: (run) => provenOf(scoreOf(run, rootOf(run))),
    winningChildren: (run) =>
        rootOf(run).children.filter((child) => provenOf(scoreOf(run, run.cursor.nodes[child])) === 1).length,
    losingChildren: (run) =>
        rootOf(run).children.filter((child) => provenOf(scoreOf(run, run.cursor.nodes[child])) === -1).length,
    // Plies along the principal variation, which ends with the game.
    winIn: ({ cursor }) => cursor.line(cursor.roots[0]).length,
    visits: (run, action) => childOf(run, action).visits,
    wins: (run, action) => Math.round(shareOf(run, action) * childOf(run, action).visits),
    share: (run, action) => round(shareOf(run, action)),
    bonus: (run, action) => round(bonusOf(run, action)),
    sum: (run, action) => round(shareOf(run, action) + bonusOf(run, action)),
    exploration: () => round(exploration / 1000),
    lastSelected(run) {
        const { replay } = run;
        let last = -1;
        for (let at = 0; at < replay.events; ++at) {
            const event = replay.event(at);
            if (event.kind === "select" && event.node === run.cursor.roots[0]) last = event.child;
        }
        return rootOf(run).children.indexOf(last);
    },
};

/** @param {number} score */
const provenOf = (score) => (Math.abs(score) < proven ? 0 : Math.sign(score));

/** Returns what a fact says of a finished run. @param {Finished} run @param {string} read */
export function read(run, read) {
    const [what, ...action] = read.split(" ");
    const reading = readings[what];
    if (!reading) throw new Error(`there is no reading ${what}`);
    return reading(run, action.join(" "));
}
