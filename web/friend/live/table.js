/**
 * The table of a live game, which the host keeps: who sits where, what the peers may do, and what needs the consent of
 * all. It judges every message of a peer and changes the game only through `board`, whose engine knows the rules.
 *
 * @typedef {"undo" | "rematch"} Wish
 *
 * `player`: null for those who look on. `here`: whether a connection is open.
 * @typedef {{token: string, player: number | null, name: string, here: boolean, wire: Wire | null, faults: number}}
 *     Peer
 *
 * Who is not at this device: `here` stays true for the others.
 * @typedef {{kind: string, name: string, here: boolean}} SeatView
 * @typedef {{rule: ClockRule, times: number[], spent: number}} ClockView
 *
 * The game on the host's board.
 * @typedef {object} Board
 * @property {() => Promise<GameState | null>} latest  shows the end of the game; null if another game is on the board
 * @property {() => boolean} over
 * @property {(player: number, action: string, claimed: number | null, way: number | null) => Promise<"played" |
 *     "clock" | "time">} play `clock`: played, but the peer's clock differs; `time`: the time was over before
 * @property {(player: number) => Promise<void>} resign
 * @property {(by: number) => Promise<void>} takeBack  the last action of a player
 * @property {() => Promise<void>} rematch
 * @property {() => {record: GameRecord, clock: ClockView | null, ending: import("../../game/ending.js").Ending | null}}
 *     shown
 */

import { AWAY, PERSON } from "../../game/model.js";
import { Changing } from "../../ui/changing.js";
import { cleanName, randomText } from "../text.js";
import { Allowance } from "./allowance.js";
import { VERSION } from "./messages.js";

/**
 * @import { GameRecord, GameState } from "../../engine/protocol.js"
 * @import { ClockRule } from "../../game/clock.js"
 * @import { Ending, Sentence } from "../../i18n/keys.js"
 * @import { Wire } from "./wire.js"
 */

/** A peer who sends more than this that does not count is disconnected. */
const MAX_FAULTS = 20;
const MAX_SPECTATORS = 8;
/** Least time between two tables that a peer has asked for, in milliseconds. */
const SYNC_MS = 200;
/** Most wishes of a peer at once, and after how many milliseconds one more: each makes the host send tables. */
const MAX_WISHES = 5;
const WISH_MS = 2000;

/** Faults that are no dishonesty: the message was on its way when something changed. */
const HARMLESS = ["over", "busy", "elsewhere", "oldRound"];

export class Table extends Changing {
    round = 1;
    /** @type {Peer[]} */
    peers = [];
    /** What somebody wishes, and who agrees. @type {{wish: Wish, by: number, yes: number[]} | null} */
    asked = null;
    /** Who has just been sent the table, and whether they have asked for it since. @type {Map<Peer, boolean>} */
    #asking = new Map();
    /** @type {WeakMap<Peer, Allowance>} */
    #wishes = new WeakMap();
    /** @type {Promise<unknown>} */
    #queue = Promise.resolve();

    /**
     * @param {object} parts
     * @param {string} parts.game
     * @param {string[]} parts.seats  `person`: at the host's device; `away`: a peer; otherwise the level of an engine
     * @param {string[]} parts.names
     * @param {Board} parts.board
     * @param {(key: Sentence["key"], params: Record<string, string | number>) => void} parts.tell  tells the host
     */
    constructor({ game, seats, names, board, tell }) {
        super();
        this.game = game;
        this.seats = seats;
        this.names = names;
        this.board = board;
        this.tell = tell;
    }

    /** @param {number} player */
    peerOf(player) {
        return this.peers.find((peer) => peer.player === player) ?? null;
    }

    /** Whether everyone whom the game needs is there. */
    get complete() {
        return this.seats.every((seat, player) => seat !== AWAY || this.peerOf(player)?.here);
    }

    get spectators() {
        return this.peers.filter(({ player, here }) => player === null && here).length;
    }

    /** The table as peers see it. */
    view() {
        const seats = this.seats.map((kind, player) => ({
            kind,
            name: cleanName(this.peerOf(player)?.name ?? this.names[player]),
            here: kind !== AWAY || Boolean(this.peerOf(player)?.here),
        }));
        const { record, clock, ending } = this.board.shown();
        const asked = this.asked && { wish: this.asked.wish, by: this.asked.by };
        return { record, seats, clock, ending, asked };
    }

