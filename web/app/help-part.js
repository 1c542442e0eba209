/** `<quintet-help>`: how to win, the keys, and what this is. */
import { css, html, nothing } from "lit";
import { Part } from "./part.js";
import "./sheet-part.js";
import { shared } from "./styles.js";

/** What a key does, as the key of its translation, and the names on the keys. */
const KEYS = [
    ["help.board", "B"],
    ["help.arrows", "← ↑ ↓ →"],
    ["help.enter", "Enter"],
    ["help.escape", "Esc"],
    ["button.undo", "U"],
    ["button.redo", "R"],
    ["help.steps", "← →"],
    ["help.ends", "Home End"],
    ["button.hint", "H"],
    ["button.newGame", "N"],
    ["help.pause", "P"],
    ["button.more", "M"],
    ["help.help", "?"],
];

export class HelpPart extends Part {
    static styles = [
        shared,
        css`
            section {
                padding-block: var(--space-2) var(--space-4);
                border-block-start: var(--stroke) solid var(--rule);
            }
            section:first-child {
                padding-block-start: 0;
                border: 0;
            }
            h3 {
                margin: 0 0 var(--space-1);
                color: var(--ink-soft);
                font-size: var(--text-small);
                font-weight: 600;
            }
            p {
                margin: 0 0 var(--space-2);
            }
            a {
                display: inline-flex;
                align-items: center;
                min-block-size: var(--tap);
                color: var(--accent);
                font-weight: 500;
            }
            dl {
                display: grid;
                grid-template-columns: 1fr auto;
                gap: var(--space-2) var(--space-3);
                align-items: center;
                margin: 0;
            }
            dd {
                margin: 0;
                text-align: end;
            }
            kbd {
                display: inline-block;
                min-inline-size: 28px;
                padding: 1px var(--space-2);
                border: var(--stroke) solid var(--rule);
                border-block-end-width: 2px;
                border-radius: var(--radius-small);
                background: var(--paper);
                font: inherit;
                font-size: var(--text-small);
                text-align: center;
            }
            .small {
                color: var(--ink-soft);
                font-size: var(--text-small);
            }
        `,
    ];

    render() {
        const { model, t } = this;
        const game = model.state?.game;
        return html`
            ${
                game
                    ? html`<section>
                <h3>${t("help.aim")}</h3>
                <p>${t(`aim.${game}`)}</p>
                <a href=${`rules/${game}.html`}>${t("help.rules", { game: t(`game.${game}`) })}</a>
            </section>`
                    : nothing
            }
            <section>
                <h3>${t("help.keys")}</h3>
                <dl>${KEYS.map(
                    ([key, keys]) => html`
                    <dt>${t(key)}</dt>
                    <dd dir="ltr">${keys.split(" ").map((name) => html`<kbd>${name}</kbd> `)}</dd>`,
                )}
                </dl>
            </section>
            <section class="small">
                <p>${t("about.licence")}</p>
                <p>${t("about.hive")}</p>
            </section>`;
    }
}

customElements.define("quintet-help", HelpPart);

/** @type {import("./sheets.js").Sheet} */
export const sheet = {
    heading: "help.title",
    content: ({ model, t }) => html`<quintet-help .model=${model} .t=${t}></quintet-help>`,
};
