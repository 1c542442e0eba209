/** Previews of tokens. */
import { nothing, svg } from "lit";
import { short } from "../drawing/geometry.js";
import { pickedOf } from "../input/interaction.js";
import { edited } from "../marking.js";
import { topOn } from "../motion/token-diff.js";
import { tokenFace } from "./definitions.js";

/** @import { QuintetBoard } from "../board.js" */

/** @param {QuintetBoard} board */
export const previews = (board) => (board.proposed ? proposal(board) : [hinted(board), ghost(board)]);

/** Draws the entered action that is not played yet, faintly. @param {QuintetBoard} board */
function proposal(board) {
    const { proposed, motion, players, state } = board;
    if (!proposed || !state) return nothing;
    const moved = proposed.from ? topOn(motion.tokens, proposed.from) : undefined;
    const face = tokenFace(players, moved?.player ?? state.toMove, moved?.kind ?? proposed.hand);
    const cells = proposed.to ? [proposed.to] : proposed.cells;
    return cells.map((cell) => {
        const { x, y } = board.topPlace(cell);
        return svg`<g class="ghost proposed" transform="translate(${short(x)} ${short(y)})">${face}</g>`;
    });
}

/** Draws the tokens from the hand that the page points out, faintly. @param {QuintetBoard} board */
function hinted({ choices, marks, players, scene, state }) {
    return marks.map(({ hand, cells: [id] }) => {
        const cell = scene.byId.get(id);
        if (!hand || !cell || !choices.hands.get(hand)?.targets.has(id)) return nothing;
        const face = tokenFace(players, state?.toMove ?? 0, hand);
        return svg`<g class="ghost proposed" transform="translate(${short(cell.x)} ${short(cell.y)})">${face}</g>`;
    });
}

/** Draws the token that an action would put on the cell under the pointer, faintly. @param {QuintetBoard} board */
function ghost({ choices, input, motion, players, scene, state }) {
    const { hovered, selection } = input;
    const cell = scene.byId.get(hovered);
    const reached = choices.direct.has(hovered) || pickedOf(choices, selection).targets.has(hovered);
    if (!cell || !state || !reached || edited(choices, hovered)) return nothing;
    const picked = selection.from ? topOn(motion.tokens, selection.from) : undefined;
    const face = tokenFace(players, picked?.player ?? state.toMove, picked?.kind ?? selection.hand);
    return svg`<g class="ghost" transform="translate(${short(cell.x)} ${short(cell.y)})">${face}</g>`;
}
