/**
 * `<quintet-record>`: the games of this device: search, filter, open, review, remove, export, import; and the results
 * in the game chosen.
 */

import { html, nothing } from "lit";
import { formWords, refusalWords } from "../../i18n/catalogues.js";
import { timeIn } from "../../i18n/formats.js";
import { addWords } from "../../i18n/t.js";
import { encodeLink } from "../../record/link.js";
import { RECORD_FILES, textOf } from "../../record/record-files.js";
import { chooseFiles, download } from "../../ui/browser/files.js";
import { controlStyles } from "../../ui/forms/control-styles.js";
import { choice, text } from "../../ui/forms/fields.js";
import { segments } from "../../ui/forms/segments.js";
import { emblem } from "../../ui/icons.js";
import { noticeText } from "../../ui/notices/notice-text.js";
import { given, PageElement } from "../../ui/page-element.js";
import { repeat } from "../../ui/repeat.js";
import { share } from "../../ui/share.js";
import { fits } from "../games.js";
import { firstOpponent, opponentFrom, opponentKey } from "../opponent.js";
import { askForMe } from "../play-with-me.js";
import { gameName, nameOf, seatsText } from "./entry-sentences.js";
import { anyGamesIn, fileOf } from "./files.js";
import { recordStyles } from "./my-games-styles.js";
import "./results-element.js";
import { readersOutcome } from "../summary.js";

/**
 * @import { EngineClient } from "../../engine/client.js"
 * @import { GameSpec } from "../../engine/protocol.js"
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { Memory } from "../../ui/browser/storage.js"
 * @import { Archive } from "../archive.js"
 * @import { Reason } from "../database.js"
 * @import { Game } from "../game-entry.js"
 * @import { Opponent } from "../opponent.js"
 * @import { Broken } from "./files.js"
 */

/** Rows that are shown at first, and more on request. */
const PAGE = 40;
/** Problems of a file that are listed. */
const MOST_BROKEN = 8;
const OUTCOMES = /** @type {const} */ (["won", "drawn", "lost"]);

export class RecordPage extends PageElement {
    static properties = {
        games: { state: true },
        specs: { state: true },
        game: { state: true },
        text: { state: true },
        result: { state: true },
        shown: { state: true },
        gone: { state: true },
        opponent: { state: true },
        told: { state: true },
        reason: { state: true },
    };

    static styles = [controlStyles, recordStyles];

    constructor() {
        super();
        share(this, { words: "t" });
        /** @type {Archive} */
        this.archive = given;
        /** @type {EngineClient} */
        this.engine = given;
        /** @type {Memory} */
        this.memory = given;
        /** Newest first, with those removed on this page; null until they are read. @type {Game[] | null} */
        this.games = null;
        /** @type {GameSpec[]} */
        this.specs = [];
        this.game = "";
        this.text = "";
        /** @type {"" | "won" | "drawn" | "lost"} */
        this.result = "";
        this.shown = PAGE;
        /** Removed on this page; they keep their place for undo. @type {Set<string>} */
        this.gone = new Set();
        /** @type {Opponent | null} */
        this.opponent = null;
        /** What became of the last file. @type {{added: number, broken: Broken[]} | null} */
        this.told = null;
        /** Why games are not stored. @type {Reason} */
        this.reason = "";
        /** How often the archive was read; only the newest reading is shown. */
        this.reads = 0;
    }

    connectedCallback() {
        super.connectedCallback();
        this.unlisten = this.archive.subscribe(() => this.read());
        this.read();
        this.engine.games().then(
            ({ games }) => {
                this.specs = games;
            },
            // Names of players stay out; everything else is there.
            () => {},
        );
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.unlisten?.();
    }

    async read() {
        const before = this.games;
        this.reads += 1;
        const turn = this.reads;
        const stored = await this.archive.games.all();
        if (turn !== this.reads) return;
        const removed = (this.games ?? []).filter(({ id }) => this.gone.has(id));
        const there = new Set(stored.map(({ id }) => id));
        const all = [...stored, ...removed.filter(({ id }) => !there.has(id))];
        this.games = all.sort((a, b) => b.order - a.order);
        // Results belong to one game: at first the one that was played last.
        if (before === null) this.game = this.games[0]?.game ?? "";
        this.reason = this.archive.reason;
        await this.readOpponent();
    }

    async readOpponent() {
        const { game } = this;
        if (!game) return;
        const kept = opponentFrom(await this.archive.marks.get(opponentKey(game)), game);
        if (game === this.game) this.opponent = kept ?? firstOpponent(this.there, game);
    }

    /** The games that are not removed. */
    get there() {
        return (this.games ?? []).filter(({ id }) => !this.gone.has(id));
    }

    /** The games of the archive that the page knows, by frequency. */
    get kinds() {
        const counts = new Map();
        for (const { game } of this.games ?? []) counts.set(game, (counts.get(game) ?? 0) + 1);
        return [...counts].sort((a, b) => b[1] - a[1]).map(([game]) => game);
    }

