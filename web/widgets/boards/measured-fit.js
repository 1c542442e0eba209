/**
 * The layout that a page shows, and its fit into the available room: the measured box of `.room` in the page's shadow
 * root, whose size must not depend on the board.
 */
import { bestFit } from "../../board/board-fit.js";

/**
 * @import { Coordinates, Fit, Room } from "../../board/board-fit.js"
 * @import { BoardLayout } from "../../engine/protocol.js"
 * @import { ReactiveElement } from "lit"
 */

export class MeasuredFit {
    /** @type {BoardLayout | null} */
    layout = null;
    /** @type {Fit} */
    fit = { orientation: 0, aspect: 1, labels: false };
    /** Whether the room is known: a board is drawn only then, since it may be turned to fit. */
    measured = false;
    /** @type {Room | null} */
    #room = null;
    /** @type {Element | null} */
    #place = null;
    /** The inputs of the fit, the board first. @type {unknown[]} */
    #source = [];
    // Wait for the next frame: in some browsers, changing sizes in an observer's callback is an error.
    #sizes = new ResizeObserver(() => requestAnimationFrame(() => this.#measure()));
    #host;

    /** @param {ReactiveElement} host */
    constructor(host) {
        this.#host = host;
        host.addController(this);
    }

    /**
     * Updates the layout and the fit; the page calls this before it renders. The engine sends an equal layout with
     * every position, so only the layout of another board replaces the current one.
     * @param {BoardLayout | null} layout
     * @param {Coordinates} coordinates
     * @param {{board?: unknown, orientation?: number}} [how]  `board`: identifies the board, by default the layout
     *     itself; `orientation`: the one to show, by default the best
     */
    update(layout, coordinates, { board = layout, orientation } = {}) {
        if (!layout) return;
        if (board !== this.#source[0]) {
            this.layout = layout;
            // Another board may have more around it: measure again.
            this.#place = null;
        }
        const source = [board, this.#room, coordinates, orientation];
        if (source.every((each, index) => each === this.#source[index])) return;
        this.#source = source;
        if (!this.#room) return;
        this.measured = true;
        this.fit = bestFit(this.layout ?? layout, this.#room, coordinates);
        if (orientation !== undefined) this.fit.orientation = orientation;
    }

    #measure() {
        const { clientWidth: width = 0, clientHeight: height = 0 } = this.#place ?? {};
        // While printing, the page is not displayed.
        if (!width || !height || (width === this.#room?.width && height === this.#room.height)) return;
        this.#room = { width, height };
        this.#host.requestUpdate();
    }

    hostUpdated() {
        const place = this.#host.renderRoot.querySelector(".room");
        if (place === this.#place) return;
        this.#place = place;
        this.#sizes.disconnect();
        if (place) this.#sizes.observe(place);
        // The parts around the board have rendered by then, and nothing is painted before.
        this.#host.updateComplete.then(() => this.#measure());
    }
}
