/** The question whether to resign, in the place of the controls. Loaded after the first board. */

import { html } from "lit";
import { menuWords } from "../../i18n/catalogues.js";
import { addWords } from "../../i18n/t.js";

/** @import { ControlsElement } from "./controls-element.js" */

/** Asks the question. The focus moves to the answer that changes nothing. @param {ControlsElement} controls */
export async function askToResign(controls) {
    await addWords(controls.t, menuWords);
    controls.question = question;
    await controls.updateComplete;
    focusOn(controls, "stay");
}

/** @param {ControlsElement} controls */
function question(controls) {
    const { t, controller } = controls;
    const close = async () => {
        controls.question = null;
        await controls.updateComplete;
        focusOn(controls, "flag");
    };
    const keyed = (/** @type {KeyboardEvent} */ event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        close();
    };
    const resign = () => {
        controls.question = null;
        controller.resign();
    };
    return html`<div role="alertdialog" aria-labelledby="sure" @keydown=${keyed}>
        <p id="sure">${t("menu.sureResign")}</p>
        <button type="button" class="button" data-do="stay" @click=${close}>${t("button.cancel")}</button>
        <button type="button" class="button primary" data-do="resign" @click=${resign}>${t("button.resign")}</button>
    </div>`;
}

/** @param {ControlsElement} controls @param {string} name */
function focusOn(controls, name) {
    /** @type {HTMLElement | null} */ (controls.renderRoot.querySelector(`[data-do=${name}]`))?.focus();
}