    render() {
        const { t, games } = this;
        return html`
            <quintet-header><h1 tabindex="-1">${t("shared.myGames")}</h1></quintet-header>
            <main>
                <div class="top">
                    <p class="soft">${t("record.intro")}</p>
                    ${this.reason ? html`<p class="warning" role="status">${t(`record.${this.reason}`)}</p>` : nothing}
                </div>
                ${games === null ? nothing : games.length ? this.content() : this.empty()}
                <div role="status">${this.told ? this.imported(this.told) : nothing}</div>
            </main>`;
    }

    empty() {
        const { t } = this;
        return html`<p>${t("record.empty")}</p>
            <div class="buttons"><a class="button primary" href="../play.html">${t("shared.playGame")}</a>${this.importButton()}</div>`;
    }

    content() {
        const { t, game } = this;
        const own = this.there.filter((entry) => entry.game === game);
        return html`${this.fields()}
            <div class="columns">
                <div>${
                    game
                        ? html`<quintet-record-results .game=${game} .games=${own} .opponent=${this.opponent}
                            @quintet-play=${this.play}></quintet-record-results>`
                        : html`<p class="soft">${t("record.chooseGame")}</p>`
                }</div>
                <div>${this.list()}</div>
            </div>`;
    }

    fields() {
        const { t } = this;
        return html`<form class="fields" role="search" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
            ${choice({
                name: "game",
                label: t("shared.game"),
                value: this.game,
                values: [["", t("record.allGames")], ...this.kinds.map((id) => [id, gameName(t, id)])],
                change: (game) => {
                    Object.assign(this, { game, shown: PAGE, opponent: null });
                    this.readOpponent();
                },
            })}
            <div class="field"><span aria-hidden="true">${t("result.title")}</span>
                ${segments({
                    label: t("result.title"),
                    name: "result",
                    options: ["", ...OUTCOMES].map((id) => ({
                        value: id,
                        text: t(id ? `record.${id}` : "record.any"),
                    })),
                    value: this.result,
                    choose: (result) => Object.assign(this, { result, shown: PAGE }),
                })}</div>
            ${text({ name: "text", type: "search", label: t("shared.search"), usual: t("record.searchHint"), value: this.text, typed: (words) => Object.assign(this, { text: words, shown: PAGE }) })}
        </form>`;
    }

    /** Whether a game fits the words, also those of the page's language. @param {Game} entry */
    found(entry) {
        const { game, result, t } = this;
        if (!fits(entry, { game, result: result || undefined })) return false;
        const said =
            `${gameName(t, entry.game)} ${seatsText(t, this.specs, entry)} ${timeIn(t, entry.date)}`.toLowerCase();
        const words = this.text.toLowerCase().split(/\s+/).filter(Boolean);
        return words.every((word) => said.includes(word) || fits(entry, { text: word }));
    }

    list() {
        const { t } = this;
        const found = (this.games ?? []).filter((entry) => this.found(entry));
        const count = found.filter(({ id }) => !this.gone.has(id)).length;
        return html`<section aria-labelledby="games">
            <h2 id="games">${t("record.list")}</h2>
            <p class="soft" role="status">${found.length ? t("shared.games", { count }) : t("record.notFound")}</p>
            <ol class="list">${repeat(
                found.slice(0, this.shown),
                ({ id }) => id,
                (entry) =>
                    html`<li data-game=${entry.id}>${this.gone.has(entry.id) ? this.removed(entry) : this.row(entry)}</li>`,
            )}</ol>
            ${
                found.length > this.shown
                    ? html`<button type="button" class="button" data-do="more" @click=${() => {
                          this.shown += PAGE;
                      }}>${t("record.more")}</button>`
                    : nothing
            }
            <div class="buttons">
                <button type="button" class="button" data-do="export" @click=${this.export}>${t("record.export")}</button>
                ${this.importButton()}
            </div>
        </section>`;
    }

    /** @param {Game} entry */
    row(entry) {
        const { t } = this;
        const name = nameOf(t, entry);
        const outcome = readersOutcome(entry);
        const ended = outcome || (entry.result ? "over" : "unfinished");
        const own = entry.persons.length === 1 ? entry.review?.accuracy[entry.persons[0]] : null;
        const seats = seatsText(t, this.specs, entry);
        return html`${emblem(this.specs.find(({ id }) => id === entry.game))}
            <span class="what">
                <span class="name">${gameName(t, entry.game)} · ${t(`record.${ended}`)}</span>
                ${seats ? html`<span class="line"><span>${seats}</span></span>` : nothing}
                <span class="line"><span>${timeIn(t, entry.date)}</span><span>${t("shared.moves", { count: entry.plies })}</span>${
                    typeof own === "number"
                        ? html`<span>${t("record.accuracy", { share: t.percent(own / 100) })}</span>`
                        : nothing
                }</span>
            </span>
            <span class="buttons">
                <a class="button" data-do="open" href="../play.html" aria-label=${t("record.openLabel", { game: name })}
                    @click=${(/** @type {Event} */ event) => this.leave(event, entry, "")}>${t("shared.open")}</a>
                <a class="button" data-do="review" href="../play.html" aria-label=${t("record.reviewLabel", { game: name })}
                    @click=${(/** @type {Event} */ event) => this.leave(event, entry, "lab&review=1&")}>${t("button.review")}</a>
                <button type="button" class="button" data-do="remove" aria-label=${t("record.removeLabel", { game: name })}
                    @click=${() => this.removeGame(entry)}>${t("shared.remove")}</button>
            </span>`;
    }

