/**
 * A participant cannot continue and loses the game. `kind` is one of those that the record has: `time`, `memory`,
 * `error`, `invalid`, `illegal`, `start`, `dead`, `message`. It isn't a `Problem`, because the record holds its words.
 */
export class Forfeit extends Error {
    name = "Forfeit";

    /**
     * @param {string} kind
     * @param {string} message
     * @param {{traceback?: unknown, printed?: string, raw?: string, code?: string, values?: unknown}} [details]  `code`
     *     and `values`: the message for pages in other languages
     */
    constructor(kind, message, details = {}) {
        super(message);
        this.kind = kind;
        this.details = details;
    }
}

/** Whether an agent's client blames the agent. @param {any} error */
export const isFault = (error) => error instanceof Forfeit || typeof error?.kind === "string";

/** The forfeit for what an agent's client has thrown. @param {any} error @param {string} [usual]  the kind */
export function forfeitOf(error, usual = "error") {
    if (error instanceof Forfeit) return error;
    const { kind = usual, message = String(error), traceback, printed, raw, code, values } = error ?? {};
    return new Forfeit(kind, message, { traceback, printed, raw, code, values });
}
