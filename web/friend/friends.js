/**
 * Games with people on other devices, on the play page: knows which session the game on the board belongs to, shows its
 * state bar, and opens what comes by link. One object for each page.
 *
 * The play page.
 * @typedef {HTMLElement & {controller: Controller, t: Translate, renderRoot: HTMLElement | DocumentFragment,
 *     sheets: unknown[], placed: (part: {place: unknown}) => void,
 *     openDrawer: (name: string, subject?: unknown) => Promise<void>}} App
 *
 * What the drawer shows: a link that needs a decision.
 * @typedef {Awaited<ReturnType<Mail["judge"]>>} Judged
 */

import { AWAY, awayOf, PERSON } from "../game/model.js";
import { shortAction } from "../game/sentences/action-texts.js";
import { friendWords, sharedWords } from "../i18n/catalogues.js";
import { addWords } from "../i18n/t.js";
import { linkKind } from "../record/address.js";
import { Changing } from "../ui/changing.js";
import { Problem } from "../ui/notices/problem.js";
import { guard } from "./consent-controller.js";
import { LiveHost } from "./live/host.js";
import { Invitation } from "./live/invitation.js";
import { LivePeer } from "./live/peer.js";
import { readCode } from "./live/transport/pairing.js";
import { isStun, PeerConnection } from "./live/transport/rtc.js";
import { Mail } from "./mail/mail.js";
import { MailGames } from "./mail/mail-games.js";
import { barPlace, FriendBar } from "./parts/bar-element.js";
import { bringBack } from "./replace.js";
import { cleanName, newGameId } from "./text.js";

/**
 * @import { GameRecord } from "../engine/protocol.js"
 * @import { Controller } from "../game/controller.js"
 * @import { Model } from "../game/model.js"
 * @import { Translate } from "../i18n/t.js"
 * @import { KeptPeer } from "./live/peer.js"
 * @import { KeptHost } from "./live/host.js"
 */

const NAME = "friend/name";
const LIVE = "friend/live";
const STUN = "friend/stun";
/** How tabs of this browser hear one another. */
const CHANNEL = "quintet-friend";
/** How long another tab may take to say that it has taken an answer, in milliseconds. */
const PASS_ON_MS = 2000;
/** The name of the drawer, as in `play/drawers/index.js`. */
export const DRAWER = "friend";

/** @type {WeakMap<App, Friends>} */
const made = new WeakMap();

/** @param {App} app @returns {Friends} */
export function friendsOf(app) {
    const friends = made.get(app) ?? new Friends(app);
    made.set(app, friends);
    return friends;
}

/** Calls its listeners when something changes that the model does not show. */
export class Friends extends Changing {
    /** @param {App} app */
    constructor(app) {
        super();
        this.app = app;
        this.controller = app.controller;
        this.store = app.controller.store;
        this.memory = app.controller.saves.memory;
        this.games = new MailGames(this.memory);
        this.mail = new Mail({ controller: this.controller, games: this.games });
        this.mail.subscribe(() => this.changed());
        this.bar = new FriendBar();
        /** The live game of this page. @type {LiveHost | LivePeer | null} */
        this.live = null;
        /** The offer that waits for an answer. @type {Invitation | null} */
        this.invitation = null;
        /** What this peer has to send back, "" before. */
        this.answer = "";
        this.channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(CHANNEL) : null;
        this.channel?.addEventListener("message", ({ data }) => this.#overheard(data));
        // The other side need not wait for the connection to fail.
        window.addEventListener("pagehide", () => this.live?.close());
        guard(this.controller, () => this.session);
        this.store.subscribe((model) => this.#follow(model));
        this.#follow(this.store.value);
        // The last visit may have ended while an earlier position was shown.
        if (this.session) this.controller.goTo(this.store.value.state?.length ?? 0);
    }

    /** The session of the game on the board, or null. */
    get session() {
        const away = awayOf(this.store.value);
        if (!away) return null;
        if (this.live?.id === away.id) return this.live;
        return this.games.get(away.id) ? this.mail : null;
    }

    /** The reader's own name, as the others see it; "" if they have not given one. */
    get name() {
        return cleanName(this.memory.read(NAME));
    }

    /** @param {string} name */
    setName(name) {
        this.memory.write(NAME, cleanName(name));
    }

    /** Reads the game on the board again, after one was removed. */
    refresh() {
        this.#follow(this.store.value);
        this.changed();
    }

    /** Whether a text is the part after `#` of one of our links. @param {string} hash */
    knows(hash) {
        return linkKind(hash) === "friend";
    }

    /** @param {Model} model */
    #follow(model) {
        this.#comeBack(model);
        const { session } = this;
        if (awayOf(model) && !session) this.#release();
        session?.followed(model);
        if (session && !this.bar.isConnected) this.#showBar();
        if (!session) this.bar.remove();
    }

    /** Takes up the live game of an earlier visit, without its connections. @param {Model} model */
    #comeBack(model) {
        const id = awayOf(model)?.id;
        if (!id || this.live?.id === id) return;
        const kept = this.memory.read(LIVE);
        if (kept?.id !== id) return;
        this.live?.close();
        this.live = kept.role === "host" ? this.#host(kept.id, kept.seats, kept.names, kept) : this.#peer(id, kept);
    }

    /**
     * @param {string} id
     * @param {string[]} seats
     * @param {string[]} names
     * @param {KeptHost} [kept]
     */
    #host(id, seats, names, kept) {
        const { controller } = this;
        const host = new LiveHost({
            id,
            controller,
            keep: (host) => this.memory.write(LIVE, host),
            seats,
            names,
            kept,
        });
        host.subscribe(() => this.#connected());
        return host;
    }

