/**
 * The host's side of a live game: puts on the board what the table allows, and tells the peers what happens there.
 *
 * What the storage holds. `guests`: what version 0.3 calls the peers.
 * @typedef {{token: string, player: number, name: string}[]} KeptPeers
 * @typedef {{id: string, role: "host", seats: string[], names: string[], round: number,
 *            peers: KeptPeers, guests?: KeptPeers}} KeptHost
 */

import { acted, timeLeft } from "../../game/clock.js";
import { resultOf } from "../../game/ending.js";
import { AWAY, awayOf, clockSet, ended, PERSON, positionShown } from "../../game/model.js";
import { moverAt } from "../../game/turns.js";
import { Changing } from "../../ui/changing.js";
import { replacing } from "../replace.js";
import { clockField, clockView } from "./clock-view.js";
import { hostText } from "./live-sentences.js";
import { PathRestarter } from "./restart-paths.js";
import { SecondConnection } from "./second-connection.js";
import { Table } from "./table.js";
import { graceOf, timeOf } from "./times.js";
import { Wire } from "./wire.js";

/**
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { Controller } from "../../game/controller.js"
 * @import { Model } from "../../game/model.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { Board, Peer } from "./table.js"
 * @import { Transport } from "./wire.js"
 */

/** Everything that has happened stands until all agree to take it back. */
export const ALL = Number.MAX_SAFE_INTEGER;

export class LiveHost extends Changing {
    live = true;
    role = /** @type {const} */ ("host");
    /** What the peers know. @type {{actions: string[], ending: string, layout: unknown}} */
    #shown = { actions: [], ending: "null", layout: null };
    /** @type {ReturnType<Board["shown"]>} */
    #left = { record: { game: "" }, clock: null, ending: null };
    /** The ply at which a peer's time is over, while the last action may be on its way. */
    #falling = -1;
    /** @type {SecondConnection[]} */
    #spares = [];