    /** Sends the table to all peers, or to one. @param {Peer} [only] */
    show(only) {
        const fields = { round: this.round, table: this.view() };
        for (const peer of only ? [only] : this.peers) peer.wire?.send("table", fields);
        this.changed();
    }

    /** Sends the table to a peer who asks for it: at once, and then at most once in `SYNC_MS`. @param {Peer} peer */
    #showSoon(peer) {
        if (this.#asking.has(peer)) return void this.#asking.set(peer, true);
        this.#asking.set(peer, false);
        this.show(peer);
        setTimeout(() => {
            const again = this.#asking.get(peer);
            this.#asking.delete(peer);
            if (again && peer.here) this.#showSoon(peer);
        }, SYNC_MS);
    }

    /** Tells all peers of one more action. @param {number} ply  before it @param {string} action */
    did(ply, action) {
        const { clock } = this.board.shown();
        for (const { wire } of this.peers) wire?.send("did", { round: this.round, ply, action, clock });
    }

    /**
     * Seats the peer who says hello.
     * @param {Wire} wire
     * @param {number | null} invited  the player for whom the code was made, null to look on
     * @param {{name: string, token: string | null, watch: boolean}} hello
     * @returns {Peer | null} null if there is no place
     */
    welcome(wire, invited, { name, token, watch }) {
        const known = this.peers.find((peer) => token !== null && peer.token === token);
        const sitting = invited === null ? null : this.peerOf(invited);
        const player = watch ? null : invited;
        const full = player === null ? this.spectators >= MAX_SPECTATORS : Boolean(sitting?.here);
        if (!known && full) {
            wire.send("no", { why: "taken", of: 1 });
            return null;
        }
        // The host has made this code for the place, so its bearer takes it over from a player who has left.
        if (!known && sitting) this.tell("friend.live.newHands", { player: this.label(sitting.player) });
        const peer = known ?? { token: randomText(18), player, name: "", here: false, wire: null, faults: 0 };
        if (!known) this.peers = [...this.peers.filter((other) => player === null || other.player !== player), peer];
        if (peer.wire && peer.wire !== wire) peer.wire.close();
        Object.assign(peer, { wire, here: true, name: cleanName(name) || peer.name });
        wire.send("welcome", { version: VERSION, player: peer.player, token: peer.token });
        this.show();
        return peer;
    }

    /** @param {Peer} peer  whose connection is lost */
    left(peer) {
        peer.here = false;
        if (peer.player === null) this.peers = this.peers.filter((other) => other !== peer);
        this.show();
    }

    /** A name for the host's notices: that of the peer, or the key of the colour. @param {number | null} player */
    label(player) {
        const name = player === null ? "" : this.peerOf(player)?.name;
        return name || (player === null ? "friend.live.spectator" : `friend.player.${player}`);
    }

    /**
     * @param {Peer} peer
     * @param {string} why  a key of `friend.live.fault`
     * @param {number} [of]  the message's number
     */
    fault(peer, why, of = 0) {
        peer.wire?.send("no", { why, of });
        if (HARMLESS.includes(why)) return;
        peer.faults += 1;
        this.tell(`friend.live.fault.${/** @type {Ending<"friend.live.fault.">} */ (why)}`, {
            player: this.label(peer.player),
        });
        if (peer.faults < MAX_FAULTS) return;
        this.tell("friend.live.dropped", { player: this.label(peer.player) });
        peer.wire?.close();
        this.left(peer);
    }

