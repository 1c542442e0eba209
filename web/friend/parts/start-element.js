/** `<quintet-friend-start>`: the two ways to play, the games by link of this device, and a field for a link or code. */

import { html, nothing } from "lit";
import { dateIn } from "../../i18n/formats.js";
import { linkIn } from "../../record/link.js";
import { text } from "../../ui/forms/fields.js";
import { icon } from "../../ui/more-icons.js";
import { closeDrawer } from "../../widgets/panel-element.js";
import { readCode } from "../live/transport/pairing.js";
import { canConnect } from "../live/transport/rtc.js";
import { named } from "../mail/mail-sentences.js";
import { MAX_NAME } from "../text.js";
import { FriendElement } from "./friend-element.js";

/**
 * @import { MailGame } from "../mail/mail-games.js"
 */

export class FriendStart extends FriendElement {
    render() {
        const { t, friends } = this;
        return html`
            <section>
                ${this.way("link", "mail")} ${this.way("people", "live", canConnect())}
            </section>
            <section>
                ${this.pasteField("paste", t("friend.paste"))}
                <div class="acts"><button type="button" class="button" data-do="open" @click=${this.open}>${t("shared.open")}</button></div>
            </section>
            ${this.list()}
            <section>
                ${text({ name: "name", label: t("friend.name"), stack: true, fill: "nickname", most: MAX_NAME, value: friends.name, change: (name) => friends.setName(name) })}
                ${this.privacy()}
            </section>`;
    }

    /** @param {Parameters<typeof icon>[0]} picture @param {"mail" | "live"} kind */
    way(picture, kind, possible = true) {
        const { t } = this;
        return html`<button type="button" class="choice" data-do=${kind} ?disabled=${!possible}
            @click=${() => this.turn("new", { live: kind === "live" })}>
            ${icon(picture)}<span><strong>${t(`friend.way.${kind}`)}</strong><small>${t(possible ? `friend.about.${kind}` : "friend.live.cannot")}</small></span>${icon("onward")}
        </button>`;
    }

    privacy() {
        const { t } = this;
        return html`<details><summary>${t("friend.privacy.title")}</summary>
            <p>${t("friend.privacy.mail")}</p><p>${t("friend.privacy.live")}</p><p>${t("friend.privacy.engine")}</p></details>`;
    }

    list() {
        const { t, friends, model } = this;
        const games = friends.games.list();
        if (games.length === 0) return nothing;
        const shown = model.extra.away;
        return html`<section><h3>${t("friend.games")}</h3>
            <ul>${games.map((game) => {
                const { players } = model.games.find(({ id }) => id === game.record.game) ?? { players: [] };
                const yours = game.toMove !== null && game.seats[game.toMove] === "person";
                const others = game.seats.flatMap((seat, player) =>
                    seat === "away" ? named(t, game.names[player] || `player.${players[player]}`) : [],
                );
                const current = /** @type {any} */ (shown)?.id === game.id;
                return html`<li class="entry">
                    <button type="button" class="item" data-game=${game.id} aria-current=${current ? "true" : nothing} @click=${() => this.resume(game)}>
                        ${icon(yours ? "onward" : "link")}<span>${t("friend.entry", { game: t(`game.${game.record.game}`), players: others.join(", ") })}
                        <small>${t(
                            game.toMove === null
                                ? "friend.entryOver"
                                : yours
                                  ? "friend.entryYours"
                                  : "friend.entryTheirs",
                            {
                                ply: game.record.actions?.length ?? 0,
                            },
                        )}, ${dateIn(t, game.date)}</small></span>
                    </button>
                    <button type="button" class="button bare square" data-remove=${game.id} aria-label=${t("friend.remove", { players: others.join(", ") })}
                        title=${t("friend.remove", { players: others.join(", ") })} @click=${() => this.forget(game.id)}>${icon("remove")}</button>
                </li>`;
            })}</ul></section>`;
    }

    /** @param {MailGame} game */
    async resume(game) {
        closeDrawer(this);
        await this.friends.mail.resume(game);
    }

    /** @param {string} id */
    forget(id) {
        this.friends.games.remove(id);
        this.friends.refresh();
    }

    async open() {
        const field = /** @type {HTMLTextAreaElement} */ (this.renderRoot.querySelector("textarea"));
        const text = field.value.trim();
        const hash =
            linkIn(text) ??
            (isCode(text) ? `${readCode(text).type === "offer" ? "join" : "answer"}=${text}` : text.replace(/^#/, ""));
        if (!this.friends.knows(hash)) {
            this.problem = text ? "friend.bad.notOurs" : "friend.bad.empty";
            field.focus();
            return;
        }
        closeDrawer(this);
        await this.friends.arrive(hash);
    }
}

/** Whether a text is a code without an address around it. @param {string} text */
function isCode(text) {
    try {
        return Boolean(readCode(text));
    } catch {
        return false;
    }
}

customElements.define("quintet-friend-start", FriendStart);
