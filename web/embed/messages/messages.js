/**
 * A frame's messages: commands from its parent page, and replies and events to that page. Commands from other senders
 * get an error. Every message is checked before it is used, and messages above the rate limit are dropped.
 *
 * Without the option `parent`, a parent page of any origin may send commands: that page has chosen the game, and the
 * frame holds nothing secret. With the option, pages of other origins can neither send commands nor read events.
 *
 * The browser drops a message that is addressed to another origin than the frame's. A sandboxed frame has no origin
 * that a page could name, so the event `ready` says which target to use.
 *
 * The part of the element that the messenger uses.
 * @typedef {Pick<EventTarget, "addEventListener"> & {command: (name: any, payload: object) => Promise<unknown>, say:
 *     (problem: Sentence) => string | Promise<string>}} Game
 */

import { readJson } from "../../record/json.js";
import { COMMANDS, EVENTS, isCommand } from "./commands.js";

/** @import { Ending, Sentence } from "../../i18n/keys.js" */

/** Version of the messages: the value of `quintet` in each of them. */
export const MESSAGE_VERSION = 1;
const VERSION = { version: MESSAGE_VERSION, mark: `quintet: ${MESSAGE_VERSION}` };

/** Rate limit (token bucket): messages in one burst, and messages per second after it. */
const BURST = 60;
const PER_SECOND = 30;
/**
 * Maximum number of messages of any kind per second. After more, the frame removes its listener for a second, so that
 * its reader can continue while a page floods it.
 */
const MOST_HEARD = 500;
const DEAF_MS = 1000;
/**
 * Maximum number of errors sent to refused senders, so that no sender can make this frame send messages without end.
 */
const MAX_REFUSED_SENDERS = 20;
/** Maximum length of a text that is parsed as a message, in characters. */
const MAX_TEXT = 2000;

/**
 * Returns hints for the console of an author whose messages the browser will drop in either direction. The browser
 * itself reports nothing to the page.
 * @param {{parent: unknown, origin: string, location: {ancestorOrigins?: Iterable<string>}}} here
 * @param {string[]} allowed
 * @returns {string[]}
 */
export function hintsFor(here, allowed) {
    /** @type {string[]} */
    const hints = [];
    if (here.parent === here) return hints;
    if (here.origin === "null") {
        hints.push(
            'Quintet: this frame is in a sandbox and has no origin. Messages to it need "*" as their target: frame.contentWindow.postMessage(message, "*")',
        );
    }
    const [around] = here.location.ancestorOrigins ?? [];
    if (around && !allowed.includes("*") && !allowed.includes(around)) {
        hints.push(`Quintet: this frame talks only to ${allowed.join(", ")} (its option "parent"), not to ${around}`);
    }
    return hints;
}

/**
 * Fields of commands. A message with a command's name and one of these fields is treated as a command that lacks the
 * mark `quintet`.
 */
const FIELDS = ["options", "action", "ply", "level", "request", "to", "by", "state"];

/**
 * The part of `window` that the messenger uses.
 * @typedef {(type: "message", listener: (event: MessageEvent) => void) => void} Listen
 * @typedef {{parent: any, origin: string, addEventListener: Listen, removeEventListener: Listen}} Here
 */

export class Messenger {
    #tokens = BURST;
    #filledAt;
    #floodReportedAt = Number.NEGATIVE_INFINITY;
    #refusedSenders = 0;
    #heard = 0;
    #heardSince = Number.NEGATIVE_INFINITY;

