/**
 * What is seen for a moment: cells that flash, and the token that would stand where the pointer is.
 *
 * @typedef {import("../board.js").QuintetBoard} QuintetBoard
 * @typedef {import("../scene.js").Scene} Scene
 */
import { nothing, svg } from "lit";
import { hull, placed, roundedPath, short } from "../geometry.js";
import { pickedOf } from "../interaction.js";

/** @param {Scene} scene @param {import("../motion.js").Flash[]} flashing */
export function flashes(scene, flashing) {
    return flashing.map(({ role, cells, order }) => {
        const points = cells.flatMap((id) => placed(scene.corners, scene.byId.get(id) ?? { x: 0, y: 0 }, 0.955));
        return svg`<path class="flash ${role}" data-order=${order} d=${roundedPath(hull(points), 12)} />`;
    });
}

/**
 * The token of the player to move, faint, on the cell under the pointer if an action would put it there.
 * @param {QuintetBoard} board
 */
export function ghost(board) {
    const { choices, input, scene, state } = board;
    const cell = scene.byId.get(input.hovered);
    const reached = choices.direct.has(input.hovered) || pickedOf(choices, input.selection).targets.has(input.hovered);
    if (!cell || !state || !reached) return nothing;
    return svg`<use class="ghost" href="#token-${state.toMove}" transform="translate(${short(cell.x)} ${short(cell.y)})" />`;
}
