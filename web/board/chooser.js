/**
 * A small list beside the board where one gesture could mean several actions.
 *
 * @typedef {import("./board.js").QuintetBoard} QuintetBoard
 */
import { html, nothing } from "lit";
import { ref } from "lit/directives/ref.js";
import { nothingPicked } from "./interaction.js";

/**
 * Places the list under the cell that was chosen, inside the frame, and gives it the focus.
 * @param {QuintetBoard} board
 * @param {Element | undefined} element
 * @param {string} cell
 */
function settle(board, element, cell) {
    const matrix = board.picture?.getScreenCTM();
    if (!(element instanceof HTMLElement) || !matrix) return;
    const place = new DOMPoint(board.cellPlace(cell).x, board.cellPlace(cell).y).matrixTransform(matrix);
    const frame = /** @type {HTMLElement} */ (element.parentElement).getBoundingClientRect();
    const half = element.offsetWidth / 2;
    const left = Math.min(Math.max(place.x - frame.left, half), frame.width - half);
    const top = Math.min(place.y - frame.top, frame.height - element.offsetHeight);
    Object.assign(element.style, { left: `${left}px`, top: `${Math.max(0, top)}px` });
    element.querySelector("button")?.focus();
}

/** @param {QuintetBoard} board */
export function chooser(board) {
    const { asked } = board.input.selection;
    if (!asked.length) return nothing;
    const close = (/** @type {import("./interaction.js").ActionView | null} */ action) => {
        board.input.take({ selection: nothingPicked, action });
        board.focusBoard();
    };
    return html`
        <div class="chooser" role="group" aria-label=${board.t("board.choose")}
            ${ref((element) => settle(board, element, asked[0].to || asked[0].from))}
            @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close(null)}>
            ${asked.map(
                (action) => html`
                <button type="button" @click=${() => close(action)}>${board.nameOfAction(action)}</button>`,
            )}
        </div>`;
}
