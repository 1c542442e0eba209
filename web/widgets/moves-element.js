/**
 * `<quintet-moves>`: the actions of the game in rounds, one column for each player. An entry leads to the position
 * after it. The list is one stop for the Tab key; arrow keys move inside. It scrolls in its own box and keeps the
 * current entry visible.
 *
 * Event: `quintet-look` with the action under the pointer or focus, or null when it leaves.
 */
import { css, html, nothing } from "lit";
import { ownColours, playerToken, tokenStyles } from "../board/drawing/player-token.js";
import { actionName } from "../board/naming.js";
import { KnownActions } from "../game/lines/known-actions.js";
import { actionEntry, spokenAction, takenMark, withTaken } from "../game/sentences/action-texts.js";
import { playerName } from "../game/sentences/game-sentences.js";
import { moverAt } from "../game/turns.js";
import { watchSize } from "../ui/connected.js";
import { given, PageElement } from "../ui/page-element.js";
import { desk, tall } from "../ui/styles.js";
import { previewListeners } from "./boards/action-preview.js";

/**
 * @import { ActionView, BoardLayout, GameState, Player } from "../engine/protocol.js"
 * @import { Controller } from "../game/controller.js"
 */

/**
 * Returns the actions of a game in rounds, one column for each player in the order of play, `null` if the player has no
 * action in the round. `ply` is the position after the action.
 * @param {GameState} state
 * @param {number} playerCount
 * @returns {({ply: number, player: Player} | null)[][]}
 */
function rounds(state, playerCount) {
    const first = moverAt(state, 0, playerCount);
    /** @type {({ply: number, player: Player} | null)[][]} */
    const all = [];
    state.actions.forEach((_, index) => {
        const column = (first + index) % playerCount;
        if (index === 0 || column === 0) all.push(Array(playerCount).fill(null));
        all[all.length - 1][column] = { ply: index + 1, player: column };
    });
    return all;
}

export class MovesElement extends PageElement {
    static properties = {
        state: { attribute: false },
        layout: { attribute: false },
        players: { attribute: false },
        controller: { attribute: false },
    };

