/** @import { Replay } from "../../trace/replay.js" */

/**
 * Whether each name of a tree stands for one node, so that the name alone says which. A search that deepens enters the
 * same node several times.
 *
 * @param {Replay} replay  whole
 */
export function hasUniqueNames(replay) {
    const cursor = replay.cursor();
    cursor.seek(replay.events);
    /** @type {Map<string, string>} */
    const paths = new Map();
    const isOne = (/** @type {string} */ name, /** @type {string[]} */ parent) => {
        const path = [...parent, name].join("\n");
        if ((paths.get(name) ?? path) !== path) return false;
        paths.set(name, path);
        return true;
    };
    return cursor.nodes.every(({ parent, text, leftOutTexts }, number) => {
        const own = cursor.texts(number);
        return (parent < 0 || isOne(text, own.slice(0, -1))) && leftOutTexts.every((name) => isOne(name, own));
    });
}
