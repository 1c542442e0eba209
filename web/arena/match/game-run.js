/**
 * One game of a match, from its opening to its record. The engine keeps the position and says what is legal; the
 * participants choose. As in the program, a participant that cannot go on loses, and the board stays as it is.
 *
 * @import { GameRecord, GameState } from "../../engine/protocol.js"
 * @import { ArenaClient, Opening } from "../engine/arena-client.js"
 * @import { Gate } from "./pause-gate.js"
 * @import { Choice, Participant } from "./seats/participants.js"
 * @import { MatchRecord, PlyNote } from "./record.js"
 */

import { abortable } from "./pause-gate.js";
import { balanceNote, forfeitNote, optionsOf, resultName, rounded } from "./record.js";
import { Forfeit, forfeitOf } from "./seats/forfeit.js";

/**
 * A game to play. `participants`: by player, the place in the list of participants.
 * @typedef {{number: number, opening: number, participants: number[]}} Job
 *
 * What is seen of a game under way. `remaining_s`: by player, what is left of an agent's time for the game.
 * @typedef {{number: number, participants: number[], ply: number, toMove: number, remaining_s: (number | null)[],
 *            used_s: number[]}} Running
 *
 * An action as it is played, or `null` before the first one after the opening. `state`: after it.
 * @typedef {{number: number, participants: number[], state: GameState, player: number, action: string | null,
 *            ms: number, printed: string}} Ply
 *
 * `begin`: game and options. `makeSeat`: the participant for a player, with the seed of its agent.
 * @typedef {object} GameSetup
 * @property {ArenaClient} engine  plays this game only
 * @property {Job} job
 * @property {GameRecord} begin
 * @property {string[]} players  names
 * @property {string[]} seats  texts, by player
 * @property {number} seed  of the match
 * @property {Opening} opening
 * @property {number} maxPlies  a longer game is unfinished
 * @property {(player: number, agentSeed: number) => Participant} makeSeat
 * @property {Gate} gate
 * @property {AbortSignal} signal
 * @property {(running: Running) => void} [onTurn]
 * @property {(ply: Ply) => void} [onPly]
 */

export class GameRun {
    #setup;
    /** By player. @type {Participant[]} */
    #table = [];
    /** @type {GameState} */
    #state = /** @type {any} */ (null);
    /** The player of the last call, who forfeits if it fails. */
    #busy = 0;
    /** The actions after the opening. @type {PlyNote[]} */
    #plies = [];
    /** @type {(object | null)[]} */
    #searches = [];

    /** @param {GameSetup} setup */
    constructor(setup) {
        this.#setup = setup;
    }

    /** Plays the game. Rejects if the signal aborts, or if the engine breaks down. @returns {Promise<MatchRecord>} */
    async play() {
        const { engine, begin, job, seed, opening, maxPlies, players, makeSeat, signal } = this.#setup;
        /** @type {Forfeit | null} */
        let forfeit = null;
        const end = () => this.#closeTable();
        signal.addEventListener("abort", end);
        try {
            const { seeds, agents } = await this.#heard(engine.call("seedsOf", seed, job.number, maxPlies));
            await this.#heard(engine.call("rise"));
            const { state } = await this.#heard(engine.load({ ...begin, actions: opening.actions }));
            this.#state = state;
            this.#table = players.map((_, player) => makeSeat(player, agents[player]));
            this.#searches = opening.actions.map(() => null);
            try {
                this.#sayPly(null, { ms: 0 });
                await this.#start();
                await this.#tellOpening();
                while (this.#state.outcome.state === "ongoing" && this.#state.ply < maxPlies) {
                    await this.#turn(seeds[this.#plies.length]);
                }
            } catch (error) {
                signal.throwIfAborted();
                if (!(error instanceof Forfeit)) throw error;
                forfeit = error;
            }
            return this.#record(forfeit);
        } finally {
            signal.removeEventListener("abort", end);
            this.#closeTable();
        }
    }

    #closeTable() {
        for (const participant of this.#table) participant.close();
    }

    /** @template T @param {Promise<T>} promise */
    #heard(promise) {
        return abortable(promise, this.#setup.signal);
    }