    /**
     * @param {object} parts
     * @param {string} parts.id
     * @param {Controller} parts.controller
     * @param {(host: KeptHost) => void} parts.keep
     * @param {string[]} parts.seats  `person`, `away`, or the level of an engine
     * @param {string[]} parts.names
     * @param {KeptHost} [parts.kept]  of an earlier visit
     */
    constructor({ id, controller, keep, seats, names, kept }) {
        super();
        this.id = id;
        this.controller = controller;
        this.store = controller.store;
        this.keepTable = keep;
        this.table = new Table({
            game: id,
            seats,
            names,
            board: this.#board(),
            tell: (key, params) => controller.tell({ key, params: this.#named(params) }),
        });
        this.table.subscribe(() => {
            this.#keep();
            this.#settle();
            this.changed();
        });
        /** Whether the page was loaded again and no one has come back since. */
        this.reloaded = kept !== undefined;
        if (kept) {
            this.table.round = kept.round;
            // A table saved under the former name of this field has none: they come back by a new code.
            const peers = kept.peers ?? kept.guests ?? [];
            this.table.peers = peers.map((peer) => ({ ...peer, here: false, wire: null, faults: 0 }));
        }
    }

    /** Puts a new game on the board. @param {GameRecord} record */
    async begin(record) {
        const seats = this.table.seats;
        const whole = { ...record, away: { id: this.id, floor: ALL } };
        await replacing(this.controller, record.game, () =>
            this.controller.load({ record: whole, seats, paused: true }),
        );
        this.#keep();
    }

    /** Whether the game of this table is on the board. */
    get #onBoard() {
        return awayOf(this.store.value)?.id === this.id;
    }

    /** The game stands still until everyone is there. */
    waits = () => !this.table.complete;

    /** Pauses or continues the game as the connections require. */
    #settle() {
        if (!this.#onBoard || this.store.value.paused === this.waits()) return;
        this.controller.setPaused(this.waits());
    }

    /** @param {Record<string, string | number>} params  `friend.player.1` becomes the key of a colour */
    #named(params) {
        const { games, state } = this.store.value;
        const players = games.find(({ id }) => id === state?.game)?.players ?? [];
        const name = (/** @type {string | number} */ value) =>
            String(value).replace(/^friend\.player\.(\d)$/, (_, player) => `player.${players[player]}`);
        return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, name(value)]));
    }

    /** @param {number} player */
    label(player) {
        return String(this.#named({ name: this.table.peerOf(player)?.name || `friend.player.${player}` }).name);
    }

    /**
     * Lets a peer in over a new connection.
     * @param {Transport} transport
     * @param {number | null} invited  the player, null for someone who looks on
     * @param {string} [stun]
     */
    connect(transport, invited, stun = "") {
        /** @type {Peer | null} */
        let peer = null;
        const { table } = this;
        const spare = new SecondConnection(stun, { game: this.id, player: invited, kind: "spare" });
        this.#spares.push(spare);
        /** @type {PathRestarter | null} */
        let restarter = null;
        const wire = new Wire({
            game: this.id,
            other: "peer",
            heard: (message) => {
                if (message.type === "signal")
                    return restarter?.heard(message.code) ? undefined : void spare.heard(message.code);
                if (peer) return void table.receive(peer, message);
                // The first message says who is there; from anyone else nothing is wanted.
                peer = message.type === "hello" ? table.welcome(wire, invited, /** @type {any} */ (message)) : null;
                if (peer) this.reloaded = false;
                if (peer) spare.serve(wire);
                else setTimeout(() => wire.close(), 200);
            },
            fault: (why) => (peer ? table.fault(peer, why) : wire.close()),
        });
        wire.subscribe(() => {
            const isLost = wire.state === "lost";
            if (!peer && isLost) this.controller.tell({ key: "friend.live.notConnected", tone: "error" });
            if (peer && peer.wire !== wire) return;
            if (peer && isLost) table.left(peer);
            else this.table.changed();
        });
        wire.attach(transport);
        restarter = new PathRestarter(wire, { game: this.id, player: invited, kind: "" }, true);
        return wire;
    }

    /** @returns {Board} */
    #board() {
        const { controller } = this;
        return {
            latest: async () => {
                if (!this.#onBoard) return null;
                await this.#toEnd();
                return this.store.value.state;
            },
            over: () => resultOf(this.store.value).state !== "ongoing",
            play: (player, action, claimed, way) => this.#play(player, action, claimed, way),
            resign: (player) => this.#end("resigned", player),
            takeBack: (by) => this.#takeBack(by),
            rematch: () => this.#rematch(),
            shown: () => {
                const { state, clock, ending } = this.store.value;
                // While another game is on the board, this one stands as it was left.
                if (!state || !this.#onBoard) return this.#left;
                const { game, options, setup, actions, length } = state;
                const record = { game, options: { ...options }, ...(setup ? { setup } : {}), actions: [...actions] };
                this.#left = { record, clock: clockView(clock, length, controller.now()), ending };
                return this.#left;
            },
        };
    }

    /** Shows the end of the game, if an earlier position is on the board. */
    async #toEnd() {
        const { state } = this.store.value;
        if (!state || state.ply === state.length) return;
        await this.controller.inTurn(async () => {
            const next = (await this.controller.engine.goTo(state.length)).state;
            this.store.update((model) => positionShown(model, next));
        });
    }

    /**
     * @param {number} player @param {string} action @param {number | null} claimed @param {number | null} way
     * @returns {Promise<"played" | "clock" | "time">}
     */
    async #play(player, action, claimed, way) {
        const now = this.controller.now();
        const { state, clock, seats } = this.store.value;
        if (!state) return "time";
        const { ply } = state;
        let [credited, wrong] = [clock, false];
        if (clock) {
            const measured = clockView(clock, ply, now)?.spent ?? 0;
            const counted = timeOf(measured, claimed, way);
            const whole = { ...clock, turn: { ply, spent: 0 }, since: null };
            const left = timeLeft(whole, { ply, toMove: player, count: seats.length }, player, now);
            if (counted.time >= left && !this.waits()) {
                await this.#end("time", player);
                return "time";
            }
            const after = acted(clock, ply, now);
            credited = { ...after, times: after.times.map((time, at) => (at === ply ? counted.time : time)) };
            ({ wrong } = counted);
        }
        await this.controller.inTurn(async () => {
            const next = (await this.controller.engine.play(action)).state;
            this.store.update((model) => positionShown(clockSet(model, credited), next));
        });
        return wrong ? "clock" : "played";
    }

    /** @param {"resigned" | "time"} reason @param {number} player */
    async #end(reason, player) {
        await this.controller.inTurn(async () => {
            this.controller.timekeeper?.stop();
            this.store.update((model) =>
                model.state && resultOf(model).state === "ongoing"
                    ? ended(model, { reason, player, ply: model.state.length })
                    : model,
            );
        });
        if (reason === "resigned") {
            this.controller.tell({ key: "notice.resigned", params: { player: this.label(player) } });
        }
    }

    /** Takes the last action of a player back, and what followed. @param {number} by */
    async #takeBack(by) {
        const { state, seats, clock } = this.store.value;
        if (!state) return;
        let ply = state.length - 1;
        while (ply > 0 && moverAt(state, ply, seats.length) !== by) --ply;
        const { record } = this.#board().shown();
        const view = clockView(clock, state.length, this.controller.now());
        const before = view && { ...view, times: view.times.slice(0, ply), spent: 0 };
        await this.#load({ ...record, actions: record.actions?.slice(0, ply), ...clockField(before, ply) });
    }

    async #rematch() {
        const { clock } = this.store.value;
        const { record } = this.#board().shown();
        await this.#load({ ...record, actions: [], ...(clock ? { clock: clock.rule } : {}) });
    }

    /** @param {GameRecord} record */
    async #load(record) {
        const away = { id: this.id, floor: ALL };
        await this.controller.load({ record: { ...record, away }, seats: this.table.seats, paused: this.waits() });
    }

    /** Tells the peers what has happened on the board. @param {Model} model */
    followed(model) {
        const { state, ending, layout } = model;
        if (!state || !this.#onBoard) return;
        const before = this.#shown;
        this.#shown = { actions: state.actions, ending: JSON.stringify(ending), layout };
        if (before.actions === state.actions && before.ending === this.#shown.ending && before.layout === layout)
            return;
        const longer = before.layout === layout && before.actions.every((action, at) => state.actions[at] === action);
        if (!longer || state.actions.length < before.actions.length) return this.table.show();
        for (let ply = before.actions.length; ply < state.actions.length; ++ply)
            this.table.did(ply, state.actions[ply]);
        if (before.ending !== this.#shown.ending) this.table.show();
        if (state.actions.length > before.actions.length && this.table.asked?.wish === "undo") this.table.asked = null;
    }

    /** Who speaks for the players at this device. */
    get #own() {
        const { state, seats } = this.store.value;
        const last = state?.length ? moverAt(state, state.length - 1, seats.length) : -1;
        return seats[last] === PERSON ? last : seats.indexOf(PERSON);
    }

    /** Asks for the consent of all to take the last action back. */
    async undo() {
        const own = this.#own;
        if (own >= 0) await this.table.ask(own, "undo");
    }

    async rematch() {
        const own = this.#own;
        await this.table.ask(Math.max(0, own), "rematch");
    }

    /** @param {boolean} yes */
    async answer(yes) {
        const { asked } = this.table;
        if (asked) await this.table.answer(this.table.seats.indexOf(PERSON), asked.wish, yes);
    }

    /** Ends the game if the time of a player is over. @param {number} player */
    timedOut(player) {
        const { state, seats } = this.store.value;
        if (!state || this.#falling === state.length) return;
        this.#falling = state.length;
        const peer = seats[player] === AWAY ? this.table.peerOf(player) : null;
        const grace = peer ? graceOf(peer.wire?.way ?? null) : 0;
        setTimeout(() => {
            this.#falling = -1;
            if (this.store.value.state?.length === state.length && !this.waits()) this.#end("time", player);
        }, grace);
    }

    /** @param {Translate} t */
    describe(t) {
        return hostText(this, t);
    }

    #keep() {
        const { id, table } = this;
        const peers = table.peers.flatMap(({ token, player, name }) =>
            player === null ? [] : [{ token, player, name }],
        );
        const { seats, names, round } = table;
        this.keepTable({ id, role: "host", seats, names, round, peers });
    }

    /** Leaves the table: all connections end. */
    close() {
        for (const { wire } of this.table.peers) wire?.close();
        for (const spare of this.#spares) spare.close();
    }
}
