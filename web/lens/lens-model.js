/**
 * The state of the lens as one plain object, and values derived from it. Pure functions.
 *
 * What is searched: the position of a record, or a tree that someone typed in, with the options as the run got them.
 * @typedef {{record?: GameRecord, tree?: string, options: LensOptions}} LensRequest
 *
 * `replay` and `cursor` are changed in place; `events` and `step` say how far they are. `known`: the number of nodes in
 * the whole run, which grows. `tally`, `marks`: of the whole run. `plain`: the tally of minimax at the same depth, with
 * `over` if it reached its limit; null where it says nothing. `before`: the tally of the search before the last change
 * of an option. `wanted`: a step of a link that the run has not reached yet. `position`: the position at the node
 * shown, with the actions that lead to it. `selected`: the node that the reader chose, -1 for the one of the step.
 * `asked`: while a reader predicts, the step before the event asked about and the node that it is about; nothing goes
 * beyond that step, and what would give the answer away is hidden.
 * `code`: the student's own search, as a link or the editor has it; `script`: its language;
 * `own`: its run, if that is shown.
 * `named`: grows when names of actions have arrived. `unbounded`: whether the sum of all
 * players' scores has no bound, which shallow pruning needs. `subject`: which algorithms can search it.
 * `choosing`: whether the choice of what to search is shown.
 * @typedef {{phase: "loading" | "ready" | "trouble", choosing: boolean, trouble: Trouble | null,
 *            games: GameSpec[], request: LensRequest, terms: string[], unbounded: boolean, subject: Subject,
 *            moves: number, height: number, replay: Replay | null, cursor: Cursor | null, events: number, step: number,
 *            ended: boolean, playing: boolean, speed: Speed, selected: number, tally: Tally, plain: Plain | null,
 *            before: Tally | null, marks: Marks, wanted: number | null,
 *            position: {key: string, state: GameState, layout: BoardLayout} | null, panes: Pane[],
 *            predict: boolean | string[], compare: LensOptions | null, code: string | null, script: Language | null,
 *            own: ShownRun | null, notices: Notice[], named: number,
 *            asked: {step: number, node: number} | null}} LensModel
 * @typedef {{tally: Tally, ended: boolean, over: boolean}} Plain
 * @typedef {"slow" | "medium" | "fast" | "fastest"} Speed
 */

import { PANES, USUAL } from "./search/lens-options.js";
import { noTally } from "./search/tally.js";
import { noMarks } from "./trace/steps.js";

/**
 * @import { Language } from "../agents/search/run-search.js"
 * @import { BoardLayout, GameRecord, GameSpec, GameState } from "../engine/protocol.js"
 * @import { Translate } from "../i18n/t.js"
 * @import { Notice } from "../ui/notices/notices-element.js"
 * @import { Pane } from "./lens-link.js"
 * @import { ShownRun } from "./own/shown-run.js"
 * @import { LensOptions, Subject } from "./search/lens-options.js"
 * @import { Tally } from "./search/tally.js"
 * @import { Trouble } from "./search/trouble.js"
 * @import { Cursor } from "./trace/cursor.js"
 * @import { Replay } from "./trace/replay.js"
 * @import { Marks } from "./trace/steps.js"
 */

/** Milliseconds between steps, and steps at a time. @type {Record<Speed, {ms: number, steps: number}>} */
export const SPEEDS = {
    slow: { ms: 2500, steps: 1 },
    medium: { ms: 1000, steps: 1 },
    fast: { ms: 250, steps: 1 },
    fastest: { ms: 60, steps: 4 },
};

/** The players of a tree that someone typed in, by their number: colours as names, as games have them. */
const TREE_PLAYERS = { 2: ["red", "blue"], 3: ["red", "green", "blue"] };

/** @returns {LensModel} */
export function emptyLens() {
    return {
        phase: "loading",
        choosing: false,
        trouble: null,
        games: [],
        request: { options: { algorithm: USUAL.algorithm } },
        terms: [],
        unbounded: false,
        subject: {},
        moves: 0,
        height: 0,
        replay: null,
        cursor: null,
        events: 0,
        step: 0,
        ended: false,
        playing: false,
        speed: "medium",
        selected: -1,
        tally: noTally(),
        plain: null,
        before: null,
        marks: noMarks(),
        wanted: null,
        position: null,
        panes: [...PANES],
        predict: false,
        compare: null,
        code: null,
        script: null,
        own: null,
        notices: [],
        named: 0,
        asked: null,
    };
}

/** The game that is searched, or null for a tree. @param {LensModel} model */
export const specOf = ({ games, request }) => games.find(({ id }) => id === request.record?.game) ?? null;

/** Colours of the players, by number. @param {LensModel} model @returns {string[]} */
export function playersOf(model) {
    const { replay, request } = model;
    if (request.tree === undefined) return specOf(model)?.players ?? [];
    return TREE_PLAYERS[/** @type {2 | 3} */ (replay?.players ?? 2)] ?? TREE_PLAYERS[2];
}

/** What people call the players. @param {LensModel} model @param {Translate} t */
export function playerNames(model, t) {
    const players = playersOf(model);
    if (model.request.tree === undefined) return players.map((player) => t(`player.${player}`));
    if (players.length === 2) return [t("shared.max"), t("shared.min")];
    return players.map((_, player) => t("shared.player", { number: player + 1 }));
}

/** The node that the panes show: the chosen one, else that of the step; -1 for none. @param {LensModel} model */
export function shownNode({ selected, cursor }) {
    if (!cursor) return -1;
    return selected >= 0 && selected < cursor.nodes.length ? selected : cursor.current;
}

/** The actions from the root to the node that the panes show. @param {LensModel} model */
export function shownPath(model) {
    const node = shownNode(model);
    return node < 0 || !model.cursor ? [] : model.cursor.texts(node);
}

/** The record of the position at a node. @param {GameRecord} record @param {string[]} path */
export const recordAt = (record, path) => ({ ...record, actions: [...(record.actions ?? []), ...path] });

/** @param {LensModel} model */
export const linkOf = ({ request, step, panes, predict, compare, code, script }) => ({
    ...request,
    step,
    ...(panes.length < PANES.length ? { panes } : {}),
    ...(predict ? { predict } : {}),
    ...(compare ? { compare } : {}),
    ...(code ? { code, script: script ?? "python" } : {}),
});
