/**
 * Records what a student's search does in JavaScript, as `engine/agents/quintet_search/recorder.py` does in Python: its
 * calls, its returns, its window, and what it reads of nodes. `traced-source.js` adds the calls of this recorder.
 *
 * It imports nothing: `../worker-script.js` joins it with the other parts as text.
 *
 * `lines`: statements that may run, `records` and `calls`: how many there may be.
 * @typedef {{nodes: number, seconds: number, lines: number, records: number, calls: number}} RecorderLimits
 *
 * A function that runs. `call`: its number if it has a node, else -1. `threw`: whether an error ends it.
 * @typedef {{call: number, window: Window | null, isNoted: boolean, readers: Readers, line: number, before: number,
 *            callerLine: number, value: any, threw: boolean}} Frame
 * @typedef {[number | null, number | null]} Window  alpha and beta
 * @typedef {Record<string, () => unknown>} Readers  of variables by name
 */

/** The pairs of names under which searches store their window, the most telling one first. */
const WINDOW_NAMES = [
    ["alpha", "beta"],
    ["α", "β"],
    ["a", "b"],
    ["low", "high"],
    ["lo", "hi"],
    ["lower", "upper"],
];
/** Infinity as a plain number: beyond every score of the engine. */
const BEYOND = 2_000_000;
/** The clock is read once in so many lines. */
const LINES_BETWEEN_CLOCKS = 1024;
const MOST_SCORES = 16;

/** Ends a run. */
export class LimitReached {
    /** @param {"nodes" | "time" | "steps"} code @param {number} limit @param {number} line */
    constructor(code, limit, line) {
        this.code = code;
        this.limit = limit;
        this.line = line;
    }
}

/** A number that JSON can hold; null for anything else. Infinities are `BEYOND`. @param {any} value */
function numberIn(value) {
    const number = typeof value === "bigint" ? Number(value) : value;
    if (typeof number !== "number" || Number.isNaN(number)) return null;
    return Math.min(BEYOND, Math.max(-BEYOND, number));
}

/**
 * The value in what a search has returned: a number, a list with one number for each player, or null. Beside the value
 * there may be an action, in a list or an object.
 * @param {any} value
 * @param {number} players
 * @param {(value: any) => boolean} isItem
 * @returns {number | number[] | null}
 */
export function scoreIn(value, players, isItem) {
    const number = numberIn(value);
    if (number !== null) return number;
    if (typeof value !== "object" || value === null || isItem(value)) return null;
    const parts = Object.values(value);
    if (parts.length > MOST_SCORES) return null;
    const scores = parts.map(numberIn);
    if (players > 2) {
        if (scores.length === players && !scores.includes(null)) return /** @type {number[]} */ (scores);
        for (const each of parts) {
            const inner = Array.isArray(each) ? scoreIn(each, players, isItem) : null;
            if (Array.isArray(inner)) return inner;
        }
    }
    return scores.find((each) => each !== null) ?? null;
}

/** Alpha and beta among variables, each null where it is missing; null without either. @param {Readers} readers */
function windowIn(readers) {
    const read = (/** @type {string} */ name) => {
        try {
            return name in readers ? numberIn(readers[name]()) : null;
        } catch {
            // The name is no variable here, or not yet.
            return null;
        }
    };
    for (const [low, high] of WINDOW_NAMES) {
        if (!(low in readers || high in readers)) continue;
        const found = /** @type {Window} */ ([read(low), read(high)]);
        // Single letters are often something else: both must be numbers.
        const isKnown = low === "a" ? !found.includes(null) : found.some((each) => each !== null);
        if (isKnown) return found;
    }
    return null;
}

/** @param {Window | null} one @param {Window | null} other */
const isSame = (one, other) => one?.[0] === other?.[0] && one?.[1] === other?.[1];

export class Recorder {
    /** @type {any[][]} */
    records = [];
    /** The tree or the game sets the number. */
    players = 2;
    /** The line that runs. */
    line = 1;
    /** The number of an item; -1 for anything else. @type {(value: any) => number} */
    numberOf = () => -1;
    #limits;
    #until = 0;
    #isWatching = false;
    #lines = 0;
    #calls = 0;
    /** Functions that run, the outermost one first; those with a node also alone. @type {Frame[]} */
    #frames = [];
    /** @type {Frame[]} */
    #stack = [];
    #now = performance.now.bind(performance);

    /** @param {RecorderLimits} limits */
    constructor(limits) {
        this.#limits = limits;
    }

    /** Drops what was recorded before the search. */
    forget() {
        this.records = [];
        this.#calls = 0;
    }

    /** Records while `call` runs. @template T @param {() => Promise<T>} call @returns {Promise<T>} */
    async watch(call) {
        this.#until = this.#now() + 1000 * this.#limits.seconds;
        this.#frames = [];
        this.#stack = [];
        this.#isWatching = true;
        try {
            return await call();
        } finally {
            this.#isWatching = false;
        }
    }

