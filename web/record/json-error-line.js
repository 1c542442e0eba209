/** Finds the line of a JSON syntax error, which not all browsers report. */

const TOKEN =
    /[\t\n\r ]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/uy;

/** @param {string} text  invalid JSON @returns {number} the line of the error, from 1 */
export function errorLine(text) {
    // `open`: the brackets that are open. `expected`: the token that may follow.
    /** @type {string[]} */
    const open = [];
    let expected = "value";
    let place = 0;
    for (;;) {
        TOKEN.lastIndex = place;
        const [whole, sign, value] = TOKEN.exec(text) ?? [];
        if (whole === undefined) break;
        const next = step(open, expected, sign ?? (value[0] === '"' ? "text" : "value"));
        if (next === null) break;
        expected = next;
        place += whole.length;
        if (expected === "nothing") break;
    }
    // If the text ends too early, the error is at its last word.
    const [gap] = text.slice(place).match(/^\s*/) ?? [""];
    const ends = place + gap.length === text.length;
    return text.slice(0, ends ? place : place + gap.length).split("\n").length;
}

/**
 * Returns the parser's next state.
 * @param {string[]} open
 * @param {string} expected
 * @param {string} token  a punctuation character, `text` or `value`
 * @returns {string | null} what may follow, null if the token is not allowed here
 */
function step(open, expected, token) {
    const after = () => (open.length ? "end" : "nothing");
    const opening = token === "{" || token === "[";
    if (expected === "value" || expected === "value or end") {
        if (opening) {
            open.push(token);
            return token === "{" ? "name or end" : "value or end";
        }
        if (token === "text" || token === "value") return after();
        return expected === "value or end" && token === "]" && open.pop() ? after() : null;
    }
    if (expected === "name" || expected === "name or end") {
        if (token === "text") return "colon";
        return expected === "name or end" && token === "}" && open.pop() ? after() : null;
    }
    if (expected === "colon") return token === ":" ? "value" : null;
    const inside = open.at(-1);
    if (token === ",") return inside === "{" ? "name" : "value";
    if (token === (inside === "{" ? "}" : "]")) {
        open.pop();
        return after();
    }
    return null;
}
