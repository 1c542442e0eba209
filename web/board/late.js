/**
 * What the first board does not need: movements, the exits of a picked token, and the list of actions to choose from.
 * Loaded once, after the first board, for all boards of a page.
 */

/** @type {typeof import("./late-parts.js") | null} */
export let late = null;

/** Loads it, or tries again: without it, positions change at once. */
export async function loadLate() {
    late ??= await import("./late-parts.js").catch(() => null);
}
