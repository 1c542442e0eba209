/**
 * The state of the analysis as one plain object, and values derived from it. Pure functions.
 *
 * @typedef {import("./tree/tree.js").Node} Node
 *
 * `player`: the player to move in the searched position.
 * @typedef {{on: boolean, endless: boolean, busy: boolean, lines: number, algorithm: string, player: number,
 *            progress: SearchProgress | null, depths: SearchDepth[], failure: string}} Thinking
 * `views`: the actions of the line as the engine describes them for the board.
 * @typedef {{line: number, state: GameState, views: ActionView[]}} Preview
 *
 * `base`: the record without actions and analysis. `ending`: of the game, where the moves don't show it. `path`: the
 * position shown; `state` follows it after the engine's reply. `past`: earlier trees and paths, for undo. `shares`: the
 * last known chances of winning by player. `looked`: the action under the pointer or focus in a list. `described`: a
 * counter that grows when the engine has described more actions.
 * @typedef {{phase: "loading" | "ready" | "trouble", trouble: string, games: GameSpec[], levels: Level[],
 *            base: GameRecord, ending: unknown, layout: BoardLayout | null, state: GameState | null, tree: Node, path:
 *            Path, past: {tree: Node, path: Path}[], thinking: Thinking, preview: Preview | null, shares: number[] |
 *            null, graph: {busy: boolean, values: Map<string, Value>, known: number}, notices: Notice[],
 *            practice: Exercise | null, readers: number[], looked: ActionView | null, described: number}}
 *     AnalysisModel
 * `graph`: the analysis of the whole game. `values`: values of positions by `keyOf` of their path; the map is changed
 * in place. `known`: the number of values at the last update of the model. `practice`: the exercise from the reader's
 * own mistakes, while there is one. `readers`: the players that people at this board held; empty where that isn't
 * known.
 */

import { analysisRecord } from "./format.js";
import { lineFrom, treeOf } from "./tree/tree.js";

/**
 * @import {
 *     ActionView,
 *     BoardLayout,
 *     GameRecord,
 *     GameSpec,
 *     GameState,
 *     Level,
 *     SearchDepth,
 *     SearchProgress,
 * } from "../engine/protocol.js"
 * @import { Notice } from "../ui/notices/notices-element.js"
 * @import { Value } from "./review/graph.js"
 * @import { Exercise } from "./review/practice.js"
 * @import { Path } from "./tree/tree.js"
 */

export const MAX_LINES = 5;

/** @returns {AnalysisModel} */
export function emptyAnalysis() {
    return {
        phase: "loading",
        trouble: "",
        games: [],
        levels: [],
        base: { game: "" },
        ending: null,
        layout: null,
        state: null,
        tree: treeOf([]),
        path: [],
        past: [],
        thinking: {
            on: true,
            endless: false,
            busy: false,
            lines: 3,
            algorithm: "",
            player: 0,
            progress: null,
            depths: [],
            failure: "",
        },
        preview: null,
        shares: null,
        graph: emptyGraph(),
        notices: [],
        practice: null,
        readers: [],
        looked: null,
        described: 0,
    };
}

/** A graph without values. @returns {AnalysisModel["graph"]} */
export const emptyGraph = () => ({ busy: false, values: new Map(), known: 0 });

/** @param {Path} path */
export const keyOf = (path) => path.join("\n");

/** @param {AnalysisModel} model */
export const specOf = (model) => model.games.find(({ id }) => id === model.base.game) ?? null;

/** @param {AnalysisModel} model */
export const playerCount = (model) => specOf(model)?.players.length ?? 2;

/** @param {GameState} state */
export const isOver = ({ outcome }) => outcome.state !== "ongoing";

/** The game as a record with notes and variations. @param {AnalysisModel} model */
export const recordOf = (model) => analysisRecord(model.base, model.tree, model.path);

/** The main line and the known values of its positions, by ply. @param {AnalysisModel} model */
export function mainValues({ tree, graph }) {
    const { line, keys } = mainLine(tree);
    return { line, values: keys.map((key) => graph.values.get(key)) };
}

/** A tree never changes, and the keys of a long game are long. @type {WeakMap<Node, {line: Path, keys: string[]}>} */
const mainLines = new WeakMap();

/** The main line, and the keys of its positions. @param {Node} tree */
function mainLine(tree) {
    const known = mainLines.get(tree);
    if (known) return known;
    const line = lineFrom(tree);
    const keys = [keyOf([])];
    for (const action of line) keys.push(keys.length === 1 ? action : `${keys[keys.length - 1]}\n${action}`);
    const found = { line, keys };
    mainLines.set(tree, found);
    return found;
}

/** Settings of an earlier visit; values of a wrong type are dropped. @param {any} kept @returns {Partial<Thinking>} */
export function settingsFrom({ on, lines, algorithm }) {
    return {
        ...(typeof on === "boolean" ? { on } : {}),
        ...(Number.isInteger(lines) && lines >= 1 && lines <= MAX_LINES ? { lines } : {}),
        ...(typeof algorithm === "string" ? { algorithm } : {}),
    };
}
