/**
 * What players print: any lines, `mark CELL COLOUR`, which draws on the board, and `value NAME NUMBER`, which becomes a
 * plot over the game.
 *
 * @typedef {{cells: string[], colour: string}} ColouredCells
 */

/**
 * @import { BoardLayout } from "../../engine/protocol.js"
 * @import { PlayedGame } from "../results.js"
 */

/** The colours of marks. Each has a letter, so that colour is never the only difference. */
export const COLOURS = {
    red: "R",
    orange: "O",
    yellow: "Y",
    green: "G",
    blue: "B",
    purple: "P",
    pink: "I",
    black: "K",
    white: "W",
    grey: "E",
};
/** Other names of these colours. @type {Record<string, keyof typeof COLOURS>} */
const SAME = { gray: "grey", violet: "purple", magenta: "pink", cyan: "blue", lime: "green" };

/** Most marks of an action that are drawn. */
const MAX_MARKS = 400;
/** Most curves of a game, and characters of the name of one. */
export const MAX_CURVES = 12;
const MAX_NAME = 40;

const markLine = /^\s*mark\s+(.+?)\s+([A-Za-z]+)\s*$/;
const valueLine = /^\s*value\s+(.+?)\s+([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*$/i;

/** Returns a cell's text without brackets, quotes and spaces, as `print` writes tuples. @param {string} text */
const plain = (text) => text.replace(/[()[\]{}'"\s]/g, "").toLowerCase();

/**
 * A function that finds a cell by its id or its name.
 * @param {BoardLayout} layout
 * @param {string[]} more  cells that the layout does not list, because the board has no edges
 */
export function cellFinder({ cells }, more = []) {
    const byName = new Map(more.map((cell) => [plain(cell), cell]));
    for (const { id, name } of cells) byName.set(plain(name), id);
    for (const { id } of cells) byName.set(plain(id), id);
    return (/** @type {string} */ text) => byName.get(plain(text));
}

/** @param {string} name @returns {keyof typeof COLOURS | null} */
function colourOf(name) {
    const known = SAME[name] ?? name;
    return Object.hasOwn(COLOURS, known) ? /** @type {keyof typeof COLOURS} */ (known) : null;
}

/**
 * The marks in printed text, by colour. Lines that name no cell or no colour are just text.
 * @param {string | undefined} printed
 * @param {(text: string) => string | undefined} find
 * @returns {ColouredCells[]}
 */
export function marksIn(printed, find) {
    /** @type {Map<string, Set<string>>} */
    const byColour = new Map();
    let count = 0;
    for (const line of (printed ?? "").split("\n")) {
        const [, place, name] = line.match(markLine) ?? [];
        const colour = name && colourOf(name.toLowerCase());
        const cell = colour && find(place);
        if (!colour || !cell || count === MAX_MARKS) continue;
        byColour.set(colour, (byColour.get(colour) ?? new Set()).add(cell));
        count += 1;
    }
    return [...byColour].map(([colour, cells]) => ({ colour, cells: [...cells] }));
}

/**
 * The values in printed text. A name that occurs again has its last value.
 * @param {string | undefined} printed
 * @returns {Map<string, number>}
 */
export function valuesIn(printed) {
    const values = new Map();
    for (const line of (printed ?? "").split("\n")) {
        const [, name, number] = line.match(valueLine) ?? [];
        const value = Number(number);
        if (name && Number.isFinite(value)) values.set(name.slice(0, MAX_NAME), value);
    }
    return values;
}

/**
 * The curves of a game: for each player and name its values by ply.
 * @param {PlayedGame} game
 * @param {(ply: number) => {player: number, printed?: string} | null} notes  of the action that leads to a ply
 * @returns {{player: number, name: string, points: {ply: number, value: number}[]}[]}
 */
export function curvesOf({ actions }, notes) {
    /** @type {Map<string, {player: number, name: string, points: {ply: number, value: number}[]}>} */
    const curves = new Map();
    for (let ply = 1; ply <= actions.length; ++ply) {
        const said = notes(ply);
        if (!said?.printed?.includes("value")) continue;
        for (const [name, value] of valuesIn(said.printed)) {
            const key = `${said.player} ${name}`;
            if (!curves.has(key) && curves.size === MAX_CURVES) continue;
            const curve = curves.get(key) ?? { player: said.player, name, points: [] };
            curves.set(key, curve);
            curve.points.push({ ply, value });
        }
    }
    return [...curves.values()];
}
