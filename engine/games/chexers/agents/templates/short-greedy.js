// A greedy agent for Chexers: exits, else converts, else moves towards its exits.

export function agent(observation) {
    const colour = observation.players[observation.player];
    const owners = new Map(observation.tokens.map((token) => [token.cell, token.player]));

    function value(action) {
        const [kind, from, to] = action.split(" ");
        if (kind === "EXIT") return 100;
        if (kind === "PASS") return 0;
        const start = cellOf(from);
        const end = cellOf(to);
        let gained = distance(colour, start) - distance(colour, end);
        if (kind === "JUMP") {
            const middle = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
            if (owners.get(middle.join(",")) !== observation.player) gained += 5;
        }
        return gained;
    }

    const values = observation.legal_actions.map(value);
    const highest = Math.max(...values);
    // Printing "value NAME NUMBER" plots a value, "mark CELL COLOUR" marks a cell.
    console.log("value gain", highest);
    return observation.legal_actions[values.indexOf(highest)];
}

function cellOf(text) {
    return text.split(",").map(Number);
}

/** Steps to the exit hexes of a colour. */
function distance(colour, [q, r]) {
    return { red: 3 - q, green: 3 - r, blue: 3 + q + r }[colour];
}
