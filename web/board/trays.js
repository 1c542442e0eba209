/**
 * Measures a board: the room beside its picture, and the height of the trays above and below it. This happens before
 * the board is visible, so that nothing moves under a finger later.
 */

/** @import { QuintetBoard } from "./board.js" */

/**
 * Space around a column of buttons, the additional space for their labels, and the default size of a button, in pixels.
 */
const aroundButtons = 12;
const aroundWords = 22;
const buttonSize = 36;
/** Width below which the board uses the layout for an upright phone, in pixels. */
const phoneWidth = 480;

/**
 * Measures a board after each change that matters: sets its `aspect`, `beside` and `narrow`, and reports the height of
 * the trays with `quintet-trays`.
 * @param {QuintetBoard} board
 * @returns {() => boolean} updates `narrow` alone, and returns whether it changed
 */
export function measureTrays(board) {
    /** Height of the trays, in pixels. */
    let trays = -1;
    /** The inputs of the last measurement. @type {unknown[]} */
    let measured = [];

    const narrowed = () => {
        const { narrow, clientWidth } = board;
        board.narrow = clientWidth > 0 && clientWidth < phoneWidth && !board.hasAttribute("still");
        return narrow !== board.narrow;
    };
    const measure = () => {
        const { scene, beside, narrow, renderRoot } = board;
        const frame = renderRoot.querySelector(".frame");
        // Its frame: the picture itself is scaled while it is enlarged under a finger.
        const pictures = /** @type {HTMLElement | null} */ (renderRoot.querySelector(".pictures"));
        if (!frame || !pictures || board.clientWidth === 0) return;
        measured = [scene, beside, narrow];
        board.aspect = frame.clientWidth / Math.max(1, frame.clientHeight);
        const { left, right, top, bottom } = scene.view;
        const drawn = (frame.clientHeight * (right - left)) / (bottom - top);
        const button = Number.parseFloat(getComputedStyle(board).getPropertyValue("--tool")) || buttonSize;
        const room = (frame.clientWidth - drawn) / 2 - button - aroundButtons;
        board.beside = room > aroundWords ? "beside roomy" : room > 0 ? "beside" : "";
        if (board.beside !== beside) board.requestUpdate();
        if (narrowed()) board.relayout();
        const height = board.offsetHeight - pictures.offsetHeight;
        if (height !== trays) board.emit("quintet-trays", { height });
        trays = height;
        for (const extension of board.extensions) extension.drawn?.();
    };
    // Measure in the next frame: measuring changes the observed size.
    const sizes = new ResizeObserver(() => requestAnimationFrame(measure));

    board.addController({
        hostConnected: () => sizes.observe(board),
        hostDisconnected: () => sizes.disconnect(),
        hostUpdated() {
            const { scene, beside, narrow } = board;
            if ([scene, beside, narrow].some((each, index) => each !== measured[index])) measure();
        },
    });
    return narrowed;
}
