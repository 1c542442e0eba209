/**
 * Repeats something until `clearInterval`. In Node, such a timer does not keep the process alive.
 * @param {number} milliseconds
 * @param {() => unknown} act
 */
export function every(milliseconds, act) {
    const timer = setInterval(act, milliseconds);
    /** @type {any} */ (timer).unref?.();
    return timer;
}
