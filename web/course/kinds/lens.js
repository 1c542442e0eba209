/**
 * A search whose next steps the student predicts. Fields: `options`: names and values of a link to the lens, among them
 * `predict`; `record`, unless the options name a tree. The score is the share of the questions that are right at the
 * first try; the lens itself says what was right.
 */

import { readLensLink } from "../../lens/lens-link.js";
import { usualDepth } from "../../lens/lens-options.js";
import { chooseQuestions, kindsWanted } from "../../lens/predict/questions.js";
import { Replay } from "../../lens/trace/replay.js";
import { shownRecord } from "../activity.js";
import { checkRecordOf, problem, refused } from "./checks.js";
import { Work } from "./work.js";

/** @param {import("../activity.js").Item} item */
async function linkOf({ options, record }) {
    const pairs = Object.entries(options).map(([name, value]) => [name, String(value)]);
    const link = await readLensLink(String(new URLSearchParams(pairs)));
    return record && link.tree === undefined ? { ...link, record: shownRecord(record) } : link;
}

class LensWork extends Work {
    tellsItself = true;
    /** @type {import("../../lens/lens.js").Lens | null} */
    lens = null;

    /** @param {number} turn */
    async begin(turn) {
        this.lens?.close();
        this.lens = null;
        const t = this.parts.translate;
        // Without a page there is nothing to show.
        if (!t) return;
        const [{ openLens }, link] = await Promise.all([import("../../lens/open-lens.js"), linkOf(this.item)]);
        if (turn !== this.turn) return;
        const element = await openLens({
            t,
            link,
            compact: true,
            letters: false,
            listen: (event) => this.heard(event),
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

/** @type {import("./kinds.js").Kind} */
export const lens = {
    id: "lens",
    check: async (item, tools) => {
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
 * Runs the search: something must be there to predict.
 * @param {Awaited<ReturnType<typeof linkOf>>} link @param {import("./kinds.js").CheckTools} tools
 */
async function checkQuestions({ tree, record, options, predict }, { engine }) {
    try {
        const size = tree === undefined ? { moves: 20 } : { height: (await engine.readTree(tree)).height };
        const depth = options.depth ?? usualDepth(options.algorithm, size);
        const replay = new Replay();
        const request = /** @type {any} */ ({
            ...(tree === undefined ? { record } : { tree }),
            options: { ...options, depth },
        });
        await engine.run(request, (part) => replay.follow(part));
        const questions = chooseQuestions(replay, { kinds: kindsWanted(predict) });
        return questions.length ? [] : [problem(["options", "predict"], "course.bad.nothingToPredict")];
    } catch (error) {
        return [refused(["options"], error)];
    }
}
