import { LitElement } from "lit";
import { given } from "../app/part.js";
import { isOver, specOf } from "./lab-model.js";

/**
 * A part of the analysis: sees its model, speaks the reader's language, and hands what the reader does to the lab. The search
 * changes the model ten times a second: a part draws again only for what it looks at, its `sees`.
 *
 * @typedef {import("./lab-model.js").LabModel} LabModel
 * @typedef {import("./lab.js").Lab} Lab
 */
export class LabPart extends LitElement {
    static properties = { model: { attribute: false }, lab: { attribute: false }, t: { attribute: false } };

    /** What this part looks at. @type {(keyof LabModel)[]} */
    static sees = [];

    constructor() {
        super();
        /** @type {LabModel} */
        this.model = given;
        /** @type {Lab} */
        this.lab = given;
        /** @type {import("../i18n/t.js").Translate} */
        this.t = given;
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    shouldUpdate(changed) {
        const before = /** @type {LabModel | undefined} */ (changed.get("model"));
        if (!before || changed.size > 1) return true;
        const { sees } = /** @type {typeof LabPart} */ (this.constructor);
        return sees.some((name) => before[name] !== this.model[name]);
    }

    /** Whether nothing can be played in the position shown. */
    get over() {
        const { state } = this.model;
        return !state || isOver(state);
    }

    get players() {
        return specOf(this.model)?.players ?? [];
    }
}
