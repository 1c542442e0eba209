/**
 * `<quintet-lens-start>`: the choice of what to search: a tree to type, a game, an example.
 *
 * Events: `quintet-open` with the link to open as its detail, `quintet-own` to write a search for what is shown.
 */
import { css, html, nothing } from "lit";
import { fieldStyles } from "../../ui/forms/field-styles.js";
import { text } from "../../ui/forms/fields.js";
import { emblem } from "../../ui/icons.js";
import { LensElement } from "../lens-element.js";
import { examples } from "./examples.js";
import { algorithmFor, algorithmHere } from "./lens-options.js";

/**
 * @import { LensLink } from "../lens-link.js"
 * @import { LensModel } from "../lens-model.js"
 */

/** How messages of the module begin that have a place. */
const PLACE = /^character \d+: /;

export class StartElement extends LensElement {
    static properties = { problem: { state: true }, typed: { state: true } };

    /** @type {(keyof LensModel)[]} */
    static sees = ["games", "trouble", "phase"];

    static styles = [
        fieldStyles,
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
            h3 {
                margin: 0 0 var(--space-2);
                font-size: var(--text-large);
                font-weight: 600;
            }
            p {
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
            .help {
                font-size: var(--text-small);
            }
            .row {
                flex-wrap: wrap;
                justify-content: start;
                gap: var(--space-2);
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
        /** What is in the field; null before a change. @type {string | null} */
        this.typed = null;
    }

    firstUpdated() {
        // The field works without them.
        for (const load of [() => import("../given/edit-element.js"), () => import("../given/random-element.js")])
            load().catch(() => {});
    }

    focusFirst() {
        /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("h2"))?.focus();
    }

    /** The text in the field: at first the one that could not be read, or that of the first example. */
    get text() {
        return this.typed ?? this.model.request.tree ?? examples[0].link.tree ?? "";
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
                )}<button type="button" class="button" data-example="own"
                    @click=${() => this.dispatchEvent(new Event("quintet-own"))}>${t("lens.start.own")}</button></div>
            </section>
            <section>
                <h3>${t("lens.start.tree")}</h3>
                <form @submit=${this.submitted} @tree-edited=${this.edited} @random-tree=${this.edited}>
                    ${text({
                        id: "tree",
                        name: "tree",
                        label: t("lens.start.treeLabel"),
                        stack: true,
                        help: t("lens.start.treeHelp"),
                        problem: problem ? html`<div class="problem">${this.told(problem)}</div>` : "",
                        rows: 3,
                        code: true,
                        needed: true,
                        most: 10000,
                        value: this.text,
                        typed: (written) => {
                            this.typed = written;
                        },
                        change: () => this.plainText(),
                    })}
                    <quintet-random-tree .engine=${this.lens.engine}></quintet-random-tree>
                    <div class="row"><button class="button primary">${t("lens.start.go")}</button>
                        <button type="button" class="button" data-do="fill" @click=${this.fill}>${t("lens.study.fill")}</button></div>
                    <quintet-tree-editor .text=${this.text}></quintet-tree-editor>
                </form>
            </section>
            <section>
                <h3>${t("lens.start.games")}</h3>
                <p class="help">${t("lens.start.gamesText")}</p>
                <div class="choices games">${model.games.map(
                    (spec) => html`<button type="button" class="button" data-game=${spec.id}
                        @click=${() => this.ask({ record: { game: spec.id, actions: [] }, options: { algorithm: algorithmFor(spec.players.length) } })}>${emblem(
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

    /** A tree that was edited or made. @param {CustomEvent<{text?: string, tree?: string}>} event */
    edited({ detail: { text, tree } }) {
        this.typed = text ?? tree ?? "";
        this.problem = null;
    }

    /** The text in the field as the engine reads it. @returns {Promise<string>} */
    async plainText() {
        const { plainTree } = await import("./plain-tree.js");
        const field = /** @type {HTMLTextAreaElement} */ (this.renderRoot.querySelector("textarea"));
        this.typed = plainTree(field.value);
        return this.typed;
    }

    /** @param {SubmitEvent} event */
    submitted(event) {
        event.preventDefault();
        return this.withTree((tree, { players, chance }) => {
            const algorithm = algorithmHere(algorithmFor(players), { players, chance, given: true });
            this.ask({ tree, options: { algorithm } });
        });
    }

    /** Opens the tree to be filled in. */
    fill() {
        return this.withTree(async (tree) => {
            const { openFill } = await import("../given/fill-dialog.js");
            await openFill(this.t, this.lens.engine, { tree });
        });
    }

    /**
     * Does something with the tree in the field, or says what is wrong with it.
     * @param {(tree: string, facts: {players: number, chance: boolean}) => unknown} act
     */
    async withTree(act) {
        const text = await this.plainText();
        try {
            const facts = await this.lens.engine.call("readTree", text);
            this.problem = null;
            await act(text, facts);
        } catch (error) {
            const { message, place } = /** @type {Error & {place?: number}} */ (error);
            this.problem = { text, message, place };
            const field = /** @type {HTMLTextAreaElement} */ (this.renderRoot.querySelector("textarea"));
            field.focus();
            if (place) field.setSelectionRange(place - 1, place);
        }
    }

    /** @param {Omit<LensLink, "problems">} link */
    ask(link) {
        this.dispatchEvent(new CustomEvent("quintet-open", { detail: { ...link, problems: [] } }));
    }
}

customElements.define("quintet-lens-start", StartElement);
