/** `<quintet-embed-reference>`: tables of all options, commands and events, made from their definitions. */
import { css, html } from "lit";
import { PageElement } from "../../ui/page-element.js";
import { tableStyles } from "../../ui/tables/table-styles.js";
import { COMMANDS, EVENTS } from "../messages/commands.js";
import { definitions, isIn } from "../options.js";

const COLUMNS = ["name", "values", "standard", "meaning"];

/** @param {string} text */
const code = (text) => html`<code dir="ltr">${text}</code>`;

const EXAMPLES = ["lecture-note", "exercise", "two-boards", "own-board", "alpha-beta", "three-players", "given-tree"];
const EXAMPLE = 'frame.contentWindow.postMessage({ quintet: 1, type: "play", id: 1, action: "PLACE 3,4" }, "*")';

export class ReferenceElement extends PageElement {
    static styles = css`
        h2 {
            margin: var(--space-6) 0 var(--space-2);
            font-size: var(--text-title);
        }
        p {
            max-inline-size: 72ch;
            margin: var(--space-2) 0;
        }
        .wide {
            overflow-x: auto;
        }
        ${tableStyles}
        table {
            min-inline-size: 600px;
        }
        th,
        td {
            padding: var(--space-2) var(--space-3);
            vertical-align: top;
        }
        td:first-child {
            font-weight: 600;
            white-space: nowrap;
        }
        code {
            font-size: 0.95em;
            overflow-wrap: anywhere;
        }
        dl {
            display: grid;
            grid-template-columns: auto 1fr;
            gap: var(--space-2) var(--space-4);
        }
        dt {
            font-weight: 600;
        }
        a {
            color: var(--accent);
        }
    `;

    render() {
        const { t } = this;
        const listed = (/** @type {string[]} */ names) =>
            names.map((name, index) => html`${index ? ", " : ""}${code(name)}`);
        const [before, after] = t("builder.talk.intro", { example: "\0" })
            .replace(/[\u2066\u2069]/g, "")
            .split("\0");
        return html`
            <div>
                <h2 id="options">${t("builder.reference")}</h2>
                <p>${t("builder.reference.intro")}</p>
                ${this.table("options")}
                <h2 id="lens-options">${t("builder.reference.lens")}</h2>
                <p>${t("builder.reference.lensIntro")}</p>
                ${this.table("lens-options", "lens")}
                <h2 id="arena-options">${t("builder.reference.arena")}</h2>
                <p>${t("builder.reference.arenaIntro")}</p>
                ${this.table("arena-options", "arena")}
            </div>
            <div>
                <h2 id="talk">${t("builder.talk")}</h2>
                <p>${before}${code(EXAMPLE)}${after}</p>
                <dl>
                    <dt>${t("builder.talk.commands")}</dt>
                    <dd>${listed([...COMMANDS])}</dd>
                    <dt>${t("builder.talk.events")}</dt>
                    <dd>${listed(EVENTS)}</dd>
                </dl>
                <p>${t("builder.talk.more")}
                    <a href="quintet-game.d.ts">${code("quintet-game.d.ts")}</a>,
                    <a href="quintet-engine.d.ts">${code("quintet-engine.d.ts")}</a></p>
                <p>${t("shared.examples")}:
                    ${EXAMPLES.map((name, index) => html`${index ? ", " : ""}<a href="examples/${name}.html">${code(name)}</a>`)}</p>
            </div>`;
    }

    /** @param {string} heading  id of the table's heading @param {string} [mode]  the only mode of the options */
    table(heading, mode) {
        const { t } = this;
        const options = definitions.filter((each) => (mode ? each.only && isIn(each, mode) : !each.only));
        return html`<div class="wide" tabindex="0" role="region" aria-labelledby=${heading}>
            <table>
                <thead>
                    <tr>${COLUMNS.map((name) => html`<th scope="col">${t(`builder.column.${name}`)}</th>`)}</tr>
                </thead>
                <tbody>
                    ${options.map(
                        ({ name, values, example = "", default: standard, without }) => html`<tr>
                        <td>${code(name)}</td>
                        <td>${code(values?.join(", ") ?? example)}</td>
                        <td>${standard === undefined ? t(`standard.${without}`) : code(standard)}</td>
                        <td>${t(`meaning.${name}`)}</td>
                    </tr>`,
                    )}
                </tbody>
            </table>
        </div>`;
    }
}

customElements.define("quintet-embed-reference", ReferenceElement);
