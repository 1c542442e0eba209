/**
 * `<quintet-friend>`: the drawer to play with someone on another device. One page of it is shown at a time.
 *
 * `subject`: a link that needs a decision (`Judged`), or the page to begin with.
 */

import { html } from "lit";
import "./join-element.js";
import "./letter-element.js";
import "./live-element.js";
import "./new-element.js";
import { FriendElement } from "./friend-element.js";
import "./send-element.js";
import "./start-element.js";
import { friendStyles } from "./styles.js";

export class FriendDrawer extends FriendElement {
    static properties = { subject: { attribute: false }, page: { state: true } };

    static styles = friendStyles;

    constructor() {
        super();
        /** @type {any} */
        this.subject = null;
        this.page = "";
        /** What the page shown is about. @type {any} */
        this.about = null;
        this.addEventListener("quintet-turn", (event) => {
            const { page, subject } = /** @type {CustomEvent} */ (event).detail;
            Object.assign(this, { page, about: subject });
            // The drawer shows the top of the page, and its heading takes the focus.
            this.updateComplete.then(() => /** @type {any} */ (this.closest("quintet-drawer"))?.show());
        });
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        if (changed.has("subject")) Object.assign(this, { page: this.first(), about: this.subject });
    }

    /** The page to begin with. */
    first() {
        const { subject, friends } = this;
        if (subject?.page) return subject.page;
        if (subject?.verdict) return "letter";
        if (friends.session?.live) return "live";
        return friends.session ? "send" : "start";
    }

    render() {
        const { app, friends, page, about, t } = this;
        switch (page) {
            case "new":
                return html`<quintet-friend-new data-page .app=${app} .friends=${friends} .live=${Boolean(about?.live)}></quintet-friend-new>`;
            case "send":
                return html`<quintet-friend-send data-page .app=${app} .friends=${friends}></quintet-friend-send>`;
            case "live":
                return html`<quintet-friend-live data-page .app=${app} .friends=${friends}></quintet-friend-live>`;
            case "join":
                return html`<quintet-friend-join data-page .app=${app} .friends=${friends} .code=${about?.code ?? ""}></quintet-friend-join>`;
            case "passed":
                return html`<p data-page role="status">${t(about?.taken ? "friend.live.passedOn" : "friend.live.notTaken")}</p>`;
            case "letter":
                return html`<quintet-friend-letter data-page .app=${app} .friends=${friends} .judged=${about}></quintet-friend-letter>`;
            default:
                return html`<quintet-friend-start data-page .app=${app} .friends=${friends}></quintet-friend-start>`;
        }
    }
}

customElements.define("quintet-friend", FriendDrawer);
