/** `<quintet-open>`: opens games from a pasted text or link, from a file, or from a list of games in a file. */

import { css, html, nothing } from "lit";
import { Library, MAX_NAME } from "../../game/library.js";
import { open } from "../../game/open/open.js";
import { menuWords, openWords, resultWords, sharedWords } from "../../i18n/catalogues.js";
import { formProblem, notesSentence, problemSentence } from "../../lens/search/form-sentences.js";
import { RECORD_FILES, textOf } from "../../record/record-files.js";
import { MAX_GAMES } from "../../record/record-texts.js";
import { chooseFiles } from "../../ui/browser/files.js";
import { problemLine, text } from "../../ui/forms/fields.js";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { emblem } from "../../ui/icons.js";
import { icon } from "../../ui/more-icons.js";
import { noticeText } from "../../ui/notices/notice-text.js";
import { Problem } from "../../ui/notices/problem.js";
import { given } from "../../ui/page-element.js";
import { askForDrawer, closeDrawer, PanelElement } from "../../widgets/panel-element.js";
import "../../ui/panels/drawer.js";
import { openGame, waysOf } from "../what-opens.js";

/**
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { FoundGame } from "../../lens/search/foreign-games.js"
 * @import { NewNotice } from "../../ui/notices/noticed.js"
 * @import { QuintetApp } from "../quintet-app.js"
 * @import { Games } from "../what-opens.js"
 * @import { Drawer } from "./index.js"
 */

export class OpenElement extends PanelElement {
    static properties = { app: { attribute: false }, games: { attribute: false }, problem: { state: true } };

