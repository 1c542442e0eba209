/**
 * `<quintet-make-sources>`: where a position comes from, beside the board: a pasted game or link, a file, a game of *My
 * record*, a puzzle, or the editor of positions.
 *
 * Events: `quintet-found` with a `FoundPosition`; `quintet-setting` {on} when the editor opens or closes.
 */

import { html, nothing } from "lit";
import { roundedElo } from "../../../game/sentences/level-sentences.js";
import { analysisWords, resultWords, withWords } from "../../../i18n/catalogues.js";
import { dateIn } from "../../../i18n/formats.js";
import { openCatalog } from "../../../learn/puzzles/catalog/pieces.js";
import { recordOf } from "../../../learn/puzzles/catalog/puzzle.js";
import { themeAbout, themeNames } from "../../../learn/puzzles/solving/sentences.js";
import { RECORD_FILES, textOf } from "../../../record/record-files.js";
import { chooseFiles } from "../../../ui/browser/files.js";
import { choice, text } from "../../../ui/forms/fields.js";
import { icon } from "../../../ui/more-icons.js";
import { given, PageElement } from "../../../ui/page-element.js";
import { ownRecord } from "../../files/records.js";
import { puzzlesFor } from "../../kinds/puzzle.js";
import { fieldStyles } from "../field-styles.js";

/**
 * @import { Game } from "../../../archive/games.js"
 * @import { GameRecord } from "../../../engine/protocol.js"
 * @import { Puzzle } from "../../../learn/puzzles/catalog/puzzle.js"
 * @import { LensClient } from "../../../lens/engine/lens-client.js"
 * @import { CheckTools } from "../../kinds/kinds.js"
 * @import { FoundPosition } from "./position-element.js"
 */

/** The most games or puzzles that are listed. */
const MOST = 30;

export class SourcesElement extends PageElement {
    static properties = {
        tools: { attribute: false },
        record: { attribute: false },
        whole: { attribute: false },
        problem: { state: true },
        notes: { state: true },
        games: { state: true },
        puzzles: { state: true },
        theme: { state: true },
        setup: { state: true },
    };

    static styles = fieldStyles;

    constructor() {
        super();
        /** @type {CheckTools} */
        this.tools = given;
        /** @type {LensClient} */
        this.engine = given;
        /** The position on the board. @type {GameRecord | null} */
        this.record = null;
        this.whole = false;
        /** Why a text or file gave no game. */
        this.problem = "";
        /** What was interpreted in a text of another program. */
        this.notes = "";
        /** The games of *My games*; null until they are asked for. @type {Game[] | null} */
        this.games = null;
        /** @type {Puzzle[] | null} */
        this.puzzles = null;
        this.theme = "";
        /** The parts of the editor of positions, while it is open. @type {any} */
        this.setup = null;
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        const before = changed.get("record");
        if (changed.has("record") && /** @type {any} */ (before)?.game !== this.record?.game) {
            this.puzzles = null;
            this.theme = "";
            if (this.setup) this.tellSetting(false);
            this.setup = null;
        }
    }

    render() {
        const { t, problem, notes, record, whole, setup } = this;
        if (setup) return this.editor();
        return html`<details><summary>${t("make.elsewhere")}</summary>
            ${text({ name: "paste", label: t("shared.pasteGame"), stack: true, rows: 2, code: true })}
            <div role="alert">${problem ? html`<p class="problem">${problem}</p>` : nothing}</div>
            <div role="status">${notes ? html`<p class="more">${notes}</p>` : nothing}</div>
            <div class="buttons">
                <button type="button" class="button" data-do="use" @click=${this.paste}>${icon("onward")}${t("shared.useGame")}</button>
                <button type="button" class="button" data-do="file" @click=${() => chooseFiles(([file]) => this.read(textOf(file), file.name), { accept: RECORD_FILES })}>${icon("open")}${t("make.file")}</button>
                ${record && !whole ? html`<button type="button" class="button" data-do="set-up" @click=${this.openEditor}>${icon("analyse")}${t("make.setUp")}</button>` : nothing}
            </div>
            ${this.mine()} ${record && !whole ? this.puzzleChoice() : nothing}
        </details>`;
    }

    paste() {
        const field = /** @type {HTMLTextAreaElement} */ (this.renderRoot.querySelector("textarea"));
        return this.read(Promise.resolve(field.value));
    }

