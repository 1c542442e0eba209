/** `<quintet-friend-live>`: who is at the table of a live game, and the codes that bring someone to it. */

import { html, nothing } from "lit";
import { ownColours, playerToken, tokenStyles } from "../../board/drawing/player-token.js";
import { AWAY } from "../../game/model.js";
import { icon } from "../../ui/more-icons.js";
import { menuItem } from "../../ui/panels/menu-item.js";
import { LiveHost } from "../live/host.js";
import { named } from "../mail/mail-sentences.js";
import "./code-element.js";
import "./network-element.js";
import { FriendElement } from "./friend-element.js";

/**
 * @import { Key } from "../../i18n/keys.js"
 * @import { Problem } from "../../ui/notices/problem.js"
 * @import { LivePeer } from "../live/peer.js"
 * @import { Invitation } from "../live/invitation.js"
 */

export class FriendLive extends FriendElement {
    static styles = [FriendElement.styles, tokenStyles];

    render() {
        const { live } = this.friends;
        if (!live) return nothing;
        return live instanceof LiveHost ? this.host(live) : this.peer(live);
    }

    /** @param {LiveHost} host */
    host(host) {
        const { t, friends, app } = this;
        const { invitation } = friends;
        const players = this.model.games.find(({ id }) => id === this.model.state?.game)?.players ?? [];
        return html`
            <section><h3>${t("friend.live.table")}</h3>
                <ul>${host.table.seats.map((seat, player) => (seat === AWAY ? this.seat(host, players, player) : nothing))}</ul>
                ${menuItem(
                    "watch",
                    icon("people"),
                    html`${t("friend.live.inviteSpectator")}${host.table.spectators ? html`<small>${t("friend.live.spectators", { count: host.table.spectators })}</small>` : nothing}`,
                    () => friends.invite(null),
                    { leads: true },
                )}
            </section>
            ${invitation ? this.invitation(invitation, host) : nothing}
            <section>
                <quintet-friend-network .app=${app} .friends=${friends} @change=${() => this.offerAgain()}></quintet-friend-network>
                ${this.privacy()}
                ${this.others("shelf", "friend.other")}
            </section>`;
    }

    /** An offer that is not answered yet is made again with the other choice. */
    offerAgain() {
        const { invitation } = this.friends;
        if (invitation && !invitation.accepted) this.friends.invite(invitation.player);
    }

    /** @param {LiveHost} host @param {string[]} players @param {number} player */
    seat(host, players, player) {
        const { t } = this;
        const peer = host.table.peerOf(player);
        const state = peer?.here ? "here" : peer ? "away" : "notHere";
        return html`<li class="entry seat" style=${ownColours(players, player)}>
            <span class="item">${playerToken(players, player)}<span>${named(t, host.label(player))}<small>${t(`friend.live.${state}`)}</small></span></span>
            ${peer?.here ? nothing : html`<button type="button" class="button" data-invite=${player} @click=${() => this.friends.invite(player)}>${t(peer ? "friend.bar.code" : "friend.bar.invite")}</button>`}
        </li>`;
    }

    /** @param {Invitation} invitation @param {LiveHost} host */
    invitation(invitation, host) {
        const { t, app, friends } = this;
        const player =
            invitation.player === null ? t("friend.live.spectator") : named(t, host.label(invitation.player));
        if (invitation.accepted) return html`<section><p role="status">${t("friend.live.connecting")}</p></section>`;
        return html`<section data-invitation><h3>${t("friend.live.step1", { player })}</h3>
                ${
                    invitation.code
                        ? html`<quintet-friend-code .app=${app} .friends=${friends} name="join" .code=${invitation.code}></quintet-friend-code>`
                        : html`<p role="status">${t("friend.live.making")}</p>`
                }
            </section>
            <section><h3>${t("friend.live.step2")}</h3>
                ${this.pasteField("answer", t("friend.live.answer"))}
                <div class="acts"><button type="button" class="button primary" data-do="connect" @click=${() => this.accept(invitation)}>${t("friend.live.connect")}</button></div>
                <p class="soft">${t("friend.live.answerLink")}</p>
            </section>`;
    }

    /** @param {Invitation} invitation */
    async accept(invitation) {
        const field = /** @type {HTMLTextAreaElement} */ (this.renderRoot.querySelector("textarea"));
        try {
            await invitation.accept(field.value.trim().replace(/^\S*#answer=/, ""));
            this.friends.changed();
        } catch (error) {
            const { problem } = /** @type {Problem} */ (error);
            this.problem = /** @type {Key} */ (problem?.key ?? "friend.bad.code");
            field.focus();
        }
    }

    /** @param {LivePeer} peer */
    peer(peer) {
        const { t } = this;
        const { text } = peer.describe(t);
        return html`<section><p role="status">${text}</p>
                ${peer.connected ? nothing : html`<p class="soft">${t("friend.live.askCode")}</p>`}
            </section>
            <section>${this.privacy()}
                ${this.others("link", peer.connected ? "friend.other" : "friend.live.enterCode")}
            </section>`;
    }

    /** The way to the other games. @param {Parameters<typeof icon>[0]} name @param {Key} key */
    others(name, key) {
        return menuItem("start", icon(name), this.t(key), () => this.turn("start"), { leads: true });
    }

    privacy() {
        const { t } = this;
        return html`<details><summary>${t("friend.privacy.title")}</summary>
            <p>${t("friend.privacy.live")}</p><p>${t("friend.privacy.engine")}</p></details>`;
    }
}

customElements.define("quintet-friend-live", FriendLive);
