/**
 * A line between host and peer: messages in order, each counted, over whichever of its connections is open. A
 * connection may end and another take its place; what was lost on the way is made good by asking for the table again.
 *
 * A connection, see `transport/rtc.js`; tests have another one. `open`: whether it carries messages. `shaky`: whether
 * it has heard nothing for a while. `failed`: whether it never will carry messages, or never again.
 * @typedef {{open: boolean, shaky: boolean, failed: boolean, send: (text: string) => void, close: () => void,
 *            heard: ((text: string) => void) | null, changed: (() => void) | null, print?: string, offering?: boolean,
 *            restart?: PeerConnection["restart"], answer?:
 *            PeerConnection["answer"], accept?: PeerConnection["accept"]}}
 *            Transport
 * The optional ones look for a new path, see `restart-paths.js`.
 *
 * `lost`: no connection is left.
 * @typedef {"opening" | "open" | "shaky" | "lost"} WireState
 */

import { Changing } from "../../ui/changing.js";
import { Allowance } from "./allowance.js";
import { every } from "./interval.js";
import { readMessage } from "./messages.js";

/** @import { PeerConnection } from "./transport/rtc.js" */

/** How often the way is measured, in milliseconds. */
const PING_MS = 4000;
/**
 * How long connections that are all shaky may be silent before they count as lost, in milliseconds. A browser would
 * never say so, because each new search for a path starts its wait over.
 */
const DEAD_MS = 30_000;
/**
 * Most messages about connections that are heard at once, and after how many milliseconds one more: each costs work.
 */
const MAX_SIGNALS = 10;
const SIGNAL_MS = 1000;

/** Calls its listeners when `state` has changed, or a connection has ended. */
export class Wire extends Changing {
    #sent = 0;
    #heard = 0;
    /** Since when nothing has come, or nothing since the connection became unstable. */
    #silentSince = 0;
    /** @type {Transport[]} */
    #transports = [];
    /** How many connections were open when last looked at. */
    #open = 0;
    #signals = new Allowance(MAX_SIGNALS, SIGNAL_MS);
    /** @type {WireState} */
    #state = "opening";
    /** @type {ReturnType<typeof setInterval> | undefined} */
    #timer = undefined;

    /**
     * @param {object} parts
     * @param {string} parts.game
     * @param {"peer" | "host"} parts.other  who is at the other end
     * @param {(message: NonNullable<ReturnType<typeof readMessage>>) => void} parts.heard
     * @param {(why: "garbled" | "replayed" | "otherGame") => void} parts.fault  a message that does not count
     * @param {() => void} [parts.met]  the first message has come, so the other end is open
     * @param {() => number} [parts.now]
     */
    constructor({ game, other, heard, fault, met = () => {}, now = () => performance.now() }) {
        super();
        this.game = game;
        this.other = other;
        this.heard = heard;
        this.fault = fault;
        this.met = met;
        this.now = now;
        /**
         * How long a message there and its answer back take, in milliseconds; null before the first measurement.
         * @type {number | null}
         */
        this.way = null;
    }

    get state() {
        return this.#state;
    }

    get isOpen() {
        return this.#state === "open" || this.#state === "shaky";
    }

    /** How many connections are open: more than one if there is a spare. */
    get count() {
        return this.#transports.filter(({ open }) => open).length;
    }

    /** The connections that may carry messages. */
    get transports() {
        return this.#transports.filter(({ failed }) => !failed);
    }

    /** Adds a connection. @param {Transport} transport */
    attach(transport) {
        this.#transports.push(transport);
        this.#silentSince = this.now();
        transport.changed = () => this.#follow();
        this.#timer ??= every(PING_MS, () => this.ping());
        this.#follow();
        transport.heard = (text) => this.#receive(text);
    }

    #follow() {
        const open = this.#transports.filter((transport) => transport.open);
        const state = open.some(({ shaky }) => !shaky) ? "open" : open.length ? "shaky" : "lost";
        const before = this.#state;
        const failed = this.#transports.some((transport) => transport.failed);
        // What was on its way over the one that has ended may be lost.
        const fewer = open.length > 0 && open.length < this.#open;
        this.#open = open.length;
        if ((state === before && !fewer) || (before === "opening" && state === "lost" && !failed)) return;
        this.#state = state;
        if (state === "shaky") this.#silentSince = this.now();
        if (state === "open") this.ping();
        if (state === "lost") this.#stop();
        this.changed();
    }

    /**
     * @param {string} type
     * @param {Record<string, unknown>} [fields]
     * @returns {boolean} whether a connection has taken the message
     */
    send(type, fields = {}) {
        this.#sent += 1;
        return this.raw(JSON.stringify({ type, seq: this.#sent, game: this.game, ...fields }));
    }

    /** Sends a text as it is. @param {string} text @returns {boolean} whether a connection has taken it */
    raw(text) {
        const steady = this.#transports.find(({ open, shaky }) => open && !shaky);
        const transport = steady ?? this.#transports.find(({ open }) => open);
        try {
            transport?.send(text);
            return transport !== undefined;
        } catch {
            return false;
        }
    }

    ping() {
        if (this.#state === "shaky" && this.now() - this.#silentSince > DEAD_MS) return this.#end();
        this.send("ping", { at: Math.round(this.now()) });
    }

    /** @param {string} text */
    #receive(text) {
        const message = readMessage(text, this.other);
        if (!message) return this.fault("garbled");
        if (message.game !== this.game) return this.fault("otherGame");
        if (message.seq <= this.#heard) return this.fault("replayed");
        const first = this.#heard === 0;
        this.#heard = message.seq;
        this.#silentSince = this.now();
        if (first) this.met();
        if (message.type === "ping") return void this.send("pong", { at: message.at });
        if (message.type === "pong") {
            const way = this.now() - message.at;
            // The shortest of the recent ways: a busy page makes one measurement longer, and never shorter.
            if (way >= 0) this.way = this.way === null ? way : Math.min(way, this.way * 1.1 + 1);
            return;
        }
        if (message.type === "bye") return this.#end();
        if (message.type === "signal" && !this.#signals.take(this.now())) return;
        this.heard(message);
    }

    #stop() {
        clearInterval(this.#timer);
        this.#timer = undefined;
    }

    close() {
        this.send("bye");
        this.#end();
    }

    /** Ends all connections. */
    #end() {
        this.#stop();
        for (const transport of this.#transports.splice(0)) {
            transport.changed = null;
            transport.heard = null;
            transport.close();
        }
        if (this.#state === "lost") return;
        this.#state = "lost";
        this.changed();
    }
}
