import { ModelElement } from "../ui/model-element.js";
import { given } from "../ui/page-element.js";
import { isOver, specOf } from "./analysis-model.js";

/**
 * @import { Setting } from "../board/naming.js"
 * @import { AnalysisModel } from "./analysis-model.js"
 * @import { Analysis } from "./analysis.js"
 * @import { PropertyDeclarations } from "lit"
 */

/**
 * Base class of the parts of the analysis. A part passes the reader's input to the analysis.
 *
 * @extends {ModelElement<AnalysisModel>}
 */
export class AnalysisElement extends ModelElement {
    /** @type {PropertyDeclarations} */
    static properties = { analysis: { attribute: false } };

    /** @type {(keyof AnalysisModel)[]} */
    static sees = [];

    constructor() {
        super("analysis");
        /** @type {Analysis} */
        this.analysis = given;
    }

    /** Whether the game is over in the position shown, or no position is there yet. */
    get over() {
        const { state } = this.model;
        return !state || isOver(state);
    }

    get players() {
        return specOf(this.model)?.players ?? [];
    }

    /** The data that names of cells and tokens depend on. @returns {Setting} */
    get setting() {
        return { layout: this.model.layout, players: this.players };
    }

    /** The engine's description of a legal action in the position shown, or null. @param {string} text */
    legalAction(text) {
        return this.model.state?.legal.find((action) => action.text === text) ?? null;
    }
}
