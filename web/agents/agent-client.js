/**
 * A student's agent while it plays one game: its own worker in a sandboxed frame (README.md). The same requests go to
 * Python and to JavaScript.
 *
 * @typedef {object} Agent
 * @property {string} id
 * @property {string} name
 * @property {"python" | "javascript"} language
 * @property {string} form  "" lets the driver recognise it
 * @property {string} className  what a person chose, as the driver spells it; "" lets the driver choose
 * @property {string} [file]  the file to show first: that of the class
 * @property {string} [folder]  the name of the folder or zip that holds the files; "" if there is none
 * @property {string} game
 * @property {Record<string, Uint8Array>} files  by path, with "/"
 * @property {number} changed  when, in milliseconds since 1970
 *
 * Limits of one game; null where there is none.
 * @typedef {{game_s?: number | null, action_s?: number | null, start_s?: number | null, memory_mb?: number | null}}
 *     Limits
 *
 * @typedef {{stage: "download" | "start", loaded: number, total: number}} StartProgress  bytes while it downloads
 *
 * @typedef {object} StartOptions
 * @property {Agent} agent
 * @property {string} game
 * @property {Record<string, unknown>} options
 * @property {string[]} players
 * @property {number} player
 * @property {number} seed
 * @property {Limits} [limits]
 * @property {AbortSignal} [signal]  ends the agent, also after its start
 * @property {(progress: StartProgress) => void} [onProgress]
 *
 * `ms`: how long the worker was busy. `raw`: what the agent returned, as its language writes it.
 * @typedef {{action: string, raw: string, ms: number, printed: string}} AgentAction
 *
 * @import { FaultFrame } from "./agent-fault.js"
 * @import { Sandbox } from "./sandbox.js"
 */

import { AgentFault, faultOf } from "./agent-fault.js";
import { limitsOf } from "./limits.js";

/** How much longer than its limit an agent may be silent: answers have to come through to a busy page. */
const GRACE_MS = 2000;

/** Longest start of an agent without a limit, in seconds. */
const MOST_START_S = 60;

/** Most characters of one answer. The driver cuts what is printed far below. */
const LONGEST_ANSWER = 1_000_000;

/** @param {unknown} value */
const listOf = (value) => (Array.isArray(value) ? value.filter((each) => typeof each === "string") : []);

/** @param {unknown} value @returns {AgentClient["remarks"]} */
const remarksOf = (value) =>
    (Array.isArray(value) ? value : []).filter(
        (each) => typeof each?.code === "string" && Object.values(each).every((text) => typeof text === "string"),
    );

/**
 * The limits of the game, and those of the agent's form where the game has none. What comes out of the agent's worker
 * has no say in them.
 * @param {StartOptions} options
 * @returns {Promise<Limits>}
 */
async function limitsWithForm({ agent, options, limits = {} }) {
    const { forms } = await import("../../build/wasm/agent-sources.js");
    const form = forms.find(({ id }) => id === agent.form);
    const own = form ? limitsOf(form, /** @type {Record<string, string>} */ (options)) : {};
    const given = Object.entries(limits).filter(([, value]) => value != null);
    return { game_s: null, action_s: null, start_s: null, memory_mb: null, ...own, ...Object.fromEntries(given) };
}

export class AgentClient {
    #sandbox;
    #framesOf;
    #gameMs = 0;
    /** What observations must hold: "legal", "tokens". @type {string[]} */
    wants = [];
    /** The limits of the game, and the form's where the game has none. @type {Limits} */
    limits;
    /** What was printed while it started. */
    printed = "";
    /** What a reader should know of the class that plays. @type {{code: string, [value: string]: string}[]} */
    remarks = [];
    /** The memory that Python has taken for the agent; null for JavaScript, whose memory browsers do not tell. */
    memoryMb = /** @type {number | null} */ (null);

    /**
     * @param {Sandbox} sandbox
     * @param {Limits} limits
     * @param {(stack: string) => FaultFrame[]} [framesOf]  reads a JavaScript stack
     */
    constructor(sandbox, limits, framesOf = () => []) {
        this.#sandbox = sandbox;
        this.#framesOf = framesOf;
        this.limits = limits;
    }

