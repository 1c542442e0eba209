/** Returns the duration of one movement in milliseconds. @param {object} board  a `<quintet-board>` */
export const movementTime = (board) =>
    Number.parseFloat(getComputedStyle(/** @type {Element} */ (board)).getPropertyValue("--time")) || 200;
