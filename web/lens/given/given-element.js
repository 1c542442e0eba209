/** Base class of parts that work on a given tree. Each brings its own words. */
import { lensMoreWords, lensWords, sharedWords, treeWords, withWords } from "../../i18n/catalogues.js";
import { addOwnWords } from "../../ui/connected.js";
import { PageElement } from "../../ui/page-element.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { PropertyDeclarations } from "lit"
 */

export class GivenElement extends PageElement {
    /** @type {PropertyDeclarations} */
    static properties = { words: { state: true } };

    constructor() {
        super();
        /** The translator with the words of these parts; null until they are loaded. */
        this.words = /** @type {Translate | null} */ (null);
        addOwnWords(this, (t) => withWords(t, sharedWords, lensWords, lensMoreWords, treeWords));
    }

    render() {
        return this.words ? this.content(this.words) : undefined;
    }

    /** What to show, once the words are there. @param {Translate} _t @returns {unknown} */
    content(_t) {
        return undefined;
    }
}
