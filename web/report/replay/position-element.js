/**
 * `<quintet-report-position>`: a position as a small board. It keeps its place until it is drawn; if the game does not
 * replay, it says so.
 */
import { css, html } from "lit";
import { given, PageElement } from "../../ui/page-element.js";
import { smallBoard, smallBoardStyles } from "../../widgets/boards/small-board.js";

/**
 * @import { BoardLayout, GameState, Mark } from "../../engine/protocol.js"
 * @import { Results } from "../results.js"
 * @import { Positions } from "./positions.js"
 */

export class PositionElement extends PageElement {
    static properties = {
        results: { attribute: false },
        game: { attribute: false },
        ply: { attribute: false },
        marks: { attribute: false },
        positions: { attribute: false },
        label: { attribute: false },
        shown: { state: true },
        trouble: { state: true },
    };

    static styles = [
        smallBoardStyles,
        css`
            p {
                align-self: center;
                color: var(--warning);
                font-size: var(--text-small);
                overflow-wrap: anywhere;
            }
        `,
    ];

    constructor() {
        super();
        /** @type {Results} */
        this.results = given;
        this.game = 0;
        this.ply = 0;
        /** @type {Mark[]} */
        this.marks = [];
        /** @type {Positions} */
        this.positions = given;
        this.label = "";
        /** @type {{state: GameState, layout: BoardLayout} | null} */
        this.shown = null;
        this.trouble = "";
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        // Lists use their elements again for other games.
        const other = ["results", "game", "ply"].some((name) => changed.get(name) !== undefined);
        if (!other || (!this.shown && !this.trouble)) return;
        this.shown = null;
        this.trouble = "";
        queueMicrotask(() => this.draw());
    }

    /** Draws the position. Called by a `DrawingOrder`. */
    async draw() {
        const { results, game, ply, positions } = this;
        if (!this.isConnected || this.shown) return;
        try {
            const shown = await positions.at(results, game, ply);
            if (game === this.game && ply === this.ply && results === this.results) this.shown = shown;
        } catch (error) {
            this.trouble = this.t("report.noReplay", { reason: /** @type {Error} */ (error).message });
        }
        await this.updateComplete;
    }

    render() {
        const { shown, trouble, label, results, marks } = this;
        if (trouble) return html`<div><p>${trouble}</p></div>`;
        if (!shown) return html`<div></div>`;
        return smallBoard(shown, results.players, label, marks);
    }
}

customElements.define("quintet-report-position", PositionElement);
