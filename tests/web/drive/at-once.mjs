/** What the page does in slices, at once. */
import { checkItem } from "../../../web/course/check.js";
import { choosingQuestions } from "../../../web/lens/predict/questions/questions.js";

/** The problems of all items of a draft. @param {any} draft @param {any} tools */
export async function checkActivity(draft, tools) {
    const problems = [];
    for (const place of draft.items.keys()) problems.push(...(await checkItem(draft, place, tools)));
    return problems;
}

/** The questions about a run. @param {any} replay @param {Parameters<typeof choosingQuestions>[1]} [wish] */
export function chooseQuestions(replay, wish) {
    const choosing = choosingQuestions(replay, wish);
    for (;;) {
        const { done, value } = choosing.next();
        if (done) return value;
    }
}
