/** Returns the duration of one movement in milliseconds. @param {object} board  a `<quintet-board>` */
export function movementTime(board) {
    const time = getComputedStyle(/** @type {Element} */ (board)).getPropertyValue("--time");
    // The built site writes 200ms as .2s.
    return Number.parseFloat(time) * (time.trim().endsWith("ms") ? 1 : 1000) || 200;
}