    /**
     * @param {object} parts
     * @param {Game} parts.game
     * @param {string[]} parts.allowed  origins, or `*`
     * @param {Here} [parts.here]
     * @param {() => number} [parts.now]  milliseconds
     * @param {(work: () => void, milliseconds: number) => unknown} [parts.later]
     */
    constructor({ game, allowed, here = window, now = () => performance.now(), later = setTimeout }) {
        this.game = game;
        this.allowed = allowed;
        this.here = here;
        this.now = now;
        this.later = (/** @type {() => void} */ work, /** @type {number} */ milliseconds) => later(work, milliseconds);
        this.#filledAt = now();
        here.addEventListener("message", this.#hear);
        for (const type of EVENTS) game.addEventListener(`quintet-${type}`, (event) => this.take(event));
    }

    /** Counts messages, and stops listening after too many. @param {MessageEvent} event */
    #hear = (event) => {
        const now = this.now();
        if (now - this.#heardSince >= 1000) {
            this.#heardSince = now;
            this.#heard = 0;
        }
        this.#heard += 1;
        if (this.#heard >= MOST_HEARD) {
            this.here.removeEventListener("message", this.#hear);
            this.later(() => this.here.addEventListener("message", this.#hear), DEAF_MS);
        }
        return this.onMessage(event);
    };

    /** Handles a message from a page or an event of the game. @param {any} event */
    take(event) {
        if (event.type === "message") {
            this.onMessage(event);
            return;
        }
        const type = event.type.replace("quintet-", "");
        // The target tells the page how to address this frame, whether or not it is sandboxed.
        const more = type === "ready" ? { target: this.here.origin === "null" ? "*" : this.here.origin } : {};
        this.tell(type, { ...event.detail, ...more });
    }

    /** Sends an event to the parent page. @param {string} type @param {object} detail */
    tell(type, detail) {
        const { parent } = this.here;
        if (parent === this.here) return;
        // An opaque origin ("null") cannot be a target.
        const targets = this.allowed.some((origin) => origin === "*" || origin === "null") ? ["*"] : this.allowed;
        for (const target of targets) parent.postMessage({ ...detail, quintet: MESSAGE_VERSION, type }, target);
    }

    /** @param {MessageEvent} event */
    async onMessage({ data: sent, source, origin }) {
        // Other libraries use the same window: ignore messages that neither carry the mark nor look like a command.
        const data = messageIn(sent);
        if (!data) return;
        const answer = (/** @type {object} */ content) => {
            const target = origin === "null" || origin === "" ? "*" : origin;
            /** @type {any} */ (source)?.postMessage({ ...content, quintet: MESSAGE_VERSION }, target);
        };
        const id = idOf(data.id);
        const refuse = async (/** @type {Ending<"embed.bad.">} */ code, params = {}) => {
            const message = await this.game.say({ key: `embed.bad.${code}`, params });
            answer({ type: "error", id, code, message, detail: "" });
        };

        const marked = data === sent && "quintet" in data;
        const allowed = this.#isAllowed(source, origin);
        if (!allowed || !marked) {
            // Only commands get an error: if the frame is its own sender, its replies arrive here too.
            if (!isCommand(data.type) || this.#refusedSenders >= MAX_REFUSED_SENDERS) return;
            this.#refusedSenders += 1;
            return allowed ? refuse("version", VERSION) : refuse("stranger", { origin });
        }
        if (!this.#takeToken()) {
            if (this.now() - this.#floodReportedAt < 1000) return;
            this.#floodReportedAt = this.now();
            return refuse("flood");
        }
        if (data.quintet !== MESSAGE_VERSION) return refuse("version", VERSION);
        if (!isCommand(data.type)) return refuse("command", { field: "type", allowed: COMMANDS.join(", ") });
        try {
            const result = await this.game.command(data.type, data);
            if (id !== undefined) answer({ type: "reply", id, to: data.type, result });
        } catch (error) {
            const { code, message, detail } = /** @type {any} */ (error);
            answer({ type: "error", id, code, message, detail });
        }
    }

    /** @param {unknown} source @param {string} origin */
    #isAllowed(source, origin) {
        const { parent } = this.here;
        if (source === null || source !== parent || parent === this.here) return false;
        return this.allowed.includes("*") || this.allowed.includes(origin);
    }

    /** Takes a token of the rate limit; returns false if the limit is reached. */
    #takeToken() {
        const now = this.now();
        this.#tokens = Math.min(BURST, this.#tokens + ((now - this.#filledAt) * PER_SECOND) / 1000);
        this.#filledAt = now;
        if (this.#tokens < 1) return false;
        this.#tokens -= 1;
        return true;
    }
}

/**
 * Returns the message if it is meant for this frame, else null. It may lack the mark or be JSON text: an author who
 * forgets the mark or sends text gets an error instead of silence.
 * @param {unknown} sent
 * @returns {Record<string, any> | null}
 */
function messageIn(sent) {
    /** @type {any} */
    let data = sent;
    if (typeof sent === "string") {
        if (sent.length > MAX_TEXT || !/"quintet"/.test(sent)) return null;
        data = readJson(sent);
    }
    if (typeof data !== "object" || data === null) return null;
    const looksLikeCommand = isCommand(data.type) && FIELDS.some((name) => name in data);
    return "quintet" in data || looksLikeCommand ? data : null;
}

/** @param {unknown} id @returns {string | number | undefined} */
function idOf(id) {
    if (typeof id === "string") return id.slice(0, 100);
    return typeof id === "number" && Number.isFinite(id) ? id : undefined;
}
