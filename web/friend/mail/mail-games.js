/**
 * The games by link of this device, in the browser's storage.
 *
 * `seats`: `person` for the players on this device, `away`, or the level of an engine. `sent`: how much of the
 * game (see `extent`) has been handed over or received, -1 for nothing. `toMove`: whose turn it is at the end, `null`
 * if the game is over. `answers`: answers in advance to what follows ply `answers.ply`. `sealed`: those of the others.
 * `date`: of the last change.
 * @typedef {{id: string, record: GameRecord, seats: string[], names: string[], sent: number, toMove: number | null,
 *            ending: Ending | null, answers: {ply: number, lines: string[][]},
 *            sealed: Sealed[], date: number}} MailGame
 */

import { endingFrom } from "../../game/ending.js";
import { checkRecord } from "../../record/record.js";
import { KeptList } from "../../ui/browser/kept-list.js";
import { cleanName } from "../text.js";

/**
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { Ending } from "../../game/ending.js"
 * @import { Memory } from "../../ui/browser/storage.js"
 * @import { Sealed } from "./sealed.js"
 */

/**
 * Returns how much of a game there is: its actions, and the end that a player has brought about.
 * @param {Pick<MailGame, "record" | "ending">} game
 */
export const extent = ({ record, ending }) => (record.actions?.length ?? 0) + (ending ? 1 : 0);

const MAX_GAMES = 60;

export class MailGames {
    /** @param {Memory} memory */
    constructor(memory) {
        this.kept = new KeptList(memory, "friend/games", "friend/game/");
    }

    /** Returns the readable games, the last changed first. */
    list() {
        const games = this.kept.ids.flatMap((id) => this.get(id) ?? []);
        return games.sort((a, b) => b.date - a.date);
    }

    /** @param {string} id @returns {MailGame | null} */
    get(id) {
        const kept = this.kept.read(id);
        try {
            const record = checkRecord(kept.record);
            const length = record.actions?.length ?? 0;
            const { seats, names, sent, toMove, ending, answers, sealed, date } = kept;
            if (!Array.isArray(seats) || !seats.every((seat) => typeof seat === "string")) return null;
            return {
                id,
                record,
                seats,
                names: seats.map((_, player) => cleanName(names?.[player])),
                sent: Number.isInteger(sent) ? sent : -1,
                toMove: Number.isInteger(toMove) ? toMove : null,
                ending: endingFrom(ending, length, seats.length),
                answers: Array.isArray(answers?.lines) ? answers : { ply: length, lines: [] },
                sealed: Array.isArray(sealed) ? sealed : [],
                date: Number(date) || 0,
            };
        } catch {
            return null;
        }
    }

    /**
     * Keeps a game. Beyond the limit, the games without a change for the longest time go.
     * @param {MailGame} game
     * @returns {boolean} false if the game lasts for this visit only
     */
    put(game) {
        const kept = this.kept.put(game.id, game);
        const others = this.list().filter(({ id }) => id !== game.id);
        for (const { id } of others.slice(MAX_GAMES - 1)) this.kept.remove(id);
        return kept;
    }

    /** @param {string} id */
    remove(id) {
        this.kept.remove(id);
    }
}
