/** `<quintet-welcome>`: how the game on the board is won, in a picture and in words, and the ways to go on. */

import { css, html, nothing } from "lit";
import { specOf } from "../../game/model.js";
import { helpWords } from "../../i18n/catalogues.js";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { closeDrawer, PanelElement } from "../../widgets/panel-element.js";
import "../../ui/panels/drawer.js";
import "../panel/goal-element.js";

/** @import { Drawer } from "./index.js" */

export class WelcomeElement extends PanelElement {
    static styles = [
        itemStyles,
        css`
            :host {
                display: grid;
                gap: var(--space-3);
            }
            quintet-goal {
                grid-template-rows: clamp(110px, min(34dvh, 100dvh - 410px), 320px) auto;
                gap: var(--space-3);
            }
            .ways {
                display: flex;
                flex-wrap: wrap;
                gap: var(--space-1) var(--space-4);
            }
            a {
                color: var(--accent);
                font-weight: 500;
            }
            /* In view without scrolling on a phone held sideways. */
            .play {
                position: sticky;
                inset-block-end: 0;
                box-shadow: 0 var(--space-3) var(--paper-raised);
                inline-size: 100%;
                min-block-size: 52px;
            }
            /* The page gives it the focus by itself; the ring is for those who use keys. */
            :host(:not([keyed])) .play {
                outline: none;
            }
        `,
    ];

    constructor() {
        super();
        this.addEventListener("keydown", () => this.toggleAttribute("keyed", true));
    }

    focusFirst() {
        const button = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(".play"));
        button?.focus({ preventScroll: true });
        return Boolean(button);
    }

    render() {
        const { t, model, controller } = this;
        const game = model.state?.game ?? "";
        return html`<quintet-goal></quintet-goal>
            <p>${t.sentences(t(`aim.${game}`), t(`way.${game}`))}</p>
            <button type="button" class="button primary play" @click=${() => {
                closeDrawer(this);
                controller.setPaused(false);
            }}>${t("welcome.play")}</button>
            <p class="ways">
                <a data-do="lesson" href=${`learn/lessons/index.html#game=${game}`}>${t("welcome.lesson")}</a>
                ${specOf(model)?.hasRulesPage ? html`<a href=${`rules/${game}.html`}>${t("games.rules", { game: t(`game.${game}`) })}</a>` : nothing}
            </p>`;
    }
}

customElements.define("quintet-welcome", WelcomeElement);

/** @type {Drawer} */
export const drawer = {
    heading: "welcome.heading",
    words: [helpWords],
    content: () => html`<quintet-welcome></quintet-welcome>`,
};
