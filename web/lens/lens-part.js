import { LitElement } from "lit";
import { given } from "../ui/part.js";

/**
 * Base class of the parts of the lens. A part shows the model and passes the reader's input to the lens. Steps change
 * the model often, so that a part renders only when a field in `sees` has changed.
 *
 * @typedef {import("./lens-model.js").LensModel} LensModel
 * @typedef {import("./lens.js").Lens} Lens
 */
export class LensPart extends LitElement {
    /** @type {import("lit").PropertyDeclarations} */
    static properties = { model: { attribute: false }, lens: { attribute: false }, t: { attribute: false } };

    /** The fields of the model that this part shows. @type {(keyof LensModel)[]} */
    static sees = [];

    constructor() {
        super();
        /** @type {LensModel} */
        this.model = given;
        /** @type {Lens} */
        this.lens = given;
        /** @type {import("../i18n/t.js").Translate} */
        this.t = given;
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    shouldUpdate(changed) {
        const before = /** @type {LensModel | undefined} */ (changed.get("model"));
        if (!before || changed.size > 1) return true;
        const { sees } = /** @type {typeof LensPart} */ (this.constructor);
        return sees.some((name) => before[name] !== this.model[name]);
    }
}
