/**
 * `<quintet-fault>`: how an agent lost: what happened, the message, and the traceback. Lines of the agent's own files
 * are buttons.
 *
 * Event: `quintet-open-line` {file, line}.
 */
import { css, html, nothing } from "lit";
import { given, PageElement } from "../../ui/page-element.js";
import { icon } from "../icons.js";
import { faultSentence, saysMore } from "./fault-sentences.js";

/** @import { Frame } from "./fault-sentences.js" */

/** @typedef {import("./fault-sentences.js").Fault & {ply?: number}} Fault */

export class FaultElement extends PageElement {
    static properties = { fault: { attribute: false }, isOwn: { attribute: false } };

    static styles = css`
        :host {
            display: grid;
            gap: var(--space-2);
            min-inline-size: 0;
            padding: var(--space-3);
            border: var(--stroke) solid var(--warning);
            border-radius: var(--radius);
            background: var(--paper-raised);
        }
        h2 {
            display: flex;
            gap: var(--space-2);
            align-items: center;
            color: var(--warning);
            font-size: var(--text);
            font-weight: 600;
        }
        p {
            overflow-wrap: anywhere;
        }
        ol {
            display: grid;
        }
        code {
            direction: ltr;
            unicode-bidi: isolate;
            overflow-wrap: anywhere;
            font: 0.8125rem / 1.4 var(--font-code);
        }
        .frame {
            display: grid;
            gap: 2px;
            inline-size: 100%;
            padding: var(--space-1) var(--space-2);
            border: 0;
            border-inline-start: 3px solid var(--rule);
            background: none;
            font-size: var(--text-small);
            text-align: start;
        }
        button.frame {
            border-color: var(--accent);
        }
        button.frame:hover {
            background: var(--paper-sunken);
        }
        button.frame .where {
            color: var(--accent);
            font-weight: 500;
        }
        .frame code {
            color: var(--ink-soft);
        }
    `;

    constructor() {
        super();
        /** @type {Fault} */
        this.fault = given;
        /** Whether the reader can open a file. @type {(file: string) => boolean} */
        this.isOwn = () => false;
    }

    render() {
        const { t, fault } = this;
        const { traceback = [], message, raw, ply } = fault;
        return html`<h2>${icon("warning")}<span>${faultSentence(t, fault)}</span></h2>
            ${ply === undefined ? nothing : html`<p class="soft">${t("arena.faultAt", { ply: ply + 1 })}</p>`}
            ${saysMore(t, fault) ? html`<p><bdi lang="en" dir="ltr">${message}</bdi></p>` : nothing}
            ${raw ? html`<p class="soft">${t("shared.itsAnswer")} <code lang="en">${raw}</code></p>` : nothing}
            ${
                traceback.length
                    ? html`<ol aria-label=${t("arena.traceback")}>${traceback.map((frame) => html`<li>${this.frame(frame)}</li>`)}</ol>`
                    : nothing
            }`;
    }

    /** @param {Frame} frame */
    frame({ file, line, function: name, text }) {
        const { t } = this;
        const place = html`<span class="where">${file ? t("arena.place", { file, line }) : nothing}${
            name && name !== "<module>" ? html` · <code>${name}</code>` : nothing
        }</span>${text ? html`<code lang="en">${text}</code>` : nothing}`;
        if (!file || !this.isOwn(file)) return html`<span class="frame">${place}</span>`;
        const detail = { file, line };
        return html`<button type="button" class="frame" data-do="line" @click=${() =>
            this.dispatchEvent(
                new CustomEvent("quintet-open-line", { detail, bubbles: true, composed: true }),
            )}>${place}</button>`;
    }
}

customElements.define("quintet-fault", FaultElement);
