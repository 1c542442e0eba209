/**
 * A match in the page: many games, several at once, that can pause and stop.
 *
 *     const match = new Match({ game: "cachex", seed: 1, rounds: 2, limits: { game_s: 64 }, participants: [
 *         { name: "My agent", seat: "agent:7", agent }, { name: "Easy", seat: "level:easy" }] }, { onResults });
 *     const results = await match.start();
 *
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { Opening } from "../engine/arena-client.js"
 * @import { RunningAgent } from "./seats/agent-side.js"
 * @import { Limits } from "./seats/clock.js"
 * @import { Job, Ply, Running } from "./game-run.js"
 * @import { MatchRecord } from "./record.js"
 * @import { Prepared } from "./prepare.js"
 * @import { Results } from "./results.js"
 * @import { Plan } from "./schedule.js"
 *
 * The part of an agent that a match looks at.
 * @typedef {{id: string, name: string, language: "python" | "javascript", form: string}} AgentFacts
 *
 * @typedef {object} MatchSetup
 * @property {string} game
 * @property {GameRecord["options"]} [options]
 * @property {{name: string, seat: string, agent?: AgentFacts}[]} participants
 * @property {boolean} [withLevels]  all levels of the engine take part as well, weakest first
 * @property {(id: string) => string} [levelName]  what the results call the levels and `random`; by default that
 * @property {number} [seed]
 * @property {number} [rounds]  how often everyone meets everyone in all seatings
 * @property {number} [games]  instead of `rounds`
 * @property {Limits} [limits]  of agents; engines have their own in their seats
 * @property {{least?: number, most?: number, balance?: number}} [openings]  as the game states them by default
 * @property {number} [parallel]  games at once; by default as many as cores and memory allow
 * @property {number} [maxPlies]  a longer game is unfinished and counts as drawn
 * @property {() => ArenaClient} [makeEngine]  for tests
 * @property {StartAgent} [startAgent]  `AgentClient.start`
 *
 * @typedef {(given: {agent: any, game: string, options: GameRecord["options"], players: string[], player: number,
 *            seed: number, limits: Limits, signal: AbortSignal}) => Promise<RunningAgent>} StartAgent
 *
 * `of`: how many games there will be, or at most.
 * @typedef {"new" | "running" | "pausing" | "paused" | "finished" | "stopped"} MatchState
 * @typedef {{state: MatchState, played: number, of: number, running: Running[]}} MatchProgress
 *
 * `onProgress`: at most five times a second. `onPly`: after every action, and once before
 * the first. `onResults`: at most once a second, and at the end. `onProblem`: a game
 * could not be played because the engine broke down; it is left out.
 * @typedef {{onProgress?: (progress: MatchProgress) => void, onPly?: (ply: Ply) => void,
 *            onGame?: (record: MatchRecord) => void, onResults?: (results: Results) => void,
 *            onProblem?: (message: string) => void}} MatchCallbacks
 */

import { EngineFailure } from "../../engine/worker-client.js";
import { ArenaClient } from "../engine/arena-client.js";
import { GameRun } from "./game-run.js";
import { abortable, Gate } from "./pause-gate.js";
import { prepare, scheduleOf } from "./prepare.js";
import { gamesAtOnce, throttled } from "./resources.js";
import { ratingsBy, resultsOf } from "./results.js";
import { Schedule } from "./schedule.js";
import { makeParticipant } from "./seats/participants.js";
import { Starts } from "./seats/starts.js";

const MAX_PLIES = 1000;
const PROGRESS_MS = 200;
const RESULTS_MS = 1000;
/** How often a game begins anew because its engine has broken down. */
const ATTEMPTS = 2;

export class Match {
    #setup;
    #callbacks;
    #makePlan;
    #makeEngine;

    #gate = new Gate(() => this.#checkPaused());
    /** How many games are under way or about to begin. */
    #lanes = 0;
    #end = new AbortController();
    /** @type {MatchState} */
    #state = "new";
    #created = new Date().toISOString();

    /** Answers what belongs to no game. @type {ArenaClient | null} */
    #desk = null;
    /** @type {Prepared | null} */
    #prepared = null;
    /** @type {Plan} */
    #plan = new Schedule([]);
    /** @type {MatchRecord[]} */
    #games = [];
    /** By the number of the game. @type {Map<number, Running>} */
    #running = new Map();
    /** By number. @type {Map<number, Promise<Opening>>} */
    #openings = new Map();
    /** The openings as they are chosen, once it is known. @type {Results["openings"]} */
    #chosen = { least: null, most: null, balance: null };
    #starts = new Starts();