    /** @param {string} id @param {KeptPeer} [kept] */
    #peer(id, kept) {
        const { controller } = this;
        const peer = new LivePeer({
            id,
            controller,
            keep: (peer) => this.memory.write(LIVE, peer),
            name: () => this.name,
            kept,
        });
        peer.subscribe(() => this.changed());
        return peer;
    }

    /** Starts a live game, with this device as its host. @param {{record: GameRecord, seats: string[]}} choice */
    async startLive({ record, seats }) {
        this.live?.close();
        const host = this.#host(
            newGameId(),
            seats,
            seats.map((seat) => (seat === PERSON ? this.name : "")),
        );
        this.live = host;
        await host.begin(record);
        await this.invite(seats.indexOf(AWAY));
    }

    /** Makes an offer for a player, or for someone who looks on. @param {number | null} player */
    async invite(player) {
        const { live } = this;
        if (!(live instanceof LiveHost)) return;
        this.invitation?.close();
        const kind = this.store.value.state?.game ?? "";
        const invitation = new Invitation(live, player, kind, this.stun);
        this.invitation = invitation;
        this.changed();
        try {
            await invitation.open();
        } catch (error) {
            if (this.invitation === invitation) this.invitation = null;
            this.controller.tell({
                key: /** @type {any} */ (error).problem?.key ?? "friend.live.noOffer",
                tone: "error",
            });
        }
        this.changed();
    }

    /** Something at the table has changed: a peer who has come, or can't, needs no offer any more. */
    #connected() {
        const { invitation, live } = this;
        const done = invitation?.accepted && live instanceof LiveHost;
        const hasCome = done && (invitation.player === null || live.table.peerOf(invitation.player)?.here);
        if (hasCome || invitation?.lost) this.invitation = null;
        this.changed();
    }

    /** The STUN server that the reader has named, "" for the same network. */
    get stun() {
        const kept = this.memory.read(STUN);
        return typeof kept === "string" && isStun(kept) ? kept : "";
    }

    /** @param {string} server  `stun:…`, or "" */
    setStun(server) {
        this.memory.write(STUN, server);
        this.changed();
    }

    /** Answers an offer. The answer has to be sent back. @param {string} text */
    async join(text) {
        const offer = readCode(text);
        await bringBack(this.controller, offer.game);
        if (offer.type !== "offer" || (this.live?.role === "host" && this.live.id === offer.game)) {
            throw new Problem("friend.bad.ownCode");
        }
        if (this.live?.id !== offer.game) {
            this.live?.close();
            const kept = this.memory.read(LIVE);
            this.live = this.#peer(offer.game, kept?.id === offer.game && kept.role !== "host" ? kept : undefined);
        }
        const connection = new PeerConnection(this.stun);
        this.answer = await connection.answer(offer);
        /** @type {LivePeer} */ (this.live).connect(connection, { watch: offer.player === null, stun: this.stun });
        this.changed();
    }

    /**
     * Passes an answer that came by link on to the page that waits for it, here or in another tab.
     * @param {string} code
     * @returns {Promise<boolean>} whether a page has taken it
     */
    async passOn(code) {
        if (this.invitation) {
            await this.invitation.accept(code);
            this.changed();
            return true;
        }
        const { channel } = this;
        if (!channel) return false;
        return new Promise((done) => {
            const timer = setTimeout(() => done(false), PASS_ON_MS);
            channel.addEventListener("message", ({ data }) => {
                if (data?.taken !== code) return;
                clearTimeout(timer);
                done(true);
            });
            channel.postMessage({ answer: code });
        });
    }

    /** @param {any} data  from another tab */
    async #overheard(data) {
        if (typeof data?.answer !== "string" || !this.invitation) return;
        try {
            await this.invitation.accept(data.answer);
            this.channel?.postMessage({ taken: data.answer });
            this.changed();
        } catch {
            // The answer to another offer, which another tab may wait for.
        }
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
        const { app, bar } = this;
        Object.assign(bar, { app, friends: this });
        if (!app.sheets.includes(barPlace)) app.placed({ place: barPlace });
        app.renderRoot.querySelector("main")?.append(bar);
    }

    /**
     * Opens what an address holds.
     * @param {string} hash
     * @returns {Promise<boolean>} whether a game was put on the board
     */
    async arrive(hash) {
        await addWords(this.app.t, sharedWords, friendWords);
        const [, name, code] = hash.match(/^#?(join|answer)=([\w-]*)/) ?? [];
        if (name === "join") {
            await this.app.openDrawer(DRAWER, { page: "join", code });
            return false;
        }
        try {
            if (name === "answer") {
                readCode(code);
                await this.app.openDrawer(DRAWER, { page: "passed", taken: await this.passOn(code) });
                return false;
            }
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
                await this.app.openDrawer(DRAWER, { letter, verdict, kept });
                return false;
        }
    }

    /** Puts the game of a link on the board, whatever this device has kept of it. @param {Judged} judged */
    async take({ letter, verdict, kept }) {
        if (this.name && !letter.names[letter.to]) letter.names[letter.to] = this.name;
        await this.mail.accept(letter, kept);
        if (verdict.kind === "next" && verdict.foretold) this.controller.tell({ key: "friend.mail.foretold" });
    }

    /** Names an action of a game of the kind on the board. @param {GameRecord} record @param {number} ply */
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
