/** An offer of the host for one peer: its code, and the answer that must come back. */

import { PeerConnection } from "./transport/rtc.js";

/**
 * @import { LiveHost } from "./host.js"
 * @import { Wire } from "./wire.js"
 */

export class Invitation {
    /** The code for the peer, "" until it is ready. */
    code = "";
    /** The connection, once the answer has come; it may still be under way. @type {Wire | null} */
    #wire = null;

    /**
     * @param {LiveHost} host
     * @param {number | null} player  null for someone who looks on
     * @param {string} kind  the game
     * @param {string} stun
     */
    constructor(host, player, kind, stun) {
        this.host = host;
        this.player = player;
        this.kind = kind;
        this.stun = stun;
        this.connection = new PeerConnection(stun);
    }

    /** @returns {Promise<string>} */
    async open() {
        const { player, kind } = this;
        this.code = await this.connection.offer({ game: this.host.id, player, kind });
        return this.code;
    }

    /** @param {string} code  of the peer. Rejects with a Problem if it is not the answer to this offer */
    async accept(code) {
        await this.connection.accept(code, this.host.id);
        this.#wire = this.host.connect(this.connection, this.player, this.stun);
    }

    /** Whether the answer has come. */
    get accepted() {
        return this.#wire !== null;
    }

    /** Whether the answer has led to no connection, or the connection has ended. */
    get lost() {
        return this.#wire?.state === "lost";
    }

    /** Gives the offer up, unless it was accepted. */
    close() {
        if (!this.accepted) this.connection.close();
    }
}
