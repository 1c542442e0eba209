/** What the lessons and the overview of the course have in common. */
import { html, nothing } from "lit";
import { icon } from "../../ui/step-icons.js";
import { lessonNames } from "./lessons.js";

/** @import { Translate } from "../../i18n/t.js" */

/**
 * The course and its lessons by number.
 * @param {Translate} t
 * @param {string} name  the lesson shown
 * @param {string[]} finished
 */
export const courseLinks = (t, name, finished) => html`<nav class="course" aria-label=${t("learn.title")}>
    <a class="button bare" href="index.html">${t("learn.title")}</a>
    <ol class="numbers">${lessonNames.map((each, place) => numberLink(t, each, place, name, finished))}</ol>
</nav>`;

/** @param {Translate} t @param {string} each @param {number} place @param {string} name @param {string[]} finished */
function numberLink(t, each, place, name, finished) {
    const title = t(`learn.${each}.title`);
    const done = finished.includes(each);
    return html`<li><a href="${each}.html" aria-current=${each === name ? "page" : nothing} class=${done ? "done" : ""}
        title=${title}>${t.number(place + 1)}<span class="unseen"> ${done ? t("learn.finishedLesson", { title }) : title}</span></a></li>`;
}

/**
 * The list of all lessons, with what is finished.
 * @param {Translate} t
 * @param {string[]} finished
 * @param {string} [name]  the lesson shown
 * @param {boolean} [told]  whether each lesson says what it is about
 */
export const lessonList = (t, finished, name = "", told = false) => html`<ol class="lessons ${told ? "told" : ""}">
    ${lessonNames.map((each, place) => {
        const done = finished.includes(each);
        return html`<li>
            <a href="${each}.html" aria-current=${each === name ? "page" : nothing}>
                <span class="number ${done ? "done" : ""}" aria-hidden="true">${done ? icon("right") : t.number(place + 1)}</span>
                <span class="about"><span class="title">${t(`learn.${each}.title`)}</span>${told ? html`<span class="what">${t(`learn.${each}.about`)}</span>` : nothing}</span>
                ${done ? html`<span class="unseen">${t("learn.finished")}</span>` : nothing}
            </a>
        </li>`;
    })}
</ol>`;
