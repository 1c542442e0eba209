/** A small list of actions, for a gesture that could mean several of them. */
import { css, html, nothing } from "lit";
import { nothingPicked } from "./interaction.js";

/**
 * @import { QuintetBoard } from "../board.js"
 * @import { ActionView } from "./interaction.js"
 */

export const chooserStyles = css`
    .chooser {
        position: absolute;
        z-index: 2;
        display: flex;
        flex-direction: column;
        gap: var(--space-1);
        padding: var(--space-2);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius);
        background: var(--paper-raised);
        box-shadow: 0 8px 28px var(--shadow);
        transform: translate(-50%, var(--space-3));
    }
    .chooser button {
        min-block-size: var(--tap);
        padding-inline: var(--space-3);
        border: 0;
        border-radius: var(--radius-small);
        background: none;
        color: var(--ink);
        font: inherit;
        text-align: start;
        cursor: pointer;
    }
    .chooser button:hover { background: var(--paper-sunken); }
    .chooser button:focus-visible { outline: var(--stroke-strong) solid var(--focus); }
`;

/** Places the list under the chosen cell, inside the frame, and focuses it. @param {QuintetBoard} board */
export function settleChooser(board) {
    const list = board.renderRoot.querySelector(".chooser");
    if (!(list instanceof HTMLElement) || list.style.left) return;
    // Measuring forces a layout, so measure only if there is a list.
    const matrix = board.picture?.getScreenCTM();
    const frame = list.parentElement?.getBoundingClientRect();
    if (!matrix || !frame) return;
    const [{ to, from }] = board.input.selection.asked;
    const { x, y } = board.cellPlace(to || from);
    const place = new DOMPoint(x, y).matrixTransform(matrix);
    const half = list.offsetWidth / 2;
    const left = Math.min(Math.max(place.x - frame.left, half), frame.width - half);
    const top = Math.min(place.y - frame.top, frame.height - list.offsetHeight);
    Object.assign(list.style, { left: `${left}px`, top: `${Math.max(0, top)}px` });
    list.querySelector("button")?.focus();
}

/** Renders the list of actions while the user has to choose between several. @param {QuintetBoard} board */
export function chooser(board) {
    const { asked } = board.input.selection;
    if (!asked.length) return nothing;
    const close = (/** @type {ActionView | null} */ action) => {
        board.input.take({ selection: nothingPicked, action });
        board.focusBoard();
    };
    return html`
        <div class="chooser" role="group" aria-label=${board.t("board.choose")}
            @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close(null)}>
            ${asked.map(
                (action) => html`
                <button type="button" @click=${() => close(action)}>${board.nameOfAction(action)}</button>`,
            )}
        </div>`;
}
