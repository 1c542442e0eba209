/**
 * Finds new paths for connections that exist (an ICE restart, RFC 8445, section 9): offer and answer go over whichever
 * connection still carries messages. It helps when one of two paths has broken, and when a device gets a new network
 * before it loses the old one. When no connection is left, only a new code helps.
 */

import { every } from "./interval.js";
import { readCode } from "./transport/pairing.js";

/**
 * @import { Code } from "./transport/pairing.js"
 * @import { About } from "./transport/rtc.js"
 * @import { Transport, Wire } from "./wire.js"
 */

/** The kind of codes that are about a new path. */
const KIND = "restart";
/** Between looks at the connections, in milliseconds. */
const LOOK_MS = 3000;
/** The least time between two attempts for all connections, in milliseconds. */
const REST_MS = 2000;

export class PathRestarter {
    #busy = false;
    #last = Number.NEGATIVE_INFINITY;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    #timer = undefined;

    /**
     * @param {Wire} wire
     * @param {About} about
     * @param {boolean} leads  whether this side mends what is shaky, and its offer counts if both make one
     */
    constructor(wire, about, leads) {
        this.wire = wire;
        this.about = { ...about, kind: KIND };
        this.leads = leads;
        this.moved = () => void this.mend(true);
        globalThis.addEventListener?.("online", this.moved);
        this.network?.addEventListener?.("change", this.moved);
        if (leads) this.#timer = every(LOOK_MS, () => this.mend(false));
    }

    /** What tells of changes of the network, where the browser has it. @returns {EventTarget | undefined} */
    get network() {
        return /** @type {any} */ (globalThis.navigator)?.connection;
    }

    /** @param {boolean} all  or only the connections that have heard nothing for a while */
    async mend(all) {
        const { wire } = this;
        if (wire.state === "lost") return this.close();
        const now = performance.now();
        const shaky = wire.transports.filter((transport) => transport.restart && (all || transport.shaky));
        if (this.#busy || shaky.length === 0 || !wire.isOpen || now - this.#last < REST_MS) return;
        this.#busy = true;
        this.#last = now;
        try {
            for (const transport of shaky) {
                const code = await transport.restart?.(this.about);
                if (code) wire.send("signal", { code });
            }
        } catch {
            // The connection has ended meanwhile.
        }
        this.#busy = false;
    }

    /** Takes a code that is about a new path. @param {string} text @returns {boolean} whether it is one */
    heard(text) {
        try {
            const code = readCode(text);
            if (code.kind !== KIND || code.game !== this.about.game) return false;
            const transport = this.wire.transports.find((each) => each.print === code.fingerprint);
            if (transport) this.#take(transport, code, text).catch(() => {});
            return true;
        } catch {
            return false;
        }
    }

    /** @param {Transport} transport @param {Code} code @param {string} text */
    async #take(transport, code, text) {
        if (code.type === "answer") return transport.accept?.(text, code.game);
        if (this.leads && transport.offering) return;
        const answer = await transport.answer?.(code);
        if (answer) this.wire.send("signal", { code: answer });
    }

    close() {
        clearInterval(this.#timer);
        globalThis.removeEventListener?.("online", this.moved);
        this.network?.removeEventListener?.("change", this.moved);
    }
}
