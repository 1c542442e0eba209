/**
 * A search of a given tree that the student fills in node by node, with the branches that it cuts off. Fields in
 * `options`: `algorithm` (one of `FILL_ALGORITHMS`), `tree`, or `random` with the options of a random tree,
 * which differs from student to student, and `windows` (false: only values are asked for). The score is the share of
 * nodes and branches that are correct, as the trace of the search says.
 */

import { entriesFrom, fillAlgorithms, judge, MOST_NODES } from "../../lens/given/fill.js";
import { nodesOf } from "../../lens/given/place-nodes.js";
import { searchToFill } from "../../lens/given/search-to-fill.js";
import { writtenTree } from "../../lens/search/given-place.js";
import { fillTask } from "../activity.js";
import { problem, refused } from "./work/checks.js";
import { withTree } from "./work/random-tree.js";
import { Work } from "./work/work.js";

/**
 * @import { FillElement } from "../../lens/given/fill-element.js"
 * @import { CheckTools, Kind } from "./kinds.js"
 */

/** The run of a check. */
const CHECK_KEY = 5;

class FillWork extends Work {
    /** What was entered, as a text. */
    line = "";

    async begin() {
        const { over, tries, answer, line = "" } = this.parts.kept;
        this.line = line || this.line || answer;
        const t = this.parts.translate;
        // Without a page there is nothing to show.
        if (!t) return;
        const { FillElement: Element } = await import("../../lens/given/fill-element.js");
        const element = /** @type {FillElement} */ (this.element) ?? new Element();
        Object.assign(element, fillTask(this.item), {
            t,
            engine: this.engine,
            line: this.line,
            tells: this.parts.tells !== false,
            open: !over && (tries === 0 || line !== ""),
            judged: false,
            checkLabel: t(this.parts.tells === false ? "course.keep" : "shared.check"),
        });
        if (!this.element) {
            element.addEventListener("fill-note", (event) =>
                this.noted(/** @type {CustomEvent} */ (event).detail.text),
            );
            element.addEventListener("fill-check", (event) =>
                this.answer(/** @type {CustomEvent} */ (event).detail.text),
            );
        }
        this.set({ element });
    }

    async resume() {
        this.set({ phase: "try" });
        return true;
    }

    /** Judges again what was entered at an earlier visit. @param {string} answer */
    async recall(answer) {
        if (this.parts.tells === false) return;
        if (this.element) Object.assign(this.element, { judged: true });
        this.told(await this.judge(answer));
    }

    /** @param {string} text */
    noted(text) {
        this.line = text;
        if (this.phase === "try") this.parts.note?.(text);
    }

    /** @param {string} text  what was entered */
    async answer(text) {
        if (this.phase !== "try") return;
        await this.guarded(async (turn) => {
            this.set({ phase: "thinking" });
            this.opens(false);
            const judged = await this.judge(text);
            if (turn !== this.turn) return;
            this.line = text;
            this.hand(judged.score, text);
            this.told(judged);
        });
    }

    /** @param {string} text */
    async judge(text) {
        const { blanks } = await searchToFill(this.engine, fillTask(this.item), CHECK_KEY);
        return judge(blanks, entriesFrom(blanks, text));
    }

    /** @param {{points: number, of: number}} judged */
    told({ points, of }) {
        if (this.parts.tells === false) return;
        const rounded = Math.round(points * 100) / 100;
        this.set({ says: [(t) => t("shared.points", { points: rounded, of })] });
    }

    /** @param {boolean} open */
    opens(open) {
        if (this.element) Object.assign(this.element, { open });
    }

    async again() {
        this.opens(true);
        this.set({ phase: "try", says: [], headline: null, score: null });
    }

    async wake() {}

    async findSolutions() {
        if (this.element) Object.assign(this.element, { answers: true });
        return super.findSolutions();
    }
}

/** @type {Kind} */
export const fill = {
    id: "fill",
    draw: withTree,
    check: async (item, { engine }) => {
        const { tree, random, algorithm = "alpha-beta" } = item.options;
        if ((tree === undefined) === (random === undefined))
            return [problem(["options", "tree"], "course.bad.missing")];
        try {
            const { options } = await withTree(item, "check", /** @type {CheckTools} */ ({ engine }));
            const { players, chance } = await engine.call("readTree", options.tree);
            const fitting = fillAlgorithms({ players, chance });
            if (!fitting.some((name) => name === algorithm))
                return [
                    problem(["options", "algorithm"], "course.bad.choice", {
                        value: algorithm,
                        wanted: fitting.join(", "),
                    }),
                ];
            const nodes = nodesOf(/** @type {any} */ (writtenTree(options.tree))).length;
            if (nodes > MOST_NODES)
                return [problem(["options", "tree"], "course.bad.largeTree", { value: nodes, limit: MOST_NODES })];
            return [];
        } catch (error) {
            return [refused(["options", random === undefined ? "tree" : "random"], error)];
        }
    },
    open: (parts) => new FillWork(parts),
};
