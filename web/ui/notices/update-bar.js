/**
 * `<quintet-update>`: reports that a new version is available and loads it on request. It is a strip above the page,
 * which gives it the height `--strip`, so that it covers nothing. Other bars extend it.
 */

import { css, html, LitElement } from "lit";
import { sharedWords } from "../../i18n/catalogues.js";
import { addWords } from "../../i18n/t.js";
import { icon } from "../icons.js";
import { given } from "../page-element.js";
import { shared } from "../styles.js";
import { noticeStyles } from "./notice-styles.js";

/** @import { CSSResult } from "lit" */
/** @import { Translate } from "../../i18n/t.js" */

/** The bars above the page. @type {Set<UpdateBar>} */
const bars = new Set();
/** Made with the first bar. @type {ResizeObserver | undefined} */
let heights;

/** Gives the page the height of all bars. */
function measure() {
    const height = [...bars].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
    document.body.style.setProperty("--strip", `${height}px`);
}

export class UpdateBar extends LitElement {
    static properties = { t: { attribute: false } };

    /** @type {CSSResult[]} */
    static styles = [
        shared,
        noticeStyles,
        css`
            :host {
                display: block;
                padding: max(var(--space-2), env(safe-area-inset-top)) var(--space-2) 0;
            }
            .notice {
                flex-wrap: wrap;
                margin-inline: auto;
            }
            .text {
                flex-basis: 8em;
            }
        `,
    ];

    constructor() {
        super();
        /** @type {Translate} */
        this.t = given;
        this.reload = () => {};
    }

    connectedCallback() {
        super.connectedCallback();
        bars.add(this);
        heights ??= new ResizeObserver(measure);
        heights.observe(this);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        bars.delete(this);
        heights?.unobserve(this);
        measure();
    }

    render() {
        const { t } = this;
        return html`<div class="notice" role="status">
            <span class="text">${t("update.ready")}</span>
            <button type="button" class="reload act" @click=${() => this.reload()}>${t("update.reload")}</button>
            <button type="button" class="close" aria-label=${t("button.close")} title=${t("button.close")}
                @click=${() => this.remove()}>${icon("close")}</button>
        </div>`;
    }
}

customElements.define("quintet-update", UpdateBar);

/** Shows the bar, or updates it if it is already there. @param {() => Translate} speaker @param {() => void} reload */
export async function showUpdate(speaker, reload) {
    await addWords(speaker(), sharedWords);
    let bar = document.querySelector("quintet-update");
    if (!bar) {
        bar = new UpdateBar();
        document.body.prepend(bar);
    }
    Object.assign(bar, { t: speaker(), reload });
}
