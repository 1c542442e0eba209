/**
 * Runs a JavaScript agent in a worker. It answers the requests `start`, `action` and `update` as the Python driver does
 * (engine/agents/README.md), so that the page treats both alike.
 *
 * It imports nothing: `../worker-script.js` joins it with the other parts as text, in front of the agent's own text.
 */

/** Most characters that an agent prints in one call, as in the Python driver. */
const LONGEST = 64 * 1024;
const RAW_LONGEST = 200;

/** Keeps what the agent prints with `console`. */
export function capture() {
    let kept = "";
    let written = 0;
    /** @param {unknown} value */
    const shown = (value) => {
        if (typeof value === "string") return value;
        if (value instanceof Error) return String(value.stack ?? value);
        try {
            return (typeof value === "object" && JSON.stringify(value)) || String(value);
        } catch {
            return Object.prototype.toString.call(value);
        }
    };
    const print = (/** @type {unknown[]} */ ...values) => {
        const line = `${values.map(shown).join(" ")}\n`;
        written += line.length;
        kept += line.slice(0, Math.max(0, LONGEST - kept.length));
    };
    for (const name of ["log", "info", "debug", "warn", "error", "dir", "table", "trace"]) {
        /** @type {any} */ (console)[name] = print;
    }
    return () => {
        const more = written - kept.length;
        const text = more > 0 ? `${kept}\n... ${more} more characters` : kept;
        kept = "";
        written = 0;
        return text;
    };
}

/** Makes `Math.random` repeatable: xorshift32. @param {number} seed */
export function seedRandom(seed) {
    let state = (seed ^ Math.floor(seed / 2 ** 32)) | 0 || 0x9e3779b9;
    const next = () => {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        return state >>> 0;
    };
    for (let step = 0; step < 8; ++step) next();
    Math.random = () => ((next() >>> 5) * 67108864 + (next() >>> 6)) / 9007199254740992;
}

/**
 * Refuses `then` on all objects: `await` would take each of them for a promise, and none would be fulfilled. The same
 * happens if promises lose their constructor and their `then` is replaced.
 */
export function keepAwaiting() {
    Object.defineProperty(Promise.prototype, "constructor", { writable: false, configurable: false });
    const name = "then";
    Object.defineProperty(Object.prototype, name, {
        get: () => undefined,
        set(value) {
            if (this === Object.prototype) throw new TypeError("Object.prototype.then can't be set");
            Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
        },
    });
}

/** @param {unknown} value */
function rawOf(value) {
    let text = "";
    try {
        text = JSON.stringify(value) ?? String(value);
    } catch {
        text = Object.prototype.toString.call(value);
    }
    return text.slice(0, RAW_LONGEST);
}

/** @param {string} kind @param {any} error */
export function thrown(kind, error) {
    const name = error instanceof Error ? error.name : "";
    const message = error instanceof Error ? `${name}: ${error.message}` : `threw ${rawOf(error)}`;
    return {
        type: "fault",
        kind,
        message: message.slice(0, 2000),
        stack: String(error?.stack ?? "").slice(0, 8000),
    };
}

/** What the agent sees of the page's observation. @param {any} given */
const observationOf = ({ player, players, ply, position, actions, remaining_s, legal, tokens }) => ({
    player,
    players,
    step: ply,
    position,
    actions,
    remaining_time: remaining_s ?? null,
    ...(legal && { legal_actions: legal }),
    ...(tokens && { tokens }),
});

/** @param {() => Promise<{agent?: unknown, default?: unknown}>} module  runs the agent's text */
export function javascriptHandlers(module) {
    const { parse, stringify } = JSON;
    const takePrinted = capture();
    keepAwaiting();
    /** @type {any} */
    let agent = null;
    /** @type {object} */
    let configuration = {};

    /** @param {any} request */
    async function start({ game, options, seed, limits }) {
        seedRandom(seed ?? 0);
        const exported = await module();
        agent = exported.agent ?? exported.default;
        if (typeof agent !== "function") {
            const message = "no agent was found; it must be a function agent(observation, configuration)";
            return { type: "fault", kind: "start", message, code: "no-agent" };
        }
        configuration = Object.freeze({
            game,
            options: Object.freeze({ ...options }),
            game_time: limits?.game_s ?? null,
            action_time: limits?.action_s ?? null,
            seed: seed ?? 0,
        });
        return { type: "ready" };
    }

    /** @param {any} request */
    async function action({ observation }) {
        const raw = await agent(observationOf(observation), configuration);
        if (typeof raw === "string" && raw.trim() !== "" && raw.length <= 1000) {
            return { type: "action", action: raw.trim().replace(/\s+/g, " "), raw: rawOf(raw) };
        }
        const message = typeof raw === "string" ? "an action is a line of text, and not empty" : "an action is a text";
        return { type: "fault", kind: "invalid", message, code: "invalid", raw: rawOf(raw) };
    }

    return {
        /** @param {{text: string}} request  JSON */
        async ask({ text }) {
            const request = parse(text);
            /** @type {any} */
            let answer = { type: "updated" };
            try {
                if (request.type === "start") answer = await start(request);
                if (request.type === "action") answer = await action(request);
            } catch (error) {
                answer = thrown(request.type === "start" ? "start" : "error", error);
            }
            answer.printed = takePrinted();
            return { text: stringify(answer), memory: null };
        },
    };
}
