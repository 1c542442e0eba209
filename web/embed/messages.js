/**
 * A frame's messages: commands from the page around it, answers and events to that page. Whoever else sends something is told
 * so once and not listened to; whatever comes is checked before it is used; too much of it is dropped.
 *
 * Without the option `parent` the page around the frame may send commands wherever it is from: it has chosen the game
 * anyway, and there is nothing here that it must not know. With it, pages of other origins can neither command nor read.
 *
 * @typedef {import("../app/record.js").Problem} Problem
 *
 * What it needs of the element.
 * @typedef {Pick<EventTarget, "addEventListener"> & {command: (name: any, payload: object) => Promise<unknown>, say: (problem: Problem) => string | Promise<string>}} Game
 */

import { RecordProblem } from "../app/record.js";
import { isCommand } from "./commands.js";

export const MESSAGE_VERSION = 1;

/** So many messages may come at once, and so many each second after. */
const BURST = 60;
const PER_SECOND = 30;
/** At most so many strangers are answered, so that none can make this frame talk without end. */
const MOST_STRANGERS = 20;

/** What the element tells by itself, and this passes on. */
export const EVENTS = ["ready", "state", "action", "gameover", "exercise", "error", "resize"];

/**
 * What it needs of a window.
 * @typedef {{parent: any, addEventListener: (type: "message", listener: (event: MessageEvent) => void) => void}} Here
 */

export class Messenger {
    #tokens = BURST;
    #filledAt;
    #toldOfFlood = Number.NEGATIVE_INFINITY;
    #strangers = 0;

    /**
     * @param {object} parts
     * @param {Game} parts.game
     * @param {string[]} parts.allowed  origins, or `*`
     * @param {Here} [parts.here]
     * @param {() => number} [parts.now]  milliseconds
     */
    constructor({ game, allowed, here = window, now = () => performance.now() }) {
        this.game = game;
        this.allowed = allowed;
        this.here = here;
        this.now = now;
        this.#filledAt = now();
        here.addEventListener("message", (event) => this.heard(event));
        for (const type of EVENTS) {
            const pass = (/** @type {any} */ event) => this.tell(type, event.detail);
            game.addEventListener(`quintet-${type}`, pass);
        }
    }

    /** Tells the page around. @param {string} type @param {object} detail */
    tell(type, detail) {
        const { parent } = this.here;
        if (parent === this.here) return;
        // An opaque origin cannot be named.
        const targets = this.allowed.some((origin) => origin === "*" || origin === "null") ? ["*"] : this.allowed;
        for (const target of targets) parent.postMessage({ ...detail, quintet: MESSAGE_VERSION, type }, target);
    }

    /** @param {MessageEvent} event */
    async heard({ data, source, origin }) {
        // Other libraries talk through the same window: what has not our mark is not for us.
        if (typeof data !== "object" || data === null || !("quintet" in data)) return;
        const answer = (/** @type {object} */ content) => {
            const target = origin === "null" || origin === "" ? "*" : origin;
            /** @type {any} */ (source)?.postMessage({ ...content, quintet: MESSAGE_VERSION }, target);
        };
        const id = idOf(data.id);
        const refuse = async (/** @type {string} */ code, params = {}) => {
            const message = await this.game.say({ key: `embed.bad.${code}`, params });
            answer({ type: "error", id, code, message, detail: "" });
        };

        if (!this.#isAllowed(source, origin)) {
            // A frame's own answers to others come by here too, if it frames itself.
            if (!isCommand(data.type) || this.#strangers >= MOST_STRANGERS) return;
            this.#strangers += 1;
            return refuse("stranger", { origin });
        }
        if (!this.#mayPass()) {
            if (this.now() - this.#toldOfFlood < 1000) return;
            this.#toldOfFlood = this.now();
            return refuse("flood");
        }
        if (data.quintet !== MESSAGE_VERSION) return refuse("version", { version: MESSAGE_VERSION });
        if (!isCommand(data.type)) return refuse("command", { field: "type" });
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

    #mayPass() {
        const now = this.now();
        this.#tokens = Math.min(BURST, this.#tokens + ((now - this.#filledAt) * PER_SECOND) / 1000);
        this.#filledAt = now;
        if (this.#tokens < 1) return false;
        this.#tokens -= 1;
        return true;
    }
}

/** @param {unknown} id @returns {string | number | undefined} */
function idOf(id) {
    if (typeof id === "string") return id.slice(0, 100);
    return typeof id === "number" && Number.isFinite(id) ? id : undefined;
}

/**
 * What is wrong, and what the engine said of it in its own words.
 * @param {any} error
 * @returns {{problem: Problem, detail: string}}
 */
export function problemOf(error) {
    if (error instanceof RecordProblem) return { problem: error.problem, detail: "" };
    const detail = String(error?.message ?? error);
    if (error?.action) return { problem: { key: "problem.refusedAt", params: { number: error.action } }, detail };
    return { problem: { key: "problem.refused" }, detail };
}

/** The last word of a key: it names the error, whatever the language. @param {string} key */
export const codeOf = (key) => key.slice(key.lastIndexOf(".") + 1);
