/**
 * Right actions one after another, with the replies between them. Fields: `record`, `steps`: all right actions for each
 * ply, the student's and the others'. Sealed, each step of the student is a lock that holds the replies and the lock of
 * the next step.
 *
 * @typedef {{replies: string[], next: Lock | null, explain?: Text}} Told
 */

import { lineSteps } from "../../game/lines/line-steps.js";
import { shownRecord } from "../activity.js";
import { openLock, placeOf } from "../sealing/lock.js";
import { RepeatedWork } from "./work/board-work.js";
import { checkRecordOf, problem } from "./work/checks.js";

/**
 * @import { GameState } from "../../engine/protocol.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { Text } from "../activity.js"
 * @import { Lock } from "../sealing/lock.js"
 * @import { Kind } from "./kinds.js"
 */

const REPLY_DELAY_MS = 600;

class SequenceWork extends RepeatedWork {
    /** The lock of the step under way, and which step it is. */
    lock = this.item.lock;
    step = 0;

    /** @param {number} turn */
    async begin(turn) {
        this.lock = this.item.lock;
        this.step = 0;
        await super.begin(turn);
    }

    /** @param {string} action @param {GameState} _state @param {number} turn */
    async judge(action, _state, turn) {
        const { seal, variant } = this.parts;
        const place = placeOf(this.item, variant, String(this.step));
        const { right, told } = await openLock(seal, place, this.lock, [action]);
        if (turn !== this.turn) return;
        if (!right) return this.handLine(0);
        const { replies, next, explain } = /** @type {Told} */ (told);
        for (const reply of replies) {
            await this.wait(REPLY_DELAY_MS);
            // Another right action than the first one may leave no such reply: then there is nothing left to find.
            if (!this.state?.legal.some(({ text }) => text === reply)) return this.handLine(1);
            if (turn !== this.turn || !(await this.extend([reply], turn))) return;
        }
        if (!next) return this.handLine(1, [], explain);
        this.lock = next;
        this.step += 1;
        const says = this.state ? [this.did(this.state)] : [];
        this.set({ phase: "try", says });
    }

    /** The first correct action of each turn, with the replies. */
    async findAnswers() {
        /** @type {string[][]} */
        const steps = this.item.solution?.steps ?? [];
        const record = this.recordWith(steps.map(([first]) => first));
        const from = (record.actions?.length ?? 0) - steps.length;
        const { actions } = await this.engine.call("describe", record, from);
        const views = actions.map(({ action }) => action);
        const names = views.flatMap((view) => this.named([view.text], [view]));
        return [(/** @type {Translate} */ t) => names.map((name) => name(t)).join(", ")];
    }
}

/** @type {Kind} */
export const sequence = {
    id: "sequence",
    seal: async (item, lock, players) => {
        const { steps, explain, ...rest } = item;
        const count = players(item.record.game);
        /** @type {Told} */
        let told = { replies: [], next: null, explain };
        const last = Math.floor((steps.length - 1) / count);
        for (let step = last; step >= 0; --step) {
            const at = step * count;
            const replies = steps.slice(at + 1, at + count).map((/** @type {string[]} */ [first]) => first);
            const next = await lock(steps[at], { ...told, replies: step === last ? [] : replies }, String(step));
            told = { replies: [], next };
        }
        return { ...rest, lock: told.next };
    },
    check: async (item, tools) => {
        const { state, problems } = await checkRecordOf(tools, item.record);
        if (!state || problems.length || !item.steps) return problems;
        let number = 0;
        for await (const { illegal } of lineSteps(tools.engine, shownRecord(item.record), item.steps)) {
            if (illegal !== undefined) {
                const path = ["steps", number, item.steps[number].indexOf(illegal)];
                return [problem(path, "course.bad.illegal", { action: illegal })];
            }
            number += 1;
        }
        return [];
    },
    open: (parts) => new SequenceWork(parts),
};
