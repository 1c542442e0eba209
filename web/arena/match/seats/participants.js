/**
 * The participants of one game: what sits at each seat. A participant chooses actions when it is its turn, and hears of
 * every action that is played.
 *
 * `ms`: how long the choice took. `raw`: what the agent has returned, as its language shows
 * it. `cpu_ms`: how much of that time the agent's own worker was busy; null for the engine.
 * @typedef {{action: string, raw?: string, ms: number, cpu_ms: number | null, printed?: string,
 *            thought?: object}} Choice
 *
 * @typedef {object} Participant
 * @property {() => Promise<void>} start
 * @property {(state: GameState, seed: number) => Promise<Choice>} choose
 * @property {(player: number, action: string, state: GameState) => Promise<void>} played
 * @property {() => void} close  ends its worker, if it has one
 * @property {boolean} hears  whether `played` does anything
 * @property {() => string} takePrinted  what it has printed since its last action
 * @property {number} usedMs  for the whole game
 * @property {number | null} remaining_s  left for the whole game
 * @property {number | null} memoryMb
 *
 * @import { GameRecord, GameState, SearchProgress } from "../../../engine/protocol.js"
 * @import { ArenaClient } from "../../engine/arena-client.js"
 * @import { RunningAgent } from "./agent-side.js"
 * @import { Limits } from "./clock.js"
 * @import { Seat } from "./seats.js"
 */

import { AgentSide } from "./agent-side.js";

/** The position that a state shows. @param {GameState} state @returns {GameRecord} */
export const recordOf = ({ game, options, setup, actions, ply }) => ({
    game,
    options,
    ...(setup === "" ? {} : { setup }),
    actions: actions.slice(0, ply),
});

/** What all participants of the engine have. @implements {Participant} */
class EngineSide {
    usedMs = 0;
    remaining_s = null;
    memoryMb = null;
    hears = false;

    async start() {}
    async played() {}
    close() {}
    takePrinted = () => "";

    /** @param {() => Promise<{action: string, thought?: object}>} choose @returns {Promise<Choice>} */
    async timed(choose) {
        const begin = performance.now();
        const choice = await choose();
        const ms = performance.now() - begin;
        this.usedMs += ms;
        return { ...choice, ms, cpu_ms: null };
    }

    /** @param {GameState} _state @param {number} _seed @returns {Promise<Choice>} */
    choose(_state, _seed) {
        throw new Error("not a participant");
    }
}

class RandomSide extends EngineSide {
    /** @param {ArenaClient} engine */
    constructor(engine) {
        super();
        this.engine = engine;
    }
    /** @override @param {GameState} state @param {number} seed */
    choose(state, seed) {
        return this.timed(async () => this.engine.call("randomAction", recordOf(state), seed));
    }
}

class StyleSide extends EngineSide {
    /** @param {ArenaClient} engine @param {string} style */
    constructor(engine, style) {
        super();
        this.engine = engine;
        this.style = style;
    }
    /** @override @param {GameState} state @param {number} seed */
    choose(state, seed) {
        return this.timed(async () => this.engine.call("styleAction", recordOf(state), this.style, seed));
    }
}

class SearchSide extends EngineSide {
    /** @param {ArenaClient} engine @param {Seat} seat @param {number} player @param {GameRecord} begin */
    constructor(engine, { request = {} }, player, begin) {
        super();
        this.engine = engine;
        this.request = request;
        this.player = player;
        this.begin = begin;
    }
    /** @override */
    async start() {
        await this.engine.call("sit", this.player, this.begin, this.request);
    }
    /** @override @param {GameState} state @param {number} seed */
    choose(state, seed) {
        return this.timed(async () => {
            const { progress } = await this.engine.call("think", this.player, recordOf(state), {
                ...this.request,
                seed,
            });
            return { action: progress.best, thought: thoughtOf(progress, this.player) };
        });
    }
}

/** What the player to move has learnt from a search, as the program writes it. @param {SearchProgress} progress */
function thoughtOf({ lines: [line], depth, nodes, best }, /** @type {number} */ player) {
    return {
        score: line.scores[player],
        chance: Math.round(1000 * line.chances[player]) / 1000,
        ...(line.provenPlies > 0 ? { proven_plies: line.provenPlies } : {}),
        ...(line.likely ? { likely: true } : {}),
        ...(depth > 0 ? { depth } : {}),
        ...(nodes > 0 ? { nodes } : {}),
        ...(line.actions[0] === best ? {} : { best: line.actions[0] }),
    };
}

/**
 * @param {Seat} seat
 * @param {{engine: ArenaClient, begin: GameRecord, player: number, players: string[], limits: Limits,
 *          startAgent: () => Promise<RunningAgent>}} given  `begin`: the game before its opening
 * @returns {Participant}
 */
export function makeParticipant(seat, { engine, begin, player, players, limits, startAgent }) {
    if (seat.kind === "agent") return new AgentSide(startAgent, { limits, player, players });
    if (seat.kind === "random") return new RandomSide(engine);
    if (seat.kind === "style") return new StyleSide(engine, seat.name);
    return new SearchSide(engine, seat, player, begin);
}
