/**
 * `<quintet-stepper>`: one of many ordered choices, with a button for less and one for more. A sentence about the
 * choice may stand below. It is a spin button as in the ARIA Authoring Practices: arrow keys change the choice by one,
 * Home and End lead to its ends, and the two buttons are for the pointer.
 *
 * Event: `quintet-step` {value}.
 */
import { css, html, LitElement, nothing } from "lit";
import { icon } from "../more-icons.js";
import { given } from "../page-element.js";
import { shared } from "../styles.js";

/**
 * `note`: a second, quieter text; `hint`: its tooltip.
 * @typedef {{value: string, text: string, note?: string, hint?: string}} Step
 */

export class StepperElement extends LitElement {
    static properties = {
        label: { attribute: false },
        steps: { attribute: false },
        value: { attribute: false },
        less: { attribute: false },
        more: { attribute: false },
        about: { attribute: false },
        rtl: { attribute: false },
    };

    static styles = [
        shared,
        css`
            :host {
                display: block;
            }
            .stepper {
                display: flex;
                align-items: stretch;
                border-radius: var(--radius);
                background: var(--paper-sunken);
            }
            [role="spinbutton"] {
                display: flex;
                flex: 1;
                flex-wrap: wrap;
                gap: 0 var(--space-2);
                align-items: baseline;
                align-content: center;
                justify-content: center;
                min-inline-size: 0;
                min-block-size: 36px;
                border-radius: var(--radius-small);
                font-variant-numeric: tabular-nums;
                text-align: center;
            }
            .text {
                font-weight: 600;
            }
            .note {
                color: var(--ink-soft);
                font-size: var(--text-small);
            }
            button {
                display: grid;
                flex: none;
                place-items: center;
                inline-size: var(--tap);
                padding: 0;
                border: 0;
                border-radius: var(--radius);
                background: none;
                touch-action: manipulation;
            }
            button:not([aria-disabled="true"]):hover {
                background: var(--rule);
            }
            button[aria-disabled="true"] {
                cursor: default;
                opacity: 0.35;
            }
            .icon {
                inline-size: 20px;
                block-size: 20px;
            }
            p {
                padding: var(--space-1) var(--space-2) 0;
                color: var(--ink-soft);
                font-size: var(--text-small);
                font-variant-numeric: tabular-nums;
                text-wrap: pretty;
            }
            @media (pointer: coarse) {
                [role="spinbutton"] {
                    min-block-size: var(--tap);
                }
            }
            @media (forced-colors: active) {
                .stepper {
                    outline: var(--stroke) solid;
                }
                button[aria-disabled="true"] {
                    color: GrayText;
                    opacity: 1;
                }
            }
        `,
    ];

    constructor() {
        super();
        this.label = "";
        /** In their order, the least first. @type {Step[]} */
        this.steps = given;
        this.value = "";
        /** The names of the two buttons. */
        this.less = "";
        this.more = "";
        /** A sentence about the choice. */
        this.about = "";
        this.rtl = false;
    }

    /** The index of the choice; the first one if it is none of them. */
    get at() {
        return Math.max(
            0,
            this.steps.findIndex(({ value }) => value === this.value),
        );
    }

    /** @param {number} to  an index, which may lie outside */
    go(to) {
        const { steps, at } = this;
        const next = Math.min(Math.max(to, 0), steps.length - 1);
        if (next === at) return;
        const detail = { value: steps[next].value };
        this.dispatchEvent(new CustomEvent("quintet-step", { detail, bubbles: true, composed: true }));
    }

    /** @param {KeyboardEvent} event */
    keyed(event) {
        const { at, steps, rtl } = this;
        const forward = rtl ? -1 : 1;
        const to = {
            ArrowUp: at + 1,
            ArrowDown: at - 1,
            ArrowRight: at + forward,
            ArrowLeft: at - forward,
            PageUp: at + 3,
            PageDown: at - 3,
            Home: 0,
            End: steps.length - 1,
        }[event.key];
        if (to === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        this.go(to);
    }

    render() {
        const { label, steps, at, less, more, about } = this;
        const { text, note, hint } = steps[at];
        return html`<div class="stepper">
            ${this.button("less", less, at - 1)}
            <div role="spinbutton" tabindex="0" aria-label=${label} aria-valuemin="1" aria-valuemax=${steps.length}
                aria-valuenow=${at + 1} aria-valuetext=${note ? `${text}, ${note}` : text}
                aria-describedby=${about ? "about" : nothing} title=${hint ?? nothing} @keydown=${this.keyed}>
                <span class="text">${text}</span>${note ? html`<span class="note">${note}</span>` : nothing}
            </div>
            ${this.button("more", more, at + 1)}
        </div>
        ${about ? html`<p id="about" aria-live="polite">${about}</p>` : nothing}`;
    }

    /** @param {"less" | "more"} name @param {string} label @param {number} to */
    button(name, label, to) {
        const off = to < 0 || to >= this.steps.length;
        return html`<button type="button" tabindex="-1" data-do=${name} aria-label=${label} title=${label}
            aria-disabled=${String(off)} @click=${() => this.go(to)}>${icon(name === "less" ? "minus" : "plus")}</button>`;
    }
}

customElements.define("quintet-stepper", StepperElement);