    #progress = throttled(PROGRESS_MS, () => this.#tellProgress());
    #results = throttled(RESULTS_MS, () => void this.#tellResults().catch(() => {}));
    /** @type {Promise<any>} */
    #told = Promise.resolve();

    /**
     * @param {MatchSetup} setup
     * @param {MatchCallbacks} [callbacks]
     * @param {(prepared: Prepared, desk: ArenaClient) => Promise<Plan>} [makePlan]  a balanced schedule by default
     */
    constructor(setup, callbacks = {}, makePlan) {
        this.#setup = setup;
        this.#callbacks = callbacks;
        this.#makePlan = makePlan ?? ((prepared, desk) => scheduleOf(desk, setup, prepared));
        this.#makeEngine = setup.makeEngine ?? (() => new ArenaClient());
    }

    get state() {
        return this.#state;
    }

    /**
     * Plays the games. Resolves with the results when all are played or `stop` is called. Rejects with a
     * error if the setup cannot be played, and with an `EngineFailure` if the engine does not start.
     * @returns {Promise<Results>}
     */
    async start() {
        if (this.#state !== "new") throw new Error("a match starts once");
        this.#setState("running");
        this.#desk = this.#makeEngine();
        try {
            await this.#playAll(this.#desk);
            this.#results.drop();
            const results = await this.#tellResults();
            this.#setState(this.#end.signal.aborted ? "stopped" : "finished");
            return results;
        } catch (error) {
            this.#setState("stopped");
            throw error;
        } finally {
            this.#end.abort();
            this.#desk.close();
            this.#progress.run();
        }
    }

    /** Returns early if the match is stopped. @param {ArenaClient} desk */
    async #playAll(desk) {
        try {
            this.#prepared = await this.#heard(prepare(desk, this.#setup));
            this.#plan = await this.#heard(this.#makePlan(this.#prepared, desk));
            // Wrong options and openings are refused before the first game.
            await this.#heard(asProblem(this.#opening(0)));
            this.#progress.ask();
            const { agents, spec } = this.#prepared;
            const lanes = Math.min(gamesAtOnce(agents, spec.players.length, this.#setup.parallel), this.#plan.of);
            await Promise.all(Array.from({ length: lanes }, () => this.#lane()));
        } catch (error) {
            if (!this.#end.signal.aborted) throw error;
        }
    }

    /** Lets every game finish its action and then wait. */
    pause() {
        if (this.#state !== "running") return;
        this.#gate.close();
        this.#setState("pausing");
        this.#checkPaused();
    }

    resume() {
        if (this.#state !== "pausing" && this.#state !== "paused") return;
        this.#setState("running");
        this.#gate.open();
    }

    /** Ends all games at once. Those that are played stay. */
    stop() {
        if (this.#state === "finished" || this.#state === "stopped") return;
        this.#setState("stopped");
        this.#end.abort(new Error("the match was stopped"));
    }

    /** @param {MatchState} state */
    #setState(state) {
        this.#state = state;
        this.#progress.ask();
    }

    /** Plays games one after the other, in an engine of its own. */
    async #lane() {
        const { signal } = this.#end;
        let engine = this.#makeEngine();
        const close = () => engine.close();
        signal.addEventListener("abort", close);
        this.#lanes += 1;
        try {
            for (let job = this.#plan.next(); job && !signal.aborted; job = this.#plan.next()) {
                for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
                    try {
                        await this.#take(await this.#play(job, engine));
                        break;
                    } catch (error) {
                        if (signal.aborted) return;
                        if (!(error instanceof EngineFailure)) throw error;
                        engine.close();
                        engine = this.#makeEngine();
                        if (attempt === ATTEMPTS) this.#callbacks.onProblem?.(error.message);
                    }
                }
            }
        } catch (error) {
            if (!signal.aborted) throw error;
        } finally {
            signal.removeEventListener("abort", close);
            engine.close();
            this.#lanes -= 1;
            this.#checkPaused();
        }
    }

    /** @param {Job} job @param {ArenaClient} engine */
    async #play(job, engine) {
        const { game, options, seed = 0, maxPlies = MAX_PLIES } = this.#setup;
        const { spec, seats } = /** @type {Prepared} */ (this.#prepared);
        const begin = { game, ...(options ? { options } : {}) };
        try {
            await this.#gate.pass(this.#end.signal);
            const opening = await this.#heard(this.#opening(job.opening));
            const run = new GameRun({
                engine,
                job,
                begin,
                players: spec.players,
                seats: job.participants.map((participant) => seats[participant].text),
                seed,
                opening,
                maxPlies,
                makeSeat: (player, agentSeed) => this.#sit(job.participants[player], player, agentSeed, engine, begin),
                gate: this.#gate,
                signal: this.#end.signal,
                onTurn: (running) => {
                    this.#running.set(job.number, running);
                    this.#progress.ask();
                },
                onPly: this.#callbacks.onPly,
            });
            return await run.play();
        } finally {
            this.#running.delete(job.number);
        }
    }

    /**
     * @param {number} participant
     * @param {number} player
     * @param {number} agentSeed
     * @param {ArenaClient} engine
     * @param {GameRecord} begin
     */
    #sit(participant, player, agentSeed, engine, begin) {
        const { spec, seats, agents } = /** @type {Prepared} */ (this.#prepared);
        const { limits = {}, startAgent = noAgents, game, options } = this.#setup;
        const { players } = spec;
        const agent = agents[participant];
        const given = { agent, game, options, players, player, seed: agentSeed, limits, signal: this.#end.signal };
        return makeParticipant(seats[participant], {
            engine,
            begin,
            player,
            players,
            limits,
            startAgent: () => this.#starts.start(participant, () => startAgent(given)),
        });
    }

    /** The opening with a number. Several games begin with each. @param {number} number */
    #opening(number) {
        const { game, options, seed = 0, openings = {} } = this.#setup;
        const known = this.#openings.get(number);
        if (known) return known;
        const desk = /** @type {ArenaClient} */ (this.#desk);
        const opening = desk.call("opening", {
            game,
            ...(options ? { options } : {}),
            seed,
            opening: number,
            ...openings,
        });
        this.#openings.set(number, opening);
        opening.then(
            ({ least, most, balance }) => {
                this.#chosen = { least, most, balance };
            },
            () => {},
        );
        return opening;
    }

    /** @param {MatchRecord} record */
    async #take(record) {
        this.#games.push(record);
        await this.#heard(Promise.resolve(this.#plan.take(record)));
        this.#callbacks.onGame?.(record);
        this.#progress.ask();
        this.#results.ask();
    }

    /** A match has paused when no game is in the middle of an action. */
    #checkPaused() {
        if (this.#state === "pausing" && this.#gate.waiting >= this.#lanes) this.#setState("paused");
    }

    #tellProgress() {
        this.#callbacks.onProgress?.({
            state: this.#state,
            played: this.#games.length,
            of: this.#plan.of,
            running: [...this.#running.values()],
        });
    }

    /** Works out the results so far and hands them on, one after the other. @returns {Promise<Results>} */
    #tellResults() {
        const tell = async () => {
            const results = await this.#resultsNow();
            this.#callbacks.onResults?.(results);
            return results;
        };
        this.#told = this.#told.then(tell, tell);
        return this.#told;
    }

    /** @returns {Promise<Results>} */
    async #resultsNow() {
        const { game, options = {}, seed = 0 } = this.#setup;
        const desk = /** @type {ArenaClient} */ (this.#desk);
        // A match may have been stopped before these were known.
        const participants = this.#prepared?.participants ?? [];
        const given = { game, options, players: this.#prepared?.spec.players ?? [], seed, participants };
        const played = { openings: this.#chosen, created: this.#created, games: this.#games };
        const limits = allLimits(this.#setup.limits, this.#starts.limits);
        const results = await resultsOf({ ...given, limits, ...played }, ratingsBy(desk));
        const stand = this.#plan.stand?.();
        return stand ? { ...results, stand } : results;
    }

    /** @template T @param {Promise<T>} promise */
    #heard(promise) {
        return abortable(promise, this.#end.signal);
    }
}

/**
 * All limits: those of the match, else those of the agents' forms, else null.
 * @param {Limits} [own]
 * @param {Limits} [usual]
 * @returns {Required<Limits>}
 */
const allLimits = (own = {}, usual = {}) => ({
    game_s: own.game_s ?? usual.game_s ?? null,
    action_s: own.action_s ?? usual.action_s ?? null,
    start_s: own.start_s ?? usual.start_s ?? null,
    memory_mb: own.memory_mb ?? usual.memory_mb ?? null,
});

/**
 * What the engine refuses is a problem of the setup.
 * @template T
 * @param {Promise<T>} promise
 */
const asProblem = (promise) =>
    promise.catch((error) => {
        throw error instanceof EngineFailure && error.refused ? new Error(error.message) : error;
    });

/** @type {StartAgent} */
const noAgents = () => Promise.reject(new Error("this match has no agents"));
