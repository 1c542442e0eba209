import { algorithms, traitsOf } from "./algorithms.js";
import { Cursor } from "./cursor.js";
import { BEGIN, END, ENTER, isInfinite, kinds, MILLIONTHS, readEvent, scoreFields, stops } from "./events.js";

/** @import { Stop, TraceEvent } from "./events.js" */

/**
 * What a search wrote, event by event. It grows while the search runs. `cursor()` rebuilds the tree up to any event.
 *
 * @typedef {import("./events.js").Algorithm} Algorithm
 */
export class Replay {
    /**
     * The words of the trace; those behind `length` are room to grow. Scores of a given tree with decimals are divided
     * by `unit`, so that every reader finds the numbers of its text.
     * @type {Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>}
     */
    words = new Int32Array(1024);
    length = 0;
    /** The place of the next event to be listed. */
    #next = 0;
    /** @type {string[]} */
    texts = [];
    /** For each event the place of its first word. */
    places = new Int32Array(256);
    /** The number of events so far. */
    events = 0;
    /** For each node the number of events before its `enter`. @type {number[]} */
    entered = [];

    // From the first event.
    /** @type {Algorithm} */
    algorithm = "minimax";
    /** The number of players. */
    players = 2;
    /** The player who searches. */
    player = 0;
    /** The depth asked for. */
    depth = 0;
    /** UCT: for each player the scores that mean a reward of 0 and of 1. @type {number[]} */
    low = [];
    /** @type {number[]} */
    high = [];
    /** The score in the trace that 1 in the text of a given tree stands for. */
    unit = 1;
    /** How the run ended; null while it has not. @type {Stop | null} */
    stop = null;

    get ended() {
        return this.stop !== null;
    }

    /**
     * Appends what a run has written since the last call.
     * @param {{words: ArrayLike<number>, texts: string[]}} grown
     */
    follow({ words, texts }) {
        this.words = withRoom(this.words, this.length, words.length);
        this.words.set(words, this.length);
        this.length += words.length;
        for (const text of texts) this.texts.push(text);
        // An event that is not there as a whole waits for the rest.
        while (this.#next < this.length) {
            const end = this.#next + (this.words[this.#next] >>> 8) + 1;
            if (end > this.length) break;
            this.#add(this.#next);
            this.#next = end;
        }
    }

    /** @param {number} place */
    #add(place) {
        const kind = this.words[place] & 0xff;
        const fields = this.words[place] >>> 8;
        if (kind === BEGIN && fields > 4 + 2 * this.words[place + 2]) {
            this.unit = this.words[place + fields];
            this.words = Float64Array.from(this.words);
        }
        const { words } = this;
        if (this.unit !== 1) this.#divide(place + 1, kind);
        if (kind === ENTER) this.entered.push(this.events);
        if (kind === BEGIN) {
            this.algorithm = algorithms[words[place + 1]];
            this.players = words[place + 2];
            this.player = words[place + 3];
            this.depth = words[place + 4];
            for (let player = 0; player < this.players; ++player) {
                this.low[player] = words[place + 5 + 2 * player];
                this.high[player] = words[place + 6 + 2 * player];
            }
        }
        if (kind === END) this.stop = /** @type {Stop} */ (stops[words[place + 1]]);
        this.places = withRoom(this.places, this.events, 1);
        this.places[this.events++] = place;
    }

    /** Brings the scores of an event to the unit of the text. @param {number} at @param {number} kind */
    #divide(at, kind) {
        const { words, unit } = this;
        const [from, to] = scoreFields(kind, kind === BEGIN ? words[at + 1] : this.players);
        for (let field = at + from; field < at + to; ++field) {
            if (!isInfinite(words[field])) words[field] /= unit;
        }
    }

    /** The name of an event's kind, without reading the event. @param {number} event */
    kind(event) {
        return kinds[this.words[this.places[event]] & 0xff];
    }

    /** @param {number} event  0 to `events` - 1 @returns {TraceEvent} */
    event(event) {
        const place = this.places[event];
        const head = this.words[place];
        return readEvent(this.words, head & 0xff, place + 1, head >>> 8, this.texts);
    }

    /**
     * The player whose scores a search has at a node: the one who searches, in negamax the one to move.
     * @param {number} mover
     */
    side(mover) {
        return traitsOf(this.algorithm).forMover ? mover : this.player;
    }

    /** Whether a search has scores of the opponent there. @param {number} mover */
    isTurned(mover) {
        return this.side(mover) !== this.player;
    }

    /**
     * A window as the search has it at a node; traces have those of the player who searches.
     * @param {number} mover @param {{alpha: number, beta: number}} window
     */
    windowAt(mover, { alpha, beta }) {
        return this.isTurned(mover) ? { alpha: -beta, beta: -alpha } : { alpha, beta };
    }

    /** UCT: a mean reward as a score. @param {number} mean  in millionths @param {number} player */
    score(mean, player) {
        return this.low[player] + (mean / MILLIONTHS) * (this.high[player] - this.low[player]);
    }

    /** Whether a window has room for no value. @param {number} alpha @param {number} beta */
    isNullWindow(alpha, beta) {
        return Math.round((beta - alpha) * this.unit) === 1;
    }

    /** The tree after no event yet. Several cursors can stand at different events. */
    cursor() {
        return new Cursor(this);
    }
}

/**
 * Returns the array, or a larger copy of it with room for more.
 * @template {Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>} Words
 * @param {Words} array
 * @param {number} used
 * @param {number} more
 * @returns {Words}
 */
function withRoom(array, used, more) {
    if (used + more <= array.length) return array;
    const larger = /** @type {Words} */ (
        new /** @type {any} */ (array.constructor)(Math.max(2 * array.length, used + more))
    );
    larger.set(array.subarray(0, used));
    return larger;
}
