import { ModelElement } from "../ui/model-element.js";
import { given } from "../ui/page-element.js";

/**
 * Base class of the parts of the arena. A part passes the reader's input to the arena.
 *
 * @typedef {import("./arena-model.js").ArenaModel} ArenaModel
 * @typedef {import("./arena.js").Arena} Arena
 *
 * @extends {ModelElement<ArenaModel>}
 */
export class ArenaElement extends ModelElement {
    /** @type {import("lit").PropertyDeclarations} */
    static properties = { arena: { attribute: false } };

    /** @type {(keyof ArenaModel)[]} */
    static sees = [];

    constructor() {
        super("arena");
        /** @type {Arena} */
        this.arena = given;
    }
}
