/** Draws in animation frames: once when asked, and on as long as something moves. */

/** The longest time that a movement makes up for after a pause, in milliseconds. */
const LONGEST = 50;
const USUAL = 16;

export class Frames {
    #frame = 0;
    /** When the frame before was drawn; 0 for the first one. */
    #last = 0;

    /** @param {(elapsed: number) => boolean} draw  takes milliseconds; returns whether to go on */
    constructor(draw) {
        this.draw = draw;
    }

    /** Draws with the next frame. */
    request() {
        if (this.#frame) return;
        this.#last = 0;
        this.#frame = requestAnimationFrame((now) => this.#tick(now));
    }

    cancel() {
        cancelAnimationFrame(this.#frame);
        this.#frame = 0;
    }

    /** @param {number} now */
    #tick(now) {
        this.#frame = 0;
        if (!this.draw(this.#last ? Math.min(LONGEST, now - this.#last) : USUAL)) return;
        this.#last = now;
        this.#frame = requestAnimationFrame((next) => this.#tick(next));
    }
}
