/** What there is room for in the lens, by the size of its place and of the text. */

/** The room from which on the panes stand beside the tree, in pixels and as a ratio of width to height. */
const WIDE = 720;
const WIDE_RATIO = 0.95;
/** The width from which on the header has room for what teaches, in pixels. */
const ROOMY = 1200;
/** The size of text for which these widths hold, in pixels. */
const USUAL_TEXT = 16;
/** How many times as large text is large. */
const LARGE_TEXT = 1.5;
/** Below this height the tree is a tab like the others. */
const LOW = 520;
/** A frame in another page narrower than this has texts of more lines beside the tree, and needs more height. */
const NARROW = 360;
const LOW_IF_NARROW = 600;
/** Below this height a question needs the room of the slider. */
const TIGHT = 760;

/**
 * `wide`: panes stand beside the tree. `roomy`: the header has room for what teaches. `low`: the tree is a tab.
 * `tight`: a question needs the room of the slider. `terse`: large text leaves no room for words on the buttons.
 * @param {number} width @param {number} height @param {number} textSize  all in pixels
 * @param {boolean} compact  whether it is part of another page
 */
export function roomFor(width, height, textSize, compact) {
    // Large text needs as much more room.
    const text = textSize / USUAL_TEXT;
    const wide = width / text >= WIDE && width / Math.max(1, height) > WIDE_RATIO;
    const low = !wide && height / text < (compact && width / text < NARROW ? LOW_IF_NARROW : LOW);
    return {
        wide,
        roomy: width / text >= ROOMY,
        low,
        tight: !wide && height / text < TIGHT,
        terse: low && text > LARGE_TEXT,
    };
}
