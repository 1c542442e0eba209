/** `<quintet-arena-welcome>`: what the arena is for, and the choice of a game. */
import { css, html } from "lit";
import { shared } from "../ui/styles.js";
import { ArenaPart } from "./arena-part.js";
import "./game-choice-part.js";

export class WelcomePart extends ArenaPart {
    /** @type {(keyof import("./arena-model.js").ArenaModel)[]} */
    static sees = ["games", "game"];

    static styles = [
        shared,
        css`
            :host {
                display: grid;
                gap: var(--space-4);
                max-inline-size: 720px;
                margin-inline: auto;
                padding: var(--space-4);
            }
            h2,
            p {
                margin: 0;
            }
            h2 {
                font-size: var(--text-title);
                font-weight: 600;
                line-height: 1.2;
            }
            p {
                color: var(--ink-soft);
            }
        `,
    ];

    render() {
        const { model, arena, t } = this;
        return html`<div><h2>${t("arena.welcome")}</h2><p>${t("arena.welcomeText")}</p></div>
            <quintet-arena-games .model=${model} .arena=${arena} .t=${t}></quintet-arena-games>`;
    }
}

customElements.define("quintet-arena-welcome", WelcomePart);
