/**
 * A position and a goal. Fields: `record`, `goal`; by the goal's kind:
 *  - `reach`: all `conditions` (of lessons) hold after at most `within` own actions; the engine plays the others.
 *  - `win`: a forced win in `within` own actions. Each action is judged while the student plays.
 *  - `best`: an action that gives away at most `margin` of the chances of winning.
 *  - `line`: one of the stored actions `right`, which are sealed.
 *  - `legal`: whether `action` is legal. `how-many`: the number of legal actions. `winner`: who wins.
 */

import { ACCEPTED_LOSS } from "../../analysis/review/classes.js";
import { Judge } from "../../learn/puzzles/solving/judging.js";
import { exerciseOf } from "../../learn/puzzles/solving/solving.js";
import { readNumber } from "../sealing/answers.js";
import { openLock, placeOf } from "../sealing/lock.js";
import { ownActionsToWin, provenWinner, proves } from "./proof.js";
import { BoardWork } from "./work/board-work.js";
import { checkRecordOf, problem, refused } from "./work/checks.js";
import { BEST, findingsFor } from "./work/findings.js";

/**
 * @import { GameRecord, GameState, SearchRequest } from "../../engine/protocol.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { Item } from "../activity.js"
 * @import { CheckTools, Kind } from "./kinds.js"
 * @import { Means } from "./proof.js"
 * @import { Form, Say } from "./work/work.js"
 */

/** How the engine plays the others while a goal is reached. */
const REPLY = { nodes: 20_000 };
/** How it defends itself against a forced win. */
const RESIST = { nodes: 150_000, timeMs: 2500 };

/** Before a line in which a win was given away. No notation of any game begins with it. */
const MISSED = "!";

/** Work that ends with what the engine or the sheet says. */
class GoalWork extends BoardWork {
    get goal() {
        return this.item.goal;
    }

    async findAnswers() {
        const { actions, says, state } = await findingsFor(this.tools, this.recordWith([]), this.goal);
        return [...says, ...this.named(this.item.solution?.right ?? actions, state.legal)];
    }
}

class FindWork extends GoalWork {
    /** Whether a win has been given away, where students are not told. */
    missed = false;

    /** The limit counts, so it is told. */
    get tasks() {
        const { kind, within = 1 } = this.goal;
        if (kind !== "win" && (kind !== "reach" || within === 1)) return [];
        return [(/** @type {Translate} */ t) => t(`course.goal.${kind}`, { count: within })];
    }

    /** With one action there is nothing to leave. */
    get lasts() {
        const { kind, within = 1 } = this.goal;
        return within > 1 && (kind === "reach" || kind === "win");
    }

    /** A win that was missed stays so. */
    get noted() {
        return this.missed ? `${MISSED}${super.noted}` : super.noted;
    }

    /** @param {string} text @param {number} turn */
    resume(text, turn) {
        this.missed = text.startsWith(MISSED);
        return super.resume(this.missed ? text.slice(MISSED.length) : text, turn);
    }

    /** @param {number} turn */
    begin(turn) {
        this.missed = false;
        return super.begin(turn);
    }

    /** Says again how a win was missed. @param {string} answer @param {number} turn */
    async recall(answer, turn) {
        await super.recall(answer, turn);
        const { state, goal, line } = this;
        if (turn !== this.turn || goal.kind !== "win" || !line.length || state?.outcome.state !== "ongoing") return;
        if (this.parts.kept.score === 1) return;
        const { by } = await this.stillWins(state);
        const why = await this.whyMissed(state, by);
        if (turn === this.turn) this.set(why);
    }

    /** @param {string} action @param {GameState} state @param {number} turn */
    judge(action, state, turn) {
        switch (this.goal.kind) {
            case "reach":
                return this.judgeReached(state, turn);
            case "win":
                return this.judgeWin(state, turn);
            case "best":
                return this.judgeBest(action, state, turn);
            default:
                return this.judgeStored(action, turn);
        }
    }

