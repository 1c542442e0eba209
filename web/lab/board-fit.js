/**
 * What the board is drawn with: its layout, and how it lies in the room there is.
 *
 * @typedef {import("./lab-model.js").LabModel} LabModel
 * @typedef {import("../app/fit.js").Fit} Fit
 * @typedef {import("../app/fit.js").Room} Room
 */

import { bestFit } from "../app/fit.js";

const PANEL_WIDTH = 460;
/** On a phone, of the height of the window. */
const BOARD_HEIGHT = 0.56;

export class BoardFit {
    /** @type {LabModel["layout"]} */
    layout = null;
    /** @type {Fit} */
    fit = { orientation: 0, aspect: 1 };
    /** What the layout is of, a game and its options, and the room that it was fitted into. @type {{board: string, room: Room | null}} */
    #source = { board: "", room: null };

    /**
     * The engine sends the layout with every position; only that of another board is news.
     * @param {LabModel} model
     * @param {Room} room
     * @param {boolean} coordinates  whether they are written beside the board
     */
    update({ layout, base }, room, coordinates) {
        const board = `${base.game} ${JSON.stringify(base.options ?? {})}`;
        const other = board !== this.#source.board;
        if (!layout || (!other && room === this.#source.room)) return;
        if (other || !this.layout) this.layout = layout;
        this.#source = { board, room };
        this.fit = bestFit(this.layout, room, coordinates);
    }
}

/** The room for the board, as far as it decides how the board lies, in CSS pixels. @param {boolean} wide @returns {Room} */
export function boardRoom(wide) {
    const { innerWidth: width, innerHeight: height } = window;
    return wide ? { width: width - PANEL_WIDTH, height } : { width, height: height * BOARD_HEIGHT };
}
