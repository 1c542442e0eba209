/**
 * What the archive holds of a game, and the checks that an entry from outside must pass. Pure functions.
 *
 * `accuracy`: of each player in per cent, null if unknown. `mistakes`: of the people.
 * @typedef {{accuracy: (number | null)[], mistakes: number}} GameReview
 *
 * `date`: when the game ended, in milliseconds since 1970. `order`: rises with every game that is put, whatever the
 * clock says. `seats`: by player: `person`, `level:ID`, `me:ELO@0` (an opponent of the reader's strength;
 * without `@0`, as earlier versions wrote it, the Elo counts from the first level) or `agent`.
 * `persons`: the players that people held. `result`: null while the game is not over. `same`: equal for games with the
 * same rules and actions.
 * @typedef {{id: string, date: number, order: number, game: string, record: GameRecord, seats: string[],
 *            persons: number[], result: Result | null, plies: number, review: GameReview | null, same: string}} Game
 *
 * A game as it is put: what follows from the rest is left out.
 * @typedef {Omit<Game, "order" | "same" | "plies" | "game" | "review"> & {review?: GameReview | null}} NewGame
 */

import { PERSON } from "../game/model.js";
import { checkRecord } from "../record/record.js";
import { Problem } from "../ui/notices/problem.js";

/**
 * @import { GameRecord } from "../engine/protocol.js"
 * @import { Result } from "../game/ending.js"
 */

const STATES = ["won", "drawn", "ongoing"];
const MOST_PLAYERS = 8;

/**
 * A text that is equal for games with the same rules, initial position and actions. It is short, so that thousands of
 * them can be compared.
 * @param {GameRecord} record
 */
export function sameKey({ game, options = {}, setup = "", actions = [] }) {
    const rules = Object.entries(options)
        .map(([name, value]) => `${name}=${value}`)
        .sort();
    return `${game}-${actions.length}-${digest(JSON.stringify([rules, setup, actions]))}`;
}

/** Two 32-bit FNV-1a hashes of a text with different offsets, in base 36. @param {string} text */
export function digest(text) {
    let [one, two] = [0x811c9dc5, 0x01000193];
    for (let index = 0; index < text.length; ++index) {
        const code = text.charCodeAt(index);
        one = Math.imul(one ^ code, 0x01000193);
        two = Math.imul(two ^ code, 0x85ebca6b) ^ (two >>> 13);
    }
    return [one, two].map((half) => (half >>> 0).toString(36).padStart(7, "0")).join("");
}

/** Whether something read from the storage is a game. @param {any} value */
export const isGame = (value) =>
    typeof value?.id === "string" &&
    [value.date, value.order].every(Number.isFinite) &&
    typeof value.game === "string" &&
    value.record?.game === value.game &&
    [value.record.actions ?? [], value.seats, value.persons].every(Array.isArray);

/** A seat of the play page as the archive writes it. @param {string} seat */
export const seatText = (seat) => (seat === PERSON || seat.includes(":") ? seat : `level:${seat}`);

/** A new id. Ids of games begin with their time, which is for reading only. @param {number} now */
export const newId = (now) => `${now.toString(36)}-${Math.floor(Math.random() * 2 ** 40).toString(36)}`;

/**
 * Returns a value from outside as an entry, or throws a Problem that says what is wrong with it.
 * @param {any} value
 * @param {number} [now]
 * @returns {Game}
 */
export function gameFrom(value, now = Date.now()) {
    if (typeof value !== "object" || value === null) throw new Problem("problem.notARecord");
    // A plain record is a game of which nothing else is known.
    const entry = value.record === undefined ? { record: value } : value;
    const record = checkRecord(entry.record);
    const { seats, persons, id } = entry;
    const date = isTime(entry.date) ? entry.date : now;
    const places = Array.isArray(seats) && seats.length <= MOST_PLAYERS ? seats.map((seat) => String(seat)) : [];
    const people = Array.isArray(persons)
        ? persons.filter((player) => Number.isInteger(player) && player >= 0 && player < MOST_PLAYERS)
        : places.flatMap((seat, player) => (seat === PERSON ? [player] : []));
    return {
        id: typeof id === "string" && /^[\w-]{1,60}$/.test(id) ? id : newId(now),
        date,
        order: isTime(entry.order) ? entry.order : date,
        game: record.game,
        record,
        seats: places,
        persons: [...new Set(people)],
        result: resultFrom(entry.result),
        plies: record.actions?.length ?? 0,
        review: reviewFrom(entry.review),
        same: sameKey(record),
    };
}

/** @param {unknown} value @returns {value is number} */
const isTime = (value) => typeof value === "number" && Number.isFinite(value) && value >= 0 && value < 8.64e15;

/** @param {any} value @returns {Result | null} */
function resultFrom(value) {
    if (!STATES.includes(value?.state) || value.state === "ongoing") return null;
    /** @param {unknown} player */
    const playerOf = (player) => (Number.isInteger(player) ? /** @type {number} */ (player) : null);
    const reason = typeof value.reason === "string" ? value.reason.slice(0, 60) : "";
    return { state: value.state, winner: playerOf(value.winner), reason, loser: playerOf(value.loser) };
}

/** @param {any} value @returns {GameReview | null} */
function reviewFrom(value) {
    if (!Array.isArray(value?.accuracy) || !Number.isInteger(value.mistakes)) return null;
    const accuracy = value.accuracy
        .slice(0, MOST_PLAYERS)
        .map((/** @type {unknown} */ each) => (typeof each === "number" && each >= 0 && each <= 100 ? each : null));
    return { accuracy, mistakes: Math.max(0, value.mistakes) };
}

/**
 * A player's points: 1 for a win and 0 for a loss; several winners share the point, as all players do in a draw.
 * @param {Pick<Game, "result" | "seats">} game
 * @param {number} player
 * @returns {number | null} null if the game is not over
 */
export function pointsOf({ result, seats }, player) {
    if (!result) return null;
    const players = Math.max(2, seats.length);
    if (result.state === "drawn") return 1 / players;
    if (result.winner !== null) return result.winner === player ? 1 : 0;
    return result.loser === player ? 0 : 1 / (players - 1);
}

/** What a game was for a player. @param {Game} game @param {number} player @returns {"won" | "drawn" | "lost" | ""} */
export function outcomeFor({ result }, player) {
    if (!result) return "";
    if (result.state === "drawn") return "drawn";
    const won = result.winner === null ? result.loser !== player : result.winner === player;
    return won ? "won" : "lost";
}
