import { Cursor } from "./cursor.js";
import { algorithms, BEGIN, END, ENTER, kinds, MILLIONTHS, readEvent, stops } from "./events.js";

/**
 * What a search wrote, event by event. It grows while the search runs. `cursor()` rebuilds the tree up to any event.
 *
 * @typedef {import("./events.js").TraceEvent} TraceEvent
 * @typedef {import("./events.js").Algorithm} Algorithm
 */
export class Replay {
    /** The words of the trace; those behind `length` are room to grow. */
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
    /** How the run ended; null while it has not. @type {import("./events.js").Stop | null} */
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
        const { words } = this;
        const kind = words[place] & 0xff;
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
        if (kind === END) this.stop = /** @type {import("./events.js").Stop} */ (stops[words[place + 1]]);
        this.places = withRoom(this.places, this.events, 1);
        this.places[this.events++] = place;
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

    /** UCT: a mean reward as a score. @param {number} mean  in millionths @param {number} player */
    score(mean, player) {
        return this.low[player] + (mean / MILLIONTHS) * (this.high[player] - this.low[player]);
    }

    /** The tree after no event yet. Several cursors can stand at different events. */
    cursor() {
        return new Cursor(this);
    }
}

/**
 * Returns the array, or a larger copy of it with room for more.
 * @param {Int32Array<ArrayBuffer>} array
 * @param {number} used
 * @param {number} more
 */
function withRoom(array, used, more) {
    if (used + more <= array.length) return array;
    const larger = new Int32Array(Math.max(2 * array.length, used + more));
    larger.set(array.subarray(0, used));
    return larger;
}
