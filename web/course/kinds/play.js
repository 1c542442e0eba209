/**
 * A game from a position against the engine. Fields: `record`, `level` (of all others), `player` (by default the one to
 * move), `goal`: `win`; `draw`: win or draw; `hold`: after `count` own turns not have lost; `win-within`: win in
 * `count` own turns.
 */

import { BoardWork } from "./work/board-work.js";
import { checkRecordOf, problem } from "./work/checks.js";

/**
 * @import { GameState } from "../../engine/protocol.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { Kind } from "./kinds.js"
 */

const LEVEL = "easy";

/**
 * What a position means for the goal; null while it is open.
 * @param {{kind: string, count?: number}} goal
 * @param {GameState["outcome"]} outcome
 * @param {number} player
 * @param {number} own  turns so far
 */
export function reachedIn({ kind, count = 0 }, { state, winner }, player, own) {
    const won = state === "won" && winner === player;
    const over = state !== "ongoing";
    switch (kind) {
        case "draw":
            return over ? won || state === "drawn" : null;
        case "hold":
            if (over) return won || state === "drawn";
            return own >= count ? true : null;
        case "win-within":
            return over || own >= count ? won : null;
        default:
            return over ? won : null;
    }
}

class PlayWork extends BoardWork {
    get lasts() {
        return true;
    }

    /** A limit counts, so it is told. */
    get tasks() {
        const { kind, count } = this.item.goal;
        return ["hold", "win-within"].includes(kind)
            ? [(/** @type {Translate} */ t) => t(`course.goal.${kind}`, { count })]
            : [];
    }

    get effort() {
        return { level: this.item.level ?? LEVEL };
    }

    /** @param {number} turn */
    async begin(turn) {
        await super.begin(turn);
        const { over, line } = this.parts.kept;
        if (turn !== this.turn || over || line) return;
        this.set({ phase: "thinking" });
        await this.replies(this.effort, turn);
    }

    /** @param {string} _action @param {GameState} state @param {number} turn */
    async judge(_action, state, turn) {
        const { goal } = this.item;
        // To hold means to survive the replies to the last own turn as well.
        const early = goal.kind === "hold" && state.outcome.state === "ongoing" ? null : this.verdict(state);
        if (early !== null) return this.over(early);
        const after = await this.replies(this.effort, turn);
        if (!after) return undefined;
        const reached = this.verdict(after);
        if (reached !== null) return this.over(reached);
        this.set({ phase: "try", says: [this.did(after)] });
        return undefined;
    }

    /** @param {GameState} state */
    verdict({ outcome }) {
        return reachedIn(this.item.goal, outcome, this.player, this.own);
    }

    /** @param {boolean} reached */
    over(reached) {
        this.handLine(Number(reached), this.state?.outcome.state === "ongoing" ? [] : [this.ended()]);
    }
}

/** @type {Kind} */
export const play = {
    id: "play",
    check: async (item, tools) => {
        const { state, problems } = await checkRecordOf(tools, item.record);
        const levels = tools.levels.map(({ id }) => id);
        if (item.level !== undefined && !levels.includes(item.level)) {
            problems.push(problem(["level"], "course.bad.choice", { value: item.level, wanted: levels.join(", ") }));
        }
        const players = tools.games.find(({ id }) => id === item.record.game)?.players.length ?? 0;
        if (state && item.player !== undefined && item.player >= players) {
            problems.push(problem(["player"], "course.bad.maximum", { value: item.player, limit: players - 1 }));
        }
        return problems;
    },
    open: (parts) => new PlayWork(parts),
};
