/** The puzzles of a game, loaded piece by piece as they are asked for. */

import { countIn, pickAgain, pickNew, piecesFor } from "./pick.js";
import { readPuzzles } from "./puzzle.js";

/**
 * @import { Sentence } from "../../../i18n/keys.js"
 * @import { Wish } from "./pick.js"
 * @import { Database } from "./pieces.js"
 * @import { Puzzle } from "./puzzle.js"
 */

export class PuzzleSource {
    #open;
    /** By game. @type {Map<string, Promise<Database | null>>} */
    #shelves = new Map();
    /** By game and piece. @type {Map<string, Promise<Puzzle[]>>} */
    #pieces = new Map();
    /** Puzzles that the engine refused. @type {Set<string>} */
    #unusable = new Set();

    /**
     * @param {(game: string) => Promise<Database | null>} open
     * @param {(problems: Sentence[]) => void} tell  called with what is wrong in a piece
     */
    constructor(open, tell) {
        this.#open = open;
        this.tell = tell;
    }

    /** How many puzzles a game has, in all and by theme. @param {string} game */
    async contents(game) {
        const pieces = (await this.#catalog(game))?.pieces ?? [];
        /** @type {Record<string, number>} */
        const themes = {};
        for (const piece of pieces) {
            for (const [theme, count] of Object.entries(piece.themes)) themes[theme] = (themes[theme] ?? 0) + count;
        }
        return { count: pieces.reduce((sum, { count }) => sum + count, 0), themes };
    }

    /**
     * The next puzzle: one that has not been seen, or else one to try again. Rejects if no piece could be loaded that
     * may hold one.
     * @param {string} game
     * @param {Wish} wish
     * @returns {Promise<{puzzle: Puzzle, again: boolean} | null>} null if there is none
     */
    async next(game, wish) {
        const pieces = (await this.#catalog(game))?.pieces ?? [];
        const numbers = piecesFor(pieces, wish);
        /** @type {Puzzle[]} */
        const old = [];
        /** @type {unknown} */
        let failure = null;
        for (const number of numbers) {
            try {
                const puzzles = (await this.#piece(game, number)).filter(({ id }) => !this.#unusable.has(id));
                const puzzle = pickNew(puzzles, wish);
                if (puzzle) return { puzzle, again: false };
                old.push(...puzzles);
            } catch (error) {
                failure = error;
            }
        }
        const puzzle = pickAgain(old, wish);
        if (!puzzle && failure) throw failure;
        return puzzle && { puzzle, again: true };
    }

    /** How many puzzles have one of the themes, at most. @param {string} game @param {string[]} themes */
    async countOf(game, themes) {
        const pieces = (await this.#catalog(game))?.pieces ?? [];
        return pieces.reduce((sum, piece) => sum + countIn(piece, themes), 0);
    }

    /** Leaves out a puzzle from now on. @param {string} id */
    leaveOut(id) {
        this.#unusable.add(id);
    }

    /** @param {string} game */
    #catalog(game) {
        return keep(this.#shelves, game, () => this.#open(game));
    }

    /** @param {string} game @param {number} number */
    #piece(game, number) {
        return keep(this.#pieces, `${game} ${number}`, async () => {
            const catalog = await this.#catalog(game);
            const { puzzles, problems } = readPuzzles((await catalog?.read(number)) ?? "");
            const foreign = puzzles.filter((puzzle) => puzzle.game !== game);
            const strangers = foreign.map(({ id }) => ({
                key: /** @type {const} */ ("puzzle.otherGame"),
                params: { id },
            }));
            if (problems.length + strangers.length > 0) this.tell([...problems, ...strangers]);
            return puzzles.filter((puzzle) => puzzle.game === game);
        });
    }
}

/**
 * Returns the promise for a key. One that was rejected is made anew the next time.
 * @template T
 * @param {Map<string, Promise<T>>} map
 * @param {string} key
 * @param {() => Promise<T>} make
 * @returns {Promise<T>}
 */
function keep(map, key, make) {
    const made = map.get(key) ?? make();
    if (!map.has(key)) made.catch(() => map.delete(key));
    map.set(key, made);
    return made;
}
