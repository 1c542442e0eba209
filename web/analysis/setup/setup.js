/**
 * Changes of a position in the editor, as pure functions that return a new setup. The engine states what the board of a
 * game can hold and judges whether a position is possible.
 *
 * What a press on a cell does: it places a token, removes the top token, or sets a mark.
 * @typedef {{kind: "token", player: number, token: string} | {kind: "erase"} | {kind: "mark", name: string}} Tool
 */

import { cellPress } from "../../widgets/boards/cell-press.js";

/** @import { BoardLayout, BoardSetup, GameState } from "../../engine/protocol.js" */

/** Neighbours on a plane of hexagons, in axial coordinates. */
const AROUND = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
];
const PLY = "ply";

/**
 * Drops the ply after a change of the tokens: the engine then chooses it.
 * @param {BoardSetup} setup
 * @returns {BoardSetup}
 */
const withoutPly = (setup) => ({ ...setup, numbers: setup.numbers.filter(({ name }) => name !== PLY) });

/**
 * The setup after a press on a cell.
 * @param {BoardSetup} setup
 * @param {Tool} tool
 * @param {string} cell
 * @param {boolean} stacks  whether several tokens can stand on a cell
 * @returns {BoardSetup}
 */
export function afterPress(setup, tool, cell, stacks) {
    const there = setup.tokens.filter((token) => token.cell === cell);
    const top = there[there.length - 1];
    if (tool.kind === "mark") {
        const marks = setup.marks.map((mark) =>
            mark.name === tool.name ? { ...mark, cell: mark.cell === cell || !top ? "" : cell } : mark,
        );
        return { ...setup, marks };
    }
    if (tool.kind === "erase") return top ? withoutToken(setup, top) : setup;
    const same = top?.player === tool.player && top.kind === tool.token;
    // A second press with the same tool removes the token, unless tokens stack.
    if (same && !stacks) return withoutToken(setup, top);
    const cleared = top && !stacks ? withoutToken(setup, top) : setup;
    const token = { cell, player: tool.player, kind: tool.token, label: "" };
    return withoutPly({ ...cleared, tokens: [...cleared.tokens, token] });
}

/**
 * The setup without a token. Tokens of the same kind lose their labels: the engine numbers them again without a gap.
 * @param {BoardSetup} setup
 * @param {BoardSetup["tokens"][number]} gone
 * @returns {BoardSetup}
 */
function withoutToken(setup, gone) {
    const tokens = setup.tokens
        .filter((token) => token !== gone)
        .map((token) => (token.player === gone.player && token.kind === gone.kind ? { ...token, label: "" } : token));
    const marks = setup.marks.map((mark) =>
        mark.cell === gone.cell && !tokens.some(({ cell }) => cell === gone.cell) ? { ...mark, cell: "" } : mark,
    );
    return withoutPly({ ...setup, tokens, marks });
}

/** The setup without tokens, marks and numbers. @param {BoardSetup} setup @returns {BoardSetup} */
export function withoutTokens(setup) {
    const numbers = setup.numbers.map((number) => ({ ...number, value: number.minimum }));
    return withoutPly({ ...setup, tokens: [], numbers, marks: setup.marks.map((mark) => ({ ...mark, cell: "" })) });
}

/** @param {BoardSetup} setup @param {number} toMove @returns {BoardSetup} */
export const withPlayerToMove = (setup, toMove) => (toMove === setup.toMove ? setup : withoutPly({ ...setup, toMove }));

/**
 * @param {BoardSetup} setup
 * The setup with a number changed.
 * @param {BoardSetup["numbers"][number]} number  from the engine's setup
 * @param {number | null} value  null: the engine chooses
 * @returns {BoardSetup}
 */
export function withNumber(setup, number, value) {
    const same = (/** @type {typeof number} */ { name, player }) => name === number.name && player === number.player;
    const others = setup.numbers.filter((other) => !same(other));
    return { ...setup, numbers: value === null ? others : [...others, { ...number, value }] };
}

/**
 * The number of tokens of a kind that can still be placed.
 * @param {BoardSetup} setup
 * @param {BoardSetup["kinds"][number]} kind
 */
export function tokensLeft(setup, { player, kind, most }) {
    return most - setup.tokens.filter((token) => token.player === player && token.kind === kind).length;
}

/** The cells that a tool can be used on. @param {BoardLayout} layout @param {BoardSetup} setup @param {Tool} tool */
function openCells(layout, setup, tool) {
    const occupied = [...new Set(setup.tokens.map(({ cell }) => cell))];
    if (tool.kind !== "token") return occupied;
    if (layout.cells.length) return layout.cells.map(({ id }) => id);
    if (occupied.length === 0) return ["0,0"];
    const beside = occupied.flatMap((cell) => {
        const [q, r] = cell.split(",").map(Number);
        return AROUND.map(([dq, dr]) => `${q + dq},${r + dr}`);
    });
    return [...new Set([...occupied, ...beside])];
}

/**
 * The setup as a state for the board: it looks like a position whose legal actions are presses on cells.
 * @param {BoardLayout} layout
 * @param {BoardSetup} setup
 * @param {Tool} tool
 * @returns {GameState}
 */
export function stateOf(layout, setup, tool) {
    const centres = new Map(layout.cells.map(({ id, centre }) => [id, centre]));
    /** @type {Map<string, number>} */
    const heights = new Map();
    const tokens = setup.tokens.map(({ cell, player, kind, label }) => {
        const height = heights.get(cell) ?? 0;
        heights.set(cell, height + 1);
        const [q, r] = cell.split(",").map(Number);
        const centre = centres.get(cell) ?? { x: q + r / 2, y: (r * Math.sqrt(3)) / 2 };
        return { cell, centre, height, player, kind, label };
    });
    const open = openCells(layout, setup, tool);
    // A plane shows no cells: dots show where the next token can go.
    const free = layout.cells.length ? [] : open.filter((cell) => !heights.has(cell));
    return {
        game: "",
        options: {},
        setup: "",
        ply: 0,
        length: 0,
        actions: [],
        toMove: setup.toMove,
        outcome: { state: "ongoing", winner: null, reason: "" },
        occurrences: 1,
        position: "",
        board: {
            tokens: tokens.sort((a, b) => a.height - b.height),
            hands: [],
            tallies: [],
            marks: [
                ...setup.marks.filter(({ cell }) => cell).map(({ name, cell }) => ({ role: name, cells: [cell] })),
                { role: "target", cells: free },
            ],
            eliminated: [],
        },
        legal: open.map(cellPress),
        lastAction: null,
        lastEffects: [],
        lastRound: [],
    };
}
