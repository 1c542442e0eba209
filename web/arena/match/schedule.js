/**
 * The order of the games of a match: a fixed list of jobs.
 *
 * What a match is played by. `next` returns the next game, or null if there is none to begin now. `take` hears of a
 * game that has ended. `of`: how many games there will be, or at most.
 * @typedef {object} Plan
 * @property {number} of
 * @property {() => Job | null} next
 * @property {(record: MatchRecord) => void | Promise<void>} take
 * @property {() => Stand} [stand]  what the results have besides
 *
 * @import { ArenaClient } from "../engine/arena-client.js"
 * @import { Job } from "./game-run.js"
 * @import { MatchRecord } from "./record.js"
 * @import { Stand } from "./results.js"
 */

/** @implements {Plan} */
export class Schedule {
    #jobs;
    #next = 0;

    /** @param {Job[]} jobs */
    constructor(jobs) {
        this.#jobs = jobs;
    }

    get of() {
        return this.#jobs.length;
    }

    next() {
        return this.#jobs[this.#next++] ?? null;
    }

    take() {}
}

/**
 * The games of a balanced match: every opening in all seatings.
 * @param {ArenaClient} engine
 * @param {{players: number, participants: number, seed: number, rounds?: number, games?: number}} wanted  `games`: the
 *     first games of as many rounds as they need
 * @returns {Promise<Job[]>}
 */
export async function balancedJobs(engine, { players, participants, seed, rounds, games }) {
    const jobsOf = async (/** @type {number} */ count) =>
        (await engine.call("schedule", { players, participants, seed, rounds: count })).games;
    if (games === undefined) return jobsOf(rounds ?? 1);
    const round = await jobsOf(1);
    const jobs = await jobsOf(Math.ceil(games / round.length));
    return jobs.slice(0, games);
}
