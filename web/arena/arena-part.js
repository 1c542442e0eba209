import { LitElement } from "lit";
import { given } from "../ui/part.js";

/**
 * Base class of the parts of the arena. A part shows the model and passes the reader's input to the arena. It renders
 * only when a field in `sees` has changed, because a running match changes the model often.
 *
 * @typedef {import("./arena-model.js").ArenaModel} ArenaModel
 * @typedef {import("./arena.js").Arena} Arena
 */
export class ArenaPart extends LitElement {
    /** @type {import("lit").PropertyDeclarations} */
    static properties = { model: { attribute: false }, arena: { attribute: false }, t: { attribute: false } };

    /** The fields of the model that this part shows. @type {(keyof ArenaModel)[]} */
    static sees = [];

    constructor() {
        super();
        /** @type {ArenaModel} */
        this.model = given;
        /** @type {Arena} */
        this.arena = given;
        /** @type {import("../i18n/t.js").Translate} */
        this.t = given;
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    shouldUpdate(changed) {
        const before = /** @type {ArenaModel | undefined} */ (changed.get("model"));
        if (!before || changed.size > 1) return true;
        const { sees } = /** @type {typeof ArenaPart} */ (this.constructor);
        return sees.some((name) => before[name] !== this.model[name]);
    }
}
