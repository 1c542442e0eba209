/**
 * Tokens that are placed from a hand: a tray for each player, the second player's above the board, the first player's
 * below.
 */
import { css, html, nothing } from "lit";
import { drawingStyles } from "../drawing/drawings.js";
import { playerStyle } from "../drawing/player-marks.js";
import { dropOn, pickedOf, pressHand } from "../input/interaction.js";
import { tokenFace } from "../layers/definitions.js";
import { toolStyles } from "./tool-styles.js";

/**
 * @import { HandItem } from "../../engine/protocol.js"
 * @import { CapabilityContext } from "../context.d.ts"
 */

const styles = css`
    .hand {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1);
        justify-content: center;
        padding: var(--space-2);
        container-type: inline-size;
    }
    .hand-item { --size: min(var(--hand-item, 48px), var(--hand-fit, 48px));
        position: relative; inline-size: var(--size); block-size: calc(var(--size) + 4px);
        min-inline-size: 0; min-block-size: 0; border-color: transparent; background: none; touch-action: none; }
    .hand-item[aria-disabled="true"] { cursor: default; touch-action: auto; }
    .hand-item.blocked .token-picture { opacity: 0.5; }
    .hand-item.spent .token-picture { opacity: 0.2; }
    .hand-item:is(.blocked, .spent) .kind { color: var(--ink-soft); }
    .hand-item.hinted { border-color: var(--hint); box-shadow: inset 0 0 0 1px var(--hint); }
    .hand-item[aria-pressed="true"] { border-color: var(--target); background: color-mix(in srgb, var(--target) 18%, transparent); }
    .token-picture { --whole: var(--size, var(--hand-item, 48px)); inline-size: calc(var(--whole) - 4px); block-size: var(--whole); color: var(--own-ink); overflow: visible; }
    .hand-item .kind { display: none; }
    .hand-item .count {
        position: absolute;
        inset-block-end: 0;
        inset-inline-end: 0;
        min-inline-size: 17px;
        border-radius: 9px;
        background: var(--ink);
        color: var(--paper);
        font-size: 12px;
        font-weight: 600;
        line-height: 17px;
    }
    @container (min-width: 620px) {
        @media (min-height: 720px) {
            .hand-item { --size: 58px; inline-size: auto; min-inline-size: 74px; block-size: auto; padding-inline: var(--space-1); }
            .hand-item .kind { display: block; font-size: var(--text-tiny, 0.75rem); line-height: 1.2; }
            .hand-item .count { inset-block: 38px auto; inset-inline-end: calc(50% - 30px); }
        }
    }
    @media (max-width: 600px) {
        .hand { padding: var(--space-1); gap: 2px; }
        :host { --hand-item: 42px; }
        /* Seven and eight kinds stay in one row on a narrow phone. */
        .hand:has(> .hand-item:nth-child(7)) { --hand-fit: calc((100cqi - 13px) / 7); }
        .hand:has(> .hand-item:nth-child(8)) { --hand-fit: calc((100cqi - 15px) / 8); }
    }
`;

/**
 * Draws a token as a separate small picture, for trays.
 * @param {string[]} players
 * @param {number} player
 * @param {string} kind
 */
function pictureOfToken(players, player, kind) {
    return html`
        <svg class="token-picture" viewBox="-54 -60 108 122" aria-hidden="true" style=${playerStyle(players, player)}>
            <g class="body">${tokenFace(players, player, kind)}</g>
        </svg>`;
}

export class Hands {
    styles = [toolStyles, drawingStyles, styles];

    /** @param {CapabilityContext} board */
    constructor(board) {
        this.board = board;
        /** The kind being dragged, and whether it has left its place. */
        this.dragged = { kind: "", moved: false };
    }

    above() {
        const { players } = this.board;
        return players.slice(1).map((_, seat) => this.tray(seat + 1));
    }

    below() {
        return this.tray(0);
    }

    /** @param {number} player */
    tray(player) {
        const { board } = this;
        const items = board.state?.board.hands.filter((item) => item.player === player) ?? [];
        if (!items.length) return nothing;
        const name = board.t("board.hand", { player: board.t(`player.${board.players[player]}`) });
        return html`
            <div class="hand" role="group" aria-label=${name}
                @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && board.clearSelection()}>
                ${items.map((item) => this.item(item))}
            </div>`;
    }

    /** @param {HandItem} item */
    item({ player, kind, count }) {
        const { board } = this;
        const own = player === board.state?.toMove;
        const playable = own && board.choices.hands.has(kind);
        const picked = own && board.input.selection.hand === kind;
        const hinted = playable && board.marks.some(({ hand }) => hand === kind) ? "hinted" : "";
        const look = count ? (own && !playable ? "blocked" : "") : "spent";
        const name = board.t("board.handItem", { kind: board.t(`kind.${kind}`), count });
        return html`
            <button type="button" class="hand-item ${look} ${hinted}" data-kind=${kind} aria-pressed=${picked} aria-label=${name} title=${name}
                aria-disabled=${!playable}
                @pointerdown=${(/** @type {PointerEvent} */ event) => playable && this.down(event, kind)}
                @pointermove=${(/** @type {PointerEvent} */ event) => this.move(event)}
                @pointerup=${(/** @type {PointerEvent} */ event) => this.up(event)}
                @click=${(/** @type {MouseEvent} */ event) => {
                    if (playable && event.detail === 0) this.pick(kind, true);
                    else if (own && !playable) board.refuse({ hand: kind });
                }}>
                ${pictureOfToken(board.players, player, kind)}
                <span class="kind" aria-hidden="true">${board.t(`kind.${kind}`)}</span>
                ${count > 1 ? html`<span class="count">${board.t.number?.(count) ?? count}</span>` : nothing}
            </button>`;
    }

    /** @param {string} kind @param {boolean} [onward]  whether the focus moves to a target, after a key press */
    pick(kind, onward = false) {
        const { choices, input } = this.board;
        this.board.withdraw();
        input.take(pressHand(choices, input.selection, kind));
        const [target] = pickedOf(choices, input.selection).targets.keys();
        if (onward && target) this.board.focusCell(target);
    }

    /** @param {PointerEvent} event @param {string} kind */
    down(event, kind) {
        if (event.button !== 0) return;
        /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
        this.dragged = { kind, moved: false };
        this.pick(kind);
    }

    /** @param {PointerEvent} event */
    move(event) {
        const { input } = this.board;
        if (!this.dragged.kind || !event.buttons) return;
        const cell = input.cellAt(input.pointOf(event));
        if (cell && input.selection.hand !== this.dragged.kind) this.pick(this.dragged.kind);
        this.dragged.moved ||= cell !== "";
        input.hover(cell);
    }

    /** @param {PointerEvent} event */
    up(event) {
        const { choices, input } = this.board;
        const { moved } = this.dragged;
        this.dragged = { kind: "", moved: false };
        if (!moved) return;
        input.take(dropOn(choices, input.selection, input.cellAt(input.pointOf(event))));
        input.hover("");
    }
}
