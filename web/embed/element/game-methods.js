/** The methods and events that an embedded game offers to its page. `game-types.d.ts` describes both. */

import { Problem } from "../../ui/notices/problem.js";
import { GameHost } from "../../widgets/boards/game-host.js";
import { codeOf, problemOf } from "../refusal.js";

/**
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { Guest } from "../modes.js"
 * @import { Session } from "../session.js"
 * @import { Commands, EmbedOptions } from "./game-types.d.ts"
 */

export class GameMethods extends GameHost {
    constructor() {
        super();
        /** The game; null if there is a guest. @type {Session | null} */
        this.session = null;
        /** The lens or arena shown in place of a game, once its code is loaded. @type {Guest | null} */
        this.guest = null;
        /** Settles when the words are loaded. @type {Promise<void> | undefined} */
        this.spoken = undefined;
        /** Settles when the game has started; commands wait for it. @type {Promise<void> | undefined} */
        this.started = undefined;
    }

    /** Starts the engine unless it is running. */
    begin() {}

    /** Called when the size of the game may have changed. */
    measure() {}

    /** @param {EmbedOptions} options */
    load(options) {
        return this.command("load", { options });
    }

    /** @param {string | {speed?: string}} [what]  the action; in a lens, the speed */
    play(what) {
        return this.command("play", typeof what === "object" ? what : { action: what });
    }

    undo() {
        return this.command("undo", {});
    }

    redo() {
        return this.command("redo", {});
    }

    /** @param {number} ply */
    goTo(ply) {
        return this.command("goTo", { ply });
    }

    /** @param {string} level @param {number} [player] */
    setLevel(level, player) {
        return this.command("setLevel", { level, player });
    }

    /** @param {object} [request] */
    search(request) {
        return this.command("search", { request });
    }

    /** @param {{to?: number, by?: number}} where */
    step(where) {
        return this.command("step", where);
    }

    pause() {
        return this.command("pause", {});
    }

    getState() {
        return this.command("getState", {});
    }

    /** @param {object} state */
    setState(state) {
        return this.command("setState", { state });
    }

    /** @param {keyof Commands} name @param {any} payload */
    async command(name, payload) {
        if (!this.isConnected) throw failure("embed.bad.noGame", "the element is not on a page", "");
        this.begin();
        await this.started;
        try {
            if (this.guest || (name === "load" && guestOf(payload.options))) {
                const { guestCommand } = await import("../modes.js");
                return await guestCommand(/** @type {any} */ (this), name, payload, guestOf);
            }
            if (!this.session) throw new Problem("embed.bad.noGame");
            return await this.session.command(name, payload);
        } catch (error) {
            const { problem, detail } = problemOf(error);
            throw failure(problem.key, await this.say(problem), detail);
        }
    }

    /** Returns a problem as text in the reader's language. @param {Sentence} problem */
    async say(problem) {
        await this.spoken;
        const { t } = this;
        const { key, params } = problem;
        if (!t) return key;
        return import("./problem-text.js").then(
            ({ problemText }) => problemText(t, problem),
            () => t(key, params),
        );
    }

    /** Sends an event of the session to the page. @param {string} type @param {any} detail */
    async tell(type, detail) {
        if (type === "form") return (await import("./tell-form.js")).tellForm(this, detail);
        if (type === "error") {
            const { key, params, detail: words } = detail;
            const message = await this.say({ key, params });
            this.requestUpdate();
            return this.emit(type, { code: codeOf(key), message, detail: words });
        }
        this.emit(type, detail);
        if (type === "ready") this.measure();
    }

    /** @param {string} type @param {object} detail */
    emit(type, detail) {
        this.dispatchEvent(new CustomEvent(`quintet-${type}`, { detail, bubbles: true, composed: true }));
    }
}

const lens = () => import("../lens/lens-session.js");

/**
 * The modes that show a guest in place of a game, with the loader of each guest's code.
 * @type {Record<string, () => Promise<any>>}
 */
const guests = { arena: () => import("../arena/arena-session.js"), lens, code: lens };

/**
 * Returns the loader of the guest that the options name; undefined if they name a game.
 * @param {EmbedOptions} [options]
 */
export const guestOf = (options) => guests[options?.mode ?? ""];

/** @param {string} key @param {string} message @param {string} detail */
const failure = (key, message, detail) => Object.assign(new Error(message), { code: codeOf(key), detail });
