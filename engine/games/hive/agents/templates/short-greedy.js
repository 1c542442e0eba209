// A greedy agent for Hive: surrounds the other queen and keeps its own free.

const AROUND = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
];
// Directions by the sign before or after a reference piece.
const BEFORE = { "-": [-1, 0], "/": [-1, 1], "\\": [0, -1] };
const BEHIND = { "-": [1, 0], "/": [1, -1], "\\": [0, 1] };

export function agent(observation) {
    const places = new Map(observation.tokens.map((token) => [token.label, token.cell.split(",").map(Number)]));
    const [mine, other] = observation.player === 0 ? ["wQ", "bQ"] : ["bQ", "wQ"];

    function value(action) {
        if (action === "pass") return 0;
        const [piece, end] = pieceAndEnd(action, places);
        const after = new Map(places).set(piece, end);
        return 2 * pressure(after, other) - 3 * pressure(after, mine);
    }

    const values = observation.legal_actions.map(value);
    const highest = Math.max(...values);
    // Printing "value NAME NUMBER" plots a value, "mark CELL COLOUR" marks a cell.
    console.log("value queens", highest);
    // Ties are broken at random.
    const best = observation.legal_actions.filter((_, i) => values[i] === highest);
    return best[Math.floor(Math.random() * best.length)];
}

/** `wA1 bQ-` ends east of the black queen, `wB1 bQ` on top of it. */
function pieceAndEnd(action, places) {
    let [piece, reference] = action.split(" ");
    if (!reference) return [piece, [0, 0]];
    let step = [0, 0];
    if (reference[0] in BEFORE) {
        step = BEFORE[reference[0]];
        reference = reference.slice(1);
    } else if (reference.at(-1) in BEHIND) {
        step = BEHIND[reference.at(-1)];
        reference = reference.slice(0, -1);
    }
    const [q, r] = places.get(reference);
    return [piece, [q + step[0], r + step[1]]];
}

/** Number of occupied neighbours of a queen. */
function pressure(places, queen) {
    if (!places.has(queen)) return 0;
    const [q, r] = places.get(queen);
    const occupied = new Set([...places.values()].map(String));
    return AROUND.filter(([dq, dr]) => occupied.has(String([q + dq, r + dr]))).length;
}
