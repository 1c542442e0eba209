/**
 * The whole state of the arena as one plain object, and values derived from it.
 *
 * @typedef {AgentForm} Form
 * @typedef {AgentTemplate} Template
 * @typedef {import("./match/results.js").Results} Results
 *
 * @typedef {import("../agents/agent-client.js").Agent} Agent
 *
 * One way to read the files that were brought; `game` is null if it plays any game.
 * @typedef {import("../agents/forms.js").Candidate} Candidate
 *
 * Files of which it is not certain which class plays which game. `candidates` is empty if nothing was recognised.
 * `agent`: the one whose files they are already, or "".
 * @typedef {{name: string, folder: string, files: Record<string, Uint8Array>, candidates: Candidate[],
 *            problems: Sentence[], agent: string}} Question
 *
 * One action of the game that is watched.
 * @typedef {{ply: number, player: number, action: string, ms: number, printed: string}} Line
 *
 * The game that is watched in the tryout. `names`: by player. `own`: the player that is the agent. `winner`: null for a
 * draw or an unfinished game. `fault.player`: who lost by it.
 * @typedef {{phase: "none" | "starting" | "playing" | "over" | "stopped" | "failed", agent: string, names: string[],
 *            own: number, layout: BoardLayout | null, state: GameState | null, lines: Line[],
 *            result: string, reason: string, record: any, fault: (Fault & {player: number, ply: number}) | null,
 *            problem: string}} Watch
 *
 * What a match will be. `seats`: chosen seats, those of agents included (`agent:ID`).
 * @typedef {{seats: string[], rounds: number, seed: number, parallel: number}} Draft
 *
 * A match under way. `stand`: the agent whose rating is looked for, or "". `python`: whether one of the agents needs
 * it.
 * @typedef {{title: string, stand: string, names: string[], python: boolean, progress: MatchProgress | null,
 *            results: Results | null, trouble: string}} Run
 *
 * Kept results.
 * @typedef {{id: string, name: string, created: string, game: string, played: number, stored: boolean}} Kept
 *
 * `bytes`: what Python loads once, null while it is not known. `share`: how much of it is there, while it loads; null
 * while it starts.
 * @typedef {{bytes: number | null, kept: boolean, phase: "away" | "loading" | "here", share: number | null}} Python
 *
 * @typedef {"agents" | "tryout" | "match" | "results"} View
 *
 * `game`, `options`: the chosen game. `opponents`: who else can play it. `stored`: false if the browser keeps nothing
 * after this visit. `open`, `file`: the agent in the tryout, and the file in its editor. `rivals`: the seats of its
 * opponents, by order of play. `place`: which player it is. `place` and `line` to go to in the editor: `goTo`.
 * `shown`: the kept results that are open.
 * @typedef {{phase: "loading" | "ready" | "trouble", trouble: string, view: View,
 *            games: GameSpec[], levels: Level[], game: string, options: Record<string, string>,
 *            opponents: Opponent[], forms: Form[], templates: Template[],
 *            agents: Agent[], stored: boolean, question: Question | null, busy: boolean,
 *            open: string, file: string, rivals: string[], place: number, goTo: {line: number} | null, watch: Watch,
 *            draft: Draft, limits: LimitChoice, run: Run | null,
 *            kept: Kept[], shown: string, results: Results | null, python: Python,
 *            notices: Notice[]}} ArenaModel
 */

import { courseLimits } from "../agents/limits.js";

/**
 * @import { AgentForm, AgentTemplate } from "../../build/wasm/agent-sources.js"
 * @import { BoardLayout, GameSpec, GameState, Level } from "../engine/protocol.js"
 * @import { Sentence } from "../i18n/keys.js"
 * @import { LimitChoice } from "../agents/limits.js"
 * @import { Notice } from "../ui/notices/notices-element.js"
 * @import { Opponent } from "./match-view/seats.js"
 * @import { MatchProgress } from "./match/match.js"
 * @import { Fault } from "./tryout-view/fault-sentences.js"
 */

/** @returns {ArenaModel} */
export function emptyArena() {
    return {
        phase: "loading",
        trouble: "",
        view: "agents",
        games: [],
        levels: [],
        game: "",
        options: {},
        opponents: [],
        forms: [],
        templates: [],
        agents: [],
        stored: true,
        question: null,
        busy: false,
        open: "",
        file: "",
        rivals: [],
        place: 0,
        goTo: null,
        watch: noWatch(),
        draft: { seats: [], rounds: 1, seed: 1, parallel: 0 },
        limits: courseLimits,
        run: null,
        kept: [],
        shown: "",
        results: null,
        python: { bytes: null, kept: false, phase: "away", share: 0 },
        notices: [],
    };
}

/** @returns {Watch} */
export const noWatch = () => ({
    phase: "none",
    agent: "",
    names: [],
    own: 0,
    layout: null,
    state: null,
    lines: [],
    result: "",
    reason: "",
    record: null,
    fault: null,
    problem: "",
});

/** The chosen game. @param {ArenaModel} model */
export const specOf = ({ games, game }) => games.find(({ id }) => id === game);

/** The agents of the chosen game. @param {ArenaModel} model */
export const agentsHere = ({ agents, game }) => agents.filter((agent) => agent.game === game);

/** Whether an agent in Python takes one of the seats. @param {ArenaModel} model @param {string[]} seats */
export const needsPython = ({ agents }, seats) =>
    agents.some(({ id, language }) => language === "python" && seats.includes(`agent:${id}`));

/**
 * Whether an agent at one of the seats must have chosen all of its actions, as in its course. Then no random opening
 * begins its games.
 * @param {Pick<ArenaModel, "agents" | "forms">} model @param {string[]} seats
 */
export const choosesAll = ({ agents, forms }, seats) =>
    agents.some(
        ({ id, form }) =>
            seats.includes(`agent:${id}`) && forms.some((each) => each.id === form && each.openings === "none"),
    );

/** The agent in the tryout. @param {ArenaModel} model */
export const openAgent = ({ agents, open }) => agents.find(({ id }) => id === open) ?? null;

/** Whether a match or a test is under way. @param {ArenaModel} model */
export const isTesting = ({ watch }) => watch.phase === "starting" || watch.phase === "playing";

/** @param {ArenaModel} model */
export function isRunning({ run }) {
    const state = run?.progress?.state ?? "running";
    return run !== null && run.trouble === "" && state !== "finished" && state !== "stopped";
}
