/**
 * How the board lies best in the room there is. A long board of hexagons stands upright on a phone, where its cells become
 * almost half as large again; the turn is one that keeps hexagons in their grid.
 *
 * @typedef {import("../engine/protocol.js").BoardLayout} BoardLayout
 * @typedef {{width: number, height: number}} Room
 * @typedef {{orientation: number, aspect: number}} Fit  degrees clockwise; width by height, 0 if the board has no shape
 */

import { makeScene } from "../board/scene.js";

const UPRIGHT = -30;
/** A turn must be worth it: people know the board as the rules draw it. */
const WORTH_A_TURN = 1.15;

/**
 * @param {BoardLayout} layout
 * @param {Room} room
 * @param {boolean} labels
 * @returns {Fit}
 */
export function bestFit(layout, room, labels) {
    if (layout.cells.length === 0) return { orientation: 0, aspect: 0 };
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
    const { left, top, right, bottom } = makeScene(layout, { orientation, labels }).view;
    const [width, height] = [right - left, bottom - top];
    return { orientation, aspect: width / height, scale: Math.min(room.width / width, room.height / height) };
}
