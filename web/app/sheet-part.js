/**
 * `<quintet-sheet>`: a leaf that lies over the panel (over the lower part of a phone) until it is put away. It does not
 * block the page: a click beside it or Escape closes it, and the focus goes back to where it was. A content that has a method
 * `focusFirst` says itself what gets the focus (and returns whether it did).
 *
 * Events: `quintet-closed`, `quintet-back`.
 */
import { css, html, LitElement, nothing } from "lit";
import { icon } from "./icons.js";
import { desk, shared } from "./styles.js";

/** Browsers from before 2024 have none: there a sheet is a box that is shown or not. */
const POPOVERS = "popover" in HTMLElement.prototype;

/** The element that has the focus, however deep. */
function focused() {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return /** @type {HTMLElement | null} */ (element);
}

export class SheetPart extends LitElement {
    static properties = { heading: {}, closeLabel: { attribute: false }, backLabel: { attribute: false } };

    static styles = [
        shared,
        css`
            :host {
                position: fixed;
                inset: auto 0 0;
                inline-size: 100%;
                max-inline-size: none;
                max-block-size: 88dvh;
                margin: 0;
                padding: 0;
                overflow: hidden auto;
                overscroll-behavior: contain;
                border: 0;
                border-radius: var(--radius-large) var(--radius-large) 0 0;
                background: var(--paper-raised);
                box-shadow: 0 0 0 var(--stroke) var(--rule), 0 -8px 40px var(--shadow);
                color: var(--ink);
            }
            @media (forced-colors: active) {
                :host {
                    border: var(--stroke) solid;
                }
            }
            @supports not selector(:popover-open) {
                :host(:not([data-open])) {
                    display: none;
                }
            }
            :host(:popover-open) {
                animation: rise var(--time-slow) var(--ease);
            }
            .head {
                display: flex;
                position: sticky;
                z-index: 1;
                inset-block-start: 0;
                align-items: center;
                justify-content: space-between;
                gap: var(--space-1);
                padding: var(--space-2) var(--space-4);
                padding-inline-end: var(--space-2);
                background: var(--paper-raised);
            }
            .back {
                margin-inline-start: calc(-1 * var(--space-3));
            }
            h2:focus-visible {
                outline: none;
            }
            h2 {
                flex: 1;
                margin: 0;
                font-size: var(--text-large);
                font-weight: 600;
            }
            .body {
                padding: 0 var(--space-4) max(var(--space-4), env(safe-area-inset-bottom));
            }
            @keyframes rise {
                from {
                    opacity: 0;
                    transform: translateY(24px);
                }
            }
            @media ${desk} {
                :host {
                    inset: var(--space-3);
                    inset-inline-start: auto;
                    inline-size: var(--panel);
                    max-block-size: none;
                    block-size: auto;
                    border-radius: var(--radius-large);
                    box-shadow: 0 0 0 var(--stroke) var(--rule), 0 8px 40px var(--shadow);
                }
            }
        `,
    ];

    constructor() {
        super();
        /** What had the focus when the sheet was opened. @type {HTMLElement | null} */
        this.opener = null;
        this.heading = "";
        this.closeLabel = "";
        /** What the button back to another sheet is called; there is none without. */
        this.backLabel = "";
    }

    connectedCallback() {
        super.connectedCallback();
        this.setAttribute("popover", "auto");
        this.setAttribute("role", "dialog");
        this.addEventListener("toggle", (event) => {
            if (/** @type {ToggleEvent} */ (event).newState === "closed") this.closed();
        });
    }

    get shown() {
        return POPOVERS ? this.matches(":popover-open") : this.hasAttribute("data-open");
    }

    /** Opens, or begins anew with other content. */
    show() {
        if (!this.shown) {
            this.opener = focused();
            if (POPOVERS) this.showPopover();
            else this.toggleAttribute("data-open", true);
        }
        this.scrollTo(0, 0);
        const content = /** @type {(Element & {focusFirst?: () => boolean}) | null} */ (this.firstElementChild);
        if (!content?.focusFirst?.()) this.renderRoot.querySelector("h2")?.focus();
    }

    close() {
        if (!this.shown) return;
        if (POPOVERS) return this.hidePopover();
        this.toggleAttribute("data-open", false);
        this.closed();
    }

    /** The focus goes back to where it was, unless it has gone elsewhere by itself. */
    closed() {
        if (this.shown) return;
        const now = focused();
        if (now === document.body || now === null || this.matches(":focus-within")) this.opener?.focus();
        this.dispatchEvent(new Event("quintet-closed"));
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    updated(changed) {
        if (changed.has("heading")) this.setAttribute("aria-label", this.heading);
    }

    render() {
        return html`<div class="head">
                ${
                    this.backLabel
                        ? html`<button type="button" class="button bare square back" aria-label=${this.backLabel}
                    @click=${() => this.dispatchEvent(new Event("quintet-back"))}>${icon("back")}</button>`
                        : nothing
                }
                <h2 tabindex="-1">${this.heading}</h2>
                <button type="button" class="button bare square" aria-label=${this.closeLabel}
                    @click=${() => this.close()}>${icon("close")}</button>
            </div>
            <div class="body"><slot></slot></div>`;
    }
}

customElements.define("quintet-sheet", SheetPart);
