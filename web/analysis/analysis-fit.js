/**
 * The layout of the board, and its orientation in the space that is available.
 *
 * @typedef {import("./analysis-model.js").AnalysisModel} AnalysisModel
 * @typedef {import("../game/board-fit.js").Fit} Fit
 * @typedef {import("../game/board-fit.js").Room} Room
 */

import { bestFit } from "../game/board-fit.js";

const PANEL_WIDTH = 460;
/** Height of the board on a phone, as a share of the window's height. */
const BOARD_HEIGHT = 0.56;

export class BoardFit {
    /** @type {AnalysisModel["layout"]} */
    layout = null;
    /** @type {Fit} */
    fit = { orientation: 0, aspect: 1, labels: false };
    /**
     * The game with its options that the layout belongs to, and the space it was fitted into.
     * @type {{board: string, room: Room | null}}
     */
    #source = { board: "", room: null };

    /**
     * Updates layout and fit. The engine sends an equal layout with every position, so that only another board replaces
     * it.
     * @param {AnalysisModel} model
     * @param {Room} room
     * @param {import("../game/board-fit.js").Coordinates} coordinates
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

/** The space that decides the orientation of the board, in CSS pixels. @param {boolean} wide @returns {Room} */
export function boardRoom(wide) {
    const { innerWidth: width, innerHeight: height } = window;
    return wide ? { width: width - PANEL_WIDTH, height } : { width, height: height * BOARD_HEIGHT };
}