    /** Starts all participants at once; the first player who fails has lost. */
    async #start() {
        const starts = await this.#heard(Promise.allSettled(this.#table.map((participant) => participant.start())));
        for (const [player, start] of starts.entries()) {
            this.#busy = player;
            if (start.status === "rejected") throw start.reason;
        }
    }

    /** Lets everyone hear the actions of the opening, one by one. */
    async #tellOpening() {
        const { opening, begin, engine } = this.#setup;
        const listeners = this.#table.some((participant) => participant.hears);
        if (!listeners || opening.actions.length === 0) return;
        for (let ply = 1; ply <= opening.actions.length; ply++) {
            const record = { ...begin, actions: opening.actions.slice(0, ply) };
            const { actions, end } = await this.#heard(engine.call("describe", record, ply - 1));
            const [played] = actions;
            await this.#tell(played.player, played.action.text, end);
        }
    }

    /** @param {number} player @param {string} action @param {GameState} state  after it */
    async #tell(player, action, state) {
        // An action that ends the game is told to no one: nothing can change the result any more.
        if (state.outcome.state !== "ongoing") return;
        for (this.#busy = 0; this.#busy < this.#table.length; this.#busy++) {
            await this.#heard(this.#table[this.#busy].played(player, action, state));
        }
    }

    /** Lets the player to move act. @param {number} seed */
    async #turn(seed) {
        const { gate, signal, onTurn, engine } = this.#setup;
        await gate.pass(signal);
        const player = this.#state.toMove;
        this.#busy = player;
        onTurn?.(this.#running());
        const choice = await this.#heard(this.#table[player].choose(this.#state, seed));
        const { action, ms, cpu_ms, printed, thought } = choice;
        const { state } = await this.#heard(this.#played(engine, choice));
        this.#state = state;
        const note = { player, ms: rounded(ms), cpu_ms: cpu_ms === null ? null : rounded(cpu_ms) };
        this.#plies.push(printed ? { ...note, printed } : note);
        this.#searches.push(thought ?? null);
        // A participant may write the same action in another way.
        const text = state.lastAction?.text ?? action;
        this.#sayPly(text, this.#plies[this.#plies.length - 1]);
        await this.#tell(player, text, state);
    }

    /** @param {string | null} action @param {{player?: number, ms: number, printed?: string}} note */
    #sayPly(action, { player = this.#state.toMove, ms, printed = "" }) {
        const { number, participants } = this.#setup.job;
        this.#setup.onPly?.({ number, participants, state: this.#state, player, action, ms, printed });
    }

    /** Plays an action on the engine's board. @param {ArenaClient} engine @param {Choice} choice */
    async #played(engine, { action, printed, raw }) {
        const { legal, ply } = this.#state;
        try {
            return await engine.play(action);
        } catch (error) {
            if (legal.some(({ text }) => text === action)) throw error;
            // An engine that still answers has refused the action, and its message is the reason.
            await engine.goTo(ply);
            throw new Forfeit("illegal", forfeitOf(error).message, { printed, raw: raw ?? action });
        }
    }

    /** @returns {Running} */
    #running() {
        const { number, participants } = this.#setup.job;
        return {
            number,
            participants,
            ply: this.#state.ply,
            toMove: this.#state.toMove,
            remaining_s: this.#table.map((each) => each.remaining_s),
            used_s: this.#table.map((each) => each.usedMs / 1000),
        };
    }

    /** @param {Forfeit | null} forfeit @returns {MatchRecord} */
    #record(forfeit) {
        const { job, opening, players, seats, seed } = this.#setup;
        const { game, options, setup, actions, ply, outcome } = this.#state;
        this.#appendLastPrinted();
        const memory = this.#table.map((each) => each.memoryMb);
        return {
            game,
            options: optionsOf(options),
            ...(setup === "" ? {} : { setup }),
            actions: actions.slice(0, ply),
            result: resultName(outcome, players),
            reason: outcome.reason,
            players: seats,
            match: {
                game: job.number,
                opening: job.opening,
                opening_plies: opening.actions.length,
                seed,
                participants: job.participants,
                ...balanceNote(opening),
                ...(forfeit ? { forfeit: forfeitNote(this.#busy, ply, forfeit) } : {}),
                ...(this.#searches.some((search) => search !== null) ? { searches: this.#searches } : {}),
                plies: this.#plies,
                memory_mb: memory.every((each) => each === null) ? null : memory,
                game_s: this.#table.map((each) => Math.round(each.usedMs) / 1000),
            },
        };
    }

    /** What agents have printed since their last actions belongs to these. */
    #appendLastPrinted() {
        for (const [player, participant] of this.#table.entries()) {
            const text = participant.takePrinted();
            const last = this.#plies.filter((ply) => ply.player === player).pop();
            if (text && last) last.printed = (last.printed ?? "") + text;
        }
    }
}
