/**
 * The commands of the arena as methods over one model.
 *
 * @typedef {import("./arena-model.js").ArenaModel} ArenaModel
 * @typedef {import("./arena-model.js").ArenaNotice} ArenaNotice
 * @typedef {import("./arena-link.js").ArenaLink} ArenaLink
 * @typedef {import("../engine/client.js").EngineClient} EngineClient
 */

import { Store } from "../game/model.js";
import { emptyArena } from "./arena-model.js";

const MOST_NOTICES = 3;

export class Arena {
    #notices = 0;

    /** @param {{engine: EngineClient}} parts */
    constructor({ engine }) {
        this.engine = engine;
        /** @type {Store<ArenaModel>} */
        this.store = new Store(emptyArena());
    }

    get model() {
        return this.store.value;
    }

    /** @param {Partial<ArenaModel>} change */
    update(change) {
        this.store.update((model) => ({ ...model, ...change }));
    }

    close() {
        this.engine.close();
    }

    /** Loads the games, and opens what a link names. @param {ArenaLink} link */
    async start(link) {
        try {
            const { games, levels } = await this.engine.games();
            this.update({ games, levels, game: games[0].id, phase: "ready" });
            this.open(link);
        } catch (error) {
            this.update({ phase: "trouble", trouble: messageOf(error) });
        }
    }

    /** @param {ArenaLink} link */
    open({ game }) {
        if (game === undefined) return;
        if (this.model.games.some(({ id }) => id === game)) this.chooseGame(game);
        else this.tell({ key: "problem.unknownGame", params: { game }, tone: "error" });
    }

    /** @param {string} game */
    chooseGame(game) {
        this.update({ game });
    }

    // Notices

    /** @param {Partial<ArenaNotice> & {key: string}} notice */
    tell(notice) {
        this.#notices += 1;
        const whole = { params: {}, detail: "", line: 0, tone: /** @type {const} */ ("info"), undo: null, ...notice };
        const others = this.model.notices.filter(
            ({ key }) => key !== notice.key || whole.undo || whole.tone === "error",
        );
        this.update({ notices: [...others, { ...whole, id: this.#notices }].slice(-MOST_NOTICES) });
    }

    /** @param {number} id */
    closeNotice(id) {
        this.update({ notices: this.model.notices.filter((notice) => notice.id !== id) });
    }

    /** Undoes what a notice tells. @param {ArenaNotice} notice */
    takeBack({ id, undo }) {
        this.closeNotice(id);
        undo?.();
    }
}

/** @param {unknown} error */
export const messageOf = (error) => String(/** @type {Error} */ (error)?.message ?? error);
