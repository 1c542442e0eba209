/** Which keys belong to the element that has the focus, so that shortcuts leave them alone. */

/** Elements that handle keys themselves. */
const FIELDS =
    "input, select, textarea, [contenteditable]:not([contenteditable=false]), [role=menu], [role=listbox], [role=combobox], [role=slider]";

/** Returns whether a key was pressed in an element that handles keys itself. @param {Event} event */
export function inField(event) {
    return event.composedPath().some((node) => node instanceof Element && node.matches(FIELDS));
}