    /** @param {Promise<string>} text @param {string} [name]  of its file */
    async read(text, name) {
        const { t, engine } = this;
        const { readAndTell } = await import("../../../lens/search/foreign-games.js");
        const { record, notes, problem } = await readAndTell(t, text, { own: ownRecord, name, engine });
        Object.assign(this, { notes, problem });
        if (record) this.found({ record });
    }

    /** @param {FoundPosition} detail */
    found(detail) {
        this.dispatchEvent(new CustomEvent("quintet-found", { detail }));
    }

    // My games

    mine() {
        const { t, games } = this;
        const opened = async (/** @type {any} */ { target }) => {
            if (!target.open || this.games) return;
            const { openArchive } = await import("../../../archive/archive.js");
            this.games = await (await openArchive()).games.list({ limit: MOST });
        };
        return html`<details @toggle=${opened}><summary>${t("make.mine")}</summary>
            ${games && games.length === 0 ? html`<p class="more">${t("make.noGames")}</p>` : nothing}
            <div class="buttons">${(games ?? []).map(({ record, date, plies }) => {
                const name = t("make.ownGame", { game: t(`game.${record.game}`), date: dateIn(t, date), count: plies });
                return html`<button type="button" class="button" data-own @click=${() => this.found({ record })}>${name}</button>`;
            })}</div></details>`;
    }

    // Puzzles

    puzzleChoice() {
        const { t, puzzles, record } = this;
        const opened = async (/** @type {any} */ { target }) => {
            if (target.open && !puzzles && record) {
                this.puzzles = await puzzlesFor(
                    /** @type {any} */ ({ game: record.game }),
                    this.tools.openCatalog ?? openCatalog,
                ).catch(() => []);
            }
        };
        const themes = [...new Set((puzzles ?? []).flatMap((each) => each.themes))].sort();
        const fitting = (puzzles ?? []).filter((each) => !this.theme || each.themes.includes(this.theme));
        const byRating = fitting.sort((a, b) => a.rating - b.rating);
        const pick = (/** @type {string} */ chosen) => {
            const puzzle = byRating.find(({ id }) => id === chosen);
            if (puzzle) this.found({ record: recordOf(puzzle), puzzle });
        };
        const nameOf = (/** @type {(typeof fitting)[number]} */ { themes: all, rating }) =>
            t("make.puzzleName", { id: themeNames(t, all), rating: roundedElo(rating) });
        const about = themeAbout(t, this.theme);
        return html`<details @toggle=${opened}><summary>${t("make.fromPuzzle")}</summary>
            ${choice({
                name: "theme",
                label: t("make.theme"),
                value: this.theme,
                values: [["", t("make.anyTheme")], ...themes.map((each) => [each, themeNames(t, [each])])],
                change: (theme) => {
                    this.theme = theme;
                },
            })}
            ${about ? html`<p class="more">${about}</p>` : nothing}
            ${choice({
                name: "puzzle",
                label: t("make.whichPuzzle"),
                options: html`<option value="">${t("make.fittingPuzzles", { count: fitting.length })}</option>
                    ${byRating.map((each) => html`<option value=${each.id}>${nameOf(each)}</option>`)}`,
                change: pick,
            })}
            <p class="more">${t("make.fromPuzzleHelp")}</p></details>`;
    }

    // The editor of positions

    async openEditor() {
        const { t, engine, record } = this;
        if (!record) return;
        const [words] = await Promise.all([withWords(t, resultWords, analysisWords), import("./setup-element.js")]);
        const [{ layout }, { setup }] = await Promise.all([engine.load(record), engine.setup()]);
        this.setup = { t: words, start: { record, setup }, layout };
        this.tellSetting(true);
    }

    /** Says that the editor takes the place of the board, or no longer. @param {boolean} on */
    tellSetting(on) {
        this.dispatchEvent(new CustomEvent("quintet-setting", { detail: { on } }));
    }

    editor() {
        const { setup, tools, engine } = this;
        const close = async () => {
            this.setup = null;
            this.tellSetting(false);
            await this.updateComplete;
            /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("summary"))?.focus();
        };
        const use = (/** @type {CustomEvent} */ { detail }) => {
            this.found({ record: detail.record });
            close();
        };
        return html`<quintet-make-setup .t=${setup.t} .start=${setup.start} .layout=${setup.layout} .games=${tools.games} .engine=${engine}
            @quintet-use-position=${use} @quintet-set-up=${use} @quintet-cancel=${close}></quintet-make-setup>`;
    }
}

customElements.define("quintet-make-sources", SourcesElement);
