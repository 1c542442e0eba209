/**
 * A peer's side of a live game: sends what is played here, and plays what the host says, as far as the engine of this
 * device and what has happened so far allow. The host cannot change the past without consent, nor act for the peer.
 *
 * @typedef {ReturnType<Table["view"]>} View
 *
 * What the storage holds. `confirmed`: how many actions the host had confirmed; `agreed`: to what this player had.
 * @typedef {{id: string, role: "peer", token: string, player: number | null, round: number, confirmed: number,
 *            agreed: Consent | null}} KeptPeer
 */

import { timeLeft } from "../../game/clock.js";
import { AWAY, awayOf, clockSet, ended, PERSON, positionShown } from "../../game/model.js";
import { forcedPass, moverAt } from "../../game/turns.js";
import { Changing } from "../../ui/changing.js";
import { isForcedPass } from "../passes.js";
import { replacing } from "../replace.js";
import { clockField, clockOf, clockView } from "./clock-view.js";
import { clockChanged, objection, settingOf } from "./consent.js";
import { FairClock } from "./fair-clock.js";
import { ALL } from "./host.js";
import { peerText } from "./live-sentences.js";
import { VERSION } from "./messages.js";
import { PathRestarter } from "./restart-paths.js";
import { SecondConnection } from "./second-connection.js";
import { Wire } from "./wire.js";

/**
 * @import { Controller } from "../../game/controller.js"
 * @import { Model } from "../../game/model.js"
 * @import { Ending } from "../../i18n/keys.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { Consent } from "./consent.js"
 * @import { ClockView, Table, Wish } from "./table.js"
 * @import { Transport } from "./wire.js"
 */

