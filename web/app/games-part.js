/** `<quintet-games>`: which game is on the board, and the others that can be. */
import { css, html, nothing } from "lit";
import { emblem } from "./icons.js";
import { Part } from "./part.js";
import { shared } from "./styles.js";

export class GamesPart extends Part {
    static styles = [
        shared,
        css`
            nav {
                display: flex;
                gap: 2px;
                overflow-x: auto;
                scrollbar-width: none;
            }
            button {
                display: flex;
                flex: 1 1 auto;
                flex-direction: column;
                align-items: center;
                justify-content: center;
                gap: 2px;
                min-inline-size: 44px;
                min-block-size: 52px;
                padding: var(--space-1) 2px;
                border: 0;
                border-radius: var(--radius);
                background: none;
                color: var(--ink-soft);
                font-size: 0.75rem;
                white-space: nowrap;
                transition: background-color var(--time-quick) var(--ease);
            }
            button:hover {
                background: color-mix(in srgb, var(--paper-sunken) 60%, transparent);
            }
            button[aria-current] {
                background: var(--paper-sunken);
                color: var(--ink);
                font-weight: 600;
            }
            /* The bold word must not push its neighbours. */
            .name {
                display: grid;
            }
            .name::after {
                block-size: 0;
                overflow: hidden;
                content: attr(data-name);
                font-weight: 600;
                visibility: hidden;
            }
        `,
    ];

    render() {
        const { model, t, controller } = this;
        const current = model.state?.game;
        return html`<nav aria-label=${t("games.title")}>
            ${model.games.map(({ id }) => {
                const name = t(`game.${id}`);
                return html`<button type="button" aria-current=${id === current ? "page" : nothing}
                    @click=${() => controller.chooseGame(id)}>
                    ${emblem(id)}<span class="name" data-name=${name}>${name}</span>
                </button>`;
            })}
        </nav>`;
    }
}

customElements.define("quintet-games", GamesPart);
