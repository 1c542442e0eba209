/** `<quintet-arena-add>`: two ways to an agent: bringing files, and beginning from a template. */
import { css, html, nothing } from "lit";
import { chooseFiles } from "../../ui/browser/files.js";
import { choiceStyles } from "../../ui/forms/choice-styles.js";
import { ArenaElement } from "../arena-element.js";
import { icon } from "../icons.js";
import "./python-element.js";
import { viewStyles } from "../view-styles.js";

/** @import { ArenaModel, Template } from "../arena-model.js" */

const FILES = ".py,.js,.mjs,.zip,.txt,.json";

export class AddElement extends ArenaElement {
    static properties = { kind: { state: true } };

    /** @type {(keyof ArenaModel)[]} */
    static sees = ["game", "templates", "forms", "busy", "agents", "python"];

    static styles = [
        choiceStyles,
        viewStyles,
        css`
            :host {
                padding: 0;
                max-inline-size: none;
            }
            .drop {
                display: grid;
                grid-template-columns: minmax(0, 1fr);
                gap: var(--space-2);
                justify-items: center;
                padding: var(--space-5) var(--space-4);
                border: 2px dashed var(--rule);
                border-radius: var(--radius);
                text-align: center;
            }
            .drop .icon {
                inline-size: 36px;
                block-size: 36px;
                color: var(--ink-soft);
                stroke-width: 1.3;
            }
            .drop .buttons {
                justify-content: center;
            }
            .drop .button .icon {
                inline-size: 22px;
                block-size: 22px;
                color: inherit;
            }
            code {
                direction: ltr;
                unicode-bidi: isolate;
                font: 0.9em var(--font-code);
            }
        `,
    ];

    constructor() {
        super();
        /** The form and language of the templates, `form language`. */
        this.kind = "";
    }

    render() {
        return html`<div class="columns">${this.bring()} ${this.begin()}</div>`;
    }

    bring() {
        const { t, model } = this;
        return html`<section class="card" aria-labelledby="bring">
            <h2 id="bring">${t("arena.bring")}</h2>
            <div class="drop" aria-busy=${String(model.busy)}>
                ${icon("open")}
                <p>${t(model.busy ? "arena.reading" : "arena.bringText")}</p>
                ${
                    model.busy && model.python.phase === "loading"
                        ? html`<quintet-arena-python></quintet-arena-python>`
                        : nothing
                }
                <div class="buttons">
                    <button type="button" class="button primary" data-do="files" @click=${() => this.pick({ multiple: true, accept: FILES })}>${t("shared.chooseFiles")}</button>
                    <button type="button" class="button" data-do="folder" @click=${() => this.pick({ webkitdirectory: true })}>${t("arena.chooseFolder")}</button>
                </div>
            </div>
            <p class="soft small">${t("arena.bringForms")}</p>
        </section>`;
    }

    /** @param {Parameters<typeof chooseFiles>[1]} how */
    pick(how) {
        chooseFiles((files) => this.arena.ownAgents.bring(files), how);
    }

    /**
     * The templates of the game by form and language, the course's own form first.
     * @returns {Map<string, Template[]>}
     */
    kinds() {
        const { templates, game, forms } = this.model;
        const own = templates.filter((each) => each.game === game);
        const general = (/** @type {Template} */ each) => forms.find(({ id }) => id === each.form)?.game === null;
        const kinds = new Map();
        for (const template of [...own.filter((each) => !general(each)), ...own.filter(general)]) {
            const key = `${template.form} ${template.language}`;
            kinds.set(key, [...(kinds.get(key) ?? []), template]);
        }
        return kinds;
    }

    begin() {
        const { t, arena } = this;
        const kinds = this.kinds();
        if (kinds.size === 0) return nothing;
        const chosen = kinds.has(this.kind) ? this.kind : [...kinds.keys()][0];
        return html`<section class="card" aria-labelledby="begin">
            <h2 id="begin">${t("arena.begin")}</h2>
            <p class="soft">${t("arena.beginText")}</p>
            <div class="row" role="group" aria-label=${t("arena.kind")}>${[...kinds.keys()].map((key) => {
                const [form, language] = key.split(" ");
                return html`<button type="button" class="choice" data-kind=${key} aria-pressed=${String(key === chosen)}
                    @click=${() => {
                        this.kind = key;
                    }}>${arena.ownAgents.formName(form)}, ${t(`arena.language.${language}`)}</button>`;
            })}</div>
            <p class="small soft"><code lang="en">${this.signature(chosen)}</code></p>
            <div class="buttons">${kinds.get(chosen)?.map(
                (template) => html`<button type="button" class="button" data-template=${template.name}
                    @click=${() => arena.ownAgents.addTemplate(template)}>${icon("rename")}${
                        t.has(`arena.template.${template.name}`) ? t(`arena.template.${template.name}`) : template.name
                    }</button>`,
            )}</div>
        </section>`;
    }

    /** What an agent of a form consists of. @param {string} kind */
    signature(kind) {
        const [form] = kind.split(" ");
        return this.model.forms.find(({ id }) => id === form)?.signature ?? "";
    }
}

customElements.define("quintet-arena-add", AddElement);
