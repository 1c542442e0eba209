/** The key to a sheet on paper: for each item what is right, as the draft says or the engine finds. */
import { html, nothing } from "lit";
import { pointsOf, variantsOf } from "../../activity.js";
import { block, line } from "../../text/rich-text.js";

/**
 * @import { Translate } from "../../../i18n/t.js"
 * @import { Activity, Item } from "../../activity.js"
 */

/** Names a position with its goal, or a search. @param {Item} item */
export const taskOf = ({ record, goal, options }) => JSON.stringify([record, goal, options]);

/** @param {Translate} t @param {Activity} draft @param {Map<string, unknown[]>} found  what the engine finds right */
export function keyPaper(t, { title, items }, found) {
    const language = t.language.id;
    return html`<h1 dir="auto">${line(title, language)} – ${t("make.key")}</h1>
        ${items.map(
            (
                item,
                number,
            ) => html`<section><h2>${t.number(number + 1)}. ${item.title ? line(item.title, language) : nothing} (${t("course.points", { count: pointsOf(item) })})</h2>
            ${variantsOf(item).map((each, variant, { length }) => {
                const name = variant === 0 ? t("make.firstVersion") : t("course.one.variants", { number: variant });
                return html`${length > 1 ? html`<p><b>${name}</b></p>` : nothing}
                    <ul class="answers">${answersOf(t, each, found).map((text) => html`<li>${text}</li>`)}</ul>${block(each.explain, language)}`;
            })}</section>`,
        )}`;
}

/** Actions or words, any of which is right. @param {string[]} texts */
const anyOf = (texts) => html`<bdi dir="ltr">${texts.join(" | ")}</bdi>`;

/**
 * What is right in an item.
 * @param {Translate} t @param {any} item @param {Map<string, unknown[]>} found
 * @returns {unknown[]}
 */
function answersOf(t, item, found) {
    switch (item.kind) {
        case "choice":
            return item.right.map((/** @type {number} */ number) => line(item.options[number], t.language.id));
        case "number":
            return [
                item.margin
                    ? t("make.withMargin", { value: item.right, margin: item.margin })
                    : html`<bdi>${item.right}</bdi>`,
            ];
        case "text":
            return item.right.map((/** @type {string} */ text) => html`<bdi>${text}</bdi>`);
        case "sequence":
            return item.steps.map(anyOf);
        case "replay":
            return item.stops.map(
                (/** @type {any} */ stop) =>
                    html`${t("make.stopAt", { ply: stop.ply })}: ${answersOf(t, stop, found).map((text, place) => html`${place ? ", " : ""}${text}`)}`,
            );
        case "code":
            return [html`<pre dir="ltr">${item.model}</pre>`];
        case "find":
            if (item.goal.kind === "line")
                return item.goal.right.map((/** @type {string} */ text) => html`<bdi dir="ltr">${text}</bdi>`);
            return [
                html`${t(`make.find.${item.goal.kind}`)}: ${found.has(taskOf(item)) ? anyOf(/** @type {string[]} */ (found.get(taskOf(item)))) : t("make.byEngine")}`,
            ];
        case "fill":
            return found.get(taskOf(item)) ?? [t("make.byEngine")];
        default:
            return [html`${t(`make.kind.${item.kind}`)}: ${t("make.byEngine")}`];
    }
}
