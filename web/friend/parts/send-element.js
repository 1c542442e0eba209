/** `<quintet-friend-send>`: hands the next link over, and takes answers in advance. */
import { html, nothing } from "lit";
import { copyText } from "../../ui/browser/files.js";
import { icon } from "../../ui/more-icons.js";
import { menuItem } from "../../ui/panels/menu-item.js";
import { closeDrawer } from "../../widgets/panel-element.js";
import { named } from "../mail/mail-sentences.js";
import { canSeal } from "../mail/sealed.js";
import { FriendElement } from "./friend-element.js";

/** @import { MailGame } from "../mail/mail-games.js" */

export class FriendSend extends FriendElement {
    static properties = { code: { state: true }, lines: { state: true } };

    constructor() {
        super();
        /** The QR code of the link, once it is asked for. @type {unknown} */
        this.code = null;
        /** Answers in advance in words, by the line. @type {Record<string, string>} */
        this.lines = {};
    }

    render() {
        const { t, friends } = this;
        const { mail } = friends;
        const { game, phase } = mail;
        if (!game || phase === "plan") return nothing;
        const player = named(t, mail.label(mail.reader));
        const ready = phase === "send" || phase === "sent" || phase === "over";
        return html`
            <section>
                <p>${t(ready ? "friend.mail.sendTo" : "friend.mail.notYet", { player })}</p>
                ${ready ? this.ways() : nothing}
            </section>
            ${ready && phase !== "over" && canSeal() ? this.answers(game) : nothing}
            <section>
                ${menuItem("start", icon("shelf"), t("friend.allGames"), () => this.turn("start"), { leads: true })}
            </section>`;
    }

    ways() {
        const { t } = this;
        return html`<div class="acts">
                ${"share" in navigator ? html`<button type="button" class="button primary" data-do="share" @click=${this.share}>${icon("send")}${t("button.share")}</button>` : nothing}
                <button type="button" class="button ${"share" in navigator ? "" : "primary"}" data-do="copy" @click=${this.copy}>${icon("copy")}${t("shared.copyLink")}</button>
                <button type="button" class="button" data-do="qr" @click=${this.showCode}>${t("friend.qr")}</button>
            </div>
            ${this.code ?? nothing}
            <p class="soft">${t("friend.mail.holds")}</p>`;
    }

    /** @param {MailGame} game */
    answers({ answers, record }) {
        const { t, friends } = this;
        const { mail } = friends;
        const lines = answers.ply === record.actions?.length ? answers.lines : [];
        const player = named(t, mail.label(mail.reader));
        return html`<section><h3>${t("friend.mail.advance")}</h3>
            <p class="soft">${t("friend.mail.advanceHow", { player })}</p>
            <ul>${lines.map(
                (line, at) => html`<li class="entry"><span class="item"><bdi>${this.words(line)}</bdi></span>
                    <button type="button" class="button bare square" aria-label=${t("friend.mail.dropAnswer")} title=${t("friend.mail.dropAnswer")}
                        @click=${() => mail.dropAnswer(at)}>${icon("remove")}</button></li>`,
            )}</ul>
            <div class="acts"><button type="button" class="button" data-do="plan" @click=${this.plan}>${icon("branch")}${t("friend.mail.addAnswer")}</button></div>
        </section>`;
    }

    /** A line in words, once the engine has described it. @param {string[]} line */
    words(line) {
        const key = line.join(";");
        if (!(key in this.lines)) {
            this.lines[key] = "…";
            this.describe(key, line);
        }
        return this.lines[key];
    }

    /** @param {string} key @param {string[]} line */
    async describe(key, line) {
        const { record } = this.friends.mail.game ?? {};
        if (!record) return;
        const before = record.actions?.length ?? 0;
        const whole = { ...record, actions: [...(record.actions ?? []), ...line] };
        const names = await Promise.all(line.map((_, at) => this.friends.actionName(whole, before + at)));
        this.lines = { ...this.lines, [key]: names.join(", ") };
    }

    async plan() {
        closeDrawer(this);
        await this.friends.mail.plan();
    }

    /**
     * Makes the own action final.
     * @returns {Promise<string | null>} the address, or null if the other side has answered in advance
     */
    async address() {
        const hash = await this.friends.mail.commit();
        if (hash === null) {
            closeDrawer(this);
            return null;
        }
        const address = new URL(location.href);
        address.search = "";
        address.hash = hash;
        return address.href;
    }

    async copy() {
        const address = await this.address();
        if (address) await copyText(this.controller, address);
    }

    async share() {
        const url = await this.address();
        // Cancelling the dialog is no error.
        if (url) await navigator.share({ title: this.t("app.name"), url }).catch(() => {});
    }

    async showCode() {
        const address = await this.address();
        if (!address) return;
        const { qrPicture } = await import("../../ui/links/qr.js");
        const picture = qrPicture(address, this.t("friend.qr"), "L");
        this.code = picture ?? html`<p class="problem">${this.t("friend.qrTooLong")}</p>`;
    }
}

customElements.define("quintet-friend-send", FriendSend);
