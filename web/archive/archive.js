/**
 * The archive of this device: games that were played, the reader's own mistakes as puzzles, and marks such as ratings
 * and progress. It works without storage as well and then forgets at the end of the visit; every write says so.
 */

import { Store } from "../ui/store.js";
import { Database } from "./database.js";
import { GamesStore } from "./games.js";
import { MineStore } from "./mine.js";

/**
 * @import { Kept, Reason, StoreName } from "./database.js"
 */

const CHANNEL = "quintet-archive";

/**
 * Its value is the store that this tab or another one changed last.
 * @extends {Store<{changed: StoreName | ""}>}
 */
export class Archive extends Store {
    /** @type {BroadcastChannel | null} */
    #channel = null;

    /** @param {Database} shelf */
    constructor(shelf) {
        super({ changed: "" });
        this.shelf = shelf;
        const changed = (/** @type {StoreName} */ store) => this.#changed(store);
        this.games = new GamesStore(shelf, "games", () => changed("games"));
        this.mine = new MineStore(shelf, "mine", () => changed("mine"));
        this.marks = {
            /** @param {string} key @returns {Promise<any>} null if there is none */
            get: async (key) => (await shelf.get("marks", key)) ?? null,
            /** @param {string} key @param {any} value  plain JSON; null removes @returns {Promise<Kept>} */
            set: async (key, value) => {
                const kept = await shelf.write("marks", [[key, value ?? undefined]]);
                changed("marks");
                return kept;
            },
        };
        try {
            this.#channel = new BroadcastChannel(CHANNEL);
            this.#channel.onmessage = ({ data }) => this.#tell(data);
        } catch {
            // A sandboxed frame may have none. It hears nothing of other tabs.
        }
    }

    /** Whether values outlast the visit, as far as known. */
    get kept() {
        return this.shelf.kept;
    }

    /** Why they do not. @returns {Reason} */
    get reason() {
        return this.shelf.reason;
    }

    close() {
        this.#channel?.close();
        this.shelf.close();
        this.listeners.clear();
    }

    /** @param {StoreName} store */
    #changed(store) {
        this.#tell(store);
        try {
            this.#channel?.postMessage(store);
        } catch {
            // The archive was closed in the meantime.
        }
    }

    /** @param {StoreName} store */
    #tell(store) {
        this.update(() => ({ changed: store }));
    }
}

/** @type {Promise<Archive> | null} */
let opened = null;

/** Opens the archive, once for a page. Never rejects. @returns {Promise<Archive>} */
export function openArchive() {
    opened ??= new Database().open().then((shelf) => new Archive(shelf));
    return opened;
}
