/**
 * `<quintet-friend-code>`: a code as a link, as text and as a QR code. `name`: `join` or `answer`, as in the address.
 */
import { html, nothing } from "lit";
import { copyText } from "../../ui/browser/files.js";
import { icon } from "../../ui/more-icons.js";
import { FriendElement } from "./friend-element.js";

export class FriendCode extends FriendElement {
    static properties = {
        code: { attribute: false },
        name: {},
        picture: { state: true },
    };

    constructor() {
        super();
        this.code = "";
        this.name = "join";
        /** The QR code: undefined until it is drawn, null if the code is too long for one. @type {unknown} */
        this.picture = undefined;
    }

    get address() {
        const address = new URL(location.href);
        address.search = "";
        address.hash = `${this.name}=${this.code}`;
        return address.href;
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        if (changed.has("code")) this.draw();
    }

    async draw() {
        const { qrPicture } = await import("../../ui/links/qr.js");
        this.picture = qrPicture(this.address, this.t("friend.qr"), "L");
    }

    render() {
        const { t, code } = this;
        // Without its place, the picture would push the buttons away from under a finger.
        return html`${this.picture === undefined ? html`<div class="qr"></div>` : this.picture}
            <div class="acts">
                ${"share" in navigator ? html`<button type="button" class="button primary" data-do="share" @click=${this.share}>${icon("send")}${t("button.share")}</button>` : nothing}
                <button type="button" class="button ${"share" in navigator ? "" : "primary"}" data-do="copy" @click=${() => copyText(this.controller, this.address)}>${icon("link")}${t("shared.copyLink")}</button>
                <button type="button" class="button" data-do="copy-code" @click=${() => copyText(this.controller, code)}>${icon("copy")}${t("friend.copyCode")}</button>
            </div>
            <details><summary>${t("friend.showCode")}</summary><p dir="ltr" class="text">${code}</p></details>`;
    }

    async share() {
        // Cancelling the dialog is no error.
        await navigator.share({ title: this.t("app.name"), url: this.address }).catch(() => {});
    }
}

customElements.define("quintet-friend-code", FriendCode);
