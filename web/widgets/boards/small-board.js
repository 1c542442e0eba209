/** A position as a small board, which takes no input. */
import { css, html } from "lit";
import "../../board/board.js";
import { bestFit } from "../../board/board-fit.js";

/** @import { BoardLayout, GameState, Mark } from "../../engine/protocol.js" */

/** The room for the board, in pixels. */
const ROOM = { width: 220, height: 190 };

export const smallBoardStyles = css`
    :host {
        display: block;
        inline-size: ${ROOM.width}px;
        max-inline-size: 100%;
    }
    div {
        display: grid;
        block-size: ${ROOM.height}px;
    }
    quintet-board {
        pointer-events: none;
    }
`;

/**
 * @param {{state: GameState, layout: BoardLayout}} position
 * @param {string[]} players
 * @param {string} label  for screen readers
 * @param {Mark[]} [marks]
 */
export const smallBoard = ({ state, layout }, players, label, marks) =>
    html`<div role="img" aria-label=${label}><quintet-board still inert .layout=${layout} .state=${state} .players=${players}
        .orientation=${bestFit(layout, ROOM, "off").orientation} .marks=${marks ?? []}></quintet-board></div>`;
