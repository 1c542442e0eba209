/** The sheet on paper: all items one below the other, with room for answers. */
import { html, nothing } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { pointsOf } from "./activity.js";
import { block, line } from "./rich-text.js";

/**
 * @param {import("../i18n/t.js").Translate} t
 * @param {import("./sitting.js").Sitting} sitting
 * @param {Map<number, string>} pictures  SVG of positions, by number of the item
 */
export function paper(t, { activity, items }, pictures) {
    const language = t.language.id;
    return html`<h1 dir="auto">${line(activity.title, language)}</h1>${block(activity.text, language)}
        ${items.map(({ item }, number) => {
            const picture = pictures.get(number);
            return html`<section><h2>${t.number(number + 1)}. ${item.title ? line(item.title, language) : nothing}
                (${t("course.points", { count: pointsOf(item) })})</h2>
                ${block(item.text, language)}${picture ? unsafeHTML(picture) : nothing}
                ${item.options && item.kind === "choice" ? html`<ul>${item.options.map((/** @type {any} */ option) => html`<li>${line(option, language)}</li>`)}</ul>` : html`<div class="room"></div>`}
                ${(item.stops ?? []).map(
                    (
                        /** @type {any} */ stop,
                    ) => html`<p>${t("course.ply", { ply: stop.ply, length: item.record.actions?.length ?? 0 })}</p>${block(stop.text, language)}
                    ${stop.options ? html`<ul>${stop.options.map((/** @type {any} */ option) => html`<li>${line(option, language)}</li>`)}</ul>` : html`<div class="room"></div>`}`,
                )}
            </section>`;
        })}`;
}
