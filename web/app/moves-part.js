/**
 * `<quintet-moves>`: what has been played, in rounds, one column for each player. Any entry leads to the position after it. One
 * stop for the Tab key; the arrow keys go from there. Scrolls in its own box, and keeps the entry shown in sight.
 */
import { css, html, LitElement, nothing } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import { given } from "./part.js";
import { shared } from "./styles.js";
import { rounds } from "./turns.js";
import { playerName, shortAction } from "./words.js";

/**
 * @typedef {import("../engine/protocol.js").GameState} GameState
 */
export class MovesPart extends LitElement {
    static properties = {
        state: { attribute: false },
        players: { attribute: false },
        controller: { attribute: false },
        t: { attribute: false },
    };

    static styles = [
        shared,
        css`
            :host {
                display: block;
                container-type: inline-size;
                min-block-size: 0;
                overflow-y: auto;
                overscroll-behavior: contain;
                scrollbar-color: var(--rule) transparent;
                scrollbar-width: thin;
            }
            ol {
                margin: 0;
                padding: 0;
                list-style: none;
            }
            .round {
                display: grid;
                grid-template-columns: 2.4em repeat(var(--players), minmax(0, 1fr));
                align-items: center;
                border-radius: var(--radius-small);
            }
            .number {
                color: var(--ink-soft);
                font-size: var(--text-small);
                font-variant-numeric: tabular-nums;
            }
            button {
                min-block-size: 32px;
                padding: 2px var(--space-2);
                overflow: hidden;
                border: 0;
                border-radius: var(--radius-small);
                background: none;
                font-size: var(--text-small);
                font-variant-numeric: tabular-nums;
                text-align: start;
                text-overflow: ellipsis;
                white-space: nowrap;
            }
            button:hover {
                background: var(--paper-sunken);
            }
            button:focus-visible {
                outline-offset: -2px;
            }
            button[aria-current] {
                background: color-mix(in srgb, var(--highlight) 26%, transparent);
                font-weight: 600;
            }
            .later button:not([aria-current]),
            button.later {
                color: var(--ink-soft);
            }
            .empty {
                max-inline-size: 56ch;
                margin: 0;
                padding: var(--space-2) var(--space-1);
                color: var(--ink-soft);
            }
            .empty a {
                color: var(--accent);
                font-weight: 500;
            }
            @container (max-width: 330px) {
                .round {
                    grid-template-columns: 1.6em repeat(var(--players), minmax(0, 1fr));
                }
                button {
                    padding-inline: var(--space-1);
                    font-size: 0.75rem;
                }
            }
            @media (pointer: coarse) {
                button {
                    min-block-size: 40px;
                }
            }
        `,
    ];

    constructor() {
        super();
        /** @type {GameState | null} */
        this.state = null;
        /** @type {string[]} */
        this.players = [];
        /** @type {import("./controller.js").Controller} */
        this.controller = given;
        /** @type {import("../i18n/t.js").Translate} */
        this.t = given;
    }

    render() {
        const { state, players, t } = this;
        if (!state || players.length === 0) return html``;
        if (state.length === 0) {
            const name = t(`game.${state.game}`);
            return html`<p class="empty">${t(`aim.${state.game}`)}
                <a href=${`rules/${state.game}.html`}>${t("help.rules", { game: name })}</a></p>`;
        }
        const columns = styleMap({ "--players": String(players.length) });
        return html`<ol aria-label=${t("list.title")} style=${columns} @keydown=${this.keyed}>
            ${rounds(state, players.length).map(
                (round, index) => html`<li class="round">
                <span class="number">${t.number(index + 1)}</span>
                ${round.map((entry) => (entry ? this.entry(state, entry) : html`<span></span>`))}
            </li>`,
            )}
        </ol>`;
    }

    /**
     * @param {GameState} state
     * @param {{ply: number, player: number, text: string}} entry
     */
    entry(state, { ply, player, text }) {
        const { t, players, controller } = this;
        const current = ply === state.ply;
        const name = playerName(t, players, player);
        const short = shortAction(t, text);
        // At the start nothing is current; the first entry then takes the Tab key.
        const stop = current || (state.ply === 0 && ply === 1);
        return html`<button type="button" data-ply=${ply} class=${ply > state.ply ? "later" : ""}
            tabindex=${stop ? 0 : -1} aria-current=${current ? "step" : nothing}
            aria-label=${t("list.entry", { player: name, action: short })} title=${short}
            @click=${() => controller.goTo(ply)}>${short}</button>`;
    }

    /** @param {KeyboardEvent} event */
    async keyed(event) {
        const { state, controller, players } = this;
        const from = Number(/** @type {HTMLElement} */ (event.target).dataset.ply);
        if (!state || !from) return;
        const forward = this.t.language.direction === "rtl" ? -1 : 1;
        const target = {
            ArrowRight: from + forward,
            ArrowLeft: from - forward,
            ArrowDown: from + players.length,
            ArrowUp: from - players.length,
            Home: 1,
            End: state.length,
        }[event.key];
        if (target === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        const ply = Math.min(Math.max(target, 1), state.length);
        await controller.goTo(ply);
        await this.updateComplete;
        this.button(ply)?.focus();
    }

    /** @param {number} ply @returns {HTMLElement | null} */
    button(ply) {
        return this.renderRoot.querySelector(`[data-ply="${ply}"]`);
    }

    connectedCallback() {
        super.connectedCallback();
        this.sizes = new ResizeObserver(() => this.keepInSight());
        this.sizes.observe(this);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.sizes?.disconnect();
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    updated(changed) {
        const before = /** @type {GameState | null | undefined} */ (changed.get("state"));
        if (before?.ply !== this.state?.ply || before?.length !== this.state?.length) this.keepInSight();
    }

    /** Only this box scrolls; `scrollIntoView` would move the page too. */
    keepInSight() {
        if (!this.state) return;
        const entry = this.button(this.state.ply);
        if (!entry) return this.scrollTo(0, 0);
        const [box, place] = [this.getBoundingClientRect(), entry.getBoundingClientRect()];
        const above = place.top - box.top;
        const below = place.bottom - box.bottom;
        if (above < 0 || below > 0) this.scrollBy(0, above < 0 ? above : below);
    }
}

customElements.define("quintet-moves", MovesPart);
