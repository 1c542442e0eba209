/** The tryout: one agent with its files in the editor, and a game that it plays while the reader watches. */

import { limitsFor } from "../../agents/limits.js";
import { failureText } from "../../ui/notices/failure-text.js";
import { isTesting, noWatch, openAgent, specOf } from "../arena-model.js";
import { runAgents } from "../match-view/run-agents.js";
import { seatName } from "../match-view/seats.js";

/**
 * @import { Agent, ArenaModel, Watch } from "../arena-model.js"
 * @import { Arena } from "../arena.js"
 * @import { Match } from "../match/match.js"
 * @import { Ply } from "../match/game-run.js"
 * @import { MatchRecord } from "../match/record.js"
 */

/** The least time between two boards, in milliseconds: no one can look at more. */
const BOARD_MS = 80;
/** Most actions whose lines are shown. */
const MOST_LINES = 2000;
const MAX_SEED = 2 ** 31;
/** Games begin at the start. */
export const NO_OPENINGS = { least: 0, most: 0, balance: 100 };

export class Tryout {
    #arena;
    /** @type {Match | null} */
    #match = null;
    /** Counts games and boards; what belongs to an earlier one is dropped. */
    #turn = 0;
    /** @type {Ply | null} */
    #next = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #timer;

    /** @param {Arena} arena */
    constructor(arena) {
        this.#arena = arena;
    }

