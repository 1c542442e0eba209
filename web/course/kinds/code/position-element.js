/** `<quintet-code-position>`: the position that a test finds as `state`, as a small board. */
import { html } from "lit";
import { given, PageElement } from "../../../ui/page-element.js";
import { smallBoard, smallBoardStyles } from "../../../widgets/boards/small-board.js";

/**
 * @import { BoardLayout, GameRecord, GameState } from "../../../engine/protocol.js"
 * @import { CheckTools } from "../kinds.js"
 */

export class PositionElement extends PageElement {
    static properties = { tools: { attribute: false }, record: { attribute: false }, shown: { state: true } };

    static styles = smallBoardStyles;

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
        if (!shown) return html`<div></div>`;
        const players = tools.games.find(({ id }) => id === record.game)?.players ?? [];
        return smallBoard(shown, players, t("code.position", { game: t(`game.${record.game}`) }));
    }
}

customElements.define("quintet-code-position", PositionElement);
