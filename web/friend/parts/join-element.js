/** `<quintet-friend-join>`: a peer's way to the table: the invitation, then the answer to send back. */
import { html, nothing } from "lit";
import { closeDrawer } from "../../widgets/panel-element.js";
import { LivePeer } from "../live/peer.js";
import { readCode } from "../live/transport/pairing.js";
import { canConnect } from "../live/transport/rtc.js";
import "./code-element.js";
import "./network-element.js";
import { FriendElement } from "./friend-element.js";

/**
 * @import { Code } from "../live/transport/pairing.js"
 */

export class FriendJoin extends FriendElement {
    static properties = {
        code: { attribute: false },
        step: { state: true },
    };

    constructor() {
        super();
        this.code = "";
        /** @type {"asked" | "making" | "answered"} */
        this.step = "asked";
        /** What the code says. @type {Code | null} */
        this.offer = null;
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        if (changed.has("code")) this.read();
        const { live } = this.friends;
        const there = this.step === "answered" && live instanceof LivePeer && live.connected && live.view;
        if (there) this.updateComplete.then(() => closeDrawer(this));
    }

    read() {
        Object.assign(this, { step: "asked", problem: "", offer: null });
        try {
            this.offer = readCode(this.code);
        } catch (error) {
            this.problem = /** @type {any} */ (error).problem?.key ?? "friend.bad.code";
        }
    }

    render() {
        const { t, app, friends, step, problem } = this;
        if (!canConnect()) return html`<p role="alert">${t("friend.live.cannot")}</p>`;
        if (problem) return html`<p class="problem" role="alert">${t(problem)}</p>`;
        if (step === "making") return html`<p role="status">${t("friend.live.making")}</p>`;
        if (step === "answered") {
            return html`<section><h3>${t("friend.live.sendBack")}</h3>
                <p>${t("friend.live.sendBackHow")}</p>
                <quintet-friend-code .app=${app} .friends=${friends} name="answer" .code=${friends.answer}></quintet-friend-code>
            </section>`;
        }
        return html`<section><p>${this.invitation()}</p></section>
            <section>
                <quintet-friend-network .app=${app} .friends=${friends}></quintet-friend-network>
                <p class="soft">${t("friend.privacy.live")}</p>
                <button type="button" class="button primary start" data-do="join" @click=${this.join}>${t("friend.live.join")}</button>
            </section>`;
    }

    /** Who is invited to what. */
    invitation() {
        const { t, model, offer } = this;
        const spec = model.games.find(({ id }) => id === offer?.kind);
        if (!spec || !offer) return nothing;
        const game = t(`game.${spec.id}`);
        if (offer.player === null) return t("friend.live.invitedWatch", { game });
        return t("friend.live.invited", { game, player: t(`player.${spec.players[offer.player]}`) });
    }

    async join() {
        this.step = "making";
        try {
            await this.friends.join(this.code);
            this.step = "answered";
        } catch (error) {
            this.problem = /** @type {any} */ (error).problem?.key ?? "friend.live.noOffer";
        }
    }
}

customElements.define("quintet-friend-join", FriendJoin);
