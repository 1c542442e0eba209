/**
 * `<quintet-embed-result>`: an embedded game as it will be, and the codes for it. The preview is a frame like the one that will stand
 * in the course page, in a sandbox.
 *
 * Event: `quintet-ideal-height` {height}, in CSS pixels, when the preview says what would fit it.
 */
import { css, html, LitElement, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { icon } from "../app/icons.js";
import { given } from "../app/part.js";
import { shared } from "../app/styles.js";
import { elementCode, frameAddress, frameCode } from "./codes.js";
import { fieldStyles } from "./field-styles.js";
import { MESSAGE_VERSION } from "./messages.js";

const site = new URL("./", location.href).href;

export class ResultPart extends LitElement {
    static properties = {
        t: { attribute: false },
        options: { attribute: false },
        size: { attribute: false },
        heading: { attribute: false },
        said: { state: true },
    };

    static styles = [
        shared,
        fieldStyles,
        css`
            :host {
                display: grid;
                grid-template-columns: minmax(0, 1fr);
                gap: var(--space-4);
            }
            h2 {
                margin: 0;
                font-size: var(--text-large);
            }
            .desk {
                display: grid;
                grid-template-columns: minmax(0, 1fr);
                justify-items: center;
                padding: var(--space-4);
                overflow: auto;
                border-radius: var(--radius-large);
                background: var(--paper-sunken);
            }
            iframe {
                display: block;
                max-inline-size: 100%;
                border: 0;
                border-radius: var(--radius-small);
                background: var(--paper);
                box-shadow: 0 2px 16px var(--shadow);
            }
            .code {
                display: grid;
                grid-template-columns: minmax(0, 1fr) auto;
                gap: var(--space-1) var(--space-3);
                align-items: start;
            }
            .code textarea {
                grid-column: 1 / -1;
                font-family: ui-monospace, monospace;
            }
            .code .button {
                grid-row: 1 / span 2;
                grid-column: 2;
            }
            @media (min-width: 900px) {
                :host {
                    position: sticky;
                    inset-block-start: var(--space-4);
                }
            }
        `,
    ];

    constructor() {
        super();
        /** @type {import("../i18n/t.js").Translate} */
        this.t = given;
        /** What the preview shows; nothing is shown without. @type {import("../element/game-types.d.ts").EmbedOptions | null} */
        this.options = null;
        /** @type {import("./codes.js").Size} */
        this.size = given;
        /** The name of the frame, for people who hear the page. */
        this.heading = "";
        this.said = "";
        this.heard = this.heard.bind(this);
    }

    connectedCallback() {
        super.connectedCallback();
        window.addEventListener("message", this.heard);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        window.removeEventListener("message", this.heard);
    }

    /** @param {MessageEvent} event */
    heard({ source, data }) {
        const preview = this.renderRoot.querySelector("iframe");
        if (source !== preview?.contentWindow || data?.quintet !== MESSAGE_VERSION || data.type !== "resize") return;
        const detail = { height: Number(data.idealHeight) || 0 };
        this.dispatchEvent(new CustomEvent("quintet-ideal-height", { detail }));
    }

    render() {
        const { t, options, size, heading } = this;
        if (!options) return nothing;
        const address = frameAddress(site, options);
        return html`
            <h2 id="preview">${t("builder.preview")}</h2>
            <div class="desk" tabindex="0" role="region" aria-labelledby="preview">
                ${keyed(
                    address,
                    html`<iframe src=${address} title=${heading} width=${size.width} height=${size.height}
                        sandbox="allow-scripts"></iframe>`,
                )}
            </div>
            ${this.code("frame", frameCode(site, options, size, heading))}
            ${this.code("element", elementCode(site, options, size))}
            <p class="more" role="status">${this.said}</p>`;
    }

    /** @param {"frame" | "element"} name @param {string} text */
    code(name, text) {
        const { t } = this;
        return html`<div class="code">
            <h2 id="${name}-name">${t(`builder.${name}`)}</h2>
            <p class="more">${t(`builder.${name}.more`)}</p>
            <button type="button" class="button primary" data-copy=${name} aria-describedby="${name}-name"
                @click=${() => this.copy(name, text)}>${icon("copy")}${t("builder.copy")}</button>
            <textarea id=${name} rows="4" readonly dir="ltr" spellcheck="false" aria-labelledby="${name}-name" .value=${text}></textarea>
        </div>`;
    }

    /** @param {string} name @param {string} text */
    async copy(name, text) {
        this.said = "";
        try {
            await navigator.clipboard.writeText(text);
            this.said = this.t("builder.copied");
        } catch {
            const field = /** @type {HTMLTextAreaElement} */ (this.renderRoot.querySelector(`#${name}`));
            field.focus();
            field.select();
            this.said = this.t("builder.copyFailed");
        }
    }
}

customElements.define("quintet-embed-result", ResultPart);
