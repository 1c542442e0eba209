/** The head of the lens's own page: the way back, what is searched, and what teaches, where there is room. */
import { html, nothing } from "lit";
import { icon } from "./icons.js";
import { specOf } from "./lens-model.js";
import { STUDY_NAMES, studies } from "./study/studies.js";

/**
 * @import { QuintetLens } from "./quintet-lens.js"
 * @import { Study } from "./study/studies.js"
 */

/** @param {QuintetLens} element */
export function header(element) {
    const { model, t, lens, leave, roomy } = element;
    const game = specOf(model);
    const what = game ? t(`game.${game.id}`) : "";
    return html`<header>
        ${leave ? backLink(element, leave) : nothing}
        <h1 tabindex="-1">${t("shared.lens")} <small>${what}</small></h1>
        ${
            model.phase === "ready"
                ? html`${roomy ? studyButtons(element) : nothing}<button type="button" class="button bare" data-do="choose" title=${t("lens.other")} aria-pressed=${String(model.choosing)} @click=${() => lens.choose(!model.choosing)}>${icon(model.choosing ? "close" : "newGame")}<span class="label">${t("lens.other")}</span></button>
        <button type="button" class="button bare square" data-do="more" aria-label=${t("button.more")} title=${t("button.more")}
            @click=${() => element.openMore()}>${icon("more")}</button>`
                : nothing
        }
    </header>`;
}

/** @param {QuintetLens} element */
function studyButtons(element) {
    return /** @type {Study[]} */ (Object.keys(studies)).map(
        (
            name,
        ) => html`<button type="button" class="button bare" data-study=${name} aria-pressed=${String(element.isOpen(name))}
            @click=${() => element.toggleStudy(name)}>${element.t(STUDY_NAMES[name])}</button>`,
    );
}

/** @param {QuintetLens} element @param {() => void} leave */
function backLink({ t, home }, leave) {
    return html`<a class="button bare" data-do="leave" href=${home} @click=${(/** @type {MouseEvent} */ event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        leave();
    }}>${icon("back")}${t(home === "index.html" ? "app.name" : "button.back")}</a>`;
}
