// A greedy agent for Tetress: maximises its lead in tokens after the action, including cleared lines.

const SIDE = 11;
const LINE = Array.from({ length: SIDE }, (_, i) => i);

export function agent(observation) {
    const me = observation.player;
    const tokens = new Map(observation.tokens.map((token) => [token.cell, token.player]));

    function value(action) {
        const after = new Map(tokens);
        for (const cell of action.split(" ").slice(1)) after.set(cell, me);
        const isFullRow = LINE.map((r) => LINE.every((c) => after.has(`${r},${c}`)));
        const isFullColumn = LINE.map((c) => LINE.every((r) => after.has(`${r},${c}`)));
        let difference = 0;
        for (const [cell, player] of after) {
            const [r, c] = cell.split(",").map(Number);
            if (!isFullRow[r] && !isFullColumn[c]) difference += player === me ? 1 : -1;
        }
        return difference;
    }

    const values = observation.legal_actions.map(value);
    const highest = Math.max(...values);
    // Printing "value NAME NUMBER" plots a value, "mark CELL COLOUR" marks a cell.
    console.log("value tokens", highest);
    // Ties are broken at random.
    const best = observation.legal_actions.filter((_, i) => values[i] === highest);
    return best[Math.floor(Math.random() * best.length)];
}
