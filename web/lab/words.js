/**
 * The analysis in words.
 *
 * @typedef {import("../i18n/t.js").Translate} Translate
 * @typedef {import("../engine/protocol.js").GameState} GameState
 * @typedef {import("../engine/protocol.js").SearchLine} SearchLine
 */
import { playerName, shortAction } from "../app/words.js";

/**
 * Whose turn it was and in which round, for the action that leads to a ply.
 * @param {GameState} state  any position of the game
 * @param {number} ply  from 1
 * @param {number} players
 */
export function turnOf(state, ply, players) {
    const first = (((state.toMove - state.ply) % players) + players) % players;
    return { player: (first + ply - 1) % players, round: Math.floor((first + ply - 1) / players) + 1 };
}

/** "12. Red: a → b" @param {Translate} t @param {string[]} players @param {GameState} state @param {number} ply @param {string} action */
export function entryName(t, players, state, ply, action) {
    const { player, round } = turnOf(state, ply, players.length);
    const move = t("list.entry", { player: playerName(t, players, player), action: shortAction(t, action) });
    return t("lab.entry", { round, move });
}

/** "Red 61%, Green 22%, Blue 17%" @param {Translate} t @param {string[]} players @param {number[]} shares */
export function sharesText(t, players, shares) {
    const each = players.map((_, player) =>
        t("thinking.chance", { player: playerName(t, players, player), share: t.percent(shares[player]) }),
    );
    return new Intl.ListFormat(t.language.id, { type: "unit", style: "short" }).format(each);
}

/**
 * The value of a line for the player to move: a proven end, or the chances of winning.
 * @param {Translate} t @param {SearchLine} line @param {number} player
 */
export function valueText(t, { provenPlies, scores, chances }, player) {
    if (provenPlies > 0) return t(scores[player] > 0 ? "lab.wins" : "lab.loses", { count: provenPlies });
    return t.percent(chances[player]);
}

/** Making one takes longer than using it a hundred times. @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/** A number with so many digits after the point. @param {Translate} t @param {number} value @param {number} digits */
export function decimal(t, value, digits) {
    const key = `${t.language.id} ${digits}`;
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const format = formats.get(key) ?? new Intl.NumberFormat(t.language.id, options);
    formats.set(key, format);
    return format.format(value);
}

/** A number of seconds. @param {Translate} t @param {number} seconds */
export const secondsText = (t, seconds) => t("lab.seconds", { number: decimal(t, seconds, seconds < 10 ? 1 : 0) });

/** @param {string} id  of what can search a game */
export const algorithmKey = (id) => `lab.algorithm.${id.replaceAll("-", "_")}`;

/** What the engine, or whoever else failed, says in its own words. @param {unknown} error */
export const messageOf = (error) => String(/** @type {Error} */ (error)?.message ?? error);