    /** @param {LimitReached["code"]} code @param {number} limit */
    #end(code, limit) {
        throw new LimitReached(code, limit, this.line);
    }

    // What the student's code calls (`traced-source.js`)

    /** A statement starts. @param {number} line */
    at(line) {
        this.line = line;
        const frame = this.#frames.at(-1);
        if (frame && frame.line !== line) {
            frame.before = frame.line;
            frame.line = line;
        }
        this.#count();
    }

    #count() {
        if (++this.#lines % LINES_BETWEEN_CLOCKS) return;
        const { lines, seconds } = this.#limits;
        if (this.#lines > lines) this.#end("steps", lines);
        if (this.#now() > this.#until) this.#end("time", seconds);
    }

    /**
     * A function starts.
     * @param {number} code  its number; -1 if it is part of the function around it
     * @param {number} line
     * @param {any[]} values  of its parameters
     * @param {Readers} readers
     * @returns {Frame}
     */
    enter(code, line, values, readers) {
        const item = code < 0 ? -1 : (values.map(this.numberOf).find((each) => each >= 0) ?? -1);
        const [callerLine, isOutermost] = [this.line, this.#frames.length === 0];
        /** @type {Frame} */
        const frame = {
            call: -1,
            window: null,
            isNoted: false,
            readers,
            line,
            before: line,
            callerLine,
            value: null,
            threw: false,
        };
        if (item >= 0) this.#noteWindow();
        this.line = line;
        this.#count();
        this.#frames.push(frame);
        if (item < 0) return frame;
        const { calls, nodes } = this.#limits;
        if (this.#calls >= calls) this.#end("nodes", nodes);
        frame.call = this.#calls++;
        frame.window = windowIn(readers);
        const caller = isOutermost ? null : [0, callerLine];
        this.#record(["call", frame.call, this.#number, item, code, 0, line, frame.window, caller]);
        this.#stack.push(frame);
        return frame;
    }

    /** What a function returns. @template T @param {Frame} frame @param {T} value @returns {T} */
    value(frame, value) {
        frame.value = value;
        return value;
    }

    /** An error ends a function. @template E @param {Frame | undefined} frame @param {E} error @returns {E} */
    thrown(frame, error) {
        if (frame) frame.threw = true;
        return error;
    }

    /** A function ends. @param {Frame | undefined} frame  none if it couldn't start */
    leave(frame) {
        const place = frame ? this.#frames.lastIndexOf(frame) : -1;
        if (!frame || place < 0) return;
        this.#frames.length = place;
        const called = frame.call < 0 ? -1 : this.#stack.lastIndexOf(frame);
        if (called >= 0) {
            this.#stack.length = called;
            const window = frame.isNoted ? frame.window : (windowIn(frame.readers) ?? frame.window);
            const value = scoreIn(frame.value, this.players, (each) => this.numberOf(each) >= 0);
            this.records.push(["return", frame.call, 0, this.line, value, window, frame.before, frame.threw]);
        }
        this.line = frame.callerLine;
    }

    /**
     * An arrow function without a block, whose value is that of `body`.
     * @template T
     * @param {number} code @param {number} line @param {any[]} values @param {Readers} readers
     * @param {() => T} body
     */
    call(code, line, values, readers, body) {
        const frame = this.enter(code, line, values, readers);
        try {
            return this.value(frame, body());
        } catch (error) {
            throw this.thrown(frame, error);
        } finally {
            this.leave(frame);
        }
    }

    /**
     * Tells the window of the visit that is under way, for a search whose variables have other names. Optional.
     * @param {{alpha?: number, beta?: number}} window
     */
    note({ alpha, beta } = {}) {
        const frame = this.#stack.at(-1);
        if (!frame || !this.#isWatching) return;
        const [low, high] = frame.window ?? [null, null];
        frame.window = [numberIn(alpha) ?? low, numberIn(beta) ?? high];
        frame.isNoted = true;
        this.#record(["window", frame.call, 0, this.line, frame.window]);
    }

    // What nodes and states tell (`search-items.js`)

    /** @param {number} item */
    asked(item) {
        if (this.#isWatching) this.#record(["ask", this.#number, item, 0, this.line]);
    }

    /** @param {number} item @param {number | number[]} value */
    looked(item, value) {
        if (!this.#isWatching) return;
        this.#noteWindow();
        this.#record(["look", this.#number, item, 0, this.line, value]);
    }

    /** @param {number} count */
    made(count) {
        if (count > this.#limits.nodes) this.#end("nodes", this.#limits.nodes);
    }

    get #number() {
        return this.#stack.at(-1)?.call ?? -1;
    }

    /** The window of the visit under way, if it has changed. */
    #noteWindow() {
        const frame = this.#stack.at(-1);
        if (!frame || frame.isNoted) return;
        const found = windowIn(frame.readers);
        if (found === null || isSame(found, frame.window)) return;
        frame.window = found;
        this.records.push(["window", frame.call, 0, frame.line, found]);
    }

    /** @param {any[]} record */
    #record(record) {
        this.records.push(record);
        if (this.records.length > this.#limits.records) this.#end("nodes", this.#limits.nodes);
    }
}
