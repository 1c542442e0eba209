/** Axes of plots: their ends, and the values with a line. */

/** A round step that divides a range into at most `most` parts. @param {number} range @param {number} most */
export function roundStep(range, most) {
    const rough = range / most;
    const power = 10 ** Math.floor(Math.log10(rough));
    const factor = [1, 2, 5, 10].find((each) => each * power >= rough) ?? 10;
    return factor * power;
}

/** The axis of values: its ends and the values with a line. @param {number[]} values @param {boolean} fromZero */
export function axisOf(values, fromZero) {
    let [low, high] = [fromZero ? 0 : Infinity, fromZero ? 0 : -Infinity];
    for (const value of values) {
        if (value < low) low = value;
        if (value > high) high = value;
    }
    if (!(low < high)) [low, high] = [fromZero ? 0 : low - 1, (Number.isFinite(high) ? high : 0) + 1];
    const step = roundStep(high - low, 4);
    const [from, to] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
    const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
    // Steps such as 0.1 do not add up exactly.
    return { from, to, ticks: ticks.map((tick) => Number(tick.toPrecision(12))) };
}
