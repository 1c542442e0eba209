/** Limits how often something happens: `most` times at once, then one time more after each `each` milliseconds. */
export class Allowance {
    #left;
    #at = Number.NEGATIVE_INFINITY;

    /** @param {number} most @param {number} each */
    constructor(most, each) {
        this.most = most;
        this.each = each;
        this.#left = most;
    }

    /** Takes one time. @param {number} now  in milliseconds @returns {boolean} whether one was left */
    take(now) {
        this.#left = Math.min(this.most, this.#left + (now - this.#at) / this.each);
        this.#at = now;
        if (this.#left < 1) return false;
        this.#left -= 1;
        return true;
    }
}
