/**
 * The parts that the first board does not need: movements, the exits of a picked token, previews of tokens, the list of
 * actions and the magnifier. Loaded once, after the first board, for all boards of a page.
 */

/** These parts; null until they are loaded. @type {typeof import("./movement-parts.js") | null} */
export let movementParts = null;

/** Loads these parts, or retries. Without them, positions change without movement. */
export async function loadMovementParts() {
    movementParts ??= await import("./movement-parts.js").catch(() => null);
}