    /** @param {GameState} state @param {number} turn */
    async judgeReached(state, turn) {
        const since = (this.recordWith([]).actions ?? []).length;
        const record = this.recordWith(this.line);
        const { reached } = await this.engine.call("reached", record, since, this.goal.conditions);
        if (turn !== this.turn) return;
        if (reached) return this.handLine(1);
        if (this.own >= (this.goal.within ?? 1) || state.outcome.state !== "ongoing") return this.handLine(0);
        await this.goOn(REPLY, turn);
    }

    /** @param {GameState} state @param {number} turn */
    async judgeWin(state, turn) {
        const { player } = this;
        const { tells = true } = this.parts;
        const { state: how, winner } = state.outcome;
        if (how === "won" && winner === player) return this.handLine(Number(!this.missed), [this.ended()]);
        const left = this.goal.within - this.own;
        if (how !== "ongoing") return this.handLine(0, [this.ended()]);
        const { proven, by } = await this.stillWins(state);
        if (turn !== this.turn) return;
        if (left === 0 || (!proven && tells)) {
            const { says, headline } = await this.whyMissed(state, by);
            if (turn === this.turn) this.handLine(0, says, undefined, headline);
            return;
        }
        // Ending here would tell that it was wrong.
        this.missed ||= !proven;
        await this.goOn(RESIST, turn, tells && by ? [(t) => t(`course.proven.${by}`, { count: left })] : []);
    }

    /**
     * Whether the line so far still wins in the actions that are left. Without any left there is nothing to prove.
     * @param {GameState} state
     * @returns {Promise<{proven: boolean, by?: Means}>}
     */
    async stillWins(state) {
        const left = this.goal.within - this.own;
        return left > 0 ? proves(this, this.recordWith(this.line), state, this.player, left) : { proven: false };
    }

    /**
     * What is told of a line that does not win in time: whether it wins later or the win was given away.
     * @param {GameState} state
     * @param {Means} [by]  what has found no win
     * @returns {Promise<{says: Say[], headline: Say | null}>}
     */
    async whyMissed(state, by) {
        const left = this.goal.within - this.own;
        const { tells = true } = this.parts;
        const count = tells ? await ownActionsToWin(this, this.recordWith(this.line), state, this.player, left) : 0;
        const { within } = this.goal;
        if (count)
            return { says: [(t) => t("course.winsLater", { count, within })], headline: (t) => t("course.tooLong") };
        return { says: by && tells ? [(t) => t(`course.notProven.${by}`, { count: left })] : [], headline: null };
    }

    /** @param {SearchRequest} effort @param {number} turn @param {Say[]} [says] */
    async goOn(effort, turn, says = []) {
        const after = await this.replies(effort, turn);
        if (!after) return;
        if (after.outcome.state !== "ongoing") return this.handLine(0, [this.ended()]);
        this.set({ phase: "try", says: [...says, this.did(after)] });
    }

    /** @param {string} action @param {GameState} state @param {number} turn */
    async judgeBest(action, state, turn) {
        const record = this.recordWith([]);
        const { best } = await this.search.start(record, BEST);
        if (turn !== this.turn) return;
        if (action === best) return this.handLine(1);
        const spec = /** @type {NonNullable<typeof this.spec>} */ (this.spec);
        const mistake = { id: "", game: record.game, ply: 0, played: "", loss: 0, date: 0, card: null };
        const task = exerciseOf({ ...mistake, record, player: this.player, best, accepted: [] });
        const loss = await new Judge(this.engine).loss(task, action, state, spec);
        if (turn !== this.turn) return;
        const accepted = loss <= (this.goal.margin ?? ACCEPTED_LOSS);
        this.handLine(Number(accepted), [(t) => t("course.loss", { loss: t.percent(loss) })]);
    }

    /** @param {string} action @param {number} turn */
    async judgeStored(action, turn) {
        const { seal, variant } = this.parts;
        const { right, told } = await openLock(seal, placeOf(this.item, variant), this.item.lock, [action]);
        if (turn === this.turn) this.handLine(Number(right), [], told?.explain);
    }
}

/** Goals that ask for an answer in a form. */
class AskWork extends GoalWork {
    get acts() {
        return false;
    }