    /**
     * Starts an agent for a game. Rejects with an `AgentFault`, with the signal's reason, or with an `Error` if the
     * page itself fails, for example without a network.
     * @param {StartOptions} options
     * @returns {Promise<AgentClient>}
     */
    static async start(options) {
        const { agent, signal = new AbortController().signal } = options;
        signal.throwIfAborted();
        const limits = await limitsWithForm(options);
        const where = { folder: "", work: "" };
        let client;
        if (agent.language === "javascript") {
            const { startJavascript } = await import("./javascript/javascript-agent.js");
            const { sandbox, wants, framesOf } = await startJavascript(agent, signal);
            client = new AgentClient(sandbox, limits, framesOf);
            client.wants = wants;
        } else {
            const { startPython } = await import("./python/python-agent.js");
            const { sandbox, folder, work } = await startPython(agent, { ...options, limits }, signal);
            client = new AgentClient(sandbox, limits);
            Object.assign(where, { folder, work });
        }
        signal.addEventListener("abort", () => client.#sandbox.end(signal.reason));
        if (signal.aborted) client.close();
        try {
            await client.#start(options, where);
        } catch (error) {
            client.close();
            throw error;
        }
        return client;
    }

    /** @param {StartOptions} options @param {{folder: string, work: string}} where */
    async #start({ agent, game, options, players, player, seed }, { folder, work }) {
        const { limits } = this;
        const most = limits.start_s ?? MOST_START_S;
        const request = {
            type: "start",
            folder,
            work,
            form: agent.form || null,
            class: agent.className || null,
            game,
            options,
            players,
            player,
            seed,
            limits,
        };
        const { answer, ms } = await this.#ask(request, {
            ms: most * 1000 + GRACE_MS,
            fault: () =>
                new AgentFault("start", `it did not start within ${most} s`, {
                    code: "start-time",
                    values: { limit: most },
                }),
        }).catch((/** @type {unknown} */ error) => {
            if (error instanceof AgentFault && error.code === "recursion") error.kind = "start";
            throw error;
        });
        if (ms > most * 1000) {
            const values = { limit: most };
            throw new AgentFault("start", `it did not start within ${most} s`, { code: "start-time", values });
        }
        if (answer.type !== "ready") throw this.#wrong();
        this.wants = answer.wants ? listOf(answer.wants) : this.wants;
        this.printed = answer.printed;
        this.remarks = remarksOf(answer.remarks);
    }

    /** Asks for an action. Rejects with an `AgentFault`. @param {object} observation @returns {Promise<AgentAction>} */
    async action(observation) {
        const { answer, ms } = await this.#timed({ type: "action", observation });
        const { action, raw, printed } = answer;
        if (answer.type !== "action" || typeof action !== "string") throw this.#wrong();
        return { action, raw: String(raw ?? ""), ms, printed };
    }

    /**
     * Tells the agent an action that was played.
     * @param {number} player
     * @param {string} action
     * @param {object} observation
     * @returns {Promise<{ms: number, printed: string}>}
     */
    async update(player, action, observation) {
        const { answer, ms } = await this.#timed({ type: "update", player, action, observation });
        if (answer.type !== "updated") throw this.#wrong();
        return { ms, printed: answer.printed };
    }

    /** Ends worker and frame at once. Pending and later calls reject. */
    close() {
        this.#sandbox.end();
    }

    /** A request that counts towards the agent's time. @param {object} request */
    async #timed(request) {
        const { game_s, action_s } = this.limits;
        const left = (game_s ?? Number.POSITIVE_INFINITY) * 1000 - this.#gameMs;
        const most = Math.min(left, (action_s ?? Number.POSITIVE_INFINITY) * 1000);
        const which = most === left ? `${game_s} s for the game` : `${action_s} s for an action`;
        const fault = () =>
            new AgentFault("time", `no answer within ${which}`, {
                code: most === left ? "game-time" : "action-time",
                values: { limit: most === left ? game_s : action_s },
            });
        // A timer counts 32 bits of milliseconds.
        const deadline = most < 2 ** 31 - GRACE_MS ? { ms: Math.max(0, most) + GRACE_MS, fault } : null;
        const { answer, ms } = await this.#ask(request, deadline);
        this.#gameMs += ms;
        if (ms <= most) return { answer, ms };
        const late = fault();
        late.printed = answer.printed;
        throw late;
    }

    /**
     * @param {object} request
     * @param {{ms: number, fault: () => AgentFault} | null} deadline
     * @returns {Promise<{answer: any, ms: number}>}
     */
    async #ask(request, deadline) {
        const reply = await this.#sandbox.ask({ type: "ask", text: JSON.stringify(request) }, deadline);
        const { answer, failed, ms } = reply;
        if (failed) throw this.#end(new AgentFault("error", failed));
        if (typeof answer?.memory === "number") this.memoryMb = Math.round(answer.memory / 2 ** 20);
        if (answer?.end) throw this.#end(faultOf({ ...answer.end }));
        const read = this.#read(answer?.text);
        if (read.type !== "fault") return { answer: read, ms };
        const fault = faultOf(read);
        if (typeof read.stack === "string") {
            const frames = this.#framesOf(read.stack);
            if (frames.length > 0) fault.traceback = frames;
        }
        throw fault;
    }

    /** @param {unknown} text @returns {any} */
    #read(text) {
        try {
            if (typeof text !== "string" || text.length > LONGEST_ANSWER) throw new Error("too long");
            const answer = JSON.parse(text);
            answer.printed = typeof answer.printed === "string" ? answer.printed : "";
            return answer;
        } catch {
            throw this.#wrong();
        }
    }

    /** The fault of an answer in another shape than agreed: something has replaced parts of the driver. */
    #wrong() {
        return this.#end(new AgentFault("message", "the agent changed the answers of its worker"));
    }

    /** @param {AgentFault} fault */
    #end(fault) {
        this.#sandbox.end(fault);
        return fault;
    }
}
