/** `<quintet-code-position>`: the position that a test finds as `state`, as a small board. */
import { css, html, nothing } from "lit";
import "../../../board/board.js";
import { bestFit } from "../../../board/board-fit.js";
import { given, PageElement } from "../../../ui/page-element.js";

/**
 * @import { BoardLayout, GameRecord, GameState } from "../../../engine/protocol.js"
 * @import { CheckTools } from "../kinds.js"
 */

/** The room for the board, in pixels. */
const ROOM = { width: 220, height: 190 };

export class PositionElement extends PageElement {
    static properties = { tools: { attribute: false }, record: { attribute: false }, shown: { state: true } };

    static styles = css`
        :host {
            display: block;
            inline-size: ${ROOM.width}px;
            max-inline-size: 100%;
            block-size: ${ROOM.height}px;
        }
        div {
            display: grid;
            block-size: 100%;
        }
        quintet-board {
            pointer-events: none;
        }
    `;

    constructor() {
        super();
        /** @type {CheckTools} */
        this.tools = given;
        /** @type {GameRecord} */
        this.record = given;
        /** @type {{state: GameState, layout: BoardLayout} | null} */
        this.shown = null;
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        if (changed.has("record")) this.load();
    }

    /** Without an engine, the text of the test still names the position. */
    async load() {
        const { record } = this;
        const shown = await this.tools.engine.load(record).catch(() => null);
        if (record === this.record) this.shown = shown;
    }

    render() {
        const { t, shown, record, tools } = this;
        if (!shown) return nothing;
        const players = tools.games.find(({ id }) => id === record.game)?.players ?? [];
        const { orientation } = bestFit(shown.layout, ROOM, "off");
        return html`<div role="img" aria-label=${t("code.position", { game: t(`game.${record.game}`) })}><quintet-board still inert .layout=${shown.layout}
            .state=${shown.state} .players=${players} .orientation=${orientation} .t=${t}></quintet-board></div>`;
    }
}

customElements.define("quintet-code-position", PositionElement);
