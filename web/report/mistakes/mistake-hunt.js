/**
 * Searches the games of one participant for its costliest mistakes: each position before and after its actions briefly,
 * then those around a mistake longer, so that a slip of the search is not listed.
 *
 * `mistake.ply` is the ply after the action. `action` and `better` are views for the board.
 * @typedef {{game: number, mistake: Mistake, action: ActionView, better: ActionView | null}} Found
 *
 * `done` of `all` games have been searched.
 * @typedef {{found: Found[], done: number, all: number, busy: boolean, skipped: number}} Hunt
 */
import { finalChances, sharesOf } from "../../analysis/review/graph.js";
import { CLOSE_LOOK, FIRST_LOOK, mistakesOf } from "../../analysis/review/mistakes.js";
import { Store } from "../../ui/store.js";
import { recordOf, standingsOf } from "../results.js";

/**
 * @import { Value } from "../../analysis/review/graph.js"
 * @import { Mistake } from "../../analysis/review/mistakes.js"
 * @import { ActionView } from "../../engine/protocol.js"
 * @import { EngineSearch } from "../../engine/search.js"
 * @import { Positions } from "../replay/positions.js"
 * @import { Results } from "../results.js"
 */

/** Limits of the search of a position, by look. */
const EFFORTS = [
    { nodes: 6000, timeMs: 25 },
    { nodes: 40_000, timeMs: 400 },
];
/** Most mistakes that are kept, and of one game that are looked at closely. */
const MOST_FOUND = 20;
const MOST_OF_GAME = 3;

/** A game in which nothing could be found, because it does not replay. */
const skippedGame = Symbol();

/** @extends {Store<Hunt>} */
export class MistakeHunt extends Store {
    #positions;
    #results;
    #participant;
    #stopped = new AbortController();
    /** @type {EngineSearch | null} */
    #search = null;
    /** @type {number[]} */
    #games;

    /**
     * @param {object} how
     * @param {Positions} how.positions
     * @param {Results} how.results
     * @param {number} how.participant
     * @param {number[]} how.games  places of its games
     */
    constructor({ positions, results, participant, games }) {
        super({ found: [], done: 0, all: games.length, busy: false, skipped: 0 });
        this.#positions = positions;
        this.#results = results;
        this.#participant = participant;
        // Lost games first: mistakes are there.
        const own = (/** @type {number} */ index) =>
            standingsOf(results.games[index], results.players)[this.#seatIn(index)];
        this.#games = [...games].sort((a, b) => own(a) - own(b) || a - b);
    }

    /** @param {number} game */
    #seatIn(game) {
        return this.#results.games[game].match.participants.indexOf(this.#participant);
    }

    /** Searches the games that are left. Rejects if the engine fails. */
    async start() {
        this.#stopped = new AbortController();
        const { signal } = this.#stopped;
        this.#change({ busy: true });
        try {
            this.#search ??= await this.#positions.search();
            while (this.value.done < this.#games.length && !signal.aborted) {
                const found = await this.#inGame(this.#games[this.value.done], signal);
                if (found === null) break;
                const skipped = this.value.skipped + Number(found === skippedGame);
                const more = found === skippedGame ? [] : /** @type {Found[]} */ (found);
                const all = [...this.value.found, ...more].sort((a, b) => b.mistake.loss - a.mistake.loss);
                this.#change({ found: all.slice(0, MOST_FOUND), done: this.value.done + 1, skipped });
            }
        } finally {
            if (signal === this.#stopped.signal) this.#change({ busy: false });
        }
    }

    stop() {
        this.#stopped.abort();
        this.#search?.stop().catch(() => {});
        this.#change({ busy: false });
    }

    /** @param {Partial<Hunt>} change */
    #change(change) {
        this.update((hunt) => ({ ...hunt, ...change }));
    }

    /**
     * The mistakes of the participant in one game.
     * @param {number} game
     * @param {AbortSignal} signal
     * @returns {Promise<Found[] | symbol | null>} null if it was stopped
     */
    async #inGame(game, signal) {
        const results = this.#results;
        const { actions } = results.games[game];
        const line = await this.#positions.line(results, game).catch(() => null);
        if (!line) return skippedGame;
        const player = this.#seatIn(game);
        const opening = results.games[game].match.opening_plies ?? 0;
        /** @type {(Value | null)[]} */
        const values = new Array(actions.length + 1).fill(null);
        const look = async (/** @type {number} */ ply, /** @type {number} */ depth) => {
            if (signal.aborted) return false;
            if (values[ply] && values[ply].look >= depth) return true;
            const value = await this.#valueOf(game, ply, depth, line);
            if (value) values[ply] = values[ply] ? { ...value, first: values[ply] } : value;
            return !signal.aborted;
        };
        const own = line.actions.flatMap(({ player: mover }, ply) => (mover === player && ply >= opening ? [ply] : []));
        for (const ply of own) {
            if (!(await look(ply, FIRST_LOOK)) || !(await look(ply + 1, FIRST_LOOK))) return null;
        }
        const worst = () =>
            mistakesOf(values, actions)
                .filter((mistake) => mistake.player === player && mistake.ply > opening)
                .sort((a, b) => b.loss - a.loss)
                .slice(0, MOST_OF_GAME);
        for (const { ply } of worst()) {
            if (!(await look(ply - 1, CLOSE_LOOK)) || !(await look(ply, CLOSE_LOOK))) return null;
        }
        const close = worst().filter(({ ply }) => (values[ply - 1]?.look ?? 0) >= CLOSE_LOOK);
        return Promise.all(
            close.map(async (mistake) => ({
                game,
                mistake,
                action: line.actions[mistake.ply - 1].action,
                better: mistake.best ? await this.#positions.instead(results, game, mistake.ply, mistake.best) : null,
            })),
        );
    }

    /**
     * @param {number} game
     * @param {number} ply
     * @param {number} look
     * @param {Awaited<ReturnType<Positions["line"]>>} line
     * @returns {Promise<Value | null>} null if the search was stopped
     */
    async #valueOf(game, ply, look, { actions, end }) {
        const results = this.#results;
        const players = results.players.length;
        const toMove = actions[ply]?.player ?? end.toMove;
        if (ply === actions.length && end.outcome.state !== "ongoing") {
            return { chances: finalChances(end.outcome, players), toMove, best: "", look: CLOSE_LOOK };
        }
        const record = { ...recordOf(results, results.games[game]), ply };
        const progress = await this.#search?.start(record, EFFORTS[look]);
        const chances = sharesOf(progress ?? null, players);
        return !progress || progress.stopped || !chances ? null : { chances, toMove, best: progress.best, look };
    }
}
