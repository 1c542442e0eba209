import { ModelPart } from "../ui/model-part.js";
import { given } from "../ui/part.js";

/**
 * Base class of the parts of the arena. A part passes the reader's input to the arena.
 *
 * @typedef {import("./arena-model.js").ArenaModel} ArenaModel
 * @typedef {import("./arena.js").Arena} Arena
 *
 * @extends {ModelPart<ArenaModel>}
 */
export class ArenaPart extends ModelPart {
    static properties = { arena: { attribute: false } };

    /** @type {(keyof ArenaModel)[]} */
    static sees = [];

    constructor() {
        super();
        /** @type {Arena} */
        this.arena = given;
    }
}