    /** @param {number} turn */
    async begin(turn) {
        await super.begin(turn);
        /** @type {Record<string, Form>} */
        const forms = { legal: { type: "yes-no" }, "how-many": { type: "number" }, winner: { type: "players" } };
        this.set({ form: forms[this.item.goal.kind] });
    }

    /** @param {string} _answer @param {number} _turn */
    async recall(_answer, _turn) {}

    /** @param {string} entry */
    async answer(entry) {
        if (this.phase !== "try" || !this.state) return;
        if (entry.trim() === "" || (this.form?.type === "number" && readNumber(entry) === null)) {
            this.set({ entry, says: [(t) => t("course.notAnAnswer")] });
            return;
        }
        await this.guarded(async (turn) => {
            this.set({ phase: "thinking", entry, says: [] });
            const right = await this.isRight(entry);
            if (turn === this.turn) this.hand(Number(right), entry);
        });
    }

    /** @param {string} entry */
    async isRight(entry) {
        const state = /** @type {NonNullable<typeof this.state>} */ (this.state);
        const { kind, action } = this.item.goal;
        if (kind === "how-many") return readNumber(entry) === state.legal.length;
        if (kind === "legal") return (entry === "yes") === state.legal.some(({ text }) => text === action);
        const winner = await provenWinner(this, this.recordWith([]), state);
        if (winner === null) throw new Error("the search has proven no winner");
        return Number(entry) === winner;
    }
}

const asks = (/** @type {Item} */ { goal }) => ["legal", "how-many", "winner"].includes(goal.kind);

/** @type {Kind} */
export const find = {
    id: "find",
    seal: async (item, lock) => {
        if (item.goal.kind !== "line") return item;
        const { right, ...goal } = item.goal;
        const { explain, ...rest } = item;
        return { ...rest, goal, lock: await lock(right, { explain }) };
    },
    check: async (item, tools) => {
        const { state, problems } = await checkRecordOf(tools, item.record, { over: item.goal.kind === "winner" });
        if (!state || problems.length) return problems;
        return checkGoal(item, state, tools);
    },
    open: (parts) => (asks(parts.item) ? new AskWork(parts) : new FindWork(parts)),
};

/** @param {Item} item @param {GameState} state @param {CheckTools} tools */
async function checkGoal({ record, goal }, state, tools) {
    const work = { engine: tools.engine, spec: tools.games.find(({ id }) => id === state.game) };
    const legal = state.legal.map(({ text }) => text);
    const shown = { ...record, actions: state.actions.slice(0, state.ply), ply: undefined };
    switch (goal.kind) {
        case "line": {
            const wrong = (goal.right ?? []).findIndex((/** @type {string} */ text) => !legal.includes(text));
            if (wrong < 0) return [];
            return [problem(["goal", "right", wrong], "course.bad.illegal", { action: goal.right[wrong] })];
        }
        case "reach":
            return checkReach(shown, goal, state, tools);
        case "win": {
            const { proven } = await proves(work, shown, state, state.toMove, goal.within);
            return proven ? [] : [problem(["goal", "within"], "course.bad.noWin", { count: goal.within })];
        }
        case "winner":
            return (await provenWinner(work, shown, state)) === null ? [problem(["goal"], "course.bad.noWinner")] : [];
        default:
            return [];
    }
}

/**
 * Whether the conditions fit the position, and a goal in one action can be reached but not missed by every action.
 * @param {GameRecord} record @param {any} goal
 * @param {GameState} state @param {CheckTools} tools
 */
async function checkReach(record, goal, state, { engine }) {
    const before = record.actions ?? [];
    let reached = 0;
    try {
        for (const { text } of state.legal) {
            const after = { ...record, actions: [...before, text] };
            if ((await engine.call("reached", after, before.length, goal.conditions)).reached) reached += 1;
            // With several own actions the first ones need not reach it.
            if ((goal.within ?? 1) > 1) return [];
        }
    } catch (error) {
        return [refused(["goal", "conditions"], error)];
    }
    if (reached === 0) return [problem(["goal"], "course.bad.noAction")];
    return reached === state.legal.length ? [problem(["goal"], "course.bad.everyAction")] : [];
}
