/**
 * `<quintet-seat-menu>`: the list of possible players for a seat, beside the seat. Nothing changes until the user
 * chooses. Escape or a press outside closes the list.
 *
 * Events: `quintet-seat` {seat} after a choice, `quintet-closed` when the list has closed.
 */
import { css, html } from "lit";
import { awayOf, PERSON, specOf } from "../../game/model.js";
import { changeSeat } from "../../game/seat-change.js";
import { playerName } from "../../game/sentences/game-sentences.js";
import { PageElement } from "../../ui/page-element.js";
import { askForDrawer } from "../panel-element.js";

/**
 * @import { Level } from "../../engine/protocol.js"
 * @import { SeatsElement } from "./seats-element.js"
 */

/** Pixels between the list and the edges of the window. */
const MARGIN = 8;

export class SeatMenu extends PageElement {
    static properties = {
        label: { attribute: false },
        seat: { attribute: false },
        levels: { attribute: false },
        eloOf: { attribute: false },
    };

    static styles = css`
        :host {
            position: fixed;
            inset: auto;
            z-index: 3;
            inline-size: max-content;
            min-inline-size: 160px;
            max-block-size: calc(100dvh - 16px);
            margin: 0;
            padding: var(--space-1);
            overflow: hidden auto;
            overscroll-behavior: contain;
            border: var(--stroke) solid var(--rule);
            border-radius: var(--radius);
            background: var(--paper-raised);
            box-shadow: 0 8px 32px var(--shadow);
            color: var(--ink);
        }
        button {
            display: grid;
            grid-template-columns: 16px 1fr auto;
            gap: var(--space-2);
            align-items: center;
            inline-size: 100%;
            min-block-size: var(--tap);
            padding: 0 var(--space-4) 0 var(--space-3);
            border: 0;
            border-radius: var(--radius-small);
            background: none;
            text-align: start;
        }
        button:hover,
        button:focus-visible {
            background: var(--paper-sunken);
        }
        button:focus-visible {
            outline-offset: -3px;
        }
        [aria-checked="true"] {
            font-weight: 600;
        }
        .elo {
            padding-inline-start: var(--space-3);
            color: var(--ink-soft);
            font-size: var(--text-small);
            font-variant-numeric: tabular-nums;
            font-weight: 400;
        }
        svg {
            inline-size: 16px;
            block-size: 16px;
            fill: none;
            stroke: currentColor;
            stroke-linecap: round;
            stroke-linejoin: round;
            stroke-width: 2.2;
            visibility: hidden;
        }
        [aria-checked="true"] svg {
            visibility: visible;
        }
        @media (pointer: fine) {
            button {
                min-block-size: 34px;
            }
        }
    `;

    constructor() {
        super();
        this.label = "";
        /** The current seat. */
        this.seat = "";
        /** @type {Level[]} */
        this.levels = [];
        /** The Elo of a level in words, "" if it is not known. @type {(id: string) => string} */
        this.eloOf = () => "";
    }

    connectedCallback() {
        super.connectedCallback();
        this.setAttribute("role", "menu");
        this.addEventListener("keydown", this.keyed);
        this.addEventListener("toggle", (event) => {
            if (/** @type {ToggleEvent} */ (event).newState === "closed") this.closed();
        });
        this.setAttribute("popover", "auto");
    }

    /** @returns {HTMLElement[]} */
    get items() {
        return [...this.renderRoot.querySelectorAll("button")];
    }

    closed() {
        this.dispatchEvent(new Event("quintet-closed"));
    }

    /** Opens below a seat, or where there is room. @param {DOMRect} place */
    async show(place) {
        await this.updateComplete;
        this.showPopover();
        const { offsetWidth: width, offsetHeight: height } = this;
        const end = getComputedStyle(this).direction === "rtl" ? place.right - width : place.left;
        const left = Math.max(MARGIN, Math.min(end, innerWidth - width - MARGIN));
        const top = Math.max(MARGIN, Math.min(place.bottom + 4, innerHeight - height - MARGIN));
        Object.assign(this.style, { left: `${left}px`, top: `${top}px` });
        this.items.find((item) => item.ariaChecked === "true" || item.getAttribute("aria-checked") === "true")?.focus();
    }

    /** @param {string} seat */
    choose(seat) {
        this.dispatchEvent(new CustomEvent("quintet-seat", { detail: { seat } }));
        this.hidePopover();
    }

    /** @param {KeyboardEvent} event */
    keyed(event) {
        const { items } = this;
        const at = items.indexOf(
            /** @type {HTMLElement} */ (/** @type {ShadowRoot} */ (this.renderRoot).activeElement),
        );
        const last = items.length - 1;
        const to = { ArrowDown: at === last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1, Home: 0, End: last }[
            event.key
        ];
        // While the list is open, letters must not trigger shortcuts of the page.
        if (!["Tab", "Escape", "Enter", " "].includes(event.key)) event.preventDefault();
        if (to !== undefined) items[to].focus();
    }

    render() {
        const { t, seat, levels } = this;
        this.setAttribute("aria-label", this.label);
        return [PERSON, ...levels.map(({ id }) => id)].map(
            (id) => html`<button type="button" role="menuitemradio" tabindex="-1" data-level=${id}
                aria-checked=${String(id === seat)} @click=${() => this.choose(id)}>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12.5l4.5 4.5L19 7.5" /></svg>
                <span>${t(id === PERSON ? "seat.person" : `level.${id}`)}</span>
                <span class="elo">${this.eloOf(id)}</span>
            </button>`,
        );
    }
}

customElements.define("quintet-seat-menu", SeatMenu);

/** Opens the list for a seat and applies the choice. @param {SeatsElement} part @param {number} player */
export async function openSeatMenu(part, player) {
    const { model, t, controller, renderRoot } = part;
    if (awayOf(model)) return askForDrawer(part, "friend");
    const menu = new SeatMenu();
    const label = t("seat.choose", { player: playerName(t, specOf(model)?.players ?? [], player) });
    // Without a network the list has names only.
    const eloOf = await part.eloWords().catch(() => () => "");
    Object.assign(menu, { t, label, levels: model.levels, seat: model.seats[player], eloOf });
    const button = /** @type {HTMLElement | null} */ (renderRoot.querySelector(`[data-seat="${player}"]`));
    menu.addEventListener("quintet-seat", (event) => {
        changeSeat(controller, player, /** @type {CustomEvent} */ (event).detail.seat);
    });
    menu.addEventListener("quintet-closed", () => {
        // The focus returns to the seat, unless another element already has it.
        if (menu.matches(":focus-within") || document.activeElement === document.body) button?.focus();
        menu.remove();
    });
    renderRoot.querySelector("section")?.append(menu);
    if (button) await menu.show(button.getBoundingClientRect());
}
