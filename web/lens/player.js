/** The clock of a search that plays by itself. */

import { SPEEDS } from "./lens-model.js";

/** @import { Speed } from "./lens-model.js" */

export class Player {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #timer;

    /** @param {(steps: number) => void} step  takes so many steps; it may stop the clock */
    constructor(step) {
        this.step = step;
    }

    /** Starts the clock, or lets it run at another speed. @param {Speed} speed */
    start(speed) {
        this.stop();
        const { ms, steps } = SPEEDS[speed];
        const tick = () => {
            this.#timer = setTimeout(tick, ms);
            this.step(steps);
        };
        this.#timer = setTimeout(tick, ms);
    }

    stop() {
        clearTimeout(this.#timer);
    }
}
