/**
 * `<quintet-friend-network>`: whether the devices are in the same network, or a STUN server tells them their addresses.
 * No server is asked before the reader names one.
 *
 * Event: `change` when the choice has changed.
 */
import { html, nothing } from "lit";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { shared } from "../../ui/styles.js";
import { isStun } from "../live/transport/rtc.js";
import { FriendElement } from "./friend-element.js";
import { friendStyles } from "./styles.js";

export class FriendNetwork extends FriendElement {
    static properties = { far: { state: true }, wrong: { state: true } };

    static styles = [shared, itemStyles, friendStyles];

    constructor() {
        super();
        /** @type {boolean | null} */
        this.far = null;
        this.wrong = false;
    }

    willUpdate() {
        this.far ??= this.friends.stun !== "";
    }

    render() {
        const { t, far, friends } = this;
        const choice = (/** @type {boolean} */ value, /** @type {string} */ key) => html`<label class="row">
            <span>${t(`friend.network.${key}`)}</span>
            <input type="radio" name="network" value=${key} .checked=${far === value} @change=${() => this.choose(value)} />
        </label>`;
        return html`<fieldset><legend>${t("friend.network.title")}</legend>
            ${choice(false, "near")} ${choice(true, "far")}
            ${
                far
                    ? html`<label class="field"><span>${t("friend.network.server")}</span>
                <input type="text" data-do="stun" dir="ltr" autocapitalize="off" spellcheck="false" .value=${friends.stun}
                    aria-invalid=${String(this.wrong)} @change=${(/** @type {Event & {target: HTMLInputElement}} */ event) => this.name(event.target.value.trim())} /></label>
                <p class="soft">${t("friend.network.note")}</p>
                ${this.wrong ? html`<p class="problem" role="alert">${t("friend.network.wrong")}</p>` : nothing}`
                    : nothing
            }</fieldset>`;
    }

    /** @param {boolean} far */
    choose(far) {
        this.far = far;
        this.wrong = false;
        if (!far && this.friends.stun) this.set("");
    }

    /** @param {string} server */
    name(server) {
        this.wrong = server !== "" && !isStun(server);
        if (!this.wrong) this.set(server);
    }

    /** @param {string} server */
    set(server) {
        this.friends.setStun(server);
        this.dispatchEvent(new Event("change"));
    }
}

customElements.define("quintet-friend-network", FriendNetwork);
