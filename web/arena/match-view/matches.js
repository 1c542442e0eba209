/** Matches: who plays, how many games, and the match that is under way. */

import { limitsFor } from "../../agents/limits.js";
import { listIn } from "../../i18n/formats.js";
import { agentsHere, choosesAll, isRunning, isTesting, needsPython, specOf } from "../arena-model.js";
import { NO_OPENINGS, participantOf } from "../tryout-view/tryout.js";
import { runAgents } from "./run-agents.js";
import { FIRST_OPPONENT, seatName } from "./seats.js";

/**
 * @import { Draft, Run } from "../arena-model.js"
 * @import { Arena } from "../arena.js"
 * @import { Match, MatchCallbacks } from "../match/match.js"
 * @import { Results } from "../match/results.js"
 */

/** The opponents of a match until the reader chooses others. */
const FIRST_OPPONENTS = [FIRST_OPPONENT, "algorithm,depth=1", "level:beginner"];
/** How many names the title of a match has. */
const NAMED = 4;
export const MOST_ROUNDS = 1000;
export const MOST_PARALLEL = 32;
export const MAX_SEED = 2 ** 31;

export class Matches {
    #arena;
    /** @type {Match | null} */
    #match = null;
    /** Counts matches; what belongs to an earlier one is dropped. */
    #turn = 0;

    /** @param {Arena} arena */
    constructor(arena) {
        this.#arena = arena;
    }

    get #model() {
        return this.#arena.model;
    }

    // The draft

    /** The usual choice for the game: all agents, and a few opponents. */
    suggest() {
        const known = new Set(this.#model.opponents.map(({ seat }) => seat));
        const own = agentsHere(this.#model).map(({ id }) => `agent:${id}`);
        this.set({ seats: [...own, ...FIRST_OPPONENTS.filter((seat) => known.has(seat))] });
    }

    /** @param {Partial<Draft>} change */
    set(change) {
        this.#arena.update({ draft: { ...this.#model.draft, ...change } });
    }

    /** A new agent takes part. @param {string} id */
    include(id) {
        this.set({ seats: [`agent:${id}`, ...this.#model.draft.seats] });
    }

    /** @param {string} id */
    drop(id) {
        this.set({ seats: this.#model.draft.seats.filter((seat) => seat !== `agent:${id}`) });
    }

    /** Lets a seat take part, or not. @param {string} seat @param {boolean} chosen */
    choose(seat, chosen) {
        const others = this.#model.draft.seats.filter((each) => each !== seat);
        this.set({ seats: chosen ? [...others, seat] : others });
    }

    // The match

    /** Plays the match of the draft. */
    start() {
        const { draft } = this.#model;
        const seats = this.#inOrder(draft.seats);
        return this.#play(seats, this.#titleOf(seats));
    }

    /** What a match is called: by the first of those who play. @param {string[]} seats */
    #titleOf(seats) {
        const { t } = this.#arena;
        const names = seats.slice(0, NAMED).map((seat) => seatName(t, this.#model, seat));
        const list = listIn(t, names);
        return seats.length > NAMED ? t("arena.match.andMore", { names: list, count: seats.length - NAMED }) : list;
    }

    /** Plays a tournament of all agents of the game, with the rounds and limits of the draft. */
    tournament() {
        const seats = agentsHere(this.#model).map(({ id }) => `agent:${id}`);
        return this.#play(seats, this.#arena.t("arena.match.tournamentName", { count: seats.length }));
    }

    /** Looks for the rating of an agent against the levels. @param {string} id */
    stand(id) {
        const agent = this.#model.agents.find((each) => each.id === id);
        if (!agent) return undefined;
        const title = this.#arena.t("arena.stand.name", { agent: agent.name });
        return this.#play([`agent:${id}`], title, id);
    }

    /** The seats as the choice lists them. @param {string[]} seats */
    #inOrder(seats) {
        const own = agentsHere(this.#model).map(({ id }) => `agent:${id}`);
        return [...own, ...this.#model.opponents.map(({ seat }) => seat)].filter((seat) => seats.includes(seat));
    }

    /** @param {string[]} seats @param {string} title @param {string} [stand] */
    async #play(seats, title, stand = "") {
        const spec = specOf(this.#model);
        if (!spec || isRunning(this.#model)) return;
        if (isTesting(this.#model)) this.#arena.tryout.stop();
        this.#arena.ownAgents.keepAll();
        this.#arena.closeAdded();
        this.#turn += 1;
        const turn = this.#turn;
        const { t } = this.#arena;
        const { game, draft, limits, levels } = this.#model;
        const names = seats.map((seat) => seatName(t, this.#model, seat));
        const whole = stand ? [...names, ...levels.map(({ id }) => t(`level.${id}`))] : names;
        this.#arena.update({
            view: "match",
            run: {
                title,
                stand,
                names: whole,
                python: needsPython(this.#model, seats),
                progress: null,
                results: null,
                trouble: "",
            },
        });
        const mine = (/** @type {Partial<Run>} */ change) => {
            const { run } = this.#model;
            if (turn === this.#turn && run) this.#arena.update({ run: { ...run, ...change } });
        };
        const { id, store } = this.#arena.savedResults.whilePlaying(title);
        try {
            const startAgent = await runAgents(this.#arena);
            const participants = seats.map((seat, index) => participantOf(this.#model, seat, names[index]));
            const setup = {
                game,
                options: this.#arena.options,
                seed: draft.seed,
                limits: limitsFor(limits),
                ...(choosesAll(this.#model, seats) ? { openings: NO_OPENINGS } : {}),
                levelName: (/** @type {string} */ id) => t(id === "random" ? "shared.random" : `level.${id}`),
                ...(draft.parallel ? { parallel: draft.parallel } : {}),
                startAgent,
            };
            /** @type {MatchCallbacks} */
            const callbacks = {
                onProgress: (progress) => mine({ progress }),
                onResults: (results) => {
                    mine({ results });
                    store(results);
                },
                onProblem: (detail) => this.#arena.tell({ key: "arena.match.gameLost", detail, tone: "error" }),
            };
            const match = stand
                ? (await this.#arena.services.stand()).standOf(participants[0], setup, callbacks)
                : new (await this.#arena.services.match()).Match(
                      { ...setup, participants, rounds: draft.rounds },
                      callbacks,
                  );
            if (turn !== this.#turn) return;
            this.#match = match;
            const results = await match.start();
            if (turn === this.#turn) await this.#ended(results, title, id);
        } catch (error) {
            const results = this.#model.run?.results;
            mine({ trouble: String(/** @type {Error} */ (error)?.message ?? error) });
            // What was played until then stays.
            if (turn === this.#turn && results?.games.length) await this.#arena.savedResults.keep(results, title, id);
        }
    }

    /** @param {Results} results @param {string} title @param {string} id */
    async #ended(results, title, id) {
        this.#match = null;
        const { view } = this.#model;
        this.#arena.update({ run: null });
        if (results.games.length === 0) return;
        await this.#arena.savedResults.keep(results, title, id);
        // The reader may be elsewhere by now.
        if (view !== "match") {
            this.#arena.update({ view });
            this.#arena.tell({ key: "arena.match.done", params: { name: title } });
        }
    }

    pause() {
        this.#match?.pause();
    }

    resume() {
        this.#match?.resume();
    }

    /** Ends the match at once; what is played is kept. */
    async stop() {
        const match = this.#match;
        const { run } = this.#model;
        if (!match || !run) return;
        match.stop();
    }

    /** Puts the message of a match that could not be played away. */
    dismiss() {
        if (!isRunning(this.#model)) this.#arena.update({ run: null });
    }
}