    /**
     * Handles a message of a peer, after those before it.
     * @param {Peer} peer
     * @param {{type: string, seq: number} & Record<string, any>} message
     */
    receive(peer, message) {
        this.#queue = this.#queue
            .then(() => this.#judge(peer, message))
            .catch(() => this.fault(peer, "illegal", message.seq));
        return this.#queue;
    }

    /** @param {Peer} peer @param {{type: string, seq: number} & Record<string, any>} message */
    async #judge(peer, message) {
        const { type, seq } = message;
        if (type === "sync") return this.#showSoon(peer);
        if (type === "hello" || type === "bye") return;
        const { player } = peer;
        if (player === null) return this.fault(peer, "watching", seq);
        if (message.round !== this.round) return this.fault(peer, "oldRound", seq);
        const state = await this.board.latest();
        if (!state) return this.fault(peer, "elsewhere", seq);
        if (type === "ask") return this.ask(player, message.wish, peer, seq);
        if (type === "answer") return this.answer(player, message.wish, message.yes);
        if (this.board.over()) return this.fault(peer, "over", seq);
        if (type === "resign") return this.board.resign(player);
        const { ply, action, spent } = message;
        // A pass without choice is played on every device by itself.
        if (ply < state.length && state.actions[ply] === action) return;
        const why = wrongAction(state, player, ply, action);
        if (why) {
            this.fault(peer, why, seq);
            return this.show(peer);
        }
        const result = await this.board.play(player, action, spent, peer.wire?.way ?? null);
        if (result === "clock") this.fault(peer, "clock", seq);
        if (result === "time") this.fault(peer, "over", seq);
    }

    /** The players who must agree: all peers, and the host for all at its own device. */
    get #needed() {
        const host = this.seats.indexOf(PERSON);
        const away = this.seats.flatMap((seat, player) => (seat === AWAY ? [player] : []));
        return host < 0 ? away : [host, ...away];
    }

    /**
     * A player wishes something for which all must agree.
     * @param {number} player
     * @param {Wish} wish
     * @param {Peer} [peer]
     * @param {number} [seq]
     */
    ask(player, wish, peer, seq) {
        if (this.asked) {
            // Who wishes the same agrees with it.
            if (this.asked.wish === wish) return this.answer(player, wish, true);
            return peer && this.fault(peer, "busy", seq);
        }
        const possible = wish === "rematch" ? this.board.over() : this.board.shown().record.actions?.length;
        if (peer && !this.#wishes.has(peer)) this.#wishes.set(peer, new Allowance(MAX_WISHES, WISH_MS));
        const allowed = !peer || this.#wishes.get(peer)?.take(performance.now());
        if (!possible || !allowed) return peer && this.fault(peer, "busy", seq);
        this.asked = { wish, by: player, yes: [player] };
        return this.#decide();
    }

    /** @param {number} player @param {Wish} wish @param {boolean} yes */
    answer(player, wish, yes) {
        const { asked } = this;
        // An answer stays: otherwise a peer could make the host send the table again and again.
        if (asked?.wish !== wish || asked.yes.includes(player)) return;
        if (!yes) {
            this.asked = null;
            for (const { wire } of this.peers) wire?.send("refused", { wish, by: player });
            if (this.seats[player] !== PERSON) this.tell(`friend.live.refused.${wish}`, { player: this.label(player) });
            return this.show();
        }
        asked.yes.push(player);
        return this.#decide();
    }

    /** Does what was wished, once all agree. */
    async #decide() {
        const { asked } = this;
        if (!asked) return;
        if (!this.#needed.every((player) => asked.yes.includes(player))) return this.show();
        this.asked = null;
        if (asked.wish === "undo") await this.board.takeBack(asked.by);
        else await this.#again();
        this.show();
    }

    /** Begins the next game, with everyone one seat on. */
    async #again() {
        const count = this.seats.length;
        const before = (/** @type {number} */ player) => (player + count - 1) % count;
        this.seats = this.seats.map((_, player) => this.seats[before(player)]);
        this.names = this.names.map((_, player) => this.names[before(player)]);
        for (const peer of this.peers) if (peer.player !== null) peer.player = (peer.player + 1) % count;
        this.round += 1;
        for (const { wire, player, token } of this.peers) wire?.send("welcome", { version: VERSION, player, token });
        await this.board.rematch();
    }
}

/**
 * Returns why an action does not count, as a key of `friend.live.fault`, or "".
 * @param {GameState} state  the end of the game
 * @param {number} player
 * @param {number} ply
 * @param {string} action
 */
function wrongAction(state, player, ply, action) {
    if (ply < state.length) return "past";
    if (ply > state.length) return "early";
    if (state.toMove !== player) return "notYourTurn";
    return state.legal.some(({ text }) => text === action) ? "" : "illegal";
}
