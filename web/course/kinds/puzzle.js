/**
 * A puzzle of the trainer. Fields: `game` and `puzzle` (its id), or `theme` and `elo` (lowest and highest rating), of
 * which one is drawn for each student. The puzzle's answers are in the site's data, not in the sheet.
 */

import { fromFirstLevel } from "../../game/rating/elo.js";
import { puzzleWords } from "../../i18n/catalogues.js";
import { addWords } from "../../i18n/t.js";
import { piecesFor } from "../../learn/puzzles/catalog/pick.js";
import { openCatalog } from "../../learn/puzzles/catalog/pieces.js";
import { readPuzzles, recordOf } from "../../learn/puzzles/catalog/puzzle.js";
import { opponentsSentence, taskSentence } from "../../learn/puzzles/solving/sentences.js";
import { goneOn, judge, taskOf } from "../../learn/puzzles/solving/solving.js";
import { drawn } from "../draw.js";
import { RepeatedWork } from "./work/board-work.js";
import { checkGame, problem } from "./work/checks.js";

/**
 * @import { GameState } from "../../engine/protocol.js"
 * @import { Database } from "../../learn/puzzles/catalog/pieces.js"
 * @import { Puzzle } from "../../learn/puzzles/catalog/puzzle.js"
 * @import { Task } from "../../learn/puzzles/solving/solving.js"
 * @import { Item } from "../activity.js"
 * @import { Kind } from "./kinds.js"
 * @import { Say } from "./work/work.js"
 */

const REPLY_DELAY_MS = 600;

/** The ratings that an item may leave open. */
export const RATINGS = [0, 6000];

/**
 * The lowest and the highest rating of an item's puzzles. Earlier sheets have `rating`, counted from the first level.
 * @param {Record<string, any>} item
 * @returns {number[]}
 */
export const ratingsOf = ({ game, elo, rating }) =>
    elo ?? rating?.map((/** @type {number} */ each) => fromFirstLevel(game, each)) ?? RATINGS;

/**
 * The puzzles that an item can be.
 * @param {Item} item
 * @param {(game: string) => Promise<Database | null>} open
 * @returns {Promise<Puzzle[]>}
 */
export async function puzzlesFor(item, open) {
    const { game, puzzle, theme } = item;
    const catalog = await open(game);
    if (!catalog) return [];
    const [from, to] = ratingsOf(item);
    const themes = theme ? [theme] : [];
    const found = [];
    for (const number of piecesFor(catalog.pieces, { rating: (from + to) / 2, themes })) {
        const piece = catalog.pieces[number];
        if (puzzle === undefined && (piece.to < from || piece.from > to)) continue;
        const { puzzles } = readPuzzles(await catalog.read(number));
        const fitting = puzzles.filter((each) =>
            puzzle === undefined
                ? each.rating >= from && each.rating <= to && (!theme || each.themes.includes(theme))
                : each.id === puzzle,
        );
        found.push(...fitting);
        if (puzzle !== undefined && fitting.length) break;
    }
    return found.sort((a, b) => (a.id < b.id ? -1 : 1));
}

class PuzzleWork extends RepeatedWork {
    /** @type {Puzzle | null} */
    puzzle = null;
    /** @type {Task | null} */
    task = null;

    /** @param {number} turn */
    async begin(turn) {
        if (!this.puzzle) {
            const puzzles = await puzzlesFor(this.item, this.tools.openCatalog ?? openCatalog);
            if (puzzles.length === 0) throw new Error("there is no such puzzle");
            const puzzle = puzzles[drawn(this.parts.seed, this.item.id, puzzles.length)];
            const { translate } = this.parts;
            if (translate) await addWords(translate, puzzleWords);
            if (turn !== this.turn) return;
            this.puzzle = puzzle;
        }
        this.task = taskOf(this.puzzle);
        await super.begin(turn);
    }

    /** @param {string[]} line */
    recordWith(line) {
        const record = recordOf(/** @type {Puzzle} */ (this.puzzle));
        return { ...record, actions: [...(record.actions ?? []), ...line] };
    }

    /** What the puzzle asks for. @returns {Say[]} */
    get tasks() {
        const { task, setting } = this;
        if (!task) return [];
        return [(t) => taskSentence(t, setting, task, null), (t) => opponentsSentence(t, setting.players, task)];
    }

    async findAnswers() {
        const { puzzle } = this;
        if (!puzzle) return [];
        const record = this.recordWith([]);
        const { end } = await this.engine.call("describe", record, record.actions?.length ?? 0);
        return this.named(
            puzzle.solutions.map(({ action }) => action),
            end.legal,
        );
    }

    /** @param {string} action @param {GameState} state @param {number} turn */
    async judge(action, state, turn) {
        const { task } = this;
        if (!task) return;
        const { verdict, replies, next } = judge(task, action, state);
        if (verdict === "solved") return this.handLine(1);
        if (verdict !== "goesOn") return this.handLine(0);
        for (const reply of replies) {
            await this.wait(REPLY_DELAY_MS);
            if (turn !== this.turn || !(await this.extend([reply], turn))) return;
        }
        this.task = goneOn(task, action, next, replies);
        this.set({ phase: "try", says: this.state ? [this.did(this.state)] : [] });
    }
}

/** @type {Kind} */
export const puzzle = {
    id: "puzzle",
    check: async (item, tools) => {
        const problems = checkGame(tools, item.game);
        if (problems.length) return problems;
        const found = await puzzlesFor(item, tools.openCatalog ?? openCatalog);
        return found.length ? [] : [problem(item.puzzle ? ["puzzle"] : [], "course.bad.noPuzzle")];
    },
    fetch: (item, tools) => puzzlesFor(item, tools.openCatalog ?? openCatalog),
    open: (parts) => new PuzzleWork(parts),
};
