/**
 * Tokens that are placed from a hand: a tray for each player, the second player's above the board, the first's below.
 *
 * @typedef {import("../board.js").QuintetBoard} QuintetBoard
 * @typedef {import("../../engine/protocol.js").HandItem} HandItem
 */
import { html, nothing } from "lit";
import "../drawings.js";
import { dropOn, pickedOf, pressHand } from "../interaction.js";
import { pictureOfToken } from "../layers/definitions.js";

export class Hands {
    /** @param {QuintetBoard} board */
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
        const name = board.t("board.handItem", { kind: board.t(`kind.${kind}`), count });
        return html`
            <button type="button" class="hand-item ${count ? "" : "spent"}" data-kind=${kind} aria-pressed=${picked} aria-label=${name}
                aria-disabled=${!playable}
                @pointerdown=${(/** @type {PointerEvent} */ event) => playable && this.down(event, kind)}
                @pointermove=${(/** @type {PointerEvent} */ event) => this.move(event)}
                @pointerup=${(/** @type {PointerEvent} */ event) => this.up(event)}
                @click=${(/** @type {MouseEvent} */ event) => playable && event.detail === 0 && this.pick(kind, true)}>
                ${pictureOfToken(board.players, player, kind)}
                ${count > 1 ? html`<span class="count">${board.t.number?.(count) ?? count}</span>` : nothing}
            </button>`;
    }

    /** @param {string} kind @param {boolean} [onward]  by keyboard: the focus goes on to where it may be placed */
    pick(kind, onward = false) {
        const { choices, input } = this.board;
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
