/**
 * `<quintet-drawer>`: a drawer over the panel, or over the lower part of a phone. It does not block the page: a click
 * outside or Escape closes it, and the focus returns to the element that had it. Notices lie above the drawer and a
 * press on them must not close it, so it cannot be an `auto` popover. If the content has a method `focusFirst`, the
 * drawer calls it to set the focus; the method returns whether it did.
 *
 * Events: `quintet-shown` after opening or changing the content, `quintet-closed`, `quintet-back`.
 */
import { css, html, LitElement, nothing } from "lit";
import { icon } from "../step-icons.js";
import { desk, shared } from "../styles.js";

const PRESSES = ["pointerdown", "pointerup", "pointercancel"];
const isNotice = (/** @type {EventTarget} */ place) =>
    place instanceof Element && place.localName === "quintet-notices";

/** Returns the focused element, looking into shadow roots. */
function focused() {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return /** @type {HTMLElement | null} */ (element);
}

export class Drawer extends LitElement {
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
                /* A scroll bar with its own track would cover the rounded corners. */
                scrollbar-color: var(--rule) transparent;
                scrollbar-width: thin;
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
                padding: var(--space-2) var(--space-4) var(--space-1);
                padding-inline-end: var(--space-2);
                background: var(--paper-raised);
            }
            .back {
                margin-inline-start: calc(-1 * var(--space-3));
            }
            h2 {
                flex: 1;
                font-size: var(--text-large);
                font-weight: 600;
            }
            .body {
                /* The top padding leaves room for the focus ring. */
                padding: var(--space-1) var(--space-4) max(var(--space-4), env(safe-area-inset-bottom));
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
                /* Content that can grow fills the drawer, so that buttons at its end lie at the end of the drawer. */
                :host(:popover-open) {
                    display: flex;
                    flex-direction: column;
                }
                :host {
                    overflow: hidden;
                }
                /* The content scrolls between the head and the notices. */
                .body {
                    display: flex;
                    flex: 1;
                    flex-direction: column;
                    min-block-size: 0;
                    overflow: hidden auto;
                    overscroll-behavior: contain;
                    scrollbar-color: var(--rule) transparent;
                    scrollbar-width: thin;
                }
            }
        `,
    ];

    constructor() {
        super();
        /** The element that had the focus when the drawer was opened. @type {HTMLElement | null} */
        this.opener = null;
        this.heading = "";
        this.closeLabel = "";
        /** Label of the button back to another drawer; without a label there is no button. */
        this.backLabel = "";
        /** Whether the current press began outside the drawer. */
        this.beside = false;
        /** Whether keys were used last. */
        this.byKeys = false;
        this.pressed = this.pressed.bind(this);
        this.keyed = this.keyed.bind(this);
    }

    connectedCallback() {
        super.connectedCallback();
        this.setAttribute("popover", "manual");
        this.setAttribute("role", "dialog");
        this.addEventListener("toggle", (event) => {
            if (/** @type {ToggleEvent} */ (event).newState === "closed") this.closed();
        });
        for (const type of PRESSES) window.addEventListener(type, this.pressed, true);
        window.addEventListener("keydown", this.keyed);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        for (const type of PRESSES) window.removeEventListener(type, this.pressed, true);
        window.removeEventListener("keydown", this.keyed);
    }

    /**
     * Closes the drawer after a press outside. A press that scrolls ends with `pointercancel`, so it does not close.
     * @param {Event} event
     */
    pressed(event) {
        const inside = event.composedPath().some((place) => place === this || isNotice(place));
        if (event.type === "pointerup" && this.beside && !inside) this.close();
        this.beside = event.type === "pointerdown" && !inside;
        this.byKeys = false;
    }

    /** @param {KeyboardEvent} event */
    keyed(event) {
        this.byKeys = true;
        if (event.key !== "Escape" || event.defaultPrevented || !this.shown) return;
        event.preventDefault();
        this.close();
    }

    get shown() {
        return this.matches(":popover-open");
    }

    /** Opens the drawer, or scrolls to the top and sets the focus for new content. */
    show() {
        if (!this.shown) {
            this.opener = focused();
            this.showPopover();
        }
        for (const box of [this, this.renderRoot.querySelector(".body")]) box?.scrollTo(0, 0);
        const content = /** @type {(Element & {focusFirst?: () => boolean}) | null} */ (this.firstElementChild);
        if (!content?.focusFirst?.()) this.renderRoot.querySelector("h2")?.focus();
        this.tell("quintet-shown");
    }

    close() {
        if (this.shown) this.hidePopover();
    }

    /** Returns the focus to the opener, unless another element already has it. */
    closed() {
        if (this.shown) return;
        const now = focused();
        if (now === document.body || now === null || this.matches(":focus-within")) this.opener?.focus();
        this.tell("quintet-closed");
    }

    /** Dispatches an event that crosses shadow roots, because the history listens outside. @param {string} type */
    tell(type) {
        this.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    updated(changed) {
        if (changed.has("heading")) this.setAttribute("aria-label", this.heading);
    }

    render() {
        return html`<div class="head">
                ${
                    this.backLabel
                        ? html`<button type="button" class="button bare square back" aria-label=${this.backLabel} title=${this.backLabel}
                    @click=${() => this.dispatchEvent(new Event("quintet-back"))}>${icon("back")}</button>`
                        : nothing
                }
                <h2 tabindex="-1">${this.heading}</h2>
                <button type="button" class="button bare square" aria-label=${this.closeLabel} title=${this.closeLabel}
                    @click=${() => this.close()}>${icon("close")}</button>
            </div>
            <div class="body"><slot></slot></div>
            <slot name="notices"></slot>`;
    }
}

customElements.define("quintet-drawer", Drawer);
