/**
 * `<quintet-rules>`: the rules of a game in words and figures. The words are there at once; the figures follow when the
 * engine is ready.
 */
import { html, nothing } from "lit";
import { goToSection } from "../ui/browser/go-to-section.js";
import { hear } from "../ui/connected.js";
import { DrawingOrder } from "../ui/drawing-order.js";
import { emblem } from "../ui/icons.js";
import { nextLinks, nextStyles } from "../ui/links/next-links.js";
import { given, PageElement } from "../ui/page-element.js";
import { share } from "../ui/share.js";
import "./figure-element.js";
import { rulesStyles } from "./rules-styles.js";

/**
 * @import { EngineClient } from "../engine/client.js"
 * @import { GameSpec } from "../engine/protocol.js"
 * @import { FigureElement } from "./figure-element.js"
 * @import { Figure, GameRules, Section } from "./sections.js"
 */

/** Returns whether any figure shows targets of a piece. @param {GameRules} game */
const showsTargets = ({ sections }) =>
    sections.some(({ figures = [] }) => figures.some(({ from, hand }) => from || hand));

export class RulesPage extends PageElement {
    static properties = {
        game: {},
        rules: { attribute: false },
        engine: { attribute: false },
        games: { state: true },
        trouble: { state: true },
    };

    static styles = [nextStyles, rulesStyles];

    constructor() {
        super();
        share(this, { words: "t" });
        this.game = "";
        /** @type {GameRules} */
        this.rules = given;
        /** @type {EngineClient} */
        this.engine = given;
        /** All games as the engine lists them; empty until the engine is ready. @type {GameSpec[]} */
        this.games = [];
        /** The engine's error message if the figures cannot be drawn, otherwise "". */
        this.trouble = "";
        this.order = new DrawingOrder((error) => this.fail(error));
        hear(this, "hashchange", () => goToSection(this));
        hear(this, "beforeprint", () => this.order.hurry());
    }

    async firstUpdated() {
        const figures = /** @type {FigureElement[]} */ ([...this.renderRoot.querySelectorAll("quintet-figure")]);
        this.start();
        // Sections move until the figures have reserved their height.
        await Promise.all(figures.map(({ updateComplete }) => updateComplete));
        goToSection(this);
        for (const figure of figures) this.order.watch(figure);
    }

    async start() {
        try {
            const { games } = await this.engine.games();
            this.games = games.filter(({ hasRulesPage }) => hasRulesPage);
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

    render() {
        const { game, rules, t } = this;
        const name = t(`game.${game}`);
        return html`
            <quintet-header><h1>${t("rules.title", { game: name })}</h1></quintet-header>
            <nav class="others" aria-label=${t("rules.games")}>${this.games.map((spec) => this.otherGame(spec))}</nav>
            <main @quintet-trouble=${(/** @type {CustomEvent<Error>} */ { detail }) => this.fail(detail)}>
                <div class="top">
                    <p class="aim">${t.sentences(t(`aim.${game}`), t(`way.${game}`))}</p>
                    ${showsTargets(rules) ? html`<p class="legend">${t("rules.legend")}</p>` : nothing}
                </div>
                ${this.trouble ? this.notice() : nothing}
                ${rules.sections.map((section) => this.section(section))}
                <div class="play">${nextLinks(t("rules.next"), [
                    { name: "play", href: `../play.html#game=${game}`, text: t("rules.play", { game: name }) },
                    {
                        name: "lesson",
                        href: `../learn/lessons/index.html#game=${game}`,
                        text: t("rules.lesson", { game: name }),
                    },
                    { name: "lens", href: `../lens.html#game=${game}`, text: t("rules.lens", { game: name }) },
                ])}</div>
            </main>
            <footer>
                ${t.has(`about.${game}`) ? html`<p>${t(`about.${game}`)}</p>` : nothing}
                <p><a href="../learn/search/index.html">${t("rules.learn")}</a></p>
                <p>${t("about.licence")} <a href="../licences.html">${t("about.licences")}</a></p>
            </footer>`;
    }

    /** @param {GameSpec} spec */
    otherGame(spec) {
        const { t } = this;
        const { id } = spec;
        return html`<a class="button bare" href="${id}.html" aria-current=${id === this.game ? "page" : nothing}
            >${emblem(spec)}<span>${t(`game.${id}`)}</span></a>`;
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
        const title = `rules.${game}.${id}.title`;
        return html`<section id=${id} class="with-${figures.length}" aria-labelledby="${id}-title">
            <div class="words">
                <h2 id="${id}-title">${t(t.has(title) ? title : `rules.${/** @type {"end"} */ (id)}.title`)}</h2>
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
        const { game, games, rules, engine, t } = this;
        const players = games.find(({ id }) => id === game)?.players ?? [];
        const caption = figure.id ? t(`rules.${game}.${section}.${figure.id}`) : "";
        return html`<quintet-figure .figure=${figure} .rules=${rules} .caption=${caption} .players=${players}
            .engine=${engine}></quintet-figure>`;
    }
}

customElements.define("quintet-rules", RulesPage);
