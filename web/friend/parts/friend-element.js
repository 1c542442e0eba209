/** Base class of the bar and of the parts of the drawer: each follows the game on the board and the sessions. */
import { LitElement } from "lit";
import { problemLine, text } from "../../ui/forms/fields.js";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { given } from "../../ui/page-element.js";
import { follow } from "../../ui/store.js";
import { shared } from "../../ui/styles.js";
import { friendStyles } from "./styles.js";

/**
 * @import { Key } from "../../i18n/keys.js"
 * @import { App, Friends } from "../friends.js"
 * @import { CSSResultGroup, PropertyDeclarations } from "lit"
 */

export class FriendElement extends LitElement {
    /** @type {PropertyDeclarations} */
    static properties = { app: { attribute: false }, friends: { attribute: false }, problem: { state: true } };

    /** @type {CSSResultGroup} */
    static styles = [shared, itemStyles, friendStyles];

    constructor() {
        super();
        /** @type {App} */
        this.app = given;
        /** @type {Friends} */
        this.friends = given;
        /** The problem with the text of the field. @type {Key | ""} */
        this.problem = "";
        follow(
            this,
            () => this.friends,
            () => this.requestUpdate(),
        );
        follow(
            this,
            () => this.friends.store,
            () => this.requestUpdate(),
        );
    }

    get t() {
        return this.app.t;
    }

    get model() {
        return this.friends.store.value;
    }

    get controller() {
        return this.friends.controller;
    }

    /** A field for a link or a code. @param {string} name @param {string} label */
    pasteField(name, label) {
        const problem = this.problem ? problemLine(this.t(this.problem)) : "";
        const typed = () => {
            this.problem = "";
        };
        return text({ id: name, name, label, stack: true, problem, rows: 3, code: true, typed });
    }

    /** Shows another page of the drawer. @param {string} page @param {unknown} [subject] */
    turn(page, subject = null) {
        this.dispatchEvent(
            new CustomEvent("quintet-turn", { detail: { page, subject }, bubbles: true, composed: true }),
        );
    }
}
