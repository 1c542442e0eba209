/** What the arena loads when it is first needed: running agents, matches and the reader's files. */

/** @typedef {typeof services} Services */

export const services = {
    /** Agents: bringing files, the library on the device, Python. */
    agents: () => import("../agents/index.js"),
    /** Forms and templates. */
    sources: () => import("../../build/wasm/agent-sources.js"),
    match: () => import("./match/match.js"),
    stand: () => import("./match/rating-match.js"),
    /** Results from a file. */
    readResults: () => import("../report/read-results.js"),
    schedule: () => import("./match/schedule.js"),
};
