/**
 * An agent of the reader in a game: what it is told, how long it may take, and what it has printed.
 *
 * @import { GameState } from "../../../engine/protocol.js"
 * @import { Choice, Participant } from "./participants.js"
 * @import { Limits } from "./clock.js"
 */

import { optionsOf } from "../record.js";
import { AgentClock } from "./clock.js";
import { Forfeit, forfeitOf, isFault } from "./forfeit.js";

/** How much longer than its limit an agent may be silent. Its client gives up a little earlier, and says more. */
const GRACE_MS = 3000;

/** The most characters of what an agent prints that one game keeps: matches of many games stay in memory. */
const MOST_PRINTED = 500_000;

/** The longest delay of a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * The part of `AgentClient` that a game uses.
 * @typedef {object} RunningAgent
 * @property {string[]} wants
 * @property {Limits} [limits]  those of its form, where the match has none
 * @property {string} [printed]  while it started
 * @property {(observation: object) => Promise<{action: string, raw?: string, ms: number, printed?: string}>} action
 * @property {(player: number, action: string, observation: object) => Promise<{ms: number, printed?: string}>} update
 * @property {number | null} memoryMb
 * @property {() => void} close
 */

/**
 * An agent in its own worker.
 * @implements {Participant}
 */
export class AgentSide {
    #startAgent;
    #clock;
    #player;
    #players;
    /** @type {RunningAgent | null} */
    #agent = null;
    #closed = false;
    #printed = "";
    /** How many more characters of what it prints are kept. */
    #room = MOST_PRINTED;
    hears = true;

    /**
     * @param {() => Promise<RunningAgent>} startAgent
     * @param {{limits: Limits, player: number, players: string[]}} given
     */
    constructor(startAgent, { limits, player, players }) {
        this.#startAgent = startAgent;
        this.#clock = new AgentClock(limits);
        this.#player = player;
        this.#players = players;
    }

    get usedMs() {
        return this.#clock.usedMs;
    }
    get remaining_s() {
        return this.#clock.remaining_s;
    }
    get memoryMb() {
        return this.#agent?.memoryMb ?? null;
    }

    async start() {
        try {
            const agent = await this.#startAgent();
            if (this.#closed) return agent.close();
            this.#agent = agent;
            this.#clock.fillIn(agent.limits ?? {});
            this.#printed = this.#kept(agent.printed);
        } catch (error) {
            // The agent is not to blame where the page itself has failed, for example without a network.
            if (!isFault(error)) throw error;
            const forfeit = forfeitOf(error, "start");
            throw forfeit.kind === "time" ? new Forfeit("start", forfeit.message, forfeit.details) : forfeit;
        }
    }

    /** @param {GameState} state @returns {Promise<Choice>} */
    async choose(state) {
        const agent = this.#running();
        const observation = this.#observation(state, agent.wants);
        const begin = performance.now();
        const { action, raw, ms, printed } = await this.#timed("action", () => agent.action(observation));
        const text = this.takePrinted() + this.#kept(printed);
        const took = performance.now() - begin;
        return { action, raw, ms: took, cpu_ms: ms, ...(text === "" ? {} : { printed: text }) };
    }

    /** @param {number} player @param {string} action @param {GameState} state */
    async played(player, action, state) {
        const agent = this.#running();
        const observation = this.#observation(state, []);
        const { printed } = await this.#timed("update", () => agent.update(player, action, observation));
        this.#printed += this.#kept(printed);
    }

    takePrinted() {
        const printed = this.#printed;
        this.#printed = "";
        return printed;
    }

    close() {
        this.#closed = true;
        this.#agent?.close();
    }

    /** What is kept of a text that the agent has printed. */
    #kept(text = "") {
        const kept = text.slice(0, this.#room);
        this.#room -= kept.length;
        const dropped = text.length - kept.length;
        return dropped === 0 ? kept : `${kept}... ${dropped} more characters\n`;
    }

    #running() {
        if (!this.#agent) throw new Forfeit("start", "the agent has not started");
        return this.#agent;
    }

    /** What the agent is told of a position. @param {GameState} state @param {string[]} wants */
    #observation(state, wants) {
        const { game, options, ply, position, actions, legal, board } = state;
        return {
            game,
            options: optionsOf(options),
            players: this.#players,
            player: this.#player,
            ply,
            position,
            actions: actions.slice(0, ply),
            remaining_s: this.remaining_s,
            memory_mb_used: this.memoryMb,
            ...(wants.includes("legal") ? { legal: legal.map(({ text }) => text) } : {}),
            ...(wants.includes("tokens")
                ? {
                      tokens: board.tokens.map(({ cell, player, kind, label, height }) => ({
                          cell,
                          player,
                          kind,
                          label,
                          height,
                      })),
                  }
                : {}),
        };
    }

    /**
     * Calls the agent and counts its time. An agent that is silent for too long is ended.
     * @template {{ms: number, printed?: string}} Answer
     * @param {"action" | "update"} kind
     * @param {() => Promise<Answer>} call
     */
    async #timed(kind, call) {
        const longest = this.#clock.longestMs(kind);
        /** @type {ReturnType<typeof setTimeout> | undefined} */
        let timer;
        const silence = new Promise((_, reject) => {
            if (longest === Number.POSITIVE_INFINITY) return;
            const end = () => {
                this.#agent?.close();
                this.#clock.spend(kind, longest);
                reject(new Forfeit("time", `has not answered for ${(longest + GRACE_MS) / 1000} s`));
            };
            timer = setTimeout(end, Math.min(longest + GRACE_MS, MAX_TIMER_MS));
        });
        try {
            const answer = await Promise.race([call(), silence]);
            const over = this.#clock.spend(kind, answer.ms);
            if (!over) return answer;
            throw new Forfeit("time", over.message, { ...over, printed: answer.printed });
        } catch (error) {
            throw this.#told(error);
        } finally {
            clearTimeout(timer);
        }
    }

    /** A fault together with what the agent has printed before it. @param {unknown} error */
    #told(error) {
        const { kind, message, details } = forfeitOf(error);
        const printed = this.takePrinted() + this.#kept(details.printed);
        return new Forfeit(kind, message, { ...details, printed: printed === "" ? undefined : printed });
    }
}
