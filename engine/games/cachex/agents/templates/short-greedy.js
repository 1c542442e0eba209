// A greedy agent for Cachex: shortens its own path across the board and lengthens the opponent's.

const STEPS = [
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
];

export function agent(observation, configuration) {
    const size = configuration.options.size;
    const me = observation.player;
    const stones = new Map(observation.tokens.map((token) => [token.cell, token.player]));

    function value(action) {
        if (action === "STEAL") {
            const [r, q] = [...stones.keys()][0].split(",").map(Number);
            return r > 0 && r < size - 1 && q > 0 && q < size - 1 ? 50 : -50;
        }
        const cell = action.split(" ")[1];
        const [r, q] = cell.split(",").map(Number);
        const after = new Map(stones).set(cell, me); // ignores captures
        const centre = Math.abs(2 * r - size + 1) + Math.abs(2 * q - size + 1);
        return way(after, 1 - me, size) - way(after, me, size) - 0.01 * centre;
    }

    const values = observation.legal_actions.map(value);
    const highest = Math.max(...values);
    // Printing "value NAME NUMBER" plots a value, "mark CELL COLOUR" marks a cell.
    console.log("value ways", highest.toFixed(2));
    return observation.legal_actions[values.indexOf(highest)];
}

/** How many stones a player still needs: red (0) from r = 0 to the last, blue (1) from q = 0 to the last. */
function way(stones, player, size) {
    const done = new Set();
    const here = Array.from({ length: size }, (_, i) => (player === 0 ? [0, i] : [i, 0]));
    // Cells that cost nothing more come before those that cost another stone.
    for (let cost = 0; here.length > 0; cost += 1) {
        const later = [];
        while (here.length > 0) {
            const cell = here.pop();
            const name = cell.join(",");
            const isInside = cell.every((part) => part >= 0 && part < size);
            if (!isInside || done.has(name) || stones.get(name) === 1 - player) continue;
            if (!stones.has(name)) {
                later.push(cell);
                continue;
            }
            done.add(name);
            if (cell[player] === size - 1) return cost;
            here.push(...around(cell));
        }
        for (const cell of later) {
            if (done.has(cell.join(","))) continue;
            done.add(cell.join(","));
            if (cell[player] === size - 1) return cost + 1;
            here.push(...around(cell));
        }
    }
    return size * size;
}

function around([r, q]) {
    return STEPS.map(([dr, dq]) => [r + dr, q + dq]);
}
