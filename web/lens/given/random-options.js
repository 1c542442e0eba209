/**
 * The options of random trees as fields of a form: `depth=3,branching=2-3,saves=2-5` as the engine reads them. Pure.
 *
 * @typedef {{depth: number, branching: [number, number], players: number, values: [number, number], ties: boolean,
 *            bestLater: boolean, saves: [number, number] | null, chance: number[]}} RandomOptions  `chance`: levels of
 *     chance nodes, the root is 1; with any, `players` is 2, and `bestLater` and `saves` are left out
 */

/** What the engine takes for an option that is left out. @type {RandomOptions} */
export const STANDARD = {
    depth: 3,
    branching: [2, 3],
    players: 2,
    values: [0, 15],
    ties: true,
    bestLater: false,
    saves: null,
    chance: [],
};

/** A tree that can be filled in within minutes, and whose pruning is worth a look. */
export const EXAMPLE = "depth=2,branching=3,values=0-15,saves=2-4";

const RANGES = /** @type {const} */ (["branching", "values", "saves"]);

/** @param {string} text @returns {RandomOptions} what can't be read is left at its standard */
export function readRandomOptions(text) {
    const found = Object.fromEntries(text.split(",").map((part) => part.trim().split("=")));
    /** @type {any} */
    const options = { ...STANDARD };
    for (const name of RANGES) {
        const [, least, most = least] = found[name]?.match(/^(-?\d+)(?:-(-?\d+))?$/) ?? [];
        if (least !== undefined) options[name] = [Number(least), Number(most)];
    }
    for (const name of ["depth", "players"]) if (/^\d+$/.test(found[name] ?? "")) options[name] = Number(found[name]);
    options.ties = found.ties !== "no";
    options.bestLater = found.best === "later";
    options.chance = (found.chance?.match(/\d+/g) ?? []).map(Number);
    return options;
}

/** @param {RandomOptions} options @returns {string} without what is standard */
export function writeRandomOptions(options) {
    const chance = options.chance.filter((level) => level <= options.depth);
    const range = ([least, most] = [0, 0]) => (least === most ? `${least}` : `${least}-${most}`);
    return [
        `depth=${options.depth}`,
        `branching=${range(options.branching)}`,
        chance.length || options.players === STANDARD.players ? "" : `players=${options.players}`,
        `values=${range(options.values)}`,
        options.ties ? "" : "ties=no",
        options.bestLater && !chance.length ? "best=later" : "",
        options.saves && !chance.length ? `saves=${range(options.saves)}` : "",
        chance.length ? `chance=${chance.join("+")}` : "",
    ]
        .filter(Boolean)
        .join(",");
}
