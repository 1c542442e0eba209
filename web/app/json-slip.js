/** Where a text stops being JSON: browsers do not all tell. */

const TOKEN =
    /[\t\n\r ]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/uy;

/**
 * @param {string} text  that is not JSON
 * @returns {number} the line of the slip, from 1
 */
export function slipLine(text) {
    // What may come next: the ends of what is open, and what the place within it allows.
    /** @type {string[]} */
    const open = [];
    let wanted = "value";
    let place = 0;
    for (;;) {
        TOKEN.lastIndex = place;
        const [whole, sign, value] = TOKEN.exec(text) ?? [];
        if (whole === undefined) break;
        const next = step(open, wanted, sign ?? (value[0] === '"' ? "text" : "value"));
        if (next === null) break;
        wanted = next;
        place += whole.length;
        if (wanted === "nothing") break;
    }
    // Where the text just ends, the slip is at its last word.
    const [gap] = text.slice(place).match(/^\s*/) ?? [""];
    const ends = place + gap.length === text.length;
    return text.slice(0, ends ? place : place + gap.length).split("\n").length;
}

/**
 * @param {string[]} open
 * @param {string} wanted
 * @param {string} token  a sign, `text`, or `value`
 * @returns {string | null} what is wanted after it, null if it must not stand here
 */
function step(open, wanted, token) {
    const after = () => (open.length ? "end" : "nothing");
    const opening = token === "{" || token === "[";
    if (wanted === "value" || wanted === "value or end") {
        if (opening) {
            open.push(token);
            return token === "{" ? "name or end" : "value or end";
        }
        if (token === "text" || token === "value") return after();
        return wanted === "value or end" && token === "]" && open.pop() ? after() : null;
    }
    if (wanted === "name" || wanted === "name or end") {
        if (token === "text") return "colon";
        return wanted === "name or end" && token === "}" && open.pop() ? after() : null;
    }
    if (wanted === "colon") return token === ":" ? "value" : null;
    const inside = open.at(-1);
    if (token === ",") return inside === "{" ? "name" : "value";
    if (token === (inside === "{" ? "}" : "]")) {
        open.pop();
        return after();
    }
    return null;
}
