/**
 * `<quintet-friend-letter>`: a link that does not simply continue a game, what is wrong with it, and what can be done.
 */
import { html, nothing } from "lit";
import { icon } from "../../ui/more-icons.js";
import { given } from "../../ui/page-element.js";
import { menuItem } from "../../ui/panels/menu-item.js";
import { closeDrawer } from "../../widgets/panel-element.js";
import { named } from "../mail/mail-sentences.js";
import { FriendElement } from "./friend-element.js";

/** @import { Judged } from "../friends.js" */

export class FriendLetter extends FriendElement {
    static properties = { judged: { attribute: false } };

    constructor() {
        super();
        /** @type {Judged} */
        this.judged = given;
    }

    render() {
        const { t, judged, model } = this;
        const { letter, verdict, kept } = judged;
        const spec = model.games.find(({ id }) => id === letter.record.game);
        const player = named(t, letter.names[letter.to] || `player.${spec?.players[letter.to]}`);
        const ply = "ply" in verdict ? verdict.ply + 1 : 0;
        // All others are settled without a person.
        const kind = /** @type {"changed" | "forged" | "other" | "notYours"} */ (verdict.kind);
        return html`
            <section><p role="alert">${t(`friend.mail.verdict.${kind}`, { player, ply })}</p></section>
            <section>
                ${kept ? this.way("keep", "back", () => this.friends.mail.resume(kept)) : nothing}
                ${this.way("look", "analyse", () => this.look())}
                ${
                    verdict.kind === "notYours"
                        ? this.way("here", "onward", () => this.friends.take(judged), { player })
                        : verdict.kind === "other"
                          ? nothing
                          : this.way("take", "onward", () => this.friends.take(judged))
                }
            </section>`;
    }

    /**
     * @param {string} key @param {Parameters<typeof icon>[0]} picture @param {() => unknown} act
     * @param {Record<string, string>} [blanks]
     */
    way(key, picture, act, blanks) {
        const close = () => {
            closeDrawer(this);
            act();
        };
        const label = this.t(`friend.mail.do.${key}`, blanks);
        return menuItem(key, icon(picture), label, close);
    }

    /** Opens the game of the link as an ordinary one. */
    look() {
        const { record } = this.judged.letter;
        return this.controller.openRecord(Promise.resolve(record), { seats: this.judged.letter.players });
    }
}

customElements.define("quintet-friend-letter", FriendLetter);
