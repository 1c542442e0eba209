/**
 * Keeps a second connection beside the first one, made without any code: offer and answer go over the first. If one of
 * the two ends, the game goes on over the other, and a new spare is made. It helps when a path breaks (a router forgets
 * it, a connection fails), not when the whole network is gone.
 */

import { every } from "./interval.js";
import { readCode } from "./transport/pairing.js";
import { PeerConnection } from "./transport/rtc.js";

/**
 * @import { About } from "./transport/rtc.js"
 * @import { Wire } from "./wire.js"
 */

/** Between attempts, in milliseconds. */
const RETRY_MS = 5000;
/** After so many attempts without success there is no spare. */
const MAX_ATTEMPTS = 6;

export class SecondConnection {
    /** @type {PeerConnection | null} */
    #connection = null;
    /** @type {Wire | null} */
    #wire = null;
    #attempts = 0;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    #timer = undefined;

    /** @param {string} stun @param {About} about */
    constructor(stun, about) {
        this.stun = stun;
        this.about = about;
    }

    /** The host's part: offers a spare whenever there is none. @param {Wire} wire */
    serve(wire) {
        this.#wire = wire;
        const look = () => {
            if (wire.state === "lost" || this.#attempts >= MAX_ATTEMPTS) return this.close();
            if (wire.count === 1) this.#offer(wire).catch(() => {});
            if (wire.count > 1) this.#attempts = 0;
        };
        this.#timer = every(RETRY_MS, look);
        look();
    }

    /** @param {Wire} wire */
    async #offer(wire) {
        this.#attempts += 1;
        const connection = new PeerConnection(this.stun);
        if (this.#connection && !this.#connection.open) this.#connection.close();
        this.#connection = connection;
        wire.send("signal", { code: await connection.offer(this.about) });
    }

    /** The host's part: the peer's answer has come. @param {string} code */
    async heard(code) {
        const [connection, wire] = [this.#connection, this.#wire];
        if (!connection || !wire) return;
        try {
            await connection.accept(code, this.about.game);
            wire.attach(connection);
        } catch {
            // A late answer to an offer that has been given up.
        }
    }

    /** The peer's part: answers an offer. @param {Wire} wire @param {string} code */
    async answer(wire, code) {
        try {
            const offer = readCode(code);
            if (offer.type !== "offer" || offer.game !== this.about.game || wire.count > 1) return;
            const connection = new PeerConnection(this.stun);
            const answer = await connection.answer(offer);
            wire.attach(connection);
            wire.send("signal", { code: answer });
        } catch {
            // Without a spare the game goes on.
        }
    }

    close() {
        clearInterval(this.#timer);
        if (this.#connection && !this.#connection.open) this.#connection.close();
    }
}
