/**
 * One agent's frame and worker, as the page holds them: `ask` sends a request over the worker's port and resolves with
 * its reply. Whatever else comes from there ends the agent.
 *
 * @typedef {{id: number, ms: number, answer: any, failed: string}} Reply
 * @typedef {{message: string, line: number, column: number}} ScriptError  an uncaught error in the worker's script
 */

import { addressOf } from "../ui/site.js";
import { AgentFault } from "./agent-fault.js";

/** How long a frame may take to load, in milliseconds. */
const FRAME_PATIENCE_MS = 60_000;
/** How much later than the frame the message of its script may come. */
const LATE_MS = 3000;

const keptPage = "agent-frame-kept.html";
/**
 * The document around an agent, and the same one in a single file (README.md, "One file"), the one that opened last
 * first.
 */
const framePages = ["agent-frame.html", keptPage];

/** @param {string} page @param {boolean} isSandboxed */
function makeFrame(page, isSandboxed) {
    const frame = document.createElement("iframe");
    if (isSandboxed) frame.setAttribute("sandbox", "allow-scripts");
    frame.hidden = true;
    frame.title = "";
    frame.setAttribute("aria-hidden", "true");
    frame.src = addressOf(page) || "about:blank";
    return frame;
}

/**
 * Resolves when the frame's own script runs in an opaque origin. Rejects if something else has loaded in its place.
 * @param {HTMLIFrameElement} frame
 * @param {AbortSignal} signal
 */
function opened(frame, signal) {
    return new Promise((resolve, reject) => {
        const end = () => {
            removeEventListener("message", hear);
            clearTimeout(timer);
            frame.removeEventListener("load", loaded);
            signal.removeEventListener("abort", failed);
        };
        /** @param {MessageEvent} event */
        const hear = ({ source, origin, data }) => {
            if (source !== frame.contentWindow || origin !== "null" || data !== "quintet-agent-frame") return;
            end();
            resolve(frame);
        };
        const failed = () => {
            end();
            frame.remove();
            reject(signal.aborted ? signal.reason : new Error("the frame for an agent could not be loaded"));
        };
        let timer = setTimeout(failed, FRAME_PATIENCE_MS);
        addEventListener("message", hear);
        signal.addEventListener("abort", failed);
        // The script runs, and its message is on the way, before the frame has loaded.
        const loaded = () => {
            clearTimeout(timer);
            timer = setTimeout(failed, LATE_MS);
        };
        frame.addEventListener("load", loaded);
        document.body.append(frame);
    });
}

/** Opens the frame. @param {AbortSignal} signal @returns {Promise<HTMLIFrameElement>} */
async function openFrame(signal) {
    const [page, other] = framePages;
    // No service worker answers a frame with the attribute `sandbox`. It answers the kept page with a policy that puts
    // the document into the same sandbox.
    const open = (/** @type {string} */ name) =>
        opened(makeFrame(name, name !== keptPage || !navigator.serviceWorker?.controller), signal);
    try {
        return await open(page);
    } catch (error) {
        if (signal.aborted) throw error;
        const frame = await open(other);
        framePages.reverse();
        return frame;
    }
}

/** @param {any} data @returns {data is Reply} */
const isReply = (data) =>
    typeof data === "object" &&
    data !== null &&
    Number.isInteger(data.id) &&
    typeof data.ms === "number" &&
    typeof data.failed === "string";

export class Sandbox {
    #frame;
    #port;
    #control;
    #lastId = 0;
    /** @type {{id: number, resolve: (reply: Reply) => void, reject: (reason: unknown) => void} | null} */
    #pending = null;
    /** Why the agent has ended. @type {unknown} */
    #ended = null;
    #onScriptError;

    /**
     * @param {HTMLIFrameElement} frame
     * @param {string[]} script
     * @param {(error: ScriptError) => AgentFault} onScriptError
     */
    constructor(frame, script, onScriptError) {
        this.#frame = frame;
        this.#onScriptError = onScriptError;
        const port = new MessageChannel();
        const control = new MessageChannel();
        this.#port = port.port1;
        this.#control = control.port1;
        this.#port.onmessage = ({ data }) => this.#hear(data);
        this.#port.onmessageerror = () => this.#stray();
        this.#control.onmessage = ({ data }) => {
            if (data?.type === "error") this.end(this.#onScriptError(data));
            else this.#stray();
        };
        const message = { script, port: port.port2, control: control.port2 };
        frame.contentWindow?.postMessage(message, "*", [port.port2, control.port2]);
    }

    /**
     * @param {object} options
     * @param {string[]} options.script  the worker's script, in parts
     * @param {AbortSignal} options.signal  ends the frame while it loads
     * @param {(error: ScriptError) => AgentFault} options.onScriptError
     * @returns {Promise<Sandbox>}
     */
    static async open({ script, signal, onScriptError }) {
        const sandbox = new Sandbox(await openFrame(signal), script, onScriptError);
        await sandbox.#ready();
        return sandbox;
    }

    /**
     * Requests wait until the worker holds the port: browsers lose blobs in messages that are on the way with a port.
     */
    #ready() {
        return new Promise((resolve, reject) => {
            if (this.#ended) reject(this.#ended);
            else this.#pending = { id: 0, resolve, reject };
        });
    }

    /**
     * Sends a request; one at a time. Rejects with an `AgentFault` when the agent ends.
     * @param {{type: string, [field: string]: unknown}} request
     * @param {{ms: number, fault: () => unknown} | null} [deadline]  ends the agent if there is no reply until then
     * @returns {Promise<Reply>}
     */
    ask(request, deadline = null) {
        if (this.#ended) return Promise.reject(this.#ended);
        if (this.#pending) return Promise.reject(new Error("the agent is still busy"));
        const id = ++this.#lastId;
        const timer = deadline ? setTimeout(() => this.end(deadline.fault()), deadline.ms) : undefined;
        const reply = new Promise((resolve, reject) => {
            this.#pending = { id, resolve, reject };
        });
        this.#port.postMessage({ ...request, id });
        return reply.finally(() => clearTimeout(timer));
    }

    /** Ends worker and frame at once. @param {unknown} [reason]  what pending and later requests reject with */
    end(reason = new AgentFault("dead", "the agent has been closed")) {
        if (this.#ended) return;
        this.#ended = reason;
        this.#port.close();
        this.#control.close();
        this.#frame.remove();
        this.#pending?.reject(reason);
        this.#pending = null;
    }

    /** @param {unknown} data */
    #hear(data) {
        const pending = this.#pending;
        if (!pending || !isReply(data) || data.id !== pending.id) return this.#stray();
        this.#pending = null;
        pending.resolve(data);
    }

    #stray() {
        this.end(new AgentFault("message", "the agent posted messages of its own"));
    }
}
