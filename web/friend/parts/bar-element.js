/** `<quintet-friend-bar>`: how the game with people on other devices stands, and what is to be done next. */

import { css, html, nothing } from "lit";
import { friendWords, sharedWords } from "../../i18n/catalogues.js";
import { addWords } from "../../i18n/t.js";
import { icon } from "../../ui/more-icons.js";
import { desk, shared } from "../../ui/styles.js";
import { askForDrawer } from "../../widgets/panel-element.js";
import { FriendElement } from "./friend-element.js";

/** Styles of the page around the bar. The engine's chances have no place in a game against a person elsewhere. */
export const barPlace = css`
    quintet-friend-bar { grid-area: chances; }
    .page:has(quintet-friend-bar) quintet-chances { display: none; }
    @media ${desk} { quintet-friend-bar { margin-inline: var(--space-4); } }
`;

export class FriendBar extends FriendElement {
    static styles = [
        shared,
        css`
        section {
            display: flex;
            flex-wrap: wrap;
            gap: var(--space-1) var(--space-2);
            align-items: center;
            min-block-size: var(--tap);
            margin-block: var(--space-1);
            padding-inline: var(--space-3) var(--space-1);
            border: var(--stroke) solid var(--rule);
            border-radius: var(--radius);
            background: var(--paper-sunken);
        }
        p {
            flex: 1 1 8em;
            padding-block: var(--space-1);
            font-size: var(--text);
            line-height: 1.3;
            overflow-wrap: anywhere;
        }
        .buttons {
            display: flex;
            gap: var(--space-1);
            align-items: center;
        }
        .button {
            min-block-size: 40px;
            padding-inline: var(--space-3);
        }
        .button:disabled {
            opacity: 0.45;
        }
        .button.square {
            inline-size: var(--tap);
            padding: 0;
        }
    `,
    ];

    /** Opens the drawer, with a code for a player who is missing. @param {number} [player] */
    open(player) {
        const { friends } = this;
        const { invitation } = friends;
        const offered = invitation && !invitation.accepted && invitation.player === player;
        if (player !== undefined && !offered) friends.invite(player);
        askForDrawer(this, "friend");
    }

    render() {
        const { t } = this.app;
        if (!t.has("friend.bar.title")) {
            // Without a network, the next update tries again.
            addWords(t, sharedWords, friendWords).then(
                () => this.requestUpdate(),
                () => {},
            );
            return nothing;
        }
        const { session } = this.friends;
        const shown = session?.describe(t);
        if (!shown) return nothing;
        return html`<section aria-label=${t("friend.bar.title")}>
            <p role="status">${shown.text}</p>
            <div class="buttons">
                ${shown.buttons.map(
                    ({
                        key,
                        act,
                        primary,
                        off,
                        invite,
                    }) => html`<button type="button" class="button ${primary ? "primary" : ""}"
                    data-do=${key} ?disabled=${off} @click=${act ?? (() => this.open(invite))}>${t(`friend.bar.${key}`)}</button>`,
                )}
                <button type="button" class="button bare square" data-do="friend" aria-label=${t("shared.friend")}
                    title=${t("shared.friend")} @click=${() => askForDrawer(this, "friend")}>${icon("more")}</button>
            </div>
        </section>`;
    }
}

customElements.define("quintet-friend-bar", FriendBar);
