/** The panes beside the tree, by name. */
import { html } from "lit";
import "./board-element.js";
import "./code-element.js";
import "./counters-element.js";
import "../search/what-if-element.js";

/** @import { QuintetLens } from "../quintet-lens.js" */

/** @param {string} name @param {QuintetLens} element */
export function paneOf(name, element) {
    const { t, compact } = element;
    switch (name) {
        case "board":
            return html`<quintet-lens-board></quintet-lens-board>`;
        case "code":
            return html`<quintet-lens-code></quintet-lens-code>`;
        case "predict":
            return html`<div class="scrolls"><quintet-lens-predict ?guest=${compact}></quintet-lens-predict></div>`;
        case "why":
            return html`<div class="scrolls"><quintet-lens-why></quintet-lens-why></div>`;
        case "real":
            return html`<div class="scrolls"><quintet-lens-real></quintet-lens-real></div>`;
        case "own":
            return html`<quintet-lens-own ?guest=${compact} @quintet-writes=${(
                /** @type {CustomEvent<boolean>} */ { detail },
            ) => {
                element.writing = detail;
            }}></quintet-lens-own>`;
        case "counters":
            return html`<quintet-lens-counters tabindex="0" role="group" aria-label=${t("lens.pane.counters")}></quintet-lens-counters>`;
        default:
            return html`<div class="scrolls"><quintet-lens-what-if></quintet-lens-what-if></div>`;
    }
}
