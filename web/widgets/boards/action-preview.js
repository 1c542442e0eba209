/**
 * Returns listeners for a list whose entries show their action on the board: the entry under the mouse, or the one with
 * the focus. Attach them to `pointerover`, `pointerleave`, `focusin` and `focusout`.
 *
 * @param {(target: Element | null) => void} look  receives an element in the entry, or null when the pointer or focus
 *     has left
 */
export const previewListeners = (look) => ({
    /** @param {PointerEvent} event */
    pointed({ pointerType, target }) {
        // A touch opens the action anyway.
        if (pointerType === "mouse") look(/** @type {Element} */ (target));
    },
    /** @param {FocusEvent} event */
    focused({ target }) {
        // A press moves the focus too, but it opens the action anyway.
        const entry = /** @type {Element} */ (target);
        if (entry.matches(":focus-visible")) look(entry);
    },
    left: () => look(null),
});
