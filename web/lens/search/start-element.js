/**
 * `<quintet-lens-start>`: the choice of what to search: a tree to type, a game, an example.
 *
 * Event: `quintet-open` with the link to open as its detail.
 */
import { css, html, nothing } from "lit";
import { problemStyles } from "../../ui/forms/problem-styles.js";
import { emblem } from "../../ui/icons.js";
import { shared } from "../../ui/styles.js";
import { LensElement } from "../lens-element.js";
import { examples } from "./examples.js";

/**
 * @import { LensLink } from "../lens-link.js"
 * @import { LensModel } from "../lens-model.js"
 */

/** How messages of the module begin that have a place. */
const PLACE = /^character \d+: /;

export class StartElement extends LensElement {
    static properties = { problem: { state: true } };

    /** @type {(keyof LensModel)[]} */
    static sees = ["games", "trouble", "phase"];

    static styles = [
        shared,
        problemStyles,
        css`
            :host {
                display: grid;
                gap: var(--space-5);
                align-content: start;
                max-inline-size: 640px;
                padding-block: var(--space-3) var(--space-5);
            }
            h2 {
                margin: 0 0 var(--space-2);
                font-size: var(--text-title);
                font-weight: 600;
                line-height: 1.2;
            }
            h2:focus-visible {
                outline: none;
            }
            h3 {
                margin: 0 0 var(--space-2);
                font-size: var(--text-large);
                font-weight: 600;
            }
            p {
                margin: 0;
                color: var(--ink-soft);
            }
            .learn {
                display: inline-flex;
                align-items: center;
                min-block-size: var(--tap);
                color: var(--accent);
                font-weight: 500;
            }
            form {
                display: grid;
                gap: var(--space-2);
            }
            label {
                font-size: var(--text-small);
                font-weight: 600;
            }
            textarea {
                inline-size: 100%;
                block-size: 5.2em;
                padding: var(--space-2) var(--space-3);
                border: var(--stroke) solid var(--ink-soft);
                border-radius: var(--radius-small);
                background: var(--paper-raised);
                font: 1rem / 1.5 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace;
                resize: vertical;
            }
            .help {
                font-size: var(--text-small);
            }
            .problem strong {
                font-weight: 600;
            }
            .problem code {
                display: block;
                direction: ltr;
                overflow-wrap: anywhere;
                color: var(--ink);
                text-align: start;
            }
            .problem mark {
                border-block-end: var(--stroke-strong) solid var(--warning);
                background: color-mix(in srgb, var(--warning) 22%, transparent);
                color: inherit;
                font-weight: 700;
            }
            .choices {
                display: grid;
                grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
                gap: var(--space-2);
            }
            .games {
                grid-template-columns: repeat(auto-fill, minmax(min(130px, 100%), 1fr));
                margin-block-start: var(--space-2);
            }
            .choices .button {
                justify-content: start;
                padding-inline: var(--space-3);
                text-align: start;
                white-space: normal;
            }
        `,
    ];

    constructor() {
        super();
        /** What is wrong with the text typed last. @type {{text: string, message: string, place?: number} | null} */
        this.problem = null;
    }

    focusFirst() {
        /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("h2"))?.focus();
    }

    /** The text to begin with: the one that could not be read, or that of the first example. */
    get text() {
        return this.model.request.tree ?? examples[0].link.tree ?? "";
    }

    willUpdate() {
        const { trouble, request } = this.model;
        if (trouble && request.tree !== undefined && this.problem?.message !== trouble.message) {
            this.problem = { text: request.tree, ...trouble };
        }
    }

    render() {
        const { t, model, problem } = this;
        return html`
            <div>
                <h2 tabindex="-1">${t("lens.start.title")}</h2>
                <p>${t("lens.start.text")}</p>
                <p><a class="learn" href="learn/search/index.html">${t("lens.start.learn")}</a></p>
            </div>
            <section>
                <h3>${t("shared.examples")}</h3>
                <div class="choices">${examples.map(
                    ({ id, link }) => html`<button type="button" class="button" data-example=${id}
                        @click=${() => this.ask(link)}>${t(`lens.example.${id}`)}</button>`,
                )}</div>
            </section>
            <section>
                <h3>${t("lens.start.tree")}</h3>
                <form @submit=${this.submitted}>
                    <label for="tree">${t("lens.start.treeLabel")}</label>
                    <textarea id="tree" name="tree" dir="ltr" spellcheck="false" autocomplete="off" autocapitalize="off"
                        required maxlength="10000" aria-describedby="help problem" aria-invalid=${problem ? "true" : nothing}
                        .defaultValue=${this.text}></textarea>
                    <p id="help" class="help">${t("lens.start.treeHelp")}</p>
                    <div id="problem" class="problem" role="alert">${problem ? this.told(problem) : nothing}</div>
                    <div><button class="button primary">${t("lens.start.go")}</button></div>
                </form>
            </section>
            <section>
                <h3>${t("lens.start.games")}</h3>
                <p class="help">${t("lens.start.gamesText")}</p>
                <div class="choices games">${model.games.map(
                    (spec) => html`<button type="button" class="button" data-game=${spec.id}
                        @click=${() => this.ask({ record: { game: spec.id, actions: [] }, options: { algorithm: "alpha-beta" } })}>${emblem(
                            spec,
                        )}${t(`game.${spec.id}`)}</button>`,
                )}</div>
            </section>`;
    }

    /** @param {{text: string, message: string, place?: number}} problem */
    told({ text, message, place }) {
        const at = (place ?? 0) - 1;
        const around = 24;
        return html`${place ? html`<strong>${this.t("lens.treePlace", { place })}</strong>` : nothing}
            <bdi lang="en" dir="ltr">${message.replace(PLACE, "")}</bdi>
            ${
                place
                    ? html`<code>${at > around ? "…" : ""}${text.slice(Math.max(0, at - around), at)}<mark>${text.slice(at, at + 1) || " "}</mark>${text.slice(at + 1, at + around)}</code>`
                    : nothing
            }`;
    }

    /** @param {SubmitEvent} event */
    async submitted(event) {
        event.preventDefault();
        const field = /** @type {HTMLTextAreaElement} */ (this.renderRoot.querySelector("textarea"));
        const text = field.value.trim();
        try {
            const { players } = await this.lens.engine.call("readTree", text);
            this.problem = null;
            this.ask({ tree: text, options: { algorithm: players > 2 ? "max-n" : "alpha-beta" } });
        } catch (error) {
            const { message, place } = /** @type {Error & {place?: number}} */ (error);
            this.problem = { text, message, place };
            const shift = field.value.indexOf(text);
            field.focus();
            if (place) field.setSelectionRange(shift + place - 1, shift + place);
        }
    }

    /** @param {Omit<LensLink, "problems">} link */
    ask(link) {
        this.dispatchEvent(new CustomEvent("quintet-open", { detail: { ...link, problems: [] } }));
    }
}

customElements.define("quintet-lens-start", StartElement);
