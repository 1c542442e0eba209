/**
 * Keeps what a review has found: the accuracy with the game in the archive, and the reader's mistakes, or those that
 * the reader practises, as puzzles of the reader's own.
 */

import { mineId } from "../../archive/mine.js";
import { mainValues, playerCount } from "../analysis-model.js";
import { exercisesOf, playersGame, reviewOf } from "./classes.js";

/**
 * @import { Archive } from "../../archive/archive.js"
 * @import { Item } from "../../archive/mine.js"
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { AnalysisModel } from "../analysis-model.js"
 * @import { Reviewed } from "./classes.js"
 */

/**
 * @param {AnalysisModel} model  with the values of all positions
 * @param {Archive} archive
 * @param {number[]} [players]  whose mistakes are kept, besides the reader's in a game of the archive
 * @param {number} [now]
 * @returns {Promise<number>} how many mistakes are new
 */
export async function keepReview(model, archive, players = [], now = Date.now()) {
    const { line, values } = mainValues(model);
    const record = recordOfLine(model, line);
    const reviewed = reviewOf(values, line);
    const entry = await archive.games.find(record);
    const own = entry?.persons ?? [];
    const mistakesOf = (/** @type {number[]} */ those) => those.flatMap((player) => exercisesOf(reviewed, player));
    if (entry) {
        const accuracy = Array.from({ length: playerCount(model) }, (_, player) => {
            const value = playersGame(reviewed, values, player).accuracy;
            return value === null ? null : Math.round(value * 10) / 10;
        });
        await archive.games.put({ ...entry, review: { accuracy, mistakes: mistakesOf(own).length } });
    }
    const found = mistakesOf([...new Set([...own, ...players])]);
    if (found.length === 0) return 0;
    return (await archive.mine.add(found.map((each) => itemOf(record, each, now)))).added;
}

/** @param {AnalysisModel} model @param {string[]} line */
function recordOfLine({ base, state }, line) {
    // A game from a link names only the options that are not the usual ones; the engine knows all.
    const { game, setup } = base;
    return { game, options: { ...base.options, ...state?.options }, ...(setup ? { setup } : {}), actions: line };
}

/**
 * @param {GameRecord} record  of the whole game
 * @param {Reviewed} reviewed
 * @param {number} now
 * @returns {Item}
 */
function itemOf({ actions = [], ...rules }, { ply, player, action, best, loss }, now) {
    const record = { ...rules, actions: actions.slice(0, ply - 1) };
    const item = { game: rules.game, record, ply, player, played: action, best, accepted: [best], loss };
    return { id: mineId(item), ...item, date: now, card: null };
}
