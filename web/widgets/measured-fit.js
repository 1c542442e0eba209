/**
 * The layout that a page shows, and its fit into the available room: the measured box of `.room` in the page's shadow
 * root.
 */
import { bestFit } from "../board/board-fit.js";

/**
 * @import { Coordinates, Fit, Room } from "../board/board-fit.js"
 * @import { BoardLayout } from "../engine/protocol.js"
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
    /** The inputs of the fit: board, room and coordinates. @type {unknown[]} */
    #source = [];
    #sizes = new ResizeObserver(([{ contentRect }]) => {
        const { width, height } = contentRect;
        // While printing, the page is not displayed.
        if (!width || !height) return;
        this.#room = { width, height };
        // Wait for the next frame: in some browsers, changing sizes in an observer's callback is an error.
        requestAnimationFrame(() => this.#host.requestUpdate());
    });
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
     * @param {unknown} [board]  identifies the board, by default the layout itself
     */
    update(layout, coordinates, board = layout) {
        if (!layout) return;
        const [known] = this.#source;
        if (board !== known || !this.layout) this.layout = layout;
        const source = [board, this.#room, coordinates];
        if (!this.#room || source.every((each, index) => each === this.#source[index])) return;
        this.#source = source;
        this.measured = true;
        this.fit = bestFit(this.layout, this.#room, coordinates);
    }

    hostUpdated() {
        const place = this.#host.renderRoot.querySelector(".room");
        if (place === this.#place) return;
        this.#place = place;
        this.#sizes.disconnect();
        if (place) this.#sizes.observe(place);
    }

    hostDisconnected() {
        this.#sizes.disconnect();
        this.#place = null;
    }
}
