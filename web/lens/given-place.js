/**
 * Where in the text of a given tree a node stands. The module judges such texts; this reads only what it has accepted.
 *
 * `start` and `end`: characters from 0, `end` excluded.
 * @typedef {{start: number, end: number, name: string, children: Written[]}} Written
 */

const SPACE = /\s*/y;
const LABEL = /(?:([A-Za-z][\w'-]*)?\s*!?\s*(?:=\s*(?:-?\d+|\([^()]*\)))?\s*)?:\s*/y;
const VALUE = /-?\d+|\(\s*-?\d+\s*,[^()]*\)/y;

/** @param {string} text @returns {Written | null} null for a text that is no tree */
export function writtenTree(text) {
    let at = 0;
    const accept = (/** @type {RegExp} */ pattern) => {
        pattern.lastIndex = at;
        const found = pattern.exec(text);
        if (found) at += found[0].length;
        return found;
    };

    /** @param {number} place  among its siblings, from 1 @returns {Written | null} */
    function node(place) {
        accept(SPACE);
        const start = at;
        const name = accept(LABEL)?.[1] ?? String(place);
        /** @type {Written[]} */
        const children = [];
        if (!accept(VALUE)) {
            if (text[at] !== "(") return null;
            at += 1;
            for (accept(SPACE); text[at] !== ")"; accept(SPACE)) {
                const child = at < text.length ? node(children.length + 1) : null;
                if (!child) return null;
                children.push(child);
            }
            at += 1;
        }
        return { start, end: at, name, children };
    }

    return node(1);
}

/**
 * The place of the node to which a path leads.
 * @param {Written | null} tree
 * @param {string[]} path  names of actions from the root
 * @returns {Written | null} null if there is none
 */
export function placeOf(tree, path) {
    let here = tree;
    for (const name of path) here = here?.children.find((child) => child.name === name) ?? null;
    return here;
}
