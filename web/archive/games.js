/**
 * The games of the archive.
 *
 * @typedef {import("./game-entry.js").Game} Game
 *
 * `text`: words that the actions, seats or the date must contain. `result`: for one of the people. `from`: the oldest
 * date, in milliseconds since 1970.
 * @typedef {{game?: string, text?: string, result?: "won" | "drawn" | "lost", from?: number, limit?: number}} Wanted
 */

import { openMemory } from "../ui/browser/storage.js";
import { ArchiveStore } from "./archive-store.js";
import { gameFrom, isGame, outcomeFor, sameKey } from "./game-entry.js";

/**
 * @import { Kept } from "./database.js"
 * @import { NewGame } from "./game-entry.js"
 */

export class GamesStore extends ArchiveStore {
    /**
     * Puts a game; one with the same id is replaced and keeps its place and, if the new one has none, its review.
     * @param {NewGame | Game} game
     * @returns {Promise<Kept & {id: string}>} rejects with a Problem if the record is none
     */
    async put(game) {
        const entry = gameFrom(game);
        const write = async () => {
            const old = await this.shelf.get("games", entry.id);
            const order = old?.order ?? (await this.#nextOrder(entry.date));
            const review = entry.review ?? (old?.same === entry.same ? old.review : null);
            return this.shelf.write("games", [[entry.id, { ...entry, order, review }]]);
        };
        const kept = await this.inTurn(write);
        return { ...kept, id: entry.id };
    }

    /**
     * Puts entries back as they were: removed ones, or those of a file. Games that are there are not changed.
     * @param {Game[]} games  as `gameFrom` returns them
     * @returns {Promise<Kept & {added: number}>}
     */
    async restore(games) {
        let added = 0;
        const kept = await this.inTurn(async () => {
            const all = await this.all();
            const [ids, places] = [new Set(all.map(({ id }) => id)), new Set(all.map(placeOf))];
            const fresh = games.filter((game) => {
                if (ids.has(game.id) || places.has(placeOf(game))) return false;
                ids.add(game.id);
                places.add(placeOf(game));
                return true;
            });
            added = fresh.length;
            return this.shelf.write(
                "games",
                fresh.map((game) => [game.id, game]),
            );
        });
        return { ...kept, added };
    }

    /** @param {string} id @returns {Promise<Game | null>} */
    async get(id) {
        return (await this.shelf.get("games", id)) ?? null;
    }

    /**
     * The newest game with the same rules and actions.
     * @param {Game["record"]} record
     * @returns {Promise<Game | null>}
     */
    async find(record) {
        const same = sameKey(record);
        return (await this.all()).find((game) => game.same === same) ?? null;
    }

    /** All games, newest first. @returns {Promise<Game[]>} */
    async all() {
        const found = await this.shelf.all("games");
        for (const each of found) if (!isGame(each)) openMemory().setAside(`archive/${each?.id}`, JSON.stringify(each));
        const games = /** @type {Game[]} */ (found.filter(isGame));
        return games.sort((a, b) => b.order - a.order || (a.id < b.id ? 1 : -1));
    }

    /** @param {Wanted} [wanted] @returns {Promise<Game[]>} newest first */
    async list(wanted = {}) {
        return (await this.all()).filter((game) => fits(game, wanted)).slice(0, wanted.limit);
    }

    /** After the newest, even if the clock was set back. @param {number} date */
    async #nextOrder(date) {
        const [newest] = await this.all();
        return Math.max(date, (newest?.order ?? 0) + 1);
    }
}

/** @typedef {GamesStore} Games */

/** Two entries with the same place are one game, even if a file has given it another id. @param {Game} game */
const placeOf = ({ same, date }) => `${same} ${date}`;

/** @param {Game} entry @param {Wanted} wanted */
export function fits(entry, { game, text = "", result, from = 0 }) {
    if (game && entry.game !== game) return false;
    if (entry.date < from) return false;
    if (result && !entry.persons.some((player) => outcomeFor(entry, player) === result)) return false;
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return true;
    const day = new Date(entry.date).toISOString().slice(0, 10);
    const said = [entry.game, day, ...entry.seats, ...(entry.record.actions ?? [])].join(" ").toLowerCase();
    return words.every((word) => said.includes(word));
}
