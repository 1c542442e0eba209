/** How many games can be under way at once. */

/** Megabytes that a game needs for its engine, and for an agent in each language. */
const ENGINE_MB = 100;
const AGENT_MB = { python: 150, javascript: 30 };
/** What a match may take of the computer's memory, and how much that is where the browser does not say. */
const MEMORY_SHARE = 0.25;
const USUAL_GB = 4;
const MOST_GAMES = 16;

/**
 * Games at once: one core for each, one core left for the page, and no more than memory allows.
 * @param {({language: "python" | "javascript"} | null)[]} agents  of all participants
 * @param {number} players  of a game
 * @param {number} [wanted]  by the reader
 */
export function gamesAtOnce(agents, players, wanted) {
    const { hardwareConcurrency = 2, deviceMemory = USUAL_GB } = /** @type {any} */ (globalThis.navigator ?? {});
    // The agents that need most may meet.
    const sizes = agents.map((agent) => (agent ? AGENT_MB[agent.language] : 0)).sort((a, b) => b - a);
    const game = sizes.slice(0, players).reduce((sum, size) => sum + size, ENGINE_MB);
    const byMemory = Math.floor((1024 * deviceMemory * MEMORY_SHARE) / game);
    const cores = wanted ?? hardwareConcurrency - 1;
    return Math.max(1, Math.min(cores, byMemory, MOST_GAMES));
}

/**
 * Calls a function at most once in an interval. The last call is always made.
 * @param {number} intervalMs
 * @param {() => void} call
 */
export function throttled(intervalMs, call) {
    let last = Number.NEGATIVE_INFINITY;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const run = () => {
        clearTimeout(timer);
        timer = undefined;
        last = performance.now();
        call();
    };
    return {
        ask() {
            if (timer !== undefined) return;
            const wait = last + intervalMs - performance.now();
            if (wait <= 0) run();
            else timer = setTimeout(run, wait);
        },
        /** Calls it now, and drops a call that is waiting. */
        run,
        drop() {
            clearTimeout(timer);
            timer = undefined;
        },
    };
}