    static styles = [
        itemStyles,
        css`
            form {
                display: grid;
                gap: var(--space-3);
                padding-block-end: var(--space-2);
            }
            li {
                content-visibility: auto;
                contain-intrinsic-size: auto 52px;
            }
            .item {
                min-block-size: 52px;
            }
            ol + .buttons,
            .note + ol {
                padding-block-start: var(--space-2);
            }
            .names {
                display: grid;
                color: var(--ink-soft);
                font-size: var(--text-small);
                overflow-wrap: anywhere;
            }
            .forms {
                color: var(--ink-soft);
                font-size: var(--text-small);
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
        /** The games of a file. @type {Games | null} */
        this.games = given;
        /** @type {QuintetApp} */
        this.app = given;
        /** Why the last text could not be opened. @type {NewNotice | null} */
        this.problem = null;
    }

    focusFirst() {
        // On a touch screen the keyboard would cover the button for files.
        if (matchMedia("(pointer: coarse)").matches) return false;
        const field = this.renderRoot.querySelector("textarea");
        field?.focus();
        return Boolean(field);
    }

    render() {
        return this.games ? this.list(this.games) : this.form();
    }

    form() {
        const { t, problem } = this;
        return html`<form @submit=${this.submitted}>
            ${text({ id: "text", name: "text", label: t("open.paste"), stack: true, problem: problem ? problemLine(noticeText(t, problem), problem.detail) : "", rows: 4, code: true, needed: true })}
            <div class="buttons">
                <button type="button" class="button" data-do="chooseFile"
                    @click=${() => chooseFiles(([file]) => this.openText(textOf(file), file.name), { accept: RECORD_FILES })}>
                    ${icon("open")}${t("shared.chooseFile")}
                </button>
                <button class="button primary" data-do="open">${t("shared.open")}</button>
            </div>
        </form>
        <p class="note">${t("open.drop")}</p>
        <p class="note">${t("open.forms")}</p>
        <ul class="forms marked">${this.forms().map((form) => html`<li>${form}</li>`)}</ul>`;
    }

    /** Lists the formats that can be opened, our own and those of other programs by game. */
    forms() {
        const { t, model } = this;
        const foreign = model.games.flatMap(({ id, reads }) => reads.map((form) => this.labelled(`game.${id}`, form)));
        return [t("open.ownForms"), t("open.matches", { command: "quintet match --out" }), ...foreign];
    }

    /** @param {Promise<string>} asked @param {string} [name] */
    async openText(asked, name) {
        this.problem = null;
        // Render once without the problem, so that a repeated one is announced again.
        await this.updateComplete;
        const tell = (/** @type {NewNotice} */ problem) => {
            this.problem = problem;
        };
        try {
            await open({ text: await asked, name, tell, isMeant: true }, waysOf(this.app));
        } catch (error) {
            await this.controller.openRecord(Promise.reject(error), { tell });
        }
    }

    /** @param {Games} games */
    list({ found, broken }) {
        const { t } = this;
        const shown = found.slice(0, MAX_GAMES);
        return html`
            <p class="note">${t("shared.games", { count: found.length })}</p>
            <ol>${shown.map((game) => html`<li>${this.entry(game)}</li>`)}</ol>
            ${found.length > shown.length ? html`<p class="note">${t("open.more", { count: found.length - shown.length })}</p>` : nothing}
            <div class="buttons">
                <button type="button" class="button" data-do="keepAll" @click=${() => this.saveAll(shown)}>
                    ${icon("shelf")}${t("open.keepAll")}
                </button>
            </div>
            ${broken.slice(0, MAX_GAMES).map(
                ({ line, problem }) => html`<p class="broken">
                ${icon("warning")}<span>${t.sentences(!problem.problem.params?.line && t("problem.inLine", { line }), problemSentence(t, problem))}</span>
            </p>`,
            )}`;
    }

    /** @param {FoundGame} game */
    entry(game) {
        const { t, controller, model } = this;
        const { line, record, names = record.players, stopped } = game;
        const known = model.games.find(({ id }) => id === record.game);
        const name = typeof record.name === "string" ? record.name.slice(0, 80) : "";
        const moves = t("shared.moves", { count: record.actions?.length ?? 0 });
        return html`<button type="button" class="item" data-line=${line}
            @click=${async () => {
                if (await openGame(t, controller, game)) closeDrawer(this);
            }}>
            ${emblem(known)}
            <span class="what">
                <span><bdi>${known ? t(`game.${record.game}`) : record.game}</bdi>${name ? html` · <bdi>${name}</bdi>` : nothing}</span>
                <span class="line"><span>${t("shared.line", { line })}</span> <span>${moves}</span> ${this.outcome(record)}</span>
                ${this.names({ game: record.game, players: names })}
                ${stopped ? html`<span class="names">${problemSentence(t, formProblem(game.form ?? "", stopped))}</span>` : nothing}
                ${notesSentence(t, game) ? html`<span class="names">${notesSentence(t, game)}</span>` : nothing}
            </span>
        </button>`;
    }

    /**
     * Translates the label in texts like `Red: level:easy`.
     * @param {`game.${string}` | `player.${string}`} key @param {string} name
     */
    labelled(key, name) {
        const { t } = this;
        const [before, after] = t("text.line", { player: t(key), list: "\0" }).split("\0");
        return html`${before}<bdi>${name}</bdi>${after}`;
    }

    /** Returns how a game ended, if its record says so. @param {GameRecord} record */
    outcome({ game, result }) {
        const { t, model } = this;
        const players = model.games.find(({ id }) => id === game)?.players ?? [];
        if (result === "draw") return html`<span>${t("result.drawn")}</span>`;
        if (typeof result !== "string" || !players.includes(result)) return nothing;
        return html`<span>${t("result.won", { player: t(`player.${result}`) })}</span>`;
    }

    /** Returns the players by seat, if the record names them. @param {GameRecord} record */
    names({ game, players }) {
        const { model } = this;
        if (!Array.isArray(players) || !players.every((name) => typeof name === "string")) return nothing;
        const seats = model.games.find(({ id }) => id === game)?.players ?? [];
        const named = seats
            .slice(0, players.length)
            .map((seat, index) => this.labelled(`player.${seat}`, players[index].slice(0, MAX_NAME)));
        return html`<span class="names">${named.map((words) => html`<span>${words}</span> `)}</span>`;
    }

    /** @param {FoundGame[]} games */
    saveAll(games) {
        const { controller, t } = this;
        const library = new Library(controller.saves.memory);
        const date = Date.now();
        // Save in reverse order, so that the first game comes first in the list of saves.
        for (const [index, { line, record }] of [...games.entries()].reverse()) {
            const name =
                typeof record.name === "string" ? record.name : `${t(`game.${record.game}`)} ${t.number(line)}`;
            const saved = { record, seats: [], paused: true };
            if (!library.add({ name: name.slice(0, MAX_NAME), date: date - index, saved, picture: "" })) {
                return controller.tell({ key: "saves.noRoom", tone: "error" });
            }
        }
        askForDrawer(this, "saves");
    }

    /** @param {SubmitEvent} event */
    submitted(event) {
        event.preventDefault();
        const form = /** @type {HTMLFormElement} */ (event.target);
        const text = String(new FormData(form).get("text"));
        this.openText(text.trim() ? Promise.resolve(text) : Promise.reject(new Problem("problem.notARecord")));
    }
}

customElements.define("quintet-open", OpenElement);

/** @type {Drawer} */
export const drawer = {
    heading: "menu.open",
    words: [menuWords, openWords, resultWords, sharedWords],
    content: (app, games) => html`<quintet-open .app=${app}
        .games=${games}></quintet-open>`,
};
