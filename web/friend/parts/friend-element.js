/** Base class of the bar and of the parts of the drawer: each follows the game on the board and the sessions. */
import { LitElement } from "lit";
import { follow } from "../../ui/connected.js";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { given } from "../../ui/page-element.js";
import { shared } from "../../ui/styles.js";
import { friendStyles } from "./styles.js";

/**
 * @import { App, Friends } from "../friends.js"
 * @import { CSSResultGroup, PropertyDeclarations } from "lit"
 */

export class FriendElement extends LitElement {
    /** @type {PropertyDeclarations} */
    static properties = { app: { attribute: false }, friends: { attribute: false } };

    /** @type {CSSResultGroup} */
    static styles = [shared, itemStyles, friendStyles];

    constructor() {
        super();
        /** @type {App} */
        this.app = given;
        /** @type {Friends} */
        this.friends = given;
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

    /** Shows another page of the drawer. @param {string} page @param {unknown} [subject] */
    turn(page, subject = null) {
        this.dispatchEvent(
            new CustomEvent("quintet-turn", { detail: { page, subject }, bubbles: true, composed: true }),
        );
    }
}
