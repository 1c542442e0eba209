/** `<quintet-arena-games>`: the choice of the game, one button a game. */
import { css, html } from "lit";
import { choiceStyles } from "../ui/forms/choice-styles.js";
import { emblem } from "../ui/icons.js";
import { ArenaElement } from "./arena-element.js";

/** @import { ArenaModel } from "./arena-model.js" */

export class GameChoiceElement extends ArenaElement {
    /** @type {(keyof ArenaModel)[]} */
    static sees = ["games", "game"];

    static styles = [
        choiceStyles,
        css`
            :host {
                display: block;
            }
            .choice {
                flex: 1 0 auto;
                gap: var(--space-2);
                justify-content: center;
                padding-inline: var(--space-3);
                font-size: var(--text);
            }
            .choice[aria-pressed="true"] {
                font-weight: 600;
            }
        `,
    ];

    render() {
        const { model, t, arena } = this;
        return html`<div class="row" role="group" aria-label=${t("games.title")}>${model.games.map(
            (spec) => html`<button type="button" class="choice" data-game=${spec.id}
                aria-pressed=${String(spec.id === model.game)} @click=${() => arena.chooseGame(spec.id)}>${emblem(
                    spec,
                )}${t(`game.${spec.id}`)}</button>`,
        )}</div>`;
    }
}

customElements.define("quintet-arena-games", GameChoiceElement);