export class LivePeer extends Changing {
    live = true;
    role = /** @type {const} */ ("peer");
    /** The last table that the host has sent. @type {View | null} */
    view = null;
    /** How many actions the host has confirmed. */
    #confirmed = 0;
    /** Actions of this device that the host knows or will know. @type {string[]} */
    #mirror = [];
    /** What this player has agreed to, or wished. @type {Consent | null} */
    agreed = null;
    /** Game, options and first position of the table, as a text; "" before the first table. */
    #setting = "";
    /** Who acts first. */
    #first = 0;
    /** The clock and the ending that the host has sent last. @type {Pick<View, "clock" | "ending">} */
    #sent = { clock: null, ending: null };
    #clock = new FairClock((milliseconds) => {
        const params = { seconds: Math.round(milliseconds / 1000) };
        this.controller.tell({ key: "friend.live.host.clock", params, tone: "error" });
    });
    /** Whether this player has resigned. */
    #resigned = false;
    /** Whether no table has come since the last connection was made: until then, the clock here may be behind. */
    #returned = true;
    /** Whether the host has refused the last action of this device. */
    #refused = false;
    /** The host's last wrong doing, as a key of `friend.live.host`, until the user has read it. */
    problem = "";
    /**
     * The first table after a visit, if it contradicts what this device has kept: it may have lost its last moves, and
     * only its player can know. @type {{round: number, view: View} | null}
     */
    disputed = null;
    /** The seat that the host gives this device. @type {number | null} */
    #given = null;
    /** @type {Promise<unknown>} */
    #queue = Promise.resolve();
    /** @type {Wire | null} */
    wire = null;

    /**
     * @param {object} parts
     * @param {string} parts.id
     * @param {Controller} parts.controller
     * @param {(peer: KeptPeer) => void} parts.keep
     * @param {() => string} parts.name
     * @param {KeptPeer} [parts.kept]  of an earlier visit
     */
    constructor({ id, controller, keep, name, kept }) {
        super();
        this.id = id;
        this.controller = controller;
        this.store = controller.store;
        this.keepSeat = keep;
        this.name = name;
        this.token = kept?.token ?? null;
        /** @type {number | null} */
        this.player = kept?.player ?? null;
        this.round = kept?.round ?? 0;
        this.agreed = kept?.agreed?.wish ? kept.agreed : null;
        const { state, clock, ending, seats } = this.store.value;
        if (kept && state && this.#onBoard) {
            this.#mirror = [...state.actions];
            this.#confirmed = Math.min(kept.confirmed, this.#mirror.length);
            this.#resigned = this.#isOwnResignation(ending);
            this.#sent = {
                clock: clockView(clock, this.#confirmed, controller.now()),
                ending: this.#resigned ? null : ending,
            };
            this.#setting = settingOf(state, seats.length);
            this.#first = moverAt(state, 0, seats.length);
        }
    }

    get #onBoard() {
        return awayOf(this.store.value)?.id === this.id;
    }

    get connected() {
        return this.wire?.isOpen ?? false;
    }

    waits = () => !this.connected || !this.view?.seats.every(({ here }) => here);

    /**
     * Speaks to the host over a new connection.
     * @param {Transport} transport
     * @param {{watch: boolean, stun?: string}} how
     */
    connect(transport, { watch, stun = "" }) {
        this.wire?.close();
        const spare = new SecondConnection(stun, { game: this.id, player: null, kind: "spare" });
        let greeted = false;
        /** @type {PathRestarter | null} */
        let restarter = null;
        const wire = new Wire({
            game: this.id,
            other: "host",
            heard: (message) => {
                if (message.type === "signal")
                    return restarter?.heard(message.code) ? undefined : void spare.answer(wire, message.code);
                this.#queue = this.#queue.then(() => this.#heard(message)).catch(() => this.#accuse("illegal"));
            },
            fault: (why) => this.#accuse(why),
            // The host's end may open later than this one. Its browser drops what comes before, so the host begins,
            // with a ping.
            met: () => {
                greeted = true;
                wire.send("hello", { version: VERSION, name: this.name(), token: this.token, watch });
            },
        });
        wire.subscribe(() => {
            if (this.wire !== wire) return;
            if (wire.state === "open" && greeted) wire.send("sync");
            if (wire.state === "lost" && !greeted) {
                this.controller.tell({ key: "friend.live.notConnected", tone: "error" });
            }
            this.#settle();
        });
        this.wire = wire;
        this.#returned = true;
        wire.attach(transport);
        restarter = new PathRestarter(wire, { game: this.id, player: null, kind: "" }, false);
        return wire;
    }

    /** Says what the host does wrong. The game stays as it is. @param {string} why  an ending of `friend.live.host` */
    #accuse(why) {
        this.problem = why;
        this.controller.tell({
            key: `friend.live.host.${/** @type {Ending<"friend.live.host.">} */ (why)}`,
            tone: "error",
        });
        this.changed();
    }

    #settle() {
        if (this.#onBoard && this.store.value.paused !== this.waits()) this.controller.setPaused(this.waits());
        this.changed();
    }

    /** @param {{type: string} & Record<string, any>} message */
    async #heard(message) {
        switch (message.type) {
            case "welcome":
                return this.#welcomed(/** @type {any} */ (message));
            case "table":
                return this.#setTable(message.round, message.table);
            case "did":
                return this.#did(/** @type {any} */ (message));
            case "refused":
                if (message.by === this.player) return;
                return this.controller.tell({
                    key: `friend.live.refused.${/** @type {Ending<"friend.live.refused.">} */ (message.wish)}`,
                    params: { player: this.label(message.by) },
                });
            case "no":
                return this.#denied(message.why);
            default:
        }
    }

    /** @param {{player: number | null, token: string}} message */
    #welcomed({ player, token }) {
        this.#given = player;
        const count = this.view?.seats.length ?? this.store.value.seats.length;
        const rotated = this.agreed?.wish === "rematch" && player === this.#nextSeat(count);
        // In the middle of a game the host cannot give this device another seat; the next game's table moves it on.
        if (!this.#setting) this.player = player;
        else if (player !== this.player && !rotated) return this.#accuse("seat");
        this.token = token;
        this.#keep();
    }

    /** The seat of this device in the next game. @param {number} count  of players */
    #nextSeat(count) {
        return this.player === null ? null : (this.player + 1) % count;
    }

    /** @param {string} why */
    #denied(why) {
        const known = /** @type {const} */ ([
            "illegal",
            "notYourTurn",
            "early",
            "past",
            "over",
            "watching",
            "clock",
            "replayed",
            "garbled",
            "taken",
            "elsewhere",
        ]);
        if (why === "busy") this.agreed = null;
        this.controller.tell({ key: `friend.live.no.${known.find((each) => each === why) ?? "other"}`, tone: "error" });
        if (["illegal", "notYourTurn", "early", "past", "over"].includes(why)) {
            this.#refused = true;
            this.wire?.send("sync");
        }
    }

    /** @param {View["ending"]} ending */
    #isOwnResignation(ending) {
        return ending?.reason === "resigned" && ending.player === this.player;
    }

    /**
     * Returns why a table does not count, or "". Those who look on have no say.
     * @param {number} round
     * @param {View} table
     */
    async #objection(round, table) {
        if (!this.#setting || this.player === null) return "";
        const { record, seats } = table;
        const known = {
            round: this.round,
            setting: this.#setting,
            player: this.player,
            actions: this.#mirror,
            confirmed: this.#confirmed,
            resigned: this.#resigned,
            ...this.#sent,
            agreed: this.agreed,
        };
        return objection(known, round, table, {
            mover: (ply) => (this.#first + ply) % seats.length,
            forced: (ply) => isForcedPass(this.controller, record, ply),
            left: (player) => this.#timeLeft(player, record.actions?.length ?? 0),
        });
    }

    /**
     * The time that a player has left by the clock of this device, in milliseconds: 0 if it does not run here.
     * @param {number} player @param {number} ply
     */
    #timeLeft(player, ply) {
        const { state, clock, seats } = this.store.value;
        if (!state || !this.#onBoard) return 0;
        const toMove = moverAt(state, ply, seats.length);
        if (!clock || player !== toMove) return Number.POSITIVE_INFINITY;
        const left = timeLeft(clock, { ply, toMove, count: seats.length }, player, this.controller.now());
        const first = clock.rule.kind === "game" ? 0 : ply;
        const ahead = player === this.player ? this.#clock.ahead(first, ply) : 0;
        return left + ahead - (ply < state.length ? (clock.times[ply] ?? 0) : 0);
    }

    /** Takes the whole table over, if it continues what this device knows. @param {number} round @param {View} view */
    async #setTable(round, view) {
        const { actions = [] } = view.record;
        const why = await this.#objection(round, view);
        this.disputed = why && !this.view ? { round, view } : null;
        if (why) return this.#accuse(why);
        const next = round !== this.round;
        const takenBack = next || actions.length < this.#confirmed;
        const { state } = this.store.value;
        const sent = this.player !== null && this.#mirror.length > actions.length;
        const pending = sent && !this.#refused && !this.agreed;
        const onBoard = this.#onBoard && !next && state?.game === view.record.game;
        const mine = onBoard && pending && actions.every((action, ply) => this.#mirror[ply] === action);
        const asked = this.view?.asked;
        this.view = view;
        // What was wished is decided. Consent counts once.
        if (takenBack || (asked && view.asked === null)) this.agreed = null;
        if (takenBack) this.#clock.forget(next ? 0 : actions.length);
        this.#refused = false;
        const returned = this.#returned;
        this.#returned = false;
        if (mine) {
            this.#sent = { clock: view.clock, ending: view.ending };
            this.#confirmed = actions.length;
            return this.#again();
        }
        const equal =
            onBoard && state && state.actions.length === actions.length && this.#mirror.join(";") === actions.join(";");
        const { player, round: played } = this;
        const before = { mirror: this.#mirror, confirmed: this.#confirmed, sent: this.#sent };
        // Before the board changes, so that nothing of it counts as an action of this device.
        this.#mirror = [...actions];
        this.#confirmed = actions.length;
        if (next && this.#setting) this.player = this.#nextSeat(view.seats.length);
        this.round = round;
        this.#sent = { clock: view.clock, ending: view.ending };
        if (equal) {
            this.#setClock(view.clock, returned);
            if (JSON.stringify(this.store.value.ending) !== JSON.stringify(view.ending))
                await this.#setEnding(view.ending);
        } else {
            try {
                const trusted = returned || (takenBack && !next);
                await this.#load({ ...view, clock: this.#fair(view.clock, actions.length, { trusted, next }) });
            } catch {
                this.#mirror = before.mirror;
                this.#confirmed = before.confirmed;
                this.#sent = before.sent;
                Object.assign(this, { player, round: played });
                return this.#accuse("illegal");
            }
        }
        this.#keep();
        this.#settle();
    }

    /** Takes the disputed table over, as one who comes for the first time. The player has decided so. */
    async believe() {
        const { disputed } = this;
        if (!disputed) return;
        this.#setting = "";
        this.#mirror = [];
        this.#confirmed = 0;
        this.#sent = { clock: null, ending: null };
        this.agreed = null;
        this.player = this.#given;
        this.#queue = this.#queue.then(() => this.#setTable(disputed.round, disputed.view));
        await this.#queue;
    }

    /** The rules of this device judge the host's game; if they refuse it, the board stays. @param {View} view */
    async #load({ record, clock, ending, seats }) {
        const { game, options, setup, actions = [] } = record;
        const own = seats.map((_, player) => (player === this.player ? PERSON : AWAY));
        const whole = {
            game,
            options,
            ...(setup ? { setup } : {}),
            actions,
            ...clockField(clock, actions.length),
            ...(ending ? { ending } : {}),
            away: { id: this.id, floor: ALL },
        };
        await replacing(this.controller, game, () =>
            this.controller.load({ record: whole, seats: own, paused: this.waits() }),
        );
        const { state, ending: shown } = this.store.value;
        this.#resigned = this.#isOwnResignation(shown);
        this.#setting = settingOf(record, seats.length);
        this.#first = state ? moverAt(state, 0, seats.length) : 0;
    }

    #resign() {
        this.#resigned = true;
        this.wire?.send("resign", { round: this.round, ply: this.#mirror.length });
    }

    /** @param {View["ending"]} ending */
    async #setEnding(ending) {
        // The host has not heard of it yet.
        if (this.#resigned && !ending && this.store.value.state?.outcome.state === "ongoing") return this.#resign();
        await this.controller.inTurn(async () => {
            this.controller.timekeeper?.stop();
            this.store.update((model) => ended(model, ending));
        });
    }

    /** Sends the action that the host has not heard, after a lost connection. */
    #again() {
        const ply = this.#confirmed;
        const { state, seats } = this.store.value;
        if (state && moverAt(state, ply, seats.length) === this.player) this.#act(ply, this.#mirror[ply]);
        this.#settle();
    }

    /** @param {number} ply @param {string} action */
    #act(ply, action) {
        const { clock } = this.store.value;
        const spent = clock ? (clock.times[ply] ?? 0) : null;
        this.wire?.send("act", { round: this.round, ply, action, spent });
    }

    /** @param {{round: number, ply: number, action: string, clock: ClockView | null}} message */
    async #did({ round, ply, action, clock }) {
        const { state, seats } = this.store.value;
        if (round !== this.round || !state || !this.#onBoard) return void this.wire?.send("sync");
        if (ply > this.#confirmed) return void this.wire?.send("sync");
        if (ply < this.#confirmed) return this.#accuse("replayed");
        const timed = Math.min(ply, this.#sent.clock?.times.length ?? 0);
        if (this.player !== null && clockChanged(this.#sent.clock, clock, timed)) return this.#accuse("otherClock");
        const own = moverAt(state, ply, seats.length) === this.player;
        if (this.#mirror.length > ply) {
            if (this.#mirror[ply] !== action) return this.#accuse(own ? "forged" : "past");
            this.#confirmed = ply + 1;
            this.#sent.clock = clock;
            this.#keep();
            return this.#setClock(clock);
        }
        if (this.#sent.ending) return this.#accuse("past");
        await this.controller.inTurn(async () => {
            const { engine } = this.controller;
            const end = state.ply < state.length ? (await engine.goTo(state.length)).state : state;
            if (own && forcedPass(end) !== action) return this.#accuse("forged");
            const next = (await engine.play(action)).state;
            this.#mirror.push(action);
            this.#confirmed = ply + 1;
            this.#sent.clock = clock;
            const set = clockOf(this.#fair(clock, ply + 1), ply + 1);
            this.store.update((model) => positionShown(set ? clockSet(model, set) : model, next));
        });
        this.#keep();
    }

    /**
     * Returns the host's clock as far as this device agrees.
     * @param {ClockView | null} view
     * @param {number} length  of the game
     * @param {{trusted?: boolean, next?: boolean}} [how]  `trusted`: this device has not measured the turn itself;
     *     `next`: another game begins
     */
    #fair(view, length, { trusted = false, next = false } = {}) {
        const { state, seats, clock } = this.store.value;
        if (!view || !clock || !state || this.player === null || !this.#onBoard) return view;
        const spent = clockView(clock, length, this.controller.now())?.spent ?? 0;
        const here = next ? { times: [], spent: 0 } : { times: clock.times, spent };
        const isMine = (/** @type {number} */ ply) => moverAt(state, ply, seats.length) === this.player;
        return this.#clock.agree(view, length, here, isMine, trusted);
    }

    /** Sets the clock to the host's. @param {ClockView | null} view @param {boolean} [trusted]  see `#fair` */
    #setClock(view, trusted) {
        const { state } = this.store.value;
        const fair = this.#fair(view, state?.length ?? 0, { trusted });
        if (!fair || !state || state.ply !== state.length) return;
        const clock = clockOf(fair, state.length);
        const runs = this.store.value.clock?.since !== null;
        this.store.update((model) =>
            clockSet(model, clock && { ...clock, since: runs ? this.controller.now() : null }),
        );
    }

    /** Sends what was played here. @param {Model} model */
    followed(model) {
        const { state, ending, seats } = model;
        if (!state || !this.#onBoard || !this.view) return;
        for (let ply = this.#mirror.length; ply < state.actions.length; ++ply) {
            const action = state.actions[ply];
            this.#mirror.push(action);
            if (moverAt(state, ply, seats.length) === this.player) this.#act(ply, action);
        }
        if (this.#isOwnResignation(ending) && !this.#resigned) this.#resign();
    }

    /** A name for notices: that of the player, or the key of the colour. @param {number | null} player */
    label(player) {
        const { games, state } = this.store.value;
        const colour = games.find(({ id }) => id === state?.game)?.players[player ?? -1];
        return this.view?.seats[player ?? -1]?.name || `player.${colour}`;
    }

    /** Asks for the consent of all. Those who look on may look back. @param {() => Promise<void>} plain */
    async undo(plain) {
        if (this.player === null) return plain();
        this.#wish("undo");
    }

    async rematch() {
        if (this.player === null) return;
        this.#wish("rematch");
    }

    /** @param {Wish} wish */
    #wish(wish) {
        this.agreed = { wish, by: this.player, length: this.#mirror.length };
        this.#keep();
        this.wire?.send("ask", { round: this.round, wish });
    }

    /** @param {boolean} yes */
    async answer(yes) {
        const { asked } = this.view ?? {};
        if (!asked) return;
        this.agreed = yes ? { wish: asked.wish, by: asked.by, length: this.#mirror.length } : null;
        this.#keep();
        this.wire?.send("answer", { round: this.round, wish: asked.wish, yes });
    }

    /** The host decides whose time is over. */
    timedOut() {}

    /** @param {Translate} t */
    describe(t) {
        return peerText(this, t);
    }

    #keep() {
        const { id, token, player, round, agreed } = this;
        if (token) this.keepSeat({ id, role: "peer", token, player, round, confirmed: this.#confirmed, agreed });
    }

    close() {
        this.wire?.close();
    }
}
