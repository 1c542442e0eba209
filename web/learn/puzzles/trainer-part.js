import { LitElement } from "lit";
import { given } from "../../ui/part.js";
import { emptyTrainer, playersOf } from "./trainer-model.js";

/**
 * Base class of the parts of the trainer: a part shows the model and passes the reader's input to the trainer.
 *
 * @typedef {import("./trainer-model.js").TrainerModel} TrainerModel
 * @typedef {import("./trainer.js").Trainer} Trainer
 */
export class TrainerPart extends LitElement {
    static properties = { model: { attribute: false }, trainer: { attribute: false }, t: { attribute: false } };

    constructor() {
        super();
        /** @type {TrainerModel} */
        this.model = emptyTrainer();
        /** @type {Trainer} */
        this.trainer = given;
        /** @type {import("../../i18n/t.js").Translate} */
        this.t = given;
    }

    get players() {
        return playersOf(this.model);
    }

    /** What names of cells and tokens depend on. @returns {import("../../board/naming.js").Setting} */
    get setting() {
        return { layout: this.model.layout, players: this.players };
    }
}
