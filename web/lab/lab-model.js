/**
 * What the analysis knows, as one plain object, and what follows from it. Nothing here waits or draws.
 *
 * @typedef {import("./tree.js").Node} Node
 * @typedef {import("./tree.js").Path} Path
 * @typedef {import("./graph.js").Value} Value
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 * @typedef {import("../engine/protocol.js").GameSpec} GameSpec
 * @typedef {import("../engine/protocol.js").GameState} GameState
 * @typedef {import("../engine/protocol.js").BoardLayout} BoardLayout
 * @typedef {import("../engine/protocol.js").ActionView} ActionView
 * @typedef {import("../engine/protocol.js").Level} Level
 * @typedef {import("../engine/protocol.js").SearchProgress} SearchProgress
 * @typedef {import("../engine/protocol.js").SearchDepth} SearchDepth
 *
 * `player`: to move where the search began.
 * @typedef {{on: boolean, endless: boolean, busy: boolean, lines: number, algorithm: string, player: number,
 *            progress: SearchProgress | null, depths: SearchDepth[], failure: string}} Thinking
 * `views`: the actions of the line as the board sees them.
 * @typedef {{line: number, state: GameState, views: ActionView[]}} Preview
 * @typedef {{key: string, params: Record<string, string | number>, detail: string, tone: "info" | "error", undo: boolean}} LabNotice
 *
 * `base`: the record without actions and analysis. `path`: the place the reader is at; `state` follows it.
 * `shares`: of the chances of winning, as last seen.
 * @typedef {{phase: "loading" | "ready" | "trouble", trouble: string, games: GameSpec[], levels: Level[],
 *            base: GameRecord, layout: BoardLayout | null, state: GameState | null, tree: Node, path: Path,
 *            past: {tree: Node, path: Path}[], thinking: Thinking, preview: Preview | null, shares: number[] | null,
 *            graph: {busy: boolean, values: Map<string, Value>, known: number}, notice: LabNotice | null}} LabModel
 */

import { analysisRecord } from "./format.js";
import { lineFrom, treeOf } from "./tree.js";

export const MOST_LINES = 5;

/** @returns {LabModel} */
export function emptyLab() {
    return {
        phase: "loading",
        trouble: "",
        games: [],
        levels: [],
        base: { game: "" },
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
        notice: null,
    };
}

/** Nothing is known of any position. @returns {LabModel["graph"]} */
export const emptyGraph = () => ({ busy: false, values: new Map(), known: 0 });

/** @param {Path} path */
export const keyOf = (path) => path.join("\n");

/** @param {LabModel} model */
export const specOf = (model) => model.games.find(({ id }) => id === model.base.game) ?? null;

/** @param {LabModel} model */
export const playerCount = (model) => specOf(model)?.players.length ?? 2;

/** Whether nothing can be played any more. @param {GameState} state */
export const isOver = ({ outcome }) => outcome.state !== "ongoing";

/** @param {LabModel} model  its game as a record with everything that was added */
export const recordOf = (model) => analysisRecord(model.base, model.tree, model.path);

/** What is known of the positions of the main line, by ply. @param {LabModel} model */
export function mainValues({ tree, graph }) {
    const line = lineFrom(tree);
    const values = Array.from({ length: line.length + 1 }, (_, ply) => graph.values.get(keyOf(line.slice(0, ply))));
    return { line, values };
}

/** What was chosen on an earlier visit, each only if it is of the right kind. @param {any} kept @returns {Partial<Thinking>} */
export function settingsFrom({ on, lines, algorithm }) {
    return {
        ...(typeof on === "boolean" ? { on } : {}),
        ...(Number.isInteger(lines) && lines >= 1 && lines <= MOST_LINES ? { lines } : {}),
        ...(typeof algorithm === "string" ? { algorithm } : {}),
    };
}
