// A greedy agent for Halma: takes the play that brings a man furthest, the hindmost man first.

export function agent(observation) {
    const isBlack = observation.players[observation.player] === "black";

    function value(action) {
        if (action === "PASS") return 0;
        const [start, end] = action.split("-").map((cell) => distance(cell, isBlack));
        return start - end + 0.05 * start;
    }

    const values = observation.legal_actions.map(value);
    const highest = Math.max(...values);
    // A line "value NAME NUMBER" becomes a plot, "mark CELL COLOUR" a mark on the board.
    console.log("value gain", highest.toFixed(2));
    return observation.legal_actions[values.indexOf(highest)];
}

/** How far a square is from the corner that the player goes to. */
function distance(cell, isBlack) {
    const [x, y] = cell.split(",").map(Number);
    return isBlack ? 30 - x - y : x + y;
}
