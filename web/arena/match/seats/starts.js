/**
 * Starts the agents of a match. One that has failed several times in a row is not started again: it loses its other
 * games by the same fault.
 *
 * @import { RunningAgent } from "./agent-side.js"
 * @import { Limits } from "./clock.js"
 */

import { forfeitOf, isFault } from "./forfeit.js";

const MOST_FAULTS = 2;

export class Starts {
    /** By participant. @type {Map<number, {count: number, fault: unknown}>} */
    #failed = new Map();
    /** The limits that agents have by their forms. Those of the first one stand for all. @type {Limits} */
    limits = {};

    /** @param {number} participant @param {() => Promise<RunningAgent>} start */
    async start(participant, start) {
        const { count = 0, fault } = this.#failed.get(participant) ?? {};
        if (count >= MOST_FAULTS) throw fault;
        try {
            const agent = await start();
            this.#failed.delete(participant);
            this.limits = { ...agent.limits, ...this.limits };
            return agent;
        } catch (error) {
            if (!isFault(error)) throw error;
            this.#failed.set(participant, { count: count + 1, fault: forfeitOf(error, "start") });
            throw error;
        }
    }
}
