/**
 * The time of one agent in one game. In the page, processor time is the time in which the agent's own worker was busy;
 * actions and updates count, the start does not.
 *
 * `null`: no limit.
 * @typedef {{game_s?: number | null, action_s?: number | null, start_s?: number | null,
 *            memory_mb?: number | null}} Limits
 */

/** An update that never ends is not given up before. */
const LEAST_UPDATE_S = 10;

export class AgentClock {
    #limits;
    #usedMs = 0;

    /** @param {Limits} limits */
    constructor(limits) {
        this.#limits = limits;
    }

    /** Takes these limits where there are none. @param {Limits} limits */
    fillIn(limits) {
        const { game_s, action_s } = this.#limits;
        this.#limits = { ...this.#limits, game_s: game_s ?? limits.game_s, action_s: action_s ?? limits.action_s };
    }

    get usedMs() {
        return this.#usedMs;
    }

    /** Seconds that are left for the game; null without a limit. */
    get remaining_s() {
        const { game_s } = this.#limits;
        return game_s == null ? null : Math.max(0, game_s - this.#usedMs / 1000);
    }

    /**
     * The longest that the next call may take, in milliseconds. The limit for an action does not count for updates; it
     * only says when one that never ends is given up.
     * @param {"action" | "update"} call
     */
    longestMs(call) {
        const { action_s } = this.#limits;
        const action = action_s == null ? Number.POSITIVE_INFINITY : action_s;
        const rest = this.remaining_s ?? Number.POSITIVE_INFINITY;
        return 1000 * Math.min(call === "action" ? action : Math.max(10 * action, LEAST_UPDATE_S), rest);
    }

    /** Counts a call. Returns which limit it breaks, or null. @param {"action" | "update"} call @param {number} ms */
    spend(call, ms) {
        const { game_s, action_s } = this.#limits;
        this.#usedMs += ms;
        if (call === "action" && action_s != null && ms > 1000 * action_s) {
            const message = `took more than the ${action_s} s for an action`;
            return { message, code: "action-time", values: { limit: action_s } };
        }
        if (game_s != null && this.#usedMs > 1000 * game_s) {
            const message = `took more than the ${game_s} s for a game`;
            return { message, code: "game-time", values: { limit: game_s } };
        }
        return null;
    }
}