    get #model() {
        return this.#arena.model;
    }

    /** @param {Partial<Watch>} change */
    #watch(change) {
        this.#arena.update({ watch: { ...this.#model.watch, ...change } });
    }

    // The agent and its files

    /** Puts an agent in the tryout. @param {string} id @param {string} [file] */
    show(id, file) {
        if (isTesting(this.#model) && this.#model.open !== id) this.stop();
        const agent = this.#model.agents.find((each) => each.id === id);
        const first = agent ? mainFile(agent) : "";
        this.#arena.update({ open: agent ? id : "", file: file ?? first, goTo: null, watch: noWatch() });
        this.showStart();
    }

    /** Shows a file of the agent in the editor, at a line. @param {string} file @param {number} [line] */
    openFile(file, line) {
        const agent = openAgent(this.#model);
        const path = agent && pathOf(agent, file);
        if (path) this.#arena.update({ file: path, goTo: line ? { line } : null, view: "tryout" });
    }

    /** Whether a file of a traceback is one of the agent's. @param {string} file */
    isOwn(file) {
        const agent = openAgent(this.#model);
        return agent !== null && pathOf(agent, file) !== "";
    }

    /** Shows the starting position while no game is watched. */
    async showStart() {
        this.#turn += 1;
        const turn = this.#turn;
        if (isTesting(this.#model)) return;
        try {
            const record = { game: this.#model.game, options: this.#arena.options, actions: [] };
            const { state, layout } = await this.#arena.engine.load(record);
            if (turn === this.#turn && this.#model.watch.phase === "none") this.#watch({ state, layout });
        } catch (error) {
            if (turn === this.#turn) this.#arena.tellFailure(error);
        }
    }

    /**
     * Changes an opponent; `place` counts the opponents in order of play.
     * @param {number} place
     * @param {string} seat
     */
    setRival(place, seat) {
        this.#arena.update({ rivals: this.#model.rivals.map((old, index) => (index === place ? seat : old)) });
    }

    /** Which player the agent is. @param {number} place */
    setPlace(place) {
        this.#arena.update({ place });
    }

    // The game

    /** Lets the agent play one game from the start, and shows it as it is played. */
    async run() {
        const agent = openAgent(this.#model);
        const spec = specOf(this.#model);
        if (!agent || !spec || isTesting(this.#model)) return;
        this.#arena.ownAgents.keepAll();
        this.#arena.closeAdded();
        const { rivals, place, game, limits } = this.#model;
        const options = this.#arena.options;
        this.#turn += 1;
        const turn = this.#turn;
        const seats = [`agent:${agent.id}`, ...rivals];
        const names = seats.map((seat) => seatName(this.#arena.t, this.#model, seat));
        const byPlayer = playersFor(place, spec.players.length);
        const before = this.#model.watch;
        this.#arena.update({
            watch: {
                ...noWatch(),
                layout: before.layout,
                state: before.phase === "none" ? before.state : null,
                phase: "starting",
                agent: agent.id,
                own: place,
                names: byPlayer.map((participant) => names[participant]),
            },
        });
        try {
            const record = { game, options, actions: [] };
            const { state, layout } = await this.#arena.engine.load(record);
            const [{ Match }, { Schedule }, startAgent] = await Promise.all([
                this.#arena.services.match(),
                this.#arena.services.schedule(),
                runAgents(this.#arena),
            ]);
            if (turn !== this.#turn) return;
            this.#watch({ state, layout });
            const match = new Match(
                {
                    game,
                    options,
                    participants: seats.map((seat, index) => participantOf(this.#model, seat, names[index])),
                    seed: Math.floor(Math.random() * MAX_SEED),
                    limits: limitsFor(limits),
                    openings: NO_OPENINGS,
                    parallel: 1,
                    startAgent,
                },
                {
                    onProgress: ({ running }) => turn === this.#turn && running.length && this.#plays(),
                    onPly: (ply) => turn === this.#turn && this.#played(ply),
                    onGame: (played) => turn === this.#turn && this.#over(played),
                    onProblem: (problem) => turn === this.#turn && this.#watch({ phase: "failed", problem }),
                },
                async () => new Schedule([{ number: 0, opening: 0, participants: byPlayer }]),
            );
            this.#match = match;
            await match.start();
        } catch (error) {
            if (turn !== this.#turn) return;
            this.#watch({ phase: "failed", problem: failureText(this.#arena.t, error) });
        }
    }

    /** Ends the game that is watched. */
    stop() {
        if (!isTesting(this.#model)) return;
        this.#turn += 1;
        clearTimeout(this.#timer);
        this.#match?.stop();
        this.#match = null;
        this.#watch({ phase: "stopped" });
    }

    /** The agents have started: the first of them thinks. */
    #plays() {
        if (this.#model.watch.phase === "starting") this.#watch({ phase: "playing" });
    }

    /** @param {Ply} ply */
    #played(ply) {
        const { watch } = this.#model;
        const line = ply.action === null ? null : lineOf(ply, ply.action);
        const lines = line ? [...watch.lines, line].slice(-MOST_LINES) : watch.lines;
        this.#next = ply;
        // Agents start after the first board.
        this.#watch({ phase: line ? "playing" : "starting", lines });
        if (this.#timer === undefined) this.#draw();
    }

    /** Shows the newest board, and the next one not before people can have seen it. */
    #draw() {
        const ply = this.#next;
        this.#next = null;
        if (ply) this.#watch({ state: ply.state });
        this.#timer = ply ? setTimeout(() => this.#draw(), BOARD_MS) : undefined;
    }

    /** @param {MatchRecord} record */
    #over(record) {
        if (this.#next) this.#watch({ state: this.#next.state });
        this.#next = null;
        const { forfeit = null, plies, opening_plies: opening } = record.match;
        // The record knows what was printed after the last action.
        const lines = plies.map(({ player, ms, printed = "" }, index) => ({
            ply: opening + index + 1,
            player,
            action: record.actions[opening + index],
            ms,
            printed,
        }));
        this.#watch({
            phase: "over",
            record,
            lines: lines.slice(-MOST_LINES),
            result: record.result,
            reason: record.reason,
            fault: /** @type {any} */ (forfeit),
        });
    }
}

/** @param {Ply} ply @param {string} action */
const lineOf = ({ state, player, ms, printed }, action) => ({ ply: state.ply, player, action, ms, printed });

/**
 * The participants by player: participant 0 is `place`, the others follow in order.
 * @param {number} place
 * @param {number} count
 */
export const playersFor = (place, count) =>
    Array.from({ length: count }, (_, player) => {
        if (player === place) return 0;
        return player < place ? player + 1 : player;
    });

/**
 * A participant as a match wants it.
 * @param {ArenaModel} model
 * @param {string} seat
 * @param {string} name
 */
export function participantOf({ agents }, seat, name) {
    const agent = agents.find(({ id }) => seat === `agent:${id}`);
    return { name, seat, ...(agent ? { agent } : {}) };
}

/** The file that the editor shows first. @param {Agent} agent */
export function mainFile({ files, file }) {
    const names = Object.keys(files).filter(isText);
    return (
        names.find((name) => name === file) ??
        names.find((name) => /(^|\/)(agent|player|program|main)\.(py|js)$/.test(name)) ??
        names[0] ??
        ""
    );
}

/** Whether the editor can show a file. @param {string} name */
export const isText = (name) => /\.(py|js|mjs|txt|md|json|csv|toml|cfg|ini)$/i.test(name);

/**
 * The path of a file that a traceback names: the agent's files may lie in a folder more.
 * @param {Agent} agent
 * @param {string} file
 */
function pathOf({ files }, file) {
    if (file === "") return "";
    const names = Object.keys(files);
    return (
        names.find((name) => name === file) ??
        names.find((name) => name.endsWith(`/${file}`) || file.endsWith(`/${name}`)) ??
        ""
    );
}
