/**
 * The tasks of a draft that the question bank of an LMS can hold: choices, numbers, words, and how many legal moves a
 * position has. Each variant is a question of its own.
 *
 * `shares`: of the points, by option, -1 to 1. `picture`: an SVG of the position; "" for none.
 * @typedef {object} BankQuestion
 * @property {"choice" | "number" | "text"} type
 * @property {string} task  of which it is a version: its title, or its number
 * @property {string} name
 * @property {string} text  Markdown
 * @property {string} explain  Markdown
 * @property {string[]} hints  Markdown
 * @property {number} points
 * @property {number} penalty  of an incorrect attempt, 0 to 1
 * @property {string} picture
 * @property {{tree: string, svg: string} | {image: string, alt: string} | null} figure  the picture of a
 *     tree that is left as text is ""
 * @property {{text: string, share: number}[]} answers  options in Markdown; numbers; words
 * @property {number} margin  of a number
 * @property {boolean} several
 * @property {boolean} mixed
 */

import { pointsOf, shownRecord, textIn, variantsOf } from "../../activity.js";
import { drawPositions } from "../../paper/pictures.js";

/**
 * @import { Activity, Item } from "../../activity.js"
 * @import { CheckTools } from "../../kinds/kinds.js"
 */

/** @param {number[]} right @param {number} number @param {boolean} several @param {number} options */
function shareOf(right, number, several, options) {
    const isRight = right.includes(number);
    if (!several) return isRight ? 1 : 0;
    // All options together are worth nothing.
    return isRight ? 1 / right.length : -1 / Math.max(1, options - right.length);
}

/**
 * The type and the answers of an item, or null where an LMS can't judge it.
 * @param {Item} item
 * @param {CheckTools["engine"]} engine
 * @param {string} language
 * @returns {Promise<Pick<BankQuestion, "type" | "answers"> | null>}
 */
async function answersOf(item, engine, language) {
    const { kind, right, options, several = false, goal } = item;
    if (kind === "choice") {
        const answers = options.map((/** @type {any} */ option, /** @type {number} */ number) => ({
            text: textIn(option, language),
            share: shareOf(right, number, several, options.length),
        }));
        return { type: "choice", answers };
    }
    if (kind === "number") return { type: "number", answers: [{ text: String(right), share: 1 }] };
    if (kind === "text")
        return { type: "text", answers: right.map((/** @type {string} */ text) => ({ text, share: 1 })) };
    if (kind !== "find" || goal.kind !== "how-many") return null;
    const record = shownRecord(item.record);
    const { end } = await engine.call("describe", record, record.actions?.length ?? 0);
    return { type: "number", answers: [{ text: String(end.legal.length), share: 1 }] };
}

/**
 * @param {Item} item @param {string} language @param {(tree: string) => string} drawTree
 * @returns {BankQuestion["figure"]}
 */
function figureIn({ figure }, language, drawTree) {
    if (!figure) return null;
    if ("tree" in figure) return { tree: figure.tree, svg: drawTree(figure.tree) };
    return { image: figure.image, alt: textIn(figure.alt, language) };
}

/**
 * @param {Activity} draft
 * @param {Pick<CheckTools, "engine" | "games">} tools
 * @param {object} how
 * @param {string} how.language
 * @param {(number: number) => string} how.untitled  what a task without a title is called
 * @param {(tree: string) => string} how.drawTree  returns an SVG, or "" for a tree that can't be drawn
 * @returns {Promise<{questions: BankQuestion[], left: string[]}>}  `left`: the tasks that can't be a question
 */
export async function bankQuestions({ items }, tools, { language, untitled, drawTree }) {
    const versions = items.flatMap((each, task) =>
        variantsOf(each).map((item, variant, { length }) => ({ item, task, variant, variants: length })),
    );
    /** @type {Map<number, string>} */
    const pictures = new Map();
    const drawn = drawPositions(
        tools,
        versions.map(({ item }) => item),
        "",
    );
    for await (const [place, [picture]] of drawn) pictures.set(place, picture.svg);
    /** @type {BankQuestion[]} */
    const questions = [];
    /** @type {Set<string>} */
    const left = new Set();
    for (const [place, { item, task, variant, variants }] of versions.entries()) {
        const title = textIn(item.title, language) || untitled(task + 1);
        const answers = await answersOf(item, tools.engine, language);
        if (!answers) {
            left.add(title);
            continue;
        }
        questions.push({
            ...answers,
            task: title,
            name: variants > 1 ? `${title} (${variant + 1})` : title,
            text: textIn(item.text, language),
            explain: textIn(item.explain, language),
            hints: (item.hints ?? []).map(({ text }) => textIn(text, language)),
            points: pointsOf(item),
            penalty: item.penalty ?? 0,
            picture: pictures.get(place) ?? "",
            figure: figureIn(item, language, drawTree),
            margin: item.margin ?? 0,
            several: item.several ?? false,
            mixed: item.mixed ?? false,
        });
    }
    return { questions, left: [...left] };
}
