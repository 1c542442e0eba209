/**
 * `<quintet-embed-solution>`: the list of a solution's steps. It is one tab stop; the arrow keys move within it.
 *
 * Events: `quintet-look` with the action under the pointer or with the focus, or null when it leaves; `quintet-step`
 * {index} when the reader presses a step.
 */
import { css, html } from "lit";
import { actionName } from "../../board/naming.js";
import { actionEntry, spokenAction } from "../../game/sentences/action-texts.js";
import { PageElement } from "../../ui/page-element.js";
import { previewListeners } from "../../widgets/boards/action-preview.js";

/** @import { ActionView, BoardLayout } from "../../engine/protocol.js" */

export class SolutionElement extends PageElement {
    static properties = {
        layout: { attribute: false },
        players: { attribute: false },
        views: { attribute: false },
        stop: { state: true },
    };

    static styles = css`
        ol {
            display: grid;
            gap: var(--space-1);
            padding-inline-start: 2.4em;
            list-style: revert;
            font-variant-numeric: tabular-nums;
        }
        ol:lang(fa) {
            list-style-type: persian;
        }
        li::marker {
            color: var(--ink-soft);
        }
        .or {
            padding-inline: var(--space-1);
            color: var(--ink-soft);
            font-size: var(--text-small);
        }
        button {
            min-block-size: 32px;
            padding: 2px var(--space-2);
            border: 0;
            border-radius: var(--radius-small);
            background: none;
            text-align: start;
        }
        button:hover {
            background: var(--paper-sunken);
        }
        button:focus-visible {
            outline-offset: -2px;
        }
        @media (pointer: coarse) {
            button {
                min-block-size: 40px;
            }
        }
    `;

    constructor() {
        super();
        /** @type {BoardLayout | null} */
        this.layout = null;
        /** @type {string[]} */
        this.players = [];
        /**
         * The correct actions by step; null for an action that the engine has not described yet.
         * @type {(ActionView | null)[][]}
         */
        this.views = [];
        /** Index of the tab stop among the entries of all steps. */
        this.stop = 0;
        this.looking = previewListeners((target) => this.look(target));
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.look(null);
    }

    render() {
        const { t, views } = this;
        const { pointed, focused, left } = this.looking;
        const stop = Math.min(this.stop, views.flat().length - 1);
        let place = 0;
        return html`<ol aria-label=${t("builder.solution")} @keydown=${this.keyed}
            @pointerover=${pointed} @pointerleave=${left} @focusin=${focused} @focusout=${left}>
            ${views.map(
                (step, index) =>
                    html`<li>${step.map((view, choice) => {
                        const or = choice ? html`<span class="or">${t("builder.record.or")}</span>` : "";
                        return [or, this.entry(view, index, place++, stop)];
                    })}</li>`,
            )}
        </ol>`;
    }

    /** @param {ActionView | null} view @param {number} index  of its step @param {number} place @param {number} stop */
    entry(view, index, place, stop) {
        const { t, layout } = this;
        const show = () => {
            this.stop = place;
            this.dispatchEvent(new CustomEvent("quintet-step", { detail: { index } }));
        };
        return html`<button type="button" .view=${view} tabindex=${place === stop ? 0 : -1}
            aria-label=${spokenAction(t, this, view)} title=${view ? actionName(view, this, t) : ""}
            @click=${show}>${actionEntry(t, layout, view)}</button>`;
    }

    /** @param {Element | null} target  an element in an entry, or null */
    look(target) {
        const entry = /** @type {{view?: ActionView | null} | null | undefined} */ (target?.closest("button"));
        this.dispatchEvent(new CustomEvent("quintet-look", { detail: entry?.view ?? null }));
    }

    /** @param {KeyboardEvent} event */
    async keyed(event) {
        const entries = [...this.renderRoot.querySelectorAll("button")];
        const from = entries.indexOf(/** @type {HTMLButtonElement} */ (event.target));
        const forward = this.t.language.direction === "rtl" ? -1 : 1;
        const target = {
            ArrowRight: from + forward,
            ArrowLeft: from - forward,
            ArrowDown: from + 1,
            ArrowUp: from - 1,
            Home: 0,
            End: entries.length - 1,
        }[event.key];
        if (target === undefined) return;
        event.preventDefault();
        this.stop = Math.min(Math.max(target, 0), entries.length - 1);
        entries[this.stop].focus();
    }
}

customElements.define("quintet-embed-solution", SolutionElement);
