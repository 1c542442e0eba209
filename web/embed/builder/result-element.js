/**
 * `<quintet-embed-result>`: the preview of an embedded game and its codes. It shows no codes while the form has a
 * problem. The preview is a sandboxed frame, as in a course page.
 *
 * Events: `quintet-ideal-height` {height}, in CSS pixels, from the preview; `quintet-preview-problem` {message} when
 * the preview reports an error; `quintet-mend` when the reader asks for the field with the problem.
 */
import { css, html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { hear } from "../../ui/connected.js";
import { icon } from "../../ui/more-icons.js";
import "../../ui/notices/notices-element.js";
import { fieldStyles } from "../../ui/forms/field-styles.js";
import { text } from "../../ui/forms/fields.js";
import { given, PageElement } from "../../ui/page-element.js";
import { MESSAGE_VERSION } from "../messages/messages.js";
import { elementCode, frameAddress, frameCode, notesCode } from "./codes.js";
import { previewStyles } from "./preview-styles.js";

/**
 * @import { EmbedOptions } from "../element/game-types.d.ts"
 * @import { Size } from "./codes.js"
 */

const site = new URL("./", location.href).href;

export class ResultElement extends PageElement {
    static properties = {
        options: { attribute: false },
        size: { attribute: false },
        heading: { attribute: false },
        broken: { attribute: false },
        problem: { attribute: false },
        checked: { attribute: false },
        notice: { state: true },
    };

    static styles = [
        fieldStyles,
        previewStyles,
        css`
            .mend {
                display: flex;
                flex-wrap: wrap;
                gap: var(--space-3);
                align-items: center;
                justify-content: space-between;
            }
            .code {
                display: grid;
                grid-template-columns: minmax(0, 1fr) auto;
                gap: var(--space-1) var(--space-3);
                align-items: start;
            }
            .code textarea {
                grid-column: 1 / -1;
            }
            .code .button {
                grid-row: 1 / span 2;
                grid-column: 2;
            }
            quintet-notices {
                inset-block: auto var(--space-4);
            }
        `,
    ];

    constructor() {
        super();
        /** The options of the preview; without them the element is empty. @type {EmbedOptions | null} */
        this.options = null;
        /** @type {Size} */
        this.size = given;
        /** The name of the frame for screen readers. */
        this.heading = "";
        /** Whether the form has a problem and the codes are hidden. */
        this.broken = false;
        /** The error that the preview reports. */
        this.problem = "";
        /** Settles when the codes match the form or are removed. @type {() => Promise<unknown>} */
        this.checked = given;
        /** The result of copying. @type {{id: number, key: string, tone: "info" | "error", params: {}} | null} */
        this.notice = null;
        hear(this, "message", (event) => this.heard(event));
    }

    /** @param {MessageEvent} event */
    heard({ source, data }) {
        const preview = this.renderRoot.querySelector("iframe");
        if (source !== preview?.contentWindow || data?.quintet !== MESSAGE_VERSION) return;
        const tell = (/** @type {string} */ name, /** @type {object} */ detail) =>
            this.dispatchEvent(new CustomEvent(`quintet-${name}`, { detail }));
        if (data.type === "resize") tell("ideal-height", { height: Number(data.idealHeight) || 0 });
        const detail = data.detail ? ` – ${data.detail}` : "";
        if (data.type === "error")
            tell("preview-problem", { code: String(data.code), message: `${data.message}${detail}` });
    }

    render() {
        const { t, options, size, heading, broken, problem } = this;
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
            ${
                broken
                    ? html`<div class="mend problem">
                        <p>${problem || t("builder.mend")}</p>
                        ${problem ? nothing : html`<button type="button" class="button" id="mend" @click=${this.mend}>${t("builder.mend.show")}</button>`}
                    </div>`
                    : [
                          this.code("frame", frameCode(site, options, size, heading)),
                          this.code("notes", notesCode(site, options, size, heading)),
                          this.code("element", elementCode(site, options, size)),
                      ]
            }
            <quintet-notices popover="manual" .model=${{ notices: this.notice ? [this.notice] : [] }}
                .controller=${this}></quintet-notices>`;
    }

    /** @param {"frame" | "notes" | "element"} name @param {string} value */
    code(name, value) {
        const { t } = this;
        return html`<div class="code">
            <h2 id="${name}-name">${t(`builder.${name}`)}</h2>
            <p class="more">${t(`builder.${name}.more`)}</p>
            <button type="button" class="button primary" data-copy=${name} aria-describedby="${name}-name"
                @click=${() => this.copy(name)}>${icon("copy")}${t("shared.copy")}</button>
            ${text({ id: name, label: t(`builder.${name}`), stack: null, rows: 4, code: true, locked: true, value })}
        </div>`;
    }

    mend() {
        this.dispatchEvent(new CustomEvent("quintet-mend"));
    }

    /** @param {string} name */
    async copy(name) {
        await this.checked();
        await this.updateComplete;
        const field = /** @type {HTMLTextAreaElement | null} */ (this.renderRoot.querySelector(`#${name}`));
        // The last change of the form may have removed the codes.
        if (!field) return;
        try {
            await navigator.clipboard.writeText(field.value);
            this.tell("notice.copied", "info");
        } catch {
            field.focus();
            field.select();
            this.tell("builder.copyFailed", "error");
        }
    }

    /** @param {string} key @param {"info" | "error"} tone */
    tell(key, tone) {
        this.notice = { id: (this.notice?.id ?? 0) + 1, key, tone, params: {} };
    }

    closeNotice() {
        this.notice = null;
    }
}

customElements.define("quintet-embed-result", ResultElement);
