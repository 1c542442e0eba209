/**
 * `<quintet-friend-network>`: whether the devices are in the same network, or a STUN server tells them their addresses.
 * No server is asked before the reader names one.
 *
 * Event: `change` when the choice has changed.
 */
import { html, nothing } from "lit";
import { choices, problemLine, text } from "../../ui/forms/fields.js";
import { isStun } from "../live/transport/rtc.js";
import { FriendElement } from "./friend-element.js";

export class FriendNetwork extends FriendElement {
    static properties = { far: { state: true }, wrong: { state: true } };

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
        const places = /** @type {const} */ (["near", "far"]).map(
            (place) => /** @type {[string, string]} */ ([place, t(`friend.network.${place}`)]),
        );
        return html`<fieldset><legend>${t("friend.network.title")}</legend>
            ${choices("network", places, far ? "far" : "near", (place) => this.choose(place === "far"))}
            ${
                far
                    ? text({
                          id: "stun",
                          name: "stun",
                          label: t("friend.network.server"),
                          stack: true,
                          help: t("friend.network.note"),
                          problem: this.wrong ? problemLine(t("friend.network.wrong")) : "",
                          code: true,
                          value: friends.stun,
                          change: (server) => this.name(server.trim()),
                      })
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
