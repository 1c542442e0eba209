import { LitElement } from "lit";
import { given } from "../ui/part.js";
import { isOver, specOf } from "./analysis-model.js";

/**
 * Base class of the parts of the analysis. A part shows the model and passes the reader's input to the analysis. The
 * search changes the model ten times a second, so that a part renders only when a field in `sees` has changed.
 *
 * @typedef {import("./analysis-model.js").AnalysisModel} AnalysisModel
 * @typedef {import("./analysis.js").Analysis} Analysis
 */
export class AnalysisPart extends LitElement {
    static properties = { model: { attribute: false }, analysis: { attribute: false }, t: { attribute: false } };

    /** The fields of the model that this part shows. @type {(keyof AnalysisModel)[]} */
    static sees = [];

    constructor() {
        super();
        /** @type {AnalysisModel} */
        this.model = given;
        /** @type {Analysis} */
        this.analysis = given;
        /** @type {import("../i18n/t.js").Translate} */
        this.t = given;
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    shouldUpdate(changed) {
        const before = /** @type {AnalysisModel | undefined} */ (changed.get("model"));
        if (!before || changed.size > 1) return true;
        const { sees } = /** @type {typeof AnalysisPart} */ (this.constructor);
        return sees.some((name) => before[name] !== this.model[name]);
    }

    /** Whether the game is over in the position shown, or no position is there yet. */
    get over() {
        const { state } = this.model;
        return !state || isOver(state);
    }

    get players() {
        return specOf(this.model)?.players ?? [];
    }

    /** The data that names of cells and tokens depend on. @returns {import("../board/naming.js").Setting} */
    get setting() {
        return { layout: this.model.layout, players: this.players };
    }

    /** The engine's description of a legal action in the position shown, or null. @param {string} text */
    legalAction(text) {
        return this.model.state?.legal.find((action) => action.text === text) ?? null;
    }
}
