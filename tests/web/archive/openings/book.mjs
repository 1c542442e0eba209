/** A small book of openings for tests, and an engine of a made-up game whose actions have mirror images. */
import { gameFrom } from "../../../../web/archive/game-entry.js";

/** The mirror image of each action. @type {Record<string, string>} */
const mirror = { a: "x", b: "y", c: "z", x: "a", y: "b", z: "c" };
const legal = Object.keys(mirror);

/** The name of a position: the same for a line and its mirror image. @param {string[]} line */
export function keyOf(line) {
    const other = line.map((action) => mirror[action]);
    const text = [line, other].map((each) => each.join("")).sort()[0];
    return [...text]
        .map((letter) => letter.charCodeAt(0).toString(16))
        .join("")
        .padStart(12, "0");
}

export const header = {
    openings: 1,
    game: "cachex",
    options: { size: 4 },
    games: [20, 11, 8],
    plies: 4,
    least: 2,
    made: { version: "0.2.0", seed: 1, random: 1, lines: 4, margin: 30, opening_nodes: 5000, nodes: 2000 },
};

export const positions = [
    {
        key: keyOf([]),
        next: [
            ["a", 10, 6, 3],
            ["b", 6, 3, 3],
        ],
        rest: [4, 2, 2],
    },
    { key: keyOf(["a"]), from: 0, by: "a", next: [["c", 8, 5, 2]], rest: [2, 1, 1] },
    { key: keyOf(["a", "c"]), from: 1, by: "c", next: [["b", 8, 5, 2]], rest: [0, 0, 0] },
];

export const bookText = () => `${[header, ...positions].map((line) => JSON.stringify(line)).join("\n")}\n`;

/** @type {any} */
export const spec = { id: "cachex", players: ["red", "blue"], options: [{ name: "size", standard: "4" }] };

/**
 * A game of the archive.
 * @param {string} id
 * @param {string[]} actions
 * @param {{winner?: number, over?: boolean, options?: object, setup?: string}} [more]
 */
export const entry = (id, actions, { winner = 0, over = true, options, setup } = {}) =>
    gameFrom({
        id,
        date: Date.UTC(2024, 1, 20),
        record: { game: "cachex", ...(options && { options }), ...(setup && { setup }), actions },
        seats: ["person", "level:easy"],
        persons: [0],
        result: over ? { state: "won", winner, reason: "", loser: null } : null,
    });

/** What the explorer uses of an engine. */
export function fakeEngine() {
    const check = (/** @type {{actions?: string[]}} */ { actions = [] }) => {
        if (!actions.every((action) => legal.includes(action))) throw new Error("not legal");
        return actions;
    };
    return {
        games: async () => ({ games: [spec] }),
        load: async (/** @type {any} */ record) => {
            const line = check(record);
            const state = {
                game: "cachex",
                ply: line.length,
                toMove: line.length % 2,
                legal: legal.map((text) => ({ text })),
            };
            return { state, layout: { cells: [] } };
        },
        describe: async (/** @type {any} */ record) => check(record).map((text) => ({ text })),
        /** @param {string} method @param {any} record @param {any} given */
        call: async (method, record, given) => {
            const line = check(record);
            if (method === "actions") {
                const actionTo = (/** @type {string} */ key) =>
                    legal.find((action) => keyOf([...line, action]) === key);
                return { actions: given.map((/** @type {string} */ key) => actionTo(key) ?? "") };
            }
            const plies = Math.min(given, line.length) + 1;
            return { keys: Array.from({ length: plies }, (_, ply) => keyOf(line.slice(0, ply))) };
        },
    };
}
