import { given, PageElement } from "../ui/page-element.js";

/**
 * @import { Facts, Filter } from "./facts.js"
 * @import { Results } from "./results.js"
 * @import { PropertyDeclarations } from "lit"
 */

/**
 * Base class of the parts of a report.
 *
 * Events, which bubble to `<quintet-report>`: `quintet-report-open` {game, ply, better} opens a game as a replay;
 * `quintet-report-filter` {filter} chooses which games the list shows.
 */
export class ReportElement extends PageElement {
    /** @type {PropertyDeclarations} */
    static properties = {
        results: { attribute: false },
        facts: { attribute: false },
        printing: { attribute: false },
    };

    constructor() {
        super();
        /** @type {Results} */
        this.results = given;
        /** @type {Facts} */
        this.facts = given;
        /** Whether the page is being printed: lists then show everything. */
        this.printing = false;
    }

    /** @param {number} game  its place in the results @param {number} ply @param {string} [better] */
    openGame(game, ply, better = "") {
        this.tell("quintet-report-open", { game, ply, better });
    }

    /** @param {Partial<Filter>} filter */
    showGames(filter) {
        this.tell("quintet-report-filter", { filter });
    }

    /** @param {string} name @param {object} detail */
    tell(name, detail) {
        this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }
}
