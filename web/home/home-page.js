/** `<quintet-home>`: the five games, the game saved last, and links to all other pages. */

import { html, nothing } from "lit";
import { Saves } from "../game/saves.js";
import { hear } from "../ui/connected.js";
import { icon } from "../ui/icons.js";
import { given, PageElement } from "../ui/page-element.js";
import { share } from "../ui/share.js";
import { doors, games } from "../widgets/header/doors.js";
import { homeStyles } from "./home-styles.js";

/**
 * @import { Memory } from "../ui/browser/storage.js"
 * @import { Door } from "../widgets/header/doors.js"
 * @import { MiniatureBoards } from "./miniature-boards.js"
 */

/** The doors below the games. */
const { play: _, ...others } = doors;

export class HomePage extends PageElement {
    static properties = {
        last: { state: true },
        boards: { state: true },
        paused: { state: true },
    };

    static styles = homeStyles;

    constructor() {
        super();
        share(this, { words: "t" });
        /** @type {Memory} */
        this.memory = given;
        /** The id of the game to continue, or "". */
        this.last = "";
        /** @type {MiniatureBoards | null} */
        this.boards = null;
        this.paused = false;
        // A page restored by Back shows the game played since.
        hear(this, "pageshow", () => this.look());
        /** Resolves once the boards play. The page is saved for use offline after that. @type {() => void} */
        let done = () => {};
        this.ready = new Promise((resolve) => {
            done = () => resolve(undefined);
        });
        this.loadBoards = async () => {
            try {
                const { MiniatureBoards } = await import("./miniature-boards.js");
                this.boards = new MiniatureBoards(games, this);
                await this.boards.begin();
            } catch {
                // Without the engine the cards stay as they are.
            }
            this.requestUpdate();
            done();
        };
    }

    connectedCallback() {
        super.connectedCallback();
        this.look();
    }

    look() {
        const saves = new Saves(this.memory);
        const saved = saves.saved(saves.current());
        this.last = saved && !saved.over && saved.record.actions?.length ? saved.record.game : "";
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.boards?.pause();
    }

    firstUpdated() {
        // After the first picture of the page.
        requestAnimationFrame(() => setTimeout(this.loadBoards));
    }

    render() {
        const { t, last } = this;
        return html`
            <quintet-header><h1 class="unseen">${t("app.name")}</h1></quintet-header>
            <main>
                <div class="top">
                    <p class="about">${t("home.about")}</p>
                    ${
                        last
                            ? html`<a class="button primary" data-do="continue" href="play.html">${icon("resume")}${t("home.continue", { game: t(`game.${last}`) })}</a>`
                            : nothing
                    }
                </div>
                <section aria-labelledby="games">
                    <div class="row">
                        <h2 id="games">${t("shared.play")}</h2>
                        ${this.boards?.canMove ? this.pauseButton() : nothing}
                    </div>
                    <ul class="games">${games.map((game) => this.card(game))}</ul>
                </section>
                <div class="doors">${Object.values(others).map((door) => this.door(door))}</div>
            </main>
            <footer>
                <p>${t("about.licence")} <a href="licences.html">${t("about.licences")}</a></p>
                ${games.map((game) => (t.has(`about.${game}`) ? html`<p>${t(`about.${game}`)}</p>` : nothing))}
            </footer>`;
    }

    pauseButton() {
        const { t, paused } = this;
        const press = () => {
            this.paused = !paused;
            this.paused ? this.boards?.pause() : this.boards?.resume();
        };
        return html`<button type="button" class="button bare" data-do="pause" @click=${press}>
            ${icon(paused ? "resume" : "pause")}${t(paused ? "button.resume" : "button.pause")}</button>`;
    }

    /** @param {string} game */
    card(game) {
        const { t } = this;
        return html`<li><a href="play.html#game=${game}" data-game=${game}>
            <span class="picture" aria-hidden="true">${this.boards?.picture(game) ?? nothing}</span>
            <span class="name">${t(`game.${game}`)}</span>
            <span class="aim">${t(`aim.${game}`)}</span>
        </a></li>`;
    }

    /** @param {Door} door */
    door({ name, links }) {
        const { t } = this;
        return html`<section aria-labelledby=${name}>
            <h2 id=${name}>${t(name)}</h2>
            <ul>${links.map(
                (link) => html`<li><a href=${link.address}><span class="name">${t(link.name)}</span>
                    <span class="aim">${t(/** @type {"home.lens.about"} */ (`home.${link.id}.about`))}</span></a></li>`,
            )}</ul>
        </section>`;
    }
}

customElements.define("quintet-home", HomePage);
