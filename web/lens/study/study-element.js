/**
 * Base class of what teaches with the lens: predictions, comparison, reasons of values, figures of the engine. Each is
 * loaded when a reader opens it, and brings its own words.
 */
import { lensMoreWords, withWords } from "../../i18n/catalogues.js";
import { addOwnWords } from "../../ui/connected.js";
import { LensElement } from "../lens-element.js";
import { sentenceNames } from "../sentences/names.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { PropertyDeclarations } from "lit"
 */

export class StudyElement extends LensElement {
    /** @type {PropertyDeclarations} */
    static properties = { words: { state: true } };

    constructor() {
        super();
        /** The translator with the words of these parts besides those of the page; null until they are loaded. */
        this.words = /** @type {Translate | null} */ (null);
        addOwnWords(this, (t) => this.load(t));
    }

    /** Adds the words that the part needs. @param {Translate} t */
    load(t) {
        return withWords(t, lensMoreWords);
    }

    /** What sentences call players and actions. */
    get names() {
        return sentenceNames(this.words ?? this.t, this.model, this.lens.names);
    }

    render() {
        return this.words ? this.content(this.words) : undefined;
    }

    /** What to show, once the words are there. @param {Translate} _t @returns {unknown} */
    content(_t) {
        return undefined;
    }
}
