/**
 * `<quintet-lens-board>`: the board at the node shown. Of a tree that someone typed in it shows the text, with the
 * place of the node.
 */
import { css, html, nothing } from "lit";
import "../../board/board.js";
import { bestFit } from "../../board/board-fit.js";
import { watchSize } from "../../ui/connected.js";
import { LensElement } from "../lens-element.js";
import { playersOf, shownNode, shownPath } from "../lens-model.js";
import { placeOf, writtenTree } from "../search/given-place.js";
import { shortNames } from "../sentences/names.js";

/** @import { LensModel } from "../lens-model.js" */

/** The least height of the part at which hands leave enough of the board, in pixels. */
const ROOM_FOR_HANDS = 420;

/** The height of the line below the board, in pixels. */
const PATH_HEIGHT = 28;

export class LensBoardElement extends LensElement {
    static properties = { fit: { state: true } };

    /** @type {(keyof LensModel)[]} */
    static sees = ["position", "step", "selected", "request", "games", "named"];

    static styles = css`
        :host {
            display: grid;
            grid-template-rows: minmax(0, 1fr) auto;
            min-block-size: 0;
            min-inline-size: 0;
        }
        .given {
            padding: var(--space-2) var(--space-3);
            overflow: auto;
            color: var(--ink-soft);
            font: 1rem / 1.9 var(--font-code);
            text-align: start;
            white-space: pre-wrap;
            overflow-wrap: anywhere;
        }
        mark {
            padding: 2px 3px;
            border-radius: var(--radius-small);
            outline: var(--stroke-strong) solid var(--accent);
            background: color-mix(in srgb, var(--accent) 14%, transparent);
            color: var(--ink);
            font-weight: 600;
        }
        .path {
            display: flex;
            flex-wrap: wrap;
            gap: 0 var(--space-2);
            align-items: center;
            min-block-size: 28px;
            padding-inline: var(--space-3);
            color: var(--ink-soft);
            font-size: var(--text-small);
        }
        .path .button {
            min-block-size: 28px;
            padding-inline: var(--space-2);
            font-size: inherit;
        }
    `;

    constructor() {
        super();
        this.fit = { orientation: 0, aspect: 0, labels: false };
        /** What the fit was made for. */
        this.fitted = "";
        /** Its size as it was observed: reading it anew for every step would lay out the page again. */
        this.size = { width: 0, height: 0 };
        watchSize(this, ({ width, height }) => {
            this.size = { width, height };
            this.requestUpdate();
        });
    }

    willUpdate() {
        const { position, request } = this.model;
        const room = { width: this.size.width, height: this.size.height - PATH_HEIGHT };
        const key = `${request.record?.game} ${JSON.stringify(request.record?.options)} ${room.width} ${room.height}`;
        if (!position || room.width <= 0 || room.height <= 0 || key === this.fitted) return;
        this.fitted = key;
        this.fit = bestFit(position.layout, room, "auto");
    }

    render() {
        const { model } = this;
        return html`${model.request.tree === undefined ? this.board() : this.given(model.request.tree)} ${this.path()}`;
    }

    board() {
        const { model, t, fit, size } = this;
        if (!model.position) return html`<p class="path">${t("lens.noBoard")}</p>`;
        const { state, layout } = model.position;
        return html`<quintet-board .layout=${layout} .orientation=${fit.orientation} .state=${state}
            ?still=${size.height < ROOM_FOR_HANDS} .players=${playersOf(model)} .interactive=${false} .coordinates=${fit.labels}></quintet-board>`;
    }

    /** @param {string} tree */
    given(tree) {
        const place = placeOf(writtenTree(tree), shownPath(this.model)) ?? { start: 0, end: 0 };
        const shown = shownNode(this.model) >= 0;
        const [before, here, after] = shown
            ? [tree.slice(0, place.start), tree.slice(place.start, place.end), tree.slice(place.end)]
            : [tree, "", ""];
        return html`<p class="given" dir="ltr" tabindex="0" role="region" aria-label=${this.t("lens.given")}>${before}${
            here ? html`<mark>${here}</mark>` : nothing
        }${after}</p>`;
    }

    /** The actions from the root to the node shown. */
    path() {
        const { model, t, lens } = this;
        const name = shortNames(t, model, lens.names);
        const path = shownPath(model);
        const chosen = model.selected >= 0;
        return html`<div class="path">${path.map((text) => html`<bdi dir="ltr">${name(text)}</bdi>`)}${
            chosen
                ? html`<button type="button" class="button" data-do="enter" @click=${() => lens.enter(model.selected)}>${t("lens.enter")}</button>`
                : nothing
        }</div>`;
    }
}

customElements.define("quintet-lens-board", LensBoardElement);
