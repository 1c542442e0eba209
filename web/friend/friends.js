/**
 * Games with people on other devices, on the play page: knows which session the game on the board belongs to, shows its
 * state bar, and opens what comes by link. One object for each page.
 *
 * @typedef {import("../game/model.js").Model} Model
 * @typedef {import("../game/controller.js").Controller} Controller
 * @typedef {import("../i18n/t.js").Translate} Translate
 *
 * The play page.
 * @typedef {HTMLElement & {controller: Controller, t: Translate, renderRoot: HTMLElement | DocumentFragment,
 *     openSheet: (name: string, subject?: unknown) => Promise<void>}} App
 *
 * What the sheet shows: a link that needs a decision.
 * @typedef {Awaited<ReturnType<Mail["judge"]>>} Judged
 */

import { shortAction } from "../game/action-texts.js";
import { isAwayHash } from "../game/address.js";
import { AWAY, awayOf, PERSON } from "../game/model.js";
import { addFriendWords } from "../i18n/friend.js";
import { guard } from "./guard.js";
import { Mail } from "./mail/mail.js";
import { MailGames } from "./mail/mail-games.js";
import { barPlace, FriendBar } from "./parts/bar-part.js";
import { cleanName } from "./text.js";

const NAME = "friend/name";
/** The name of the sheet, as in `play/sheets/index.js`. */
export const SHEET = "friend";

/** @type {WeakMap<App, Friends>} */
const made = new WeakMap();

/** @param {App} app @returns {Friends} */
export function friendsOf(app) {
    const friends = made.get(app) ?? new Friends(app);
    made.set(app, friends);
    return friends;
}

/** Dispatches `change` when something changes that the model does not show. */
export class Friends extends EventTarget {
    /** @param {App} app */
    constructor(app) {
        super();
        this.app = app;
        this.controller = app.controller;
        this.store = app.controller.store;
        this.memory = app.controller.saves.memory;
        this.games = new MailGames(this.memory);
        this.mail = new Mail({ controller: this.controller, games: this.games, changed: () => this.changed() });
        this.bar = new FriendBar();
        guard(this.controller, () => this.session);
        this.store.subscribe((model) => this.#follow(model));
        this.#follow(this.store.value);
        // The last visit may have ended while an earlier position was shown.
        if (this.session) this.controller.goTo(this.store.value.state?.length ?? 0);
    }

    /** The session of the game on the board, or null. */
    get session() {
        const away = awayOf(this.store.value);
        return away && this.games.get(away.id) ? this.mail : null;
    }

    /** The reader's own name, as the others see it; "" if they have not given one. */
    get name() {
        return cleanName(this.memory.read(NAME));
    }

    /** @param {string} name */
    setName(name) {
        this.memory.write(NAME, cleanName(name));
    }

    changed() {
        this.dispatchEvent(new Event("change"));
    }

    /** Reads the game on the board again, after one was removed. */
    refresh() {
        this.#follow(this.store.value);
        this.changed();
    }

    /** Whether a text is the part after `#` of one of our links. @param {string} hash */
    knows(hash) {
        return isAwayHash(`#${hash}`);
    }

    /** @param {Model} model */
    #follow(model) {
        const { session } = this;
        if (awayOf(model) && !session) this.#release();
        session?.followed(model);
        if (session && !this.bar.isConnected) this.#showBar();
        if (!session) this.bar.remove();
    }

    /** A game that this device knows nothing of, for example from a file, becomes an ordinary one. */
    #release() {
        queueMicrotask(() => {
            if (this.session) return;
            this.store.update(({ extra: { away, ...extra }, ...model }) => ({
                ...model,
                extra,
                seats: model.seats.map((seat) => (seat === AWAY ? PERSON : seat)),
            }));
        });
    }

    async #showBar() {
        Object.assign(this.bar, { app: this.app, friends: this });
        barPlace(this.app.renderRoot)?.append(this.bar);
    }

    /**
     * Opens what an address holds.
     * @param {string} hash
     * @returns {Promise<boolean>} whether a game was put on the board
     */
    async arrive(hash) {
        await addFriendWords(this.app.t.language);
        try {
            return await this.#open(await this.mail.judge(hash));
        } catch (error) {
            this.controller.opener.problem(error);
            return false;
        }
    }

    /** @param {Judged} judged */
    async #open(judged) {
        const { letter, verdict, kept } = judged;
        const { controller, mail } = this;
        switch (verdict.kind) {
            case "first":
            case "next":
                await this.take(judged);
                return true;
            case "same":
                if (kept) await mail.resume(kept);
                return true;
            case "answered":
                if (kept) {
                    await mail.resume(kept);
                    const action = await this.actionName(kept.record, verdict.ply);
                    controller.tell({ key: "friend.mail.already", params: { action } });
                }
                return true;
            default:
                await this.app.openSheet(SHEET, { letter, verdict, kept });
                return false;
        }
    }

    /** Puts the game of a link on the board, whatever this device has kept of it. @param {Judged} judged */
    async take({ letter, verdict, kept }) {
        if (this.name && !letter.names[letter.to]) letter.names[letter.to] = this.name;
        await this.mail.accept(letter, kept);
        if (verdict.kind === "next" && verdict.foretold) this.controller.tell({ key: "friend.mail.foretold" });
    }

    /**
     * Names an action of a game of the kind on the board.
     * @param {import("../engine/protocol.js").GameRecord} record @param {number} ply
     */
    async actionName({ game, options, setup, actions = [] }, ply) {
        const views = await this.controller.engine.describe({
            game,
            options,
            setup,
            actions: actions.slice(0, ply + 1),
        });
        return shortAction(this.app.t, this.store.value.layout, views[ply]);
    }
}
