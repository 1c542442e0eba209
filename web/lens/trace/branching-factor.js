/**
 * The branching factor of a uniform tree; 0 for the root alone.
 * @param {number} wanted  its nodes, the root not counted
 * @param {number} height
 */
export function branchingFactor(wanted, height) {
    let low = 0;
    let high = wanted;
    for (let halving = 0; halving < 60 && wanted > 0; ++halving) {
        const middle = (low + high) / 2;
        if (uniformNodes(middle, height) < wanted) low = middle;
        else high = middle;
    }
    return high;
}

/** The nodes of a uniform tree, the root not counted. @param {number} branching @param {number} height */
function uniformNodes(branching, height) {
    let nodes = 0;
    let layer = 1;
    for (let i = 0; i < height; ++i) {
        layer *= branching;
        nodes += layer;
    }
    return nodes;
}
