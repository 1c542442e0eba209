/**
 * Tells whoever shows a lesson what became of a question: as an event of the element, and as a message to the page that
 * holds the lesson in a frame. The fields are those of the `exercise` event of embedded games.
 *
 * @typedef {{result: "right" | "wrong" | "solved", action: string, tries: number}} Try
 */

/** @param {EventTarget} target @param {string} lesson @param {Try} attempt */
export function reportTry(target, lesson, attempt) {
    const detail = { ...attempt, lesson };
    target.dispatchEvent(new CustomEvent("quintet-exercise", { detail, bubbles: true, composed: true }));
    // The message holds nothing but the result, so any page may read it.
    if (window.parent !== window) window.parent.postMessage({ ...detail, quintet: 1, type: "exercise" }, "*");
}
