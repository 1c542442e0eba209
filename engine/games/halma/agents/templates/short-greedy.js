// A greedy agent for Halma: plays the longest advance, with the rearmost piece on ties.

export function agent(observation) {
    const isBlack = observation.players[observation.player] === "black";

    function value(action) {
        if (action === "PASS") return 0;
        const [start, end] = action.split("-").map((cell) => distance(cell, isBlack));
        return start - end + 0.05 * start;
    }

    const values = observation.legal_actions.map(value);
    const highest = Math.max(...values);
    // Printing "value NAME NUMBER" plots a value, "mark CELL COLOUR" marks a cell.
    console.log("value gain", highest.toFixed(2));
    return observation.legal_actions[values.indexOf(highest)];
}

/** Distance of a square from the target corner. */
function distance(cell, isBlack) {
    const [x, y] = cell.split(",").map(Number);
    return isBlack ? 30 - x - y : x + y;
}
