/**
 * A search whose next steps the student predicts. Fields: `options`: names and values of a link to the lens, among them
 * `predict`; `record`, unless the options name a tree or, as `random`, the options of a random one. The score is the
 * share of the questions that are right at the first try; the lens itself says what was right.
 */

import { readLensLink } from "../../lens/lens-link.js";
import { questionsAbout } from "../../lens/predict/questions/ask-about.js";
import { prepareSearch } from "../../lens/search/prepare-search.js";
import { runToEnd } from "../../lens/search/run-to-end.js";
import { shownRecord } from "../activity.js";
import { checkRecordOf, problem, refused } from "./work/checks.js";
import { withTree } from "./work/random-tree.js";
import { Work } from "./work/work.js";

/**
 * @import { Lens } from "../../lens/lens.js"
 * @import { Item } from "../activity.js"
 * @import { CheckTools, Kind } from "./kinds.js"
 */

/** The run of a check. */
const CHECK_KEY = 4;

/** @param {Item} item */
async function linkOf({ options, record }) {
    const pairs = Object.entries(options).map(([name, value]) => [name, String(value)]);
    const link = await readLensLink(String(new URLSearchParams(pairs)));
    return record && link.tree === undefined ? { ...link, record: shownRecord(record) } : link;
}

class LensWork extends Work {
    tellsItself = true;
    /** @type {Lens | null} */
    lens = null;
    /** The exercise as a text, from which it goes on. */
    line = "";
    /** Whether it asks. What was answered at an earlier visit is shown without questions. */
    asks = true;

    /** @param {number} turn */
    async begin(turn) {
        const { over, tries, line = "" } = this.parts.kept;
        this.line = line;
        this.asks = this.lens !== null || !(over || (tries > 0 && !line));
        await this.#open(turn);
    }

    /** The lens itself goes on where `begin` has opened it. */
    async resume() {
        this.set({ phase: "try" });
        return true;
    }

    /** @param {string} answer */
    async recall(answer) {
        const [count, of] = answer.split("/").map(Number);
        if (of > 0) this.set({ says: [(t) => t("course.predicted", { count, of })] });
    }

    /** A lens that was taken off the page is closed. */
    async wake() {
        if (!this.element || this.element.isConnected) return;
        await this.guarded((turn) => this.#open(turn));
    }

    /** @param {number} turn */
    async #open(turn) {
        this.lens?.close();
        this.lens = null;
        const t = this.parts.translate;
        // Without a page there is nothing to show.
        if (!t) return;
        const [{ openLens }, link] = await Promise.all([import("../../lens/open-lens.js"), linkOf(this.item)]);
        if (turn !== this.turn) return;
        const note = (/** @type {string} */ line) => {
            this.line = line;
            if (this.phase === "try") this.parts.note?.(line);
        };
        const element = await openLens({
            t,
            link: this.asks ? link : { ...link, predict: undefined },
            compact: true,
            letters: false,
            listen: (event) => this.heard(event),
            task: this.asks ? { line: this.line, note, from: link.step ?? 0 } : null,
        });
        if (turn !== this.turn) return element.lens.close();
        element.tab = "tree";
        this.lens = element.lens;
        this.set({ element });
        return undefined;
    }

    /** @param {any} event */
    heard({ type, result, first, questions }) {
        if (type !== "exercise" || result !== "solved" || this.phase !== "try") return;
        this.hand(first / questions, `${first}/${questions}`, {
            says: [(t) => t("course.predicted", { count: first, of: questions })],
        });
    }

    close() {
        super.close();
        this.lens?.close();
    }
}

/** @type {Kind} */
export const lens = {
    id: "lens",
    draw: withTree,
    check: async (given, tools) => {
        /** @type {Item} */
        let item;
        try {
            item = await withTree(given, "check", tools);
        } catch (error) {
            return [refused(["options", "random"], error)];
        }
        const link = await linkOf(item);
        const problems = link.problems.map(({ key, params = {} }) =>
            problem(["options", ...(params.name ? [String(params.name)] : [])], "course.bad.lens", {
                reason: `${key} ${Object.values(params).join(" ")}`,
            }),
        );
        if (problems.length) return problems;
        if (link.tree === undefined) {
            if (!item.record) return [problem(["record"], "course.bad.missing")];
            const { problems: wrong } = await checkRecordOf(tools, item.record);
            if (wrong.length) return wrong;
        }
        return checkQuestions(link, tools);
    },
    open: (parts) => new LensWork(parts),
};

/**
 * Runs the search and asks about it as the page does: something must be there to predict.
 * @param {Awaited<ReturnType<typeof linkOf>>} link @param {CheckTools} tools
 */
async function checkQuestions(link, { engine, games }) {
    try {
        const { request } = await prepareSearch(engine, games, link);
        const replay = await runToEnd(engine, request, CHECK_KEY);
        const { predict, step: from } = link;
        const questions = await questionsAbout(engine, request, replay, { predict, from });
        return questions.length ? [] : [problem(["options", "predict"], "course.bad.nothingToPredict")];
    } catch (error) {
        return [refused(["options"], error)];
    }
}
