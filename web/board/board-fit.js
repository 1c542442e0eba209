/**
 * Finds the orientation in which a board fits best into the available room. An elongated hexagonal board is turned
 * upright on a phone, where its cells become almost half as large again. The turn keeps the hexagons on their grid.
 *
 * @typedef {{width: number, height: number}} Room
 * @typedef {"auto" | "on" | "off"} Coordinates  `auto`: where there is room for them
 *
 * `orientation`: degrees clockwise. `aspect`: width divided by height, 0 if the layout lists no cells. `labels`:
 * whether coordinates are written on the rim.
 * @typedef {{orientation: number, aspect: number, labels: boolean}} Fit
 */

import { makeScene } from "./drawing/scene.js";

/** @import { BoardLayout } from "../engine/protocol.js" */

const UPRIGHT = -30;
/** The minimum enlargement for which a board is turned: people know the board in the orientation of the rules. */
const WORTH_A_TURN = 1.15;

/** The minimum height of legible letters, in pixels. */
const LEGIBLE = 9;

/**
 * Returns the best fit of a layout: its orientation, and whether it has coordinates.
 * @param {BoardLayout} layout
 * @param {Room} room
 * @param {Coordinates} coordinates
 * @returns {Fit}
 */
export function bestFit(layout, room, coordinates) {
    if (layout.cells.length === 0) return { orientation: 0, aspect: 0, labels: false };
    const labelled = coordinates === "off" ? null : turnedFit(layout, room, true);
    const shown = labelled && (coordinates === "on" || labelled.letters >= LEGIBLE);
    return shown ? labelled : turnedFit(layout, room, false);
}

/**
 * Returns the better of the two orientations.
 * @param {BoardLayout} layout
 * @param {Room} room
 * @param {boolean} labels
 */
function turnedFit(layout, room, labels) {
    const usual = fitOf(layout, room, labels, 0);
    if (layout.shape !== "pointy_hexagon") return usual;
    const upright = fitOf(layout, room, labels, UPRIGHT);
    return upright.scale > usual.scale * WORTH_A_TURN ? upright : usual;
}

/**
 * @param {BoardLayout} layout
 * @param {Room} room
 * @param {boolean} labels
 * @param {number} orientation
 */
function fitOf(layout, room, labels, orientation) {
    const { view, labelSize } = makeScene(layout, { orientation, labels });
    const [width, height] = [view.right - view.left, view.bottom - view.top];
    const scale = Math.min(room.width / width, room.height / height);
    return { orientation, labels, aspect: width / height, scale, letters: labelSize * scale };
}
