/**
 * The address of the arena: what follows `#` in `arena.html`, such as `game=cachex&opponent=level:easy&o.size=6`. Names
 * of no use are ignored; the page tells of values that it does not know.
 *
 * `opponent`: a seat, such as `random`, `level:easy` or `style:greedy`.
 * @typedef {{game?: string, opponent?: string, options: Record<string, string>}} ArenaLink
 */

const MAX_VALUE = 60;

/** @param {string} hash  with or without `#` @returns {ArenaLink} */
export function readArenaLink(hash) {
    /** @type {ArenaLink} */
    const link = { options: {} };
    for (const [name, value] of new URLSearchParams(hash.replace(/^#/, ""))) {
        const text = value.slice(0, MAX_VALUE);
        if (name === "game" || name === "opponent") link[name] = text;
        else if (name.startsWith("o.")) link.options[name.slice(2)] = text;
    }
    return link;
}
