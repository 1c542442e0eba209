/** What several parts of a report choose with: a participant, and a page of a list. */
import { html, nothing } from "lit";
import { choice } from "../ui/forms/fields.js";
import { icon } from "../ui/step-icons.js";
import { nameOf } from "./names.js";

/**
 * @import { Key } from "../i18n/keys.js"
 * @import { Translate } from "../i18n/t.js"
 * @import { ReportElement } from "./report-element.js"
 */

/**
 * Participants to choose from.
 * @param {ReportElement} part
 * @param {number[]} order
 * @returns {[number, string][]}
 */
export const participantNames = ({ results, t }, order) =>
    order.map((each) => [each, nameOf(t, results.participants[each])]);

/**
 * @param {ReportElement} part
 * @param {string} name
 * @param {number[]} order
 * @param {number} value
 * @param {(chosen: number) => void} choose
 */
export function participantChoice(part, name, order, value, choose) {
    const values = participantNames(part, order);
    const label = part.t("report.participant");
    return choice({ name, label, value, values, change: (chosen) => choose(Number(chosen)) });
}

/** The first participant by rank that is an agent, or the first of all. @param {ReportElement} part */
export const firstAgent = ({ results, facts }) =>
    facts.order.find((each) => results.participants[each].kind === "agent") ?? facts.order[0] ?? 0;

/**
 * Buttons for the pages of a list.
 * @param {Translate} t
 * @param {{page: number, size: number, all: number, go: (page: number) => void}} list
 */
export function pages(t, { page, size, all, go }) {
    const last = Math.max(0, Math.ceil(all / size) - 1);
    if (last === 0) return nothing;
    const button = (/** @type {Key} */ key, /** @type {"back" | "onward"} */ name, /** @type {number} */ to) =>
        html`<button type="button" class="button square" aria-label=${t(key)} title=${t(key)} data-do=${name}
            ?disabled=${to < 0 || to > last} @click=${() => go(to)}>${icon(name)}</button>`;
    return html`<div class="pages">${button("report.earlier", "back", page - 1)}
        <span role="status">${t("report.page", { from: page * size + 1, to: Math.min(all, (page + 1) * size), count: all })}</span>
        ${button("report.later", "onward", page + 1)}</div>`;
}
