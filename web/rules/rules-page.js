/** `<quintet-rules game="chexers">`: the rules of a game, with figures. */
import { html, LitElement, nothing } from "lit";
import { emblem, icon } from "../app/icons.js";
import { given } from "../app/part.js";
import { shared } from "../app/styles.js";
import "./figure-part.js";
import { rulesStyles } from "./rules-styles.js";
import { sections } from "./sections.js";

/**
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 * @typedef {import("./sections.js").Section} Section
 */
export class RulesPage extends LitElement {
    static properties = {
        game: {},
        engine: { attribute: false },
        t: { attribute: false },
        games: { state: true },
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
        /** @type {import("../engine/protocol.js").GameSpec[]} */
        this.games = [];
        this.trouble = "";
    }

    async firstUpdated() {
        try {
            this.games = (await this.engine.games()).games;
        } catch (error) {
            this.trouble = /** @type {Error} */ (error).message;
        }
    }

    render() {
        const { game, t, games, trouble } = this;
        const name = t(`game.${game}`);
        return html`
            <header>
                <a class="button bare" href="../index.html#game=${game}">${icon("back")}${t("app.name")}</a>
                <nav aria-label=${t("rules.games")}>${Object.keys(sections).map(
                    (
                        id,
                    ) => html`<a class="button bare square" href="${id}.html" aria-current=${id === game ? "page" : nothing}
                        aria-label=${t(`game.${id}`)} title=${t(`game.${id}`)}>${emblem(id)}</a>`,
                )}</nav>
            </header>
            <main>
                <h1>${t("rules.title", { game: name })}</h1>
                <p class="aim">${t(`aim.${game}`)}</p>
                ${trouble ? html`<p role="alert"><bdi lang="en">${trouble}</bdi></p>` : nothing}
                ${sections[game].map((section) => this.section(section, games))}
                <p class="play"><a class="button primary" href="../index.html#game=${game}">${t("rules.play", { game: name })}</a></p>
            </main>
            <footer>
                <p>${t("about.licence")}</p>
                ${game === "hive" ? html`<p>${t("about.hive")}</p>` : nothing}
            </footer>`;
    }

    /** @param {Section} section @param {import("../engine/protocol.js").GameSpec[]} games */
    section({ id, figures = [] }, games) {
        const { game, t, engine } = this;
        const players = games.find((spec) => spec.id === game)?.players ?? [];
        const load = (/** @type {GameRecord} */ record) => engine.load(record);
        return html`<section>
            <div class="words">
                <h2>${t(`rules.${game}.${id}.title`)}</h2>
                <p>${t(`rules.${game}.${id}.text`)}</p>
            </div>
            ${
                figures.length && players.length
                    ? html`<div class="figures">${figures.map(
                          (figure) =>
                              html`<quintet-figure .figure=${figure} .players=${players} .engine=${load} .t=${t}></quintet-figure>`,
                      )}</div>`
                    : nothing
            }
        </section>`;
    }
}

customElements.define("quintet-rules", RulesPage);
