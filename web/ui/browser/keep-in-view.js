/**
 * Scrolls parts of an element into view where its panel is low. The last one counts most.
 * @param {ParentNode} root
 * @param {string[]} names  selectors; those that match nothing are left out
 */
export function keepInView(root, names) {
    for (const name of names) root.querySelector(name)?.scrollIntoView({ block: "nearest" });
}
