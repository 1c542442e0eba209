/**
 * Codes that bring two devices together: the offer of the host and the answer of the peer. A code holds what the
 * browser needs for a direct connection (RFC 8829) and can vary: the name and password of its ICE agent, the
 * fingerprint of its certificate, and the addresses at which it can be reached. The rest of the description is the same
 * for every connection that carries only data.
 *
 * `player`: for whom the offer is, null for someone who looks on. `kind`: the game, to be shown before joining.
 * `candidates`: `[type, address, port]`, type `h` for an address of the device itself (or its stand-in in the local
 * network) and `s` for one that a STUN server has seen.
 * @typedef {{type: "offer" | "answer", game: string, player: number | null, kind: string, user: string, password:
 *     string,
 *            fingerprint: string, candidates: [string, string, number][]}} Code
 */

import { base64url, fromBase64url } from "../../../record/packed.js";
import { Problem } from "../../../ui/notices/problem.js";
import { isGameId } from "../../text.js";

const VERSION = 1;
/** Most characters of a code. A common one has 250. */
const MAX_CODE = 4000;
const MAX_CANDIDATES = 12;
const CHECK_LENGTH = 4;

const ICE = /^[A-Za-z0-9+/]{4,256}$/;
const FINGERPRINT = /^[A-F0-9]{2}(:[A-F0-9]{2}){31}$/;
/** An IPv4 or IPv6 address, or the stand-in that hides one (RFC draft "mDNS ICE candidates"). */
const ADDRESS = /^([\da-f.:]{2,45}|[\da-f-]{36}\.local)$/i;

/** Four characters that tell whether a code is complete. @param {string} text */
function checkOf(text) {
    // FNV-1a with 32 bits (Fowler, Noll, Vo).
    let hash = 0x811c9dc5;
    for (let at = 0; at < text.length; ++at) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
    return hash.toString(36).padStart(CHECK_LENGTH, "0").slice(-CHECK_LENGTH);
}

/** @param {Code} code @returns {string} letters, digits, `-` and `_` */
export function writeCode({ type, game, player, kind, user, password, fingerprint, candidates }) {
    const hex = fingerprint.replaceAll(":", "");
    const print = base64url(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)));
    const parts = [
        VERSION,
        type === "offer" ? 0 : 1,
        game,
        player ?? -1,
        kind,
        user,
        password,
        print,
        ...candidates.flat(),
    ];
    const text = base64url(new TextEncoder().encode(JSON.stringify(parts)));
    return text + checkOf(text);
}

/** What messengers put into and around a text: spaces, line breaks, marks of direction, quotation marks. */
const AROUND = /[\s\u200b-\u200f\u202a-\u202e\u2060-\u2069"'`\u2018-\u201f\u00ab\u00bb\u2039\u203a\u300c-\u300f]+/g;

/**
 * @param {string} text  as a messenger hands it over
 * @returns {Code} throws a Problem if the text is no code, or not a complete one
 */
export function readCode(text) {
    const code = text.replace(AROUND, "");
    if (code === "") throw new Problem("friend.bad.empty");
    if (!/^[\w-]+$/.test(code) || code.length > MAX_CODE) throw new Problem("friend.bad.notOurs");
    const body = code.slice(0, -CHECK_LENGTH);
    if (checkOf(body) !== code.slice(-CHECK_LENGTH)) throw new Problem("friend.bad.code");
    /** @type {any} */
    let parts;
    try {
        parts = JSON.parse(new TextDecoder().decode(fromBase64url(body)));
    } catch {
        throw new Problem("friend.bad.code");
    }
    if (!Array.isArray(parts)) throw new Problem("friend.bad.code");
    const [version, type, game, player, kind, user, password, print, ...rest] = parts;
    if (version !== VERSION) throw new Problem("friend.bad.version");
    const numbers = (type === 0 || type === 1) && Number.isInteger(player) && player >= -1 && player < 8;
    const texts = isGameId(game) && /^\w{1,40}$/.test(kind) && ICE.test(user) && ICE.test(password);
    if (!numbers || !texts || rest.length % 3 !== 0 || rest.length > 3 * MAX_CANDIDATES) {
        throw new Problem("friend.bad.code");
    }
    const candidates = Array.from({ length: rest.length / 3 }, (_, at) => rest.slice(3 * at, 3 * at + 3));
    const fingerprint = printOf(print);
    const good = candidates.every(
        ([sort, address, port]) =>
            (sort === "h" || sort === "s") &&
            ADDRESS.test(address) &&
            Number.isInteger(port) &&
            port > 0 &&
            port < 65536,
    );
    if (!good || !FINGERPRINT.test(fingerprint)) throw new Problem("friend.bad.code");
    return {
        type: type === 0 ? "offer" : "answer",
        game,
        player: player < 0 ? null : player,
        kind,
        user,
        password,
        fingerprint,
        candidates: /** @type {Code["candidates"]} */ (candidates),
    };
}

/** @param {unknown} print */
function printOf(print) {
    if (typeof print !== "string" || !/^[\w-]{43}$/.test(print)) return "";
    const hex = Array.from(fromBase64url(print), (byte) => byte.toString(16).padStart(2, "0").toUpperCase());
    return hex.join(":");
}

/**
 * Returns the part of a description that varies.
 * @param {string} sdp  of a connection that has gathered its addresses
 * @returns {Pick<Code, "user" | "password" | "fingerprint" | "candidates">}
 */
export function fromSdp(sdp) {
    const value = (/** @type {string} */ name) => sdp.match(new RegExp(`^a=${name}:(.*)$`, "m"))?.[1].trim() ?? "";
    /** @type {Code["candidates"]} */
    const candidates = [];
    for (const [, address, port, type] of sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx)/gim)) {
        if (ADDRESS.test(address)) candidates.push([type === "host" ? "h" : "s", address, Number(port)]);
    }
    return {
        user: value("ice-ufrag"),
        password: value("ice-pwd"),
        fingerprint: value("fingerprint")
            .replace(/^sha-256 /i, "")
            .toUpperCase(),
        candidates: candidates.slice(0, MAX_CANDIDATES),
    };
}

/**
 * Returns the whole description.
 * @param {Code} code
 * @param {"active" | "passive"} [role]  of the side that answers: the one that answered first stays active
 */
export function toSdp({ type, user, password, fingerprint, candidates }, role = "active") {
    const lines = candidates.map(([sort, address, port], at) => {
        const priority = (sort === "h" ? 2122260223 : 1686052607) - at;
        const origin = sort === "h" ? "host" : "srflx raddr 0.0.0.0 rport 9";
        return `a=candidate:${at + 1} 1 udp ${priority} ${address} ${port} typ ${origin}`;
    });
    return [
        "v=0",
        "o=- 1 2 IN IP4 127.0.0.1",
        "s=-",
        "t=0 0",
        "a=group:BUNDLE 0",
        "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
        "c=IN IP4 0.0.0.0",
        ...lines,
        `a=ice-ufrag:${user}`,
        `a=ice-pwd:${password}`,
        `a=fingerprint:sha-256 ${fingerprint}`,
        `a=setup:${type === "offer" ? "actpass" : role}`,
        "a=mid:0",
        "a=sctp-port:5000",
        "a=max-message-size:262144",
        "",
    ].join("\r\n");
}
