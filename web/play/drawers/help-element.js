/** `<quintet-help>`: how to win, the keyboard shortcuts, and about this page. */

import { css, html, nothing } from "lit";
import { specOf } from "../../game/model.js";
import { aboutWords, helpWords, sharedWords } from "../../i18n/catalogues.js";
import { askForDrawer, PanelElement } from "../../widgets/panel-element.js";
import "../../ui/panels/drawer.js";
import { letters, movements } from "../../widgets/boards/shortcuts.js";

/**
 * @import { Key } from "../../i18n/keys.js"
 * @import { Commands } from "../../widgets/boards/shortcuts.js"
 * @import { Drawer } from "./index.js"
 */

/** Translation key of each command. @type {Record<keyof Commands, Key>} */
const COMMAND_LABELS = {
    board: "shared.keys.board",
    undo: "button.undo",
    redo: "button.redo",
    back: "shared.keys.steps",
    forward: "shared.keys.steps",
    first: "help.ends",
    last: "help.ends",
    hint: "button.hint",
    newGame: "button.newGame",
    pause: "help.pause",
    confirm: "help.enter",
    cancel: "help.escape",
    more: "button.more",
    help: "help.help",
};

/** Keys of the board, and further keys by capability of the game. */
/** @type {[Key, string][]} */
const BOARD_KEYS = [
    ["help.arrows", "← ↑ ↓ →"],
    ["help.enter", "Enter"],
    ["help.escape", "Esc"],
];
/** @type {Record<string, [Key, string][]>} */
const MORE_KEYS = {
    polyomino: [
        ["help.shape", "1 … 7"],
        ["help.turn", "R"],
    ],
    open_plane: [["help.zoom", "+ − 0"]],
    stacks: [["help.stack", "U"]],
};

/** @type {Record<string, string>} */
const KEY_LABELS = { ArrowLeft: "←", ArrowRight: "→", Escape: "Esc" };

/**
 * Returns every key with its command, built from the table of shortcuts.
 * @param {string[]} capabilities  of the board
 */
function keysOf(capabilities) {
    /** @type {Map<Key, string>} */
    const rows = new Map();
    for (const [key, command] of Object.entries({ ...letters, ...movements })) {
        const cap = KEY_LABELS[key] ?? (key.length === 1 ? key.toUpperCase() : key);
        rows.set(COMMAND_LABELS[command], [rows.get(COMMAND_LABELS[command]), cap].filter(Boolean).join(" "));
    }
    return [...BOARD_KEYS, ...capabilities.flatMap((name) => MORE_KEYS[name] ?? []), ...rows];
}

export class HelpElement extends PanelElement {
    static styles = css`
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
        .link {
            min-block-size: var(--tap);
            padding: 0;
            border: 0;
            background: none;
            color: var(--accent);
            font-weight: 500;
            text-decoration: underline;
        }
        a + .link {
            margin-inline-start: var(--space-4);
        }
        dl {
            display: grid;
            grid-template-columns: 1fr auto;
            gap: var(--space-2) var(--space-3);
            align-items: center;
        }
        dd {
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
    `;

    render() {
        const { model, t } = this;
        const spec = specOf(model);
        const game = spec?.id;
        return html`
            ${
                spec
                    ? html`<section>
                <h3>${t("help.aim")}</h3>
                <p>${t.sentences(t(`aim.${game}`), t(`way.${game}`))}</p>
                ${spec.hasRulesPage ? html`<a href=${`rules/${game}.html`}>${t("games.rules", { game: t(`game.${game}`) })}</a>` : nothing}
                ${spec.hasRulesPage ? html`<button type="button" class="link" data-do="welcome" @click=${() => askForDrawer(this, "welcome")}>${t("help.win")}</button>` : nothing}
            </section>`
                    : nothing
            }
            <section>
                <h3>${t("help.keys")}</h3>
                <dl>${keysOf(model.layout?.capabilities ?? []).map(
                    ([key, keys]) => html`
                    <dt>${t(key)}</dt>
                    <dd dir="ltr">${keys.split(" ").map((name) => html`<kbd>${name}</kbd> `)}</dd>`,
                )}
                </dl>
            </section>
            <section>
                <h3>${t("help.learn")}</h3>
                <a href="learn/search/index.html">${t("help.learnSearch")}</a>
            </section>
            <section class="small">
                ${model.version ? html`<p>${t("about.version", { version: model.version })}</p>` : nothing}
                <p>${t("about.licence")} <a href="licences.html">${t("about.licences")}</a></p>
                ${model.games.map(({ id }) => (t.has(`about.${id}`) ? html`<p>${t(`about.${id}`)}</p>` : nothing))}
            </section>`;
    }
}

customElements.define("quintet-help", HelpElement);

/** @type {Drawer} */
export const drawer = {
    heading: "button.help",
    words: [helpWords, aboutWords, sharedWords],
    content: () => html`<quintet-help></quintet-help>`,
};
