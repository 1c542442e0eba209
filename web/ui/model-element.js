import { given, PageElement, take } from "./page-element.js";

/** @import { PropertyDeclarations } from "lit" */

/**
 * Base class of parts that show the page's model. A part with `sees` renders only when one of these fields of the model
 * has changed, because searches and running games change the model often.
 * @template Model
 */
export class ModelElement extends PageElement {
    /** @type {PropertyDeclarations} */
    static properties = { model: { attribute: false } };

    /** The fields of the model that this part shows; by default all. @type {PropertyKey[] | null} */
    static sees = null;

    /** @param {string} commander  the property with what passes the reader's input on */
    constructor(commander) {
        super();
        /** @type {Model} */
        this.model = given;
        take(this, "model", "model");
        take(this, "commands", commander);
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    shouldUpdate(changed) {
        // The page has removed this part: the new model may lack what it shows.
        if (!this.isConnected) return false;
        const before = /** @type {any} */ (changed.get("model"));
        const { sees } = /** @type {typeof ModelElement} */ (this.constructor);
        if (!before || changed.size > 1 || !sees) return true;
        return sees.some((name) => before[name] !== /** @type {any} */ (this.model)[name]);
    }
}
