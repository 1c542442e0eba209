/** `<quintet-update>`: says that a new version is there, and loads it when the reader wants. */
import { css, html, LitElement } from "lit";
import { icon } from "../app/icons.js";
import { given } from "../app/part.js";
import { shared } from "../app/styles.js";

export class UpdateBar extends LitElement {
    static properties = { t: { attribute: false } };

    static styles = [
        shared,
        css`
            :host {
                position: fixed;
                z-index: 5;
                inset-block-start: max(var(--space-2), env(safe-area-inset-top));
                inset-inline: var(--space-2);
                pointer-events: none;
            }
            div {
                display: flex;
                gap: var(--space-2);
                align-items: center;
                inline-size: fit-content;
                max-inline-size: 100%;
                box-sizing: border-box;
                margin-inline: auto;
                padding-inline-start: var(--space-4);
                border: var(--stroke) solid var(--rule);
                border-radius: var(--radius);
                background: var(--paper-raised);
                box-shadow: 0 4px 16px var(--shadow);
                pointer-events: auto;
            }
            /* On a desk over the list in the panel, never over the board and what belongs to it. */
            @media (min-width: 700px) {
                :host {
                    inset-block: auto 100px;
                    inset-inline: auto calc(var(--space-5) + env(safe-area-inset-right));
                }
            }
            .reload {
                min-block-size: var(--tap);
                padding-inline: var(--space-3);
                border: 0;
                background: none;
                color: var(--accent);
                font-weight: 600;
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
        return html`<div role="status">
            <span>${t("update.ready")}</span>
            <button type="button" class="reload" @click=${() => this.reload()}>${t("update.reload")}</button>
            <button type="button" class="button bare square" aria-label=${t("button.close")}
                @click=${() => this.remove()}>${icon("close")}</button>
        </div>`;
    }
}

customElements.define("quintet-update", UpdateBar);

/**
 * @param {() => import("../i18n/t.js").Translate} speaker
 * @param {() => void} reload
 */
export function showUpdate(speaker, reload) {
    const bar = document.querySelector("quintet-update") ?? document.body.appendChild(new UpdateBar());
    Object.assign(bar, { t: speaker(), reload });
}
