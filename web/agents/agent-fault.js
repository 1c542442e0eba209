/**
 * What an agent did wrong. A match turns it into a forfeit of the agent's player. It isn't a `Problem`, because it has
 * a traceback and what the agent printed.
 *
 * @typedef {"time" | "memory" | "error" | "invalid" | "illegal" | "start" | "dead" | "message"} FaultKind
 * @typedef {{file: string, line: number, function: string, text: string}} FaultFrame
 */

const kinds = ["time", "memory", "error", "invalid", "illegal", "start", "dead", "message"];

export class AgentFault extends Error {
    name = "AgentFault";

    /**
     * @param {FaultKind} kind
     * @param {string} message  English; `code` and `values` let a page say it in its own words
     * @param {{traceback?: FaultFrame[], printed?: string, raw?: string, code?: string, values?: Record<string,
     *     unknown>}} [details]
     */
    constructor(kind, message, { traceback, printed, raw, code, values } = {}) {
        super(message);
        this.kind = kind;
        this.traceback = traceback;
        this.printed = printed;
        this.raw = raw;
        this.code = code;
        this.values = values;
    }
}

/** @param {unknown} value @param {number} most @returns {string | undefined} */
const textOf = (value, most) => (typeof value === "string" ? value.slice(0, most) : undefined);

/** @param {any} frame @returns {FaultFrame} */
const frameOf = (frame) => ({
    file: textOf(frame?.file, 300) ?? "",
    line: Number.isInteger(frame?.line) ? frame.line : 0,
    function: textOf(frame?.function, 300) ?? "",
    text: textOf(frame?.text, 500) ?? "",
});

/**
 * Reads a fault that comes out of an agent's worker. Its parts are checked: the agent may have changed what wrote it.
 * @param {any} answer
 * @returns {AgentFault}
 */
export function faultOf(answer) {
    const kind = kinds.includes(answer.kind) ? answer.kind : "error";
    const traceback = Array.isArray(answer.traceback) ? answer.traceback.slice(-50).map(frameOf) : undefined;
    return new AgentFault(kind, textOf(answer.message, 4000) ?? "", {
        traceback: traceback?.length ? traceback : undefined,
        printed: textOf(answer.printed, 100_000),
        raw: textOf(answer.raw, 4000),
        code: textOf(answer.code, 100),
        values: answer.values && typeof answer.values === "object" ? answer.values : undefined,
    });
}
