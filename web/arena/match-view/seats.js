/**
 * Who can play besides the reader's agents: the levels, and reference players. Texts of seats are those of
 * `../match/seats/seats.js`.
 *
 * `group`: under which heading a choice lists it. `elo`: where it is known, above random play.
 * @typedef {{seat: string, group: "reference" | "style" | "level",
 *            key: Key<"depth" | "name"> | `level.${Ending<"level.">}`, depth?: number, name?: string,
 *            about?: string, elo?: number}} Opponent
 */

import { roundedElo } from "../../game/sentences/level-sentences.js";

/**
 * @import { GameSpec, Level } from "../../engine/protocol.js"
 * @import { Ending, Key } from "../../i18n/keys.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { ArenaModel } from "../arena-model.js"
 */

/** The textbook searches, the plainest first. */
const PLAIN = ["alpha-beta", "paranoid", "max-n"];
const DEEPEST = 4;

/** The opponent until the reader chooses another. */
export const FIRST_OPPONENT = "random";

/**
 * @param {GameSpec} game
 * @param {Level[]} levels
 * @param {{styles: {name: string, about: string}[], ratings: number[]}} known  ratings above random play
 * @returns {Opponent[]}
 */
export function opponentsOf(game, levels, { styles, ratings }) {
    const plain = PLAIN.find((name) => game.algorithms.includes(name));
    // At depth 1 the plain search of two players is the greedy one.
    const from = plain === game.algorithms[0] ? 2 : 1;
    const depths = plain ? Array.from({ length: DEEPEST - from + 1 }, (_, index) => from + index) : [];
    return [
        { seat: "random", group: "reference", key: "shared.random" },
        { seat: "algorithm,depth=1", group: "reference", key: "arena.seat.greedy" },
        ...depths.map((depth) => ({
            seat: `algorithm:${plain},depth=${depth}`,
            group: /** @type {const} */ ("reference"),
            key: /** @type {const} */ ("arena.seat.minimax"),
            depth,
        })),
        ...styles.map(({ name, about }) => ({
            seat: `style:${name}`,
            group: /** @type {const} */ ("style"),
            key: /** @type {const} */ ("arena.seat.style"),
            name,
            about,
        })),
        ...levels.map(({ id }, index) => ({
            seat: `level:${id}`,
            group: /** @type {const} */ ("level"),
            key: /** @type {Opponent["key"]} */ (`level.${id}`),
            elo: ratings[index] === undefined ? undefined : roundedElo(ratings[index]),
        })),
    ];
}

/** @param {Translate} t @param {Opponent} opponent */
export const opponentName = (t, { key, depth = 0, name = "" }) => t(key, { depth, name });

/**
 * What people call a seat.
 * @param {Translate} t
 * @param {ArenaModel} model
 * @param {string} seat
 */
export function seatName(t, { opponents, agents }, seat) {
    const agent = agents.find(({ id }) => seat === `agent:${id}`);
    if (agent) return agent.name;
    const opponent = opponents.find((each) => each.seat === seat);
    return opponent ? opponentName(t, opponent) : seat;
}

/** The groups of a choice of seats, in order, without empty ones. @param {Opponent[]} opponents */
export function groupsOf(opponents) {
    const groups = /** @type {const} */ (["reference", "style", "level"]);
    return groups
        .map((group) => ({ group, list: opponents.filter((each) => each.group === group) }))
        .filter(({ list }) => list.length > 0);
}
