/** `<quintet-open>`: games from elsewhere: a text or link that is pasted, a file, or one of the many games in a file. */
import { css, html, nothing } from "lit";
import { chooseFile, RECORD_FILES } from "./files.js";
import { emblem, icon } from "./icons.js";
import { itemStyles } from "./item-styles.js";
import { Library, MAX_NAME } from "./library.js";
import { decodeLink, linkIn } from "./link.js";
import { askForSheet, given, Part, putSheetAway } from "./part.js";
import { RecordProblem } from "./record.js";
import { MAX_GAMES, readRecords } from "./record-texts.js";
import "./sheet-part.js";
import { shared } from "./styles.js";

/**
 * @typedef {import("./record-texts.js").Found} Found
 * @typedef {import("./record-texts.js").Broken} Broken
 * @typedef {import("./controller.js").Controller} Controller
 */

/**
 * Opens what a text holds: a link, a game, or the list of its games if there are several.
 * @param {EventTarget} from  where the sheet with the list may be asked for
 * @param {Controller} controller
 * @param {Promise<string>} asked
 */
export async function openText(from, controller, asked) {
    try {
        const text = (await asked).trim();
        const hash = linkIn(text);
        const games = hash ? one(await decodeLink(hash)) : await gamesIn(text, controller);
        const { found, broken } = games;
        if (found.length + broken.length > 1) return askForSheet(from, "open", games);
        if (broken.length) throw broken[0].problem;
        if (await controller.openRecord(Promise.resolve(found[0].record))) putSheetAway(from);
    } catch (error) {
        await controller.openRecord(Promise.reject(error));
    }
}

/** @param {string} text @param {Controller} controller */
async function gamesIn(text, controller) {
    // Not ours, but perhaps as other programs write games; the engine knows how.
    const foreign = !/^[{[]/.test(text) && text.includes(";") && !text.includes("\n");
    return foreign ? one(await controller.engine.importGame(text)) : readRecords(text);
}

/** @param {import("../engine/protocol.js").GameRecord} record */
const one = (record) => ({ found: [{ line: 0, record }], broken: [] });

export class OpenPart extends Part {
    static properties = { ...Part.properties, games: { attribute: false } };

    static styles = [
        shared,
        itemStyles,
        css`
            form {
                display: grid;
                gap: var(--space-3);
                padding-block-end: var(--space-2);
            }
            ol {
                margin: 0;
                padding: 0;
                list-style: none;
            }
            li {
                content-visibility: auto;
                contain-intrinsic-size: auto 52px;
            }
            .item {
                min-block-size: 52px;
            }
            .what {
                display: grid;
            }
            ol + .buttons,
            .note + ol {
                padding-block-start: var(--space-2);
            }
            .broken {
                display: flex;
                gap: var(--space-2);
                padding: var(--space-2);
                color: var(--warning);
                font-size: var(--text-small);
            }
        `,
    ];

    constructor() {
        super();
        /** What a file held. @type {{found: Found[], broken: Broken[]} | null} */
        this.games = given;
    }

    focusFirst() {
        // A finger may want the button for files: the keys would cover it.
        if (matchMedia("(pointer: coarse)").matches) return false;
        const field = this.renderRoot.querySelector("textarea");
        field?.focus();
        return Boolean(field);
    }

    render() {
        return this.games ? this.list(this.games) : this.form();
    }

    form() {
        const { t, controller } = this;
        return html`<form @submit=${this.submitted}>
            <label for="text">${t("open.paste")}</label>
            <textarea id="text" name="text" dir="ltr" spellcheck="false" autocomplete="off" required></textarea>
            <div class="buttons">
                <button type="button" class="button" data-do="chooseFile"
                    @click=${() => chooseFile((text) => openText(this, controller, text), `${RECORD_FILES},.uhp`)}>
                    ${icon("open")}${t("open.file")}
                </button>
                <button class="button primary" data-do="open">${t("open.open")}</button>
            </div>
        </form>
        <p class="note">${t("open.drop")}</p>`;
    }

    /** @param {{found: Found[], broken: Broken[]}} games */
    list({ found, broken }) {
        const { t } = this;
        const shown = found.slice(0, MAX_GAMES);
        return html`
            <p class="note">${t("open.found", { count: found.length })}</p>
            <ol>${shown.map((game) => html`<li>${this.entry(game)}</li>`)}</ol>
            ${found.length > shown.length ? html`<p class="note">${t("open.more", { count: found.length - shown.length })}</p>` : nothing}
            <div class="buttons">
                <button type="button" class="button" data-do="keepAll" @click=${() => this.keepAll(shown)}>
                    ${icon("shelf")}${t("open.keepAll")}
                </button>
            </div>
            ${broken.slice(0, MAX_GAMES).map(
                ({ line, problem: { problem } }) => html`<p class="broken">
                ${icon("warning")}<span>${t("problem.inLine", { line })} ${t(problem.key, problem.params)}</span>
            </p>`,
            )}`;
    }

    /** @param {Found} found */
    entry({ line, record }) {
        const { t, controller, model } = this;
        const known = model.games.some(({ id }) => id === record.game);
        const name = typeof record.name === "string" ? record.name.slice(0, 80) : "";
        const moves = t("open.moves", { count: record.actions?.length ?? 0 });
        return html`<button type="button" class="item" data-line=${line}
            @click=${async () => {
                if (await controller.openRecord(Promise.resolve(record), { line })) putSheetAway(this);
            }}>
            ${emblem(record.game)}
            <span class="what">
                <span><bdi>${known ? t(`game.${record.game}`) : record.game}</bdi>${name ? html` · <bdi>${name}</bdi>` : nothing}</span>
                <span class="line"><span>${t("open.line", { line })}</span><span>${moves}</span></span>
            </span>
        </button>`;
    }

    /** @param {Found[]} games */
    keepAll(games) {
        const { controller, t } = this;
        const library = new Library(controller.saves.memory);
        const date = Date.now();
        // The first of them shall stand first in the list of what is kept.
        for (const [index, { line, record }] of [...games.entries()].reverse()) {
            const name =
                typeof record.name === "string" ? record.name : `${t(`game.${record.game}`)} ${t.number(line)}`;
            const saved = { record, seats: [], paused: true };
            if (!library.add({ name: name.slice(0, MAX_NAME), date: date - index, saved, picture: "" })) {
                return controller.tell({ key: "notice.noRoom", tone: "error" });
            }
        }
        askForSheet(this, "saves");
    }

    /** @param {SubmitEvent} event */
    submitted(event) {
        event.preventDefault();
        const form = /** @type {HTMLFormElement} */ (event.target);
        const text = String(new FormData(form).get("text"));
        openText(
            this,
            this.controller,
            text.trim() ? Promise.resolve(text) : Promise.reject(new RecordProblem("problem.notARecord")),
        );
    }
}

customElements.define("quintet-open", OpenPart);

/** @type {import("./sheets.js").Sheet} */
export const sheet = {
    heading: "open.title",
    content: ({ model, t, controller }, games) => html`<quintet-open .model=${model} .t=${t} .controller=${controller}
        .games=${games}></quintet-open>`,
};
