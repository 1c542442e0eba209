/**
 * Shows on the button of the menu how many of the reader's own mistakes are due as puzzles. Loaded after the first
 * board, whose budget has no room for it: so it adds its element to the button instead of being part of it.
 */
import { css, html, nothing, render } from "lit";
import { sharedWords } from "../i18n/catalogues.js";
import { addWords } from "../i18n/t.js";

/**
 * @import { Translate } from "../i18n/t.js"
 * @import { QuintetApp } from "./quintet-app.js"
 */

/** The largest number shown. */
const MOST = 99;

const styles = css`
    [data-do="more"] {
        position: relative;
    }
    .due {
        position: absolute;
        inset-block-start: 2px;
        inset-inline-end: calc(50% - 24px);
        min-inline-size: 18px;
        padding-inline: 5px;
        border-radius: 9px;
        background: var(--accent);
        color: var(--accent-ink);
        font-size: var(--text-tiny);
        font-variant-numeric: tabular-nums;
        line-height: 18px;
    }
`;

/** Follows the archive for as long as the page lives. @param {QuintetApp} app  in the document */
export async function showDue(app) {
    // A static import would divide the first board's code into more files.
    const { openArchive } = await import("../archive/archive.js");
    const archive = await openArchive();
    const badge = document.createElement("span");
    const show = async () => {
        const { t } = app;
        const due = await archive.mine.due(Date.now());
        await addWords(t, sharedWords);
        const button = app.renderRoot.querySelector("quintet-controls")?.shadowRoot?.querySelector('[data-do="more"]');
        if (!button) return;
        if (badge.parentNode !== button) {
            button.append(badge);
            adoptStyles(button.getRootNode());
        }
        render(due.length > 0 ? template(t, due.length) : nothing, badge);
    };
    const refresh = () => void show().catch(() => {});
    archive.subscribe(({ changed }) => changed === "mine" && refresh());
    // The day may have changed, or the language in the menu.
    document.addEventListener("visibilitychange", refresh);
    app.addEventListener("quintet-closed", refresh);
    await show();
}

/** Adds the styles of the badge to those of the part that holds it. @param {any} root  a shadow root */
function adoptStyles(root) {
    const drawer = /** @type {CSSStyleSheet} */ (styles.styleSheet);
    if (!root.adoptedStyleSheets.includes(drawer)) root.adoptedStyleSheets.push(drawer);
}

/** @param {Translate} t @param {number} count */
const template = (
    t,
    count,
) => html`<span class="due" title=${t("shared.due", { count })}><span aria-hidden="true">${t.number(Math.min(MOST, count))}</span
        ><span class="unseen">${t("shared.due", { count })}</span></span>`;
