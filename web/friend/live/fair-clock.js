/**
 * The host's clock as far as a peer's device agrees. The device measures the turns of its player: the host may count a
 * little more for each of them, because messages take time, but no more.
 */

import { TOLERANCE_MS } from "./consent.js";

/** @import { ClockView } from "./table.js" */

/** @param {number[]} values */
const sum = (values) => values.reduce((all, value) => all + value, 0);

export class FairClock {
    /**
     * How far the host's clock, and the one shown here, are ahead of what this device has measured: milliseconds, for
     * each turn of this player by its ply.
     * @type {{counted: number, shown: number}[]}
     */
    #ahead = [];
    /** The sum of what the host counts at the last warning. */
    #warned = 0;

    /** @param {(milliseconds: number) => void} warn  told how much more the host counts, if it is much */
    constructor(warn) {
        this.warn = warn;
    }

    /** Forgets turns that were taken back. @param {number} ply  of the first of them */
    forget(ply) {
        this.#ahead.splice(ply);
    }

    /** How far the clock shown here is ahead after some turns. @param {number} first @param {number} last  plies */
    ahead(first, last) {
        return sum(this.#ahead.slice(first, last + 1).map((turn) => turn?.shown ?? 0));
    }

    /**
     * Returns the host's clock as it is shown here. Warns if it counts much more than was measured for one turn, or a
     * little more for many.
     * @param {ClockView} view  the host's
     * @param {number} length  of the game
     * @param {{times: number[], spent: number}} here  what was shown so far
     * @param {(ply: number) => boolean} isMine
     * @param {boolean} trusted  whether this device has not measured the present turn itself
     */
    agree(view, length, here, isMine, trusted) {
        const times = view.times.map((time, ply) =>
            isMine(ply) && here.times[ply] !== undefined ? this.#agreedTime(ply, here.times[ply], time) : time,
        );
        const spent = isMine(length) ? this.#agreedTime(length, here.spent, view.spent, trusted) : view.spent;
        const more = sum(this.#ahead.map((turn) => turn?.counted ?? 0));
        const isMuch = more > this.#warned + TOLERANCE_MS;
        if (isMuch) this.warn(more);
        if (isMuch || more < this.#warned) this.#warned = more;
        return { ...view, times, spent };
    }

    /**
     * Returns what the clock here shows for a turn of this player.
     * @param {number} ply
     * @param {number} shown  so far, in milliseconds
     * @param {number} counted  by the host
     * @param {boolean} [trusted]  see `agree`
     */
    #agreedTime(ply, shown, counted, trusted = false) {
        const measured = shown - (this.#ahead[ply]?.shown ?? 0);
        const more = Math.max(0, counted - measured);
        this.#ahead[ply] = { counted: more, shown: trusted ? more : Math.min(more, TOLERANCE_MS) };
        return Math.min(counted, measured + this.#ahead[ply].shown);
    }
}
