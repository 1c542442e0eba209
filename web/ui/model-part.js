import { LitElement } from "lit";
import { given } from "./part.js";

/**
 * Base class of parts that show a model, which their parent sets. A part with `sees` renders only when one of these
 * fields of the model has changed, because searches and running games change the model often.
 * @template Model
 */
export class ModelPart extends LitElement {
    /** @type {import("lit").PropertyDeclarations} */
    static properties = { model: { attribute: false }, t: { attribute: false } };

    /** The fields of the model that this part shows; by default all. @type {PropertyKey[] | null} */
    static sees = null;

    constructor() {
        super();
        /** @type {Model} */
        this.model = given;
        /** @type {import("../i18n/t.js").Translate} */
        this.t = given;
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    shouldUpdate(changed) {
        const before = /** @type {any} */ (changed.get("model"));
        const { sees } = /** @type {typeof ModelPart} */ (this.constructor);
        if (!before || changed.size > 1 || !sees) return true;
        return sees.some((name) => before[name] !== /** @type {any} */ (this.model)[name]);
    }
}
