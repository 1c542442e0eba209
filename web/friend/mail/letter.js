/**
 * Converts a turn by link to the part of an address after `#`, and back. It is a link to the game (see
 * `record/link.js`) with the names below in front:
 * `turn=1.Yx3kQ9aPz2Lm.1.1.9&players=person,person&game=cachex&actions=PLACE+3,4`.
 *
 * `id`: the name of the game, the same in all its links. `to`: the player whose turn it is for the reader; then the
 * number of actions and their total length. Older links have no total length.
 * `players`: `person`, or the level of an engine. `sealed`: answers in advance.
 * @typedef {{id: string, to: number, record: GameRecord, players: string[], names: string[], ending: Ending | null,
 *            sealed: Sealed[]}} Letter
 */

import { endingFrom } from "../../game/ending.js";
import { encodeLink, readLink } from "../../record/link.js";
import { Problem } from "../../ui/notices/problem.js";
import { cleanName, isGameId } from "../text.js";
import { sealedFrom, sealedText } from "./sealed.js";

/**
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { Ending } from "../../game/ending.js"
 * @import { Sealed } from "./sealed.js"
 */

const VERSION = "1";
const WORD = /^[\w-]{1,40}$/;
const MAX_PLAYERS = 8;
const OWN = ["turn", "players", "names", "end", "if"];

/** Returns the size that shows whether a link was cut. */
const sizeOf = (actions = /** @type {string[]} */ ([])) => ({
    length: actions.length,
    characters: actions.join("").length,
});

/** @param {Letter} letter @returns {Promise<string>} without `#` */
export async function writeLetter({ id, to, record, players, names, ending, sealed }) {
    const { length, characters } = sizeOf(record.actions);
    const turn = [VERSION, id, to, length, characters].join(".");
    const own = new URLSearchParams({ turn, players: players.join(",") });
    if (names.some(Boolean)) own.set("names", names.map(cleanName).join(","));
    if (ending) own.set("end", `${ending.reason}.${ending.player}.${ending.ply}`);
    if (sealed.length) own.set("if", sealed.map(sealedText).join(","));
    const { game, options, setup, actions } = record;
    const link = await encodeLink({ game, options, ...(setup ? { setup } : {}), actions });
    return `${String(own).replaceAll("%2C", ",")}&${link}`;
}

/**
 * @param {string} hash  the part of an address after `#`, with or without that character
 * @returns {Promise<Letter>} rejects with a Problem if it cannot be read. The engine has not judged it yet
 */
export async function readLetter(hash) {
    const pairs = [...new URLSearchParams(hash.replace(/^#/, ""))];
    const own = Object.fromEntries(pairs.filter(([name]) => OWN.includes(name)));
    const rest = new URLSearchParams(pairs.filter(([name]) => !OWN.includes(name)));
    const [version, id = "", to = "", length = "", characters] = (own.turn ?? "").split(".");
    if (version !== VERSION) throw new Problem("friend.bad.version");
    const players = (own.players ?? "").split(",");
    const count = players.length;
    if (!isGameId(id) || count > MAX_PLAYERS || !players.every((player) => WORD.test(player))) {
        throw new Problem("friend.bad.link");
    }
    if (!/^\d$/.test(to) || players[Number(to)] !== "person") throw new Problem("friend.bad.seat");
    const { record } = await readLink(String(rest));
    const { game, options, setup, actions = [] } = record;
    // A link that was cut may still be a game, but a shorter one, or one with another last action: 3,12 becomes 3,1.
    const size = sizeOf(actions);
    const isWhole = characters === undefined || characters === String(size.characters);
    if (length !== String(size.length) || !isWhole) throw new Problem("friend.bad.link");
    const [reason, player, ply] = (own.end ?? "").split(".");
    const ending = own.end
        ? endingFrom({ reason, player: Number(player), ply: Number(ply) }, actions.length, count)
        : null;
    // Games by link have no clock, so time cannot run out.
    if (own.end && (ending?.reason !== "resigned" || ending.ply !== actions.length)) {
        throw new Problem("friend.bad.link");
    }
    const names = (own.names ?? "").split(",").map(cleanName);
    return {
        id,
        to: Number(to),
        record: { game, ...(options ? { options } : {}), ...(setup ? { setup } : {}), actions },
        players,
        names: players.map((_, at) => names[at] ?? ""),
        ending,
        sealed: own.if ? sealedFrom(own.if, actions.length) : [],
    };
}
