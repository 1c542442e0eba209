/** `<quintet-games>`: the list of games, with the current one marked. */
import { css, html, nothing } from "lit";
import { emblem } from "../../ui/icons.js";
import { small } from "../../ui/styles.js";
import { PanelElement } from "../../widgets/panel-element.js";

export class GamesElement extends PanelElement {
    static styles = css`
        :host {
            container-type: inline-size;
        }
        select {
            display: none;
            max-inline-size: 100%;
            min-block-size: var(--tap);
            border: 0;
            border-radius: var(--radius);
            background: none;
            font-size: var(--text-large);
            font-weight: 600;
        }
        option {
            background: var(--paper-raised);
            font-size: var(--text);
        }
        @container (max-width: 18rem) {
            nav.row {
                display: none;
            }
            select {
                display: block;
            }
        }
        nav {
            display: flex;
            gap: 2px;
            overflow-x: auto;
            scrollbar-width: none;
        }
        button {
            display: flex;
            /* Names as wide as large text makes them: the row then scrolls. */
            flex: 1 0 auto;
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
            font-size: var(--text-tiny);
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
        @media ${small} {
            button {
                min-block-size: 44px;
                padding-block: 0;
            }
        }
        /* A bold name must not move its neighbours. */
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
    `;

    render() {
        const { model, t, controller } = this;
        const current = model.state?.game;
        return html`<nav class="row" @focusin=${(/** @type {FocusEvent} */ { target }) => this.keepInSight(/** @type {Element} */ (target))} aria-label=${t("games.title")}>
            ${model.games.map((spec) => {
                const { id } = spec;
                const name = t(`game.${id}`);
                return html`<button type="button" aria-current=${id === current ? "page" : nothing}
                    @click=${() => controller.chooseGame(id)}>
                    ${emblem(spec)}<span class="name" data-name=${name}>${name}</span>
                </button>`;
            })}
        </nav>
        ${
            model.games.length
                ? html`<select aria-label=${t("games.title")} @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) => controller.chooseGame(target.value)}>
            ${model.games.map(({ id }) => html`<option value=${id} .selected=${id === current}>${t(`game.${id}`)}</option>`)}
        </select>`
                : nothing
        }`;
    }

    /** @param {Map<PropertyKey, any>} changed */
    updated(changed) {
        // Measuring makes the browser lay out the page twice, so not for every action.
        if (changed.has("t") || changed.get("model")?.state?.game !== this.model.state?.game)
            this.keepInSight(this.renderRoot.querySelector("[aria-current]"));
    }

    /** Scrolls only the row; `scrollIntoView` would move the page too. @param {Element | null} tab */
    keepInSight(tab) {
        const row = tab?.closest("nav");
        if (!tab || !row) return;
        const [box, place] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
        if (place.left < box.left) row.scrollLeft -= box.left - place.left;
        else if (place.right > box.right) row.scrollLeft += place.right - box.right;
    }
}

customElements.define("quintet-games", GamesElement);
