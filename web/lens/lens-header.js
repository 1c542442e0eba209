/** The head of the lens's own page: the way back, what is searched, and what teaches, where there is room. */
import { html, nothing } from "lit";
import { goBack } from "../ui/browser/way-back.js";
import { icon } from "./icons.js";
import { specOf } from "./lens-model.js";
import { STUDY_NAMES, studies } from "./study/studies.js";

/**
 * @import { QuintetLens } from "./quintet-lens.js"
 * @import { Study } from "./study/studies.js"
 */

/** @param {QuintetLens} element */
export function header(element) {
    const { model, t, lens, cameFrom, roomy } = element;
    const game = specOf(model);
    const what = game ? t(`game.${game.id}`) : "";
    return html`<quintet-header folded>
        ${cameFrom ? html`<a class="button bare square" data-do="leave" href=${cameFrom} aria-label=${t("button.back")} title=${t("button.back")} @click=${goBack}>${icon("back")}</a>` : nothing}
        <h1 tabindex="-1">${t("shared.lens")} <small>${what}</small></h1>
        ${
            model.phase === "ready"
                ? html`${roomy ? studyButtons(element) : nothing}<button type="button" class="button bare" data-do="choose" title=${t("lens.other")} aria-pressed=${String(model.choosing)} @click=${() => lens.choose(!model.choosing)}>${icon(model.choosing ? "close" : "newGame")}<span class="label">${t("lens.other")}</span></button>
        <button type="button" class="button bare square" data-do="more" aria-label=${t("button.more")} title=${t("button.more")}
            @click=${() => element.openMore()}>${icon("more")}</button>`
                : nothing
        }
    </quintet-header>`;
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
