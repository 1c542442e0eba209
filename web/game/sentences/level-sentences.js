/**
 * Describes a level in words: its Elo and its limits, from the figures that the engine's build writes. The first board
 * does not import this file.
 *
 * `elo`: "about 900"; `about`: a sentence.
 * @typedef {{elo: string, about: string}} LevelWords
 */

import { levelIds, levelLimits, levelRatings } from "../../engine/level-ratings.js";
import { opponentWords } from "../../i18n/catalogues.js";

/**
 * @import { GameSpec, Level } from "../../engine/protocol.js"
 * @import { Translate } from "../../i18n/t.js"
 */

/** The catalogue of these sentences. */
export const words = opponentWords;

/** A level whose mistakes may cost more than this share of the winning chances is described without the number. */
const ANYTHING = 0.75;
/** Ratings are rounded to a multiple of this, the precision of the measurements. */
const ROUND_ELO = 10;

/** Returns a rating rounded for display. @param {number} elo */
export const roundedElo = (elo) => Math.round(elo / ROUND_ELO) * ROUND_ELO;

/**
 * Returns the Elo of a level, rounded for display.
 * @param {string} game
 * @param {string} level
 * @returns {number | null} null if it was not measured
 */
export function eloOfLevel(game, level) {
    const elo = levelRatings[game]?.[levelIds.indexOf(level)];
    return elo === undefined ? null : roundedElo(elo);
}

/**
 * Returns the Elo and the limits of a level in words, or empty texts if they are unknown.
 * @param {Translate} t  with these words
 * @param {GameSpec} spec
 * @param {Level} level
 * @returns {LevelWords}
 */
export function levelWords(t, { id }, level) {
    const elo = eloOfLevel(id, level.id);
    const limits = levelLimits[id]?.[levelIds.indexOf(level.id)];
    return {
        elo: elo === null ? "" : t("opponent.elo", { elo }),
        about: limits ? aboutLimits(t, limits, level.timeMs) : "",
    };
}

/** @param {Translate} t @param {{depth: number, nodes: number, slip: number}} limits @param {number} timeMs */
function aboutLimits(t, { depth, nodes, slip }, timeMs) {
    const sight =
        depth > 0
            ? t("opponent.depth", { count: depth })
            : nodes > 0
              ? t("opponent.moment")
              : t("opponent.time", { count: timeMs / 1000 });
    if (slip === 0) return t("opponent.sure", { sight });
    if (slip > ANYTHING) return t("opponent.anything", { sight });
    return t("opponent.slips", { sight, count: Math.max(1, Math.round(slip * 100)) });
}
