import { html } from "lit";

/** @import { Translate } from "../../i18n/t.js" */

/**
 * Renders why the engine can't be used, below a heading that says so.
 * @param {Translate} t
 * @param {string | null} message  the technical reason, in English
 */
export const troubleText = (t, message) =>
    html`<p>${t("trouble.reason")}</p><p><small><bdi lang="en" dir="ltr">${message}</bdi></small></p>`;
