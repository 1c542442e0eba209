import { ModelElement } from "../ui/model-element.js";
import { given } from "../ui/page-element.js";

/**
 * @import { Controller } from "../game/controller.js"
 * @import { Model } from "../game/model.js"
 * @import { Link } from "../record/link.js"
 * @import { PropertyDeclarations } from "lit"
 */

/**
 * Asks the page to open a drawer.
 * @param {EventTarget} from
 * @param {string} name  as in `play/drawers/index.js`
 * @param {unknown} [subject]  passed to the drawer
 */
export function askForDrawer(from, name, subject = null) {
    from.dispatchEvent(new CustomEvent("quintet-drawer", { detail: { name, subject }, bubbles: true, composed: true }));
}

/** Reports that a drawer has finished and can be closed. @param {EventTarget} from */
export function closeDrawer(from) {
    from.dispatchEvent(new Event("quintet-done", { bubbles: true, composed: true }));
}

/** Passes the contents of an opened link to the page. @param {EventTarget} from @param {Link} link */
export function tellLink(from, link) {
    from.dispatchEvent(new CustomEvent("quintet-link", { detail: link, bubbles: true, composed: true }));
}

/**
 * What a review of the game starts with: values of positions that are known already, and the player whose mistakes to
 * practise when it is complete.
 * @typedef {{values?: Map<string, any>, practise?: number}} ReviewWanted
 */

/**
 * Asks the page to open the analysis.
 * @param {EventTarget} from
 * @param {ReviewWanted | "setup" | null} [first]  if the game is to be reviewed, or a position set up
 */
export function askForAnalysis(from, first = null) {
    from.dispatchEvent(new CustomEvent("quintet-analyse", { detail: first, bubbles: true, composed: true }));
}

/**
 * Base class of elements that show a game.
 *
 * @extends {ModelElement<Model>}
 */
export class PanelElement extends ModelElement {
    /** @type {PropertyDeclarations} */
    static properties = { controller: { attribute: false } };

    constructor() {
        super("controller");
        /** @type {Controller} */
        this.controller = given;
    }
}
