/**
 * `<quintet-rules>`: the rules of a game in words, with figures. The words are there at once; the figures come when the
 * engine does.
 */
import { html, LitElement, nothing } from "lit";
import { emblem, icon } from "../app/icons.js";
import { given } from "../app/part.js";
import { shared } from "../app/styles.js";
import { DrawingOrder } from "./drawing-order.js";
import "./figure-part.js";
import { rulesStyles } from "./rules-styles.js";
import { rules } from "./sections.js";

/**
 * @typedef {import("./sections.js").Section} Section
 * @typedef {import("./sections.js").Figure} Figure
 */

/** Whether any figure shows where a piece may go. @param {import("./sections.js").GameRules} game */
const pointsOut = ({ sections }) => sections.some(({ figures = [] }) => figures.some(({ from, hand }) => from || hand));

export class RulesPage extends LitElement {
    static properties = {
        game: {},
        engine: { attribute: false },
        t: { attribute: false },
        players: { state: true },
        trouble: { state: true },
    };

    static styles = [shared, rulesStyles];

    constructor() {
        super();
        this.game = "";
        /** @type {import("../engine/client.js").EngineClient} */
        this.engine = given;
        /** @type {import("../i18n/t.js").Translate} */
        this.t = given;
        /** @type {string[]} */
        this.players = [];
        /** Why there are no figures, in the engine's words. */
        this.trouble = "";
        this.order = new DrawingOrder((error) => this.fail(error));
        this.goToSection = this.goToSection.bind(this);
    }

    connectedCallback() {
        super.connectedCallback();
        window.addEventListener("hashchange", this.goToSection);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        window.removeEventListener("hashchange", this.goToSection);
    }

    async firstUpdated() {
        const figures = /** @type {import("./figure-part.js").FigurePart[]} */ ([
            ...this.renderRoot.querySelectorAll("quintet-figure"),
        ]);
        this.start();
        // Before its figures have their room, nobody knows where a section lies.
        await Promise.all(figures.map(({ updateComplete }) => updateComplete));
        this.goToSection();
        for (const figure of figures) this.order.watch(figure);
    }

    async start() {
        try {
            const { games } = await this.engine.games();
            this.players = games.find(({ id }) => id === this.game)?.players ?? [];
            this.trouble = "";
            await this.updateComplete;
            this.order.resume();
        } catch (error) {
            this.fail(/** @type {Error} */ (error));
        }
    }

    /** @param {Error} error */
    fail(error) {
        this.trouble = error.message;
    }

    /** To the section that the address names after `#`: the browser itself does not look into a shadow tree. */
    goToSection() {
        const id = location.hash.slice(1);
        if (id) this.renderRoot.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView();
    }

    render() {
        const { game, t } = this;
        const name = t(`game.${game}`);
        return html`
            <header>
                <a class="button bare" href="../index.html#game=${game}">${icon("back")}${t("app.name")}</a>
                <nav aria-label=${t("rules.games")}>${Object.keys(rules).map((id) => this.otherGame(id))}</nav>
            </header>
            <main @quintet-trouble=${(/** @type {CustomEvent<Error>} */ { detail }) => this.fail(detail)}>
                <div class="top">
                    <h1>${t("rules.title", { game: name })}</h1>
                    <p class="aim">${t(`aim.${game}`)}</p>
                    ${pointsOut(rules[game]) ? html`<p class="legend">${t("rules.legend")}</p>` : nothing}
                </div>
                ${this.trouble ? this.notice() : nothing}
                ${rules[game].sections.map((section) => this.section(section))}
                <p class="play"><a class="button primary" href="../index.html#game=${game}">${t("rules.play", { game: name })}</a></p>
            </main>
            <footer>
                ${game === "hive" ? html`<p>${t("about.hive")}</p>` : nothing}
                <p>${t("about.licence")}</p>
            </footer>`;
    }

    /** @param {string} id */
    otherGame(id) {
        const { t } = this;
        return html`<a class="button bare" href="${id}.html" aria-current=${id === this.game ? "page" : nothing}
            title=${t(`game.${id}`)}>${emblem(id)}<span>${t(`game.${id}`)}</span></a>`;
    }

    notice() {
        const { t } = this;
        return html`<div class="notice" role="alert">
            <p>${t("rules.noFigures")} <bdi lang="en">${this.trouble}</bdi></p>
            <button type="button" class="button" @click=${this.start}>${t("button.retry")}</button>
        </div>`;
    }

    /** @param {Section} section */
    section({ id, figures = [] }) {
        const { game, t } = this;
        return html`<section id=${id} class="with-${figures.length}" aria-labelledby="${id}-title">
            <div class="words">
                <h2 id="${id}-title">${t(`rules.${game}.${id}.title`)}</h2>
                <p>${t(`rules.${game}.${id}.text`)}</p>
            </div>
            ${
                figures.length
                    ? html`<div class="figures">${figures.map((figure) => this.figure(figure, id))}</div>`
                    : nothing
            }
        </section>`;
    }

    /** @param {Figure} figure @param {string} section */
    figure(figure, section) {
        const { game, players, engine, t } = this;
        const caption = figure.id ? t(`rules.${game}.${section}.${figure.id}`) : "";
        return html`<quintet-figure .figure=${figure} .rules=${rules[game]} .caption=${caption} .players=${players}
            .engine=${engine} .t=${t}></quintet-figure>`;
    }
}

customElements.define("quintet-rules", RulesPage);
