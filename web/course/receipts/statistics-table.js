/** Statistics of tasks as a table on the page, and as CSV. */

import { html, nothing } from "lit";
import { textIn } from "../activity.js";
import { chosenIn } from "../kinds/choice.js";
import { line, plainTitle } from "../text/rich-text.js";
import { writeCsv } from "./csv.js";
import "../../ui/tables/wide-table-element.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { Item } from "../activity.js"
 * @import { TaskStatistics } from "./statistics.js"
 */

/** How many different answers the page shows; the CSV has all. */
const SHOWN = 4;

/** @typedef {Pick<TaskStatistics, "item" | "kind">} Answered  a task that a student has answered */

/** The options that an answer chose, if the task has options. @param {Answered} task @param {string} answer */
function chosenOptions({ item, kind }, answer) {
    const options = kind === "choice" ? (item?.options ?? []) : [];
    return chosenIn(answer).flatMap((number) => options[number] ?? []);
}

/**
 * An answer as its student saw it: the texts of options, else as it was given.
 * @param {Translate} t
 * @param {Answered} task
 * @param {string} answer
 */
function answerText(t, task, answer) {
    const texts = chosenOptions(task, answer).map((option) => textIn(option, t.language.id));
    return texts.join(" + ") || answer;
}

/** The same for the page, with formulas. @param {Translate} t @param {Answered} task @param {string} answer */
export function shownAnswer(t, task, answer) {
    const chosen = chosenOptions(task, answer);
    if (chosen.length === 0) return answer || t("receipt.noAnswer");
    return chosen.map((option, place) => html`${place > 0 ? " + " : nothing}${line(option, t.language.id)}`);
}

/**
 * The title of a task; without one, the beginning of its text.
 * @param {{item?: Item | null, id: string}} task
 * @param {Translate} t
 */
export const titleOf = ({ item, id }, t) => plainTitle(item, t.language.id) || id;

/** @param {Translate} t @param {number} seconds */
function minutes(t, seconds) {
    const whole = Math.round(seconds);
    return `${t.number(Math.floor(whole / 60))}:${t.number(whole % 60).padStart(2, t.number(0))}`;
}

/** @param {Translate} t @param {TaskStatistics[]} tasks */
export function statisticsTable(t, tasks) {
    const hasVariants = tasks.some(({ variant }) => variant > 0);
    const number = (/** @type {unknown} */ value) => html`<td class="number">${value}</td>`;
    const columns = ["students", "share", "solved", "tries", "time", "fit"];
    return html`<quintet-wide-table label=${t("receipt.statistics")}><table class="statistics">
        <thead><tr><th scope="col">${t("receipt.column.item")}</th>
            ${columns.map((name) => html`<th scope="col" class="number">${t(`receipt.column.${name}`)}</th>`)}
            <th scope="col">${t("receipt.column.answers")}</th></tr></thead>
        <tbody>${tasks.map(
            (task) => html`<tr data-task=${task.id}>
            <th scope="row">${task.item?.title ? line(task.item.title, t.language.id) : html`<bdi>${titleOf(task, t)}</bdi>`}${hasVariants ? html` <span class="soft">${t.number(task.variant + 1)}</span>` : nothing}</th>
            ${number(t.number(task.students))}${number(t.percent(task.share))}${number(t.percent(task.solved))}
            ${number(t.number(Math.round(task.attempts * 10) / 10))}${number(minutes(t, task.seconds))}
            ${number(task.fit === null ? "–" : t.number(Math.round(task.fit * 100) / 100))}
            <td><ul class="answers">${task.answers.slice(0, SHOWN).map(
                ({ answer, count, share }) => html`<li><bdi>${shownAnswer(t, task, answer)}</bdi>
                <span class="soft">${t("receipt.answerCount", { count, share: t.percent(share) })}</span></li>`,
            )}${
                task.answers.length > SHOWN
                    ? html`<li class="soft">${t("receipt.moreAnswers", { count: task.answers.length - SHOWN })}</li>`
                    : nothing
            }</ul></td></tr>`,
        )}</tbody></table></quintet-wide-table>`;
}

/** A line for each answer. @param {Translate} t @param {TaskStatistics[]} tasks */
export function statisticsCsv(t, tasks) {
    const decimal = (/** @type {number} */ value) => Math.round(value * 10_000) / 10_000;
    const names = [
        "activity",
        "item",
        "title",
        "kind",
        "variant",
        "students",
        "share",
        "solved",
        "tries",
        "seconds",
        "fit",
    ];
    const head = [...names, "answer", "count", "answerShare"].map((name) =>
        t(/** @type {"receipt.column.fit"} */ (`receipt.column.${name}`)),
    );
    const rows = tasks.flatMap((task) => {
        const { activity, id, kind, variant, students, share, solved, attempts, seconds, fit } = task;
        const facts = [
            activity,
            id,
            titleOf(task, t),
            kind,
            variant,
            students,
            decimal(share * 100),
            decimal(solved * 100),
        ];
        const more = [decimal(attempts), seconds, fit === null ? "" : decimal(fit)];
        const answers = task.answers.length ? task.answers : [{ answer: "", count: 0, share: 0 }];
        return answers.map((each) => [
            ...facts,
            ...more,
            answerText(t, task, each.answer),
            each.count,
            decimal(each.share * 100),
        ]);
    });
    return writeCsv([head, ...rows]);
}