    /** @param {Game} entry */
    removed(entry) {
        const { t } = this;
        return html`<span></span><span class="what">${t("record.removed", { game: nameOf(t, entry) })}</span>
            <span class="buttons"><button type="button" class="button" data-do="undo"
                @click=${() => this.bringBack(entry)}>${t("record.undo")}</button></span>`;
    }

    importButton() {
        return html`<button type="button" class="button" data-do="import"
            @click=${() => chooseFiles(([file]) => this.import(textOf(file), file.name), { accept: RECORD_FILES })}>${this.t("record.import")}</button>`;
    }

    /** @param {{added: number, broken: Broken[]}} told */
    imported({ added, broken }) {
        const { t } = this;
        return html`<p>${t("record.imported", { count: added })}</p>
            ${broken.length ? html`<p class="warning">${t("record.broken", { count: broken.length })}</p>` : nothing}
            ${broken.slice(0, MOST_BROKEN).map(
                ({ line, problem: { key, params = {}, detail } }) =>
                    html`<p>${line && !params.line ? t("problem.inLine", { line }) : nothing} ${noticeText(t, { key, params })}
                            ${detail ? html`<bdi lang="en" dir="ltr">${detail}</bdi>` : nothing}</p>`,
            )}`;
    }

    /** Opens a game on the play page. @param {Event} event @param {Game} entry @param {string} before */
    async leave(event, { record }, before) {
        event.preventDefault();
        const { game, options, setup, actions } = record;
        location.assign(`../play.html#${before}${await encodeLink({ game, options, setup, actions })}`);
    }

    /** @param {CustomEvent<string>} event */
    play({ detail: game }) {
        const asked = askForMe(this.memory, game);
        location.assign(asked ? "../play.html" : `../play.html#game=${game}`);
    }

    /** @param {Game} entry */
    async removeGame(entry) {
        this.gone = new Set([...this.gone, entry.id]);
        await this.archive.games.remove(entry.id);
        await this.focusOn(entry.id, "undo");
    }

    /** @param {Game} entry */
    async bringBack(entry) {
        await this.archive.games.restore([entry]);
        this.gone = new Set([...this.gone].filter((id) => id !== entry.id));
        await this.focusOn(entry.id, "remove");
    }

    /**
     * Moves the focus from a button that is gone to the one in its place.
     * @param {string} id
     * @param {string} command
     */
    async focusOn(id, command) {
        await this.updateComplete;
        const row = [...this.renderRoot.querySelectorAll("li")].find((each) => each.dataset.game === id);
        /** @type {HTMLElement | null} */ (row?.querySelector(`[data-do=${command}]`) ?? null)?.focus();
    }

    export() {
        download(fileOf(this.there), "application/jsonl", "quintet-record.jsonl");
    }

    /** @param {Promise<string>} asked @param {string} [name]  of the file */
    async import(asked, name) {
        this.told = null;
        try {
            const { games, broken } = await anyGamesIn(await asked, { name });
            if (broken.some(({ problem }) => problem.key.startsWith("form."))) {
                await addWords(this.t, refusalWords, formWords).catch(() => {});
            }
            const legal = [];
            for (const entry of games) {
                const problem = await this.problemOf(entry);
                if (problem) broken.push({ line: 0, problem });
                else legal.push(entry);
            }
            const { added } = await this.archive.games.restore(legal);
            this.told = { added, broken };
        } catch (error) {
            const problem = /** @type {any} */ (error).problem ?? { key: "problem.notARecord" };
            this.told = { added: 0, broken: [{ line: 0, problem }] };
        }
    }

    /** What the engine says against a game, null if nothing. @param {Game} entry @returns {Promise<Sentence | null>} */
    async problemOf({ record }) {
        if (this.specs.length && !this.specs.some(({ id }) => id === record.game)) {
            return { key: "problem.unknownGame", params: { game: record.game.slice(0, 40) } };
        }
        try {
            await this.engine.describe({ ...record, ply: undefined });
            return null;
        } catch (error) {
            const { action } = /** @type {any} */ (error);
            return action ? { key: "problem.refusedAt", params: { number: action } } : { key: "problem.refused" };
        }
    }
}

customElements.define("quintet-record", RecordPage);
