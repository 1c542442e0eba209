/**
 * Small signs, as lines within five pixels around a middle: from the table, searched again, the static evaluation
 * counts, the game is over, drawn by repetition.
 */

/**
 * @import { LensNode } from "../../trace/lens-node.js"
 * @import { DisplayList } from "./display-list.js"
 */

/** @type {Record<string, number[]>} */
const lines = {
    table: [-4, -4, 4, -4, 4, -4, 4, 4, 4, 4, -4, 4, -4, 4, -4, -4, -4, -0.5, 4, -0.5, -0.8, -4, -0.8, 4],
    again: [...arc(4, -0.4, 4.9), 4.2, -4.6, 3.7, -1.4, 3.7, -1.4, 0.6, -2.2],
    "stand-pat": [-2, -4, -2, 4, 2, -4, 2, 4],
    over: [-3, 4.5, -3, -4.5, -3, -4.5, 4, -2.2, 4, -2.2, -3, 0.4],
    repetition: [-4, -2, 4, -2, 4, -2, 1.8, -4.4, 4, 2.2, -4, 2.2, -4, 2.2, -1.8, 4.6],
};

/** @param {number} radius @param {number} from @param {number} to  in radians */
function arc(radius, from, to) {
    const points = [];
    const pieces = 10;
    for (let i = 0; i < pieces; ++i) {
        for (const place of [i, i + 1]) {
            const angle = from + ((to - from) * place) / pieces;
            points.push(radius * Math.cos(angle), radius * Math.sin(angle));
        }
    }
    return points;
}

/** @param {DisplayList} list @param {string} sign @param {number} x @param {number} y @param {number} scale */
export function drawSign(list, sign, x, y, scale) {
    list.disc(x, y, 7.5 * scale, { fill: "raised", stroke: "soft", width: 0.8 * scale });
    const points = lines[sign].map((value, place) => (place % 2 === 0 ? x : y) + value * scale * 0.9);
    list.lines(points, { stroke: "ink", width: 1.3 * scale });
}

/** The signs of a node. @param {LensNode} node @returns {string[]} */
export function signsOf(node) {
    const signs = [];
    if (node.source === "table") signs.push("table");
    if (node.searchedAgain) signs.push("again");
    if (node.stoodPat) signs.push("stand-pat");
    if (node.source === "leaf" && node.ending === "over") signs.push("over");
    if (node.source === "leaf" && node.ending === "repetition") signs.push("repetition");
    return signs;
}

/**
 * A player's disc with the mark that the board inlays in its tokens.
 * @param {DisplayList} list
 * @param {number} player
 * @param {string} mark  `markName` of the board
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
export function drawPlayer(list, player, mark, x, y, radius) {
    list.disc(x, y, radius, { fill: `player${player}`, stroke: "edge", width: 0.8 });
    const inlay = `inlay${player}`;
    const r = radius * 0.5;
    if (mark === "dot") list.disc(x, y, r * 0.85, { fill: inlay });
    else if (mark === "ring") list.disc(x, y, r * 0.9, { stroke: inlay, width: radius * 0.24 });
    else if (mark === "triangle") list.polygon([x, y - r, x + r, y + r * 0.7, x - r, y + r * 0.7], { fill: inlay });
    else if (mark === "lozenge")
        list.polygon([x, y - r * 1.1, x + r * 0.8, y, x, y + r * 1.1, x - r * 0.8, y], { fill: inlay });
    else list.lines([x, y - r, x, y + r, x - r, y, x + r, y], { stroke: inlay, width: radius * 0.28 });
}