    static styles = [
        tokenStyles,
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
                background: var(--paper-sunken);
                box-shadow: inset 0 0 0 var(--stroke) var(--accent);
            }
            /* Whose column it is: a bar in each colour, beside a board the piece with its mark. */
            .heads {
                display: var(--list-heads, grid);
                position: sticky;
                z-index: 1;
                inset-block-start: 0;
                margin-block-end: 2px;
                border-radius: 0;
                background: var(--heads, var(--paper));
            }
            .head {
                block-size: 4px;
                margin-inline: var(--space-2);
                border-radius: 2px;
                background: var(--own);
                forced-color-adjust: none;
                box-shadow: 0 0 0 var(--stroke) color-mix(in srgb, var(--ink) 22%, transparent);
            }
            .head .token {
                display: none;
                inline-size: 16px;
                block-size: 16px;
            }
            @media ${desk} and ${tall} {
                .heads {
                    padding-block: var(--space-1);
                }
                .head {
                    block-size: auto;
                    background: none;
                    box-shadow: none;
                }
                .head .token {
                    display: block;
                }
            }
            .later button:not([aria-current]),
            button.later {
                color: var(--ink-soft);
            }
            @container (max-width: 330px) {
                .round {
                    grid-template-columns: 1.6em repeat(var(--players), minmax(0, 1fr));
                }
                button {
                    padding-inline: var(--space-1);
                    font-size: var(--text-tiny);
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
        /** @type {BoardLayout | null} */
        this.layout = null;
        /** @type {string[]} */
        this.players = [];
        this.known = new KnownActions(
            (record) => this.controller.engine.describe(record),
            () => this.requestUpdate(),
        );
        /** @type {Controller} */
        this.controller = given;
        this.looking = previewListeners((target) => this.look(target));
        /** The ply of the entry under the pointer or focus, or 0. */
        this.looked = 0;
        watchSize(this, () => this.keepInSight());
    }

    render() {
        const { state, players, t } = this;
        if (!state || players.length === 0) return html``;
        if (state.lastAction) {
            this.known.note({ ...state, actions: state.actions.slice(0, state.ply) }, state.lastAction);
        }
        const views = this.known.along(state);
        const { pointed, focused, left } = this.looking;
        const columns = `--players: ${players.length}`;
        return html`<ol aria-label=${t("list.title")} style=${columns} @keydown=${this.keyed}
            @pointerover=${pointed} @pointerleave=${left} @focusin=${focused} @focusout=${left}>
            <li class="round heads" aria-hidden="true"><span></span>${players.map(
                (_, player) =>
                    html`<span class="head" style=${ownColours(players, player)}>${playerToken(players, player)}</span>`,
            )}</li>
            ${rounds(state, players.length).map(
                (round, index) => html`<li class="round">
                <span class="number">${t.number(index + 1)}</span>
                ${round.map((entry) => (entry ? this.entry(state, entry, views[entry.ply - 1]) : html`<span></span>`))}
            </li>`,
            )}
        </ol>`;
    }

    /** @param {GameState} state @param {{ply: number, player: number}} entry @param {ActionView | null} view */
    entry(state, { ply, player }, view) {
        const { t, players, layout, controller } = this;
        const current = ply === state.ply;
        const name = playerName(t, players, player);
        const spoken = withTaken(t, spokenAction(t, this, view), view);
        // At the start no entry is current, so the first one takes the Tab key.
        const stop = current || (state.ply === 0 && ply === 1);
        return html`<button type="button" data-ply=${ply} class=${ply > state.ply ? "later" : ""}
            tabindex=${stop ? 0 : -1} aria-current=${current ? "step" : nothing}
            aria-label=${t("list.entry", { player: name, action: spoken })} title=${view ? actionName(view, this, t) : nothing}
            @click=${() => controller.goTo(ply)}>${actionEntry(t, layout, view)}${takenMark(t, view)}</button>`;
    }

    /** @param {Element | null} target  an element in an entry, or null */
    look(target) {
        const entry = target?.closest("[data-ply]");
        const ply = Number(/** @type {HTMLElement | null} */ (entry)?.dataset.ply ?? 0);
        if (ply === this.looked) return;
        this.looked = ply;
        const detail = ply && this.state ? this.known.along(this.state)[ply - 1] : null;
        this.dispatchEvent(new CustomEvent("quintet-look", { detail }));
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

    disconnectedCallback() {
        super.disconnectedCallback();
        this.look(null);
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    updated(changed) {
        const before = /** @type {GameState | null | undefined} */ (changed.get("state"));
        // A new list at the start of the game is already scrolled to the top.
        if (!before && this.state?.ply === 0) return;
        if (before?.ply === this.state?.ply && before?.length === this.state?.length) return;
        // Scroll in the next frame: by then the other parts have changed, and the page is laid out anyway.
        requestAnimationFrame(() => this.keepInSight());
    }

    /**
     * Scrolls the current entry into view, and whole rounds above it. Scrolls only this box; `scrollIntoView` would
     * move the page too.
     */
    keepInSight() {
        if (!this.state) return;
        const entry = this.button(this.state.ply);
        if (!entry) return this.scrollTo(0, 0);
        const { style, children, offsetTop } = /** @type {HTMLElement} */ (entry.closest("ol"));
        style.paddingBlockEnd = "";
        const [box, place] = [this.getBoundingClientRect(), entry.getBoundingClientRect()];
        const heads = /** @type {HTMLElement} */ (children[1]).offsetTop - offsetTop;
        // Less than a round stays free at the end.
        const rest = (box.height - heads) % place.height;
        style.paddingBlockEnd = `${rest}px`;
        const above = place.top - box.top - heads;
        const below = place.bottom - box.bottom + rest;
        this.scrollBy(0, above < 0 ? above : Math.max(0, below));
    }
}

customElements.define("quintet-moves", MovesElement);
