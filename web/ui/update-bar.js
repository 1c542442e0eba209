/** `<quintet-update>`: reports that a new version is available and loads it on request. */
import { css, html, LitElement } from "lit";
import { icon } from "./icons.js";
import { noticeStyles } from "./notice-styles.js";
import { given } from "./part.js";
import { shared } from "./styles.js";

export class UpdateBar extends LitElement {
    static properties = { t: { attribute: false } };

    static styles = [
        shared,
        noticeStyles,
        css`
            :host {
                position: fixed;
                z-index: 5;
                inset-block-start: max(var(--space-2), env(safe-area-inset-top));
                inset-inline: var(--space-2);
            }
            .notice {
                margin-inline: auto;
            }
            /* On a desktop the bar covers the list in the panel, never the board and its controls. */
            @media (min-width: 700px) {
                :host {
                    inset-block: auto 100px;
                    inset-inline: auto calc(var(--space-5) + env(safe-area-inset-right));
                }
            }
        `,
    ];

    constructor() {
        super();
        /** @type {import("../i18n/t.js").Translate} */
        this.t = given;
        this.reload = () => {};
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

/**
 * Shows the bar, or updates it if it is already there.
 * @param {() => import("../i18n/t.js").Translate} speaker
 * @param {() => void} reload
 */
export function showUpdate(speaker, reload) {
    const bar = document.querySelector("quintet-update") ?? document.body.appendChild(new UpdateBar());
    Object.assign(bar, { t: speaker(), reload });
}
