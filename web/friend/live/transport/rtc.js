/**
 * Direct connections between two browsers. There is no server for signals: each side gathers its addresses first, and
 * its description travels as one code.
 *
 * @typedef {Pick<Code, "game" | "player" | "kind">} About
 */

import { Problem } from "../../../ui/notices/problem.js";
import { fromSdp, readCode, toSdp, writeCode } from "./pairing.js";

/**
 * @import { Transport } from "../wire.js"
 * @import { Code } from "./pairing.js"
 */

/** How long to look for addresses, in milliseconds: a STUN server that does not answer would take 40 seconds. */
const GATHER_MS = 4000;
/** How soon a search for addresses begins at the latest, in milliseconds. */
const SEARCH_MS = 300;
/**
 * How long two devices may take to find each other once each has the other's code, in milliseconds. A browser that has
 * only addresses without an answer would try for minutes, and one that has none for ever.
 */
const MEET_MS = 15_000;
const CHANNEL = "quintet";
const MAX_EARLY = 10;

/** Whether this browser can connect. */
export const canConnect = () => typeof globalThis.RTCPeerConnection === "function";

/** Returns whether a text names a STUN server. @param {string} text */
export const isStun = (text) => /^stuns?:[\w.-]{1,200}(:\d{1,5})?$/.test(text);

/** @implements {Transport} */
export class PeerConnection {
    /** @type {((text: string) => void) | null} */
    #heard = null;
    /** Messages that came before anyone listened: the other side may be quicker than this page. @type {string[]} */
    #early = [];
    /** @type {(() => void) | null} */
    changed = null;
    /** @type {RTCDataChannel | null} */
    #channel = null;
    /** Whether this side has made the first offer. */
    #first = false;

    /** @param {string} stun  a server that tells the address under which the internet sees this device, or "" */
    constructor(stun) {
        this.connection = new RTCPeerConnection({ iceServers: stun ? [{ urls: stun }] : [] });
        this.connection.addEventListener("connectionstatechange", () => this.changed?.());
        this.connection.addEventListener("datachannel", ({ channel }) => this.#use(channel));
    }

    get failed() {
        const { connectionState } = this.connection;
        return connectionState === "failed" || connectionState === "closed";
    }

    get open() {
        return this.#channel?.readyState === "open" && !this.failed;
    }

    get shaky() {
        return this.connection.connectionState === "disconnected";
    }

    /** @param {RTCDataChannel} channel */
    #use(channel) {
        this.#channel = channel;
        for (const type of ["open", "close"]) channel.addEventListener(type, () => this.changed?.());
        channel.addEventListener("message", ({ data }) => {
            if (this.#heard) this.#heard(data);
            else if (this.#early.length < MAX_EARLY) this.#early.push(data);
        });
        // A channel of the other side may be open already.
        this.changed?.();
    }

    get heard() {
        return this.#heard;
    }

    set heard(listener) {
        this.#heard = listener;
        if (listener) for (const data of this.#early.splice(0)) listener(data);
    }

    /** @param {string} text */
    send(text) {
        this.#channel?.send(text);
    }

    close() {
        this.connection.close();
        this.changed?.();
    }

    /** Makes the host's half. @param {About} about @returns {Promise<string>} the code for the peer */
    async offer(about) {
        this.#first = true;
        this.#use(this.connection.createDataChannel(CHANNEL));
        await this.connection.setLocalDescription(await this.connection.createOffer());
        return this.#code("offer", about);
    }

    /** The fingerprint of the other side's certificate, "" before it is known. */
    get print() {
        return fromSdp(this.connection.remoteDescription?.sdp ?? "").fingerprint;
    }

    /** Whether an offer of this side waits for its answer. */
    get offering() {
        return this.connection.signalingState === "have-local-offer";
    }

    /** Looks for a new path. @param {About} about @returns {Promise<string>} the code for the other side */
    async restart(about) {
        const offer = await this.connection.createOffer({ iceRestart: true });
        await this.connection.setLocalDescription(offer);
        return this.#code("offer", about);
    }

    /**
     * Makes the half of the side that answers.
     * @param {Code} offer
     * @returns {Promise<string>} the code for the other side
     */
    async answer(offer) {
        await this.connection.setRemoteDescription({ type: "offer", sdp: toSdp(offer) });
        await this.connection.setLocalDescription(await this.connection.createAnswer());
        return this.#code("answer", offer);
    }

    /**
     * Completes the half of the side that has made an offer.
     * @param {string} text  the other side's code
     * @param {string} game
     */
    async accept(text, game) {
        const code = readCode(text);
        if (code.type !== "answer") throw new Problem("friend.bad.ownCode");
        if (code.game !== game) throw new Problem("friend.bad.otherGame");
        if (!this.offering) throw new Problem("friend.bad.used");
        const role = this.#first ? "active" : "passive";
        await this.connection.setRemoteDescription({ type: "answer", sdp: toSdp(code, role) });
        setTimeout(() => this.#channel?.readyState === "connecting" && this.close(), MEET_MS);
    }

    /**
     * @param {"offer" | "answer"} type
     * @param {About} about
     * @returns {Promise<string>} rejects with a Problem if this device can't be reached at any address
     */
    async #code(type, { game, player, kind }) {
        await gathered(this.connection);
        const { sdp = "" } = this.connection.localDescription ?? {};
        const found = fromSdp(sdp);
        if (found.candidates.length === 0) throw new Problem("friend.live.blocked");
        return writeCode({ type, game, player, kind, ...found });
    }
}

/** Waits until a connection knows its addresses, or long enough. @param {RTCPeerConnection} connection */
async function gathered(connection) {
    // After a restart the state of the earlier search may still be there.
    if (fromSdp(connection.localDescription?.sdp ?? "").candidates.length === 0) await searching(connection);
    if (connection.iceGatheringState === "complete") return undefined;
    return new Promise((done) => {
        const timer = setTimeout(done, GATHER_MS);
        connection.addEventListener("icegatheringstatechange", () => {
            if (connection.iceGatheringState !== "complete") return;
            clearTimeout(timer);
            done(undefined);
        });
    });
}

/** Waits until a connection looks for addresses, or a moment. @param {RTCPeerConnection} connection */
const searching = (connection) =>
    new Promise((done) => {
        if (connection.iceGatheringState !== "complete") return done(undefined);
        setTimeout(done, SEARCH_MS);
        connection.addEventListener("icegatheringstatechange", done, { once: true });
    });
