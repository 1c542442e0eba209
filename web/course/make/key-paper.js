/** The key to a sheet on paper: for each item what is right, as far as the draft holds it. */
import { html, nothing } from "lit";
import { pointsOf, variantsOf } from "../activity.js";
import { block, line } from "../rich-text.js";

/** @typedef {import("../../i18n/t.js").Translate} Translate */

/** @param {Translate} t @param {import("../activity.js").Activity} draft */
export function keyPaper(t, { title, items }) {
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
                    <ul class="answers">${answersOf(t, each).map((text) => html`<li>${text}</li>`)}</ul>${block(each.explain, language)}`;
            })}</section>`,
        )}`;
}

/** What is right in an item. @param {Translate} t @param {any} item @returns {unknown[]} */
function answersOf(t, item) {
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
            return item.steps.map((/** @type {string[]} */ step) => html`<bdi dir="ltr">${step.join(" | ")}</bdi>`);
        case "replay":
            return item.stops.map(
                (/** @type {any} */ stop) =>
                    html`${t("make.stopAt", { ply: stop.ply })}: ${answersOf(t, stop).map((text, place) => html`${place ? ", " : ""}${text}`)}`,
            );
        case "find":
            if (item.goal.kind === "line")
                return item.goal.right.map((/** @type {string} */ text) => html`<bdi dir="ltr">${text}</bdi>`);
            return [html`${t(`make.find.${item.goal.kind}`)}: ${t("make.byEngine")}`];
        default:
            return [html`${t(`make.kind.${item.kind}`)}: ${t("make.byEngine")}`];
    }
}
