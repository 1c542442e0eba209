/**
 * `<quintet-analysis-editor>`: the editor for positions. It offers a palette, an empty board, the initial position, the
 * player to move, and the numbers that a board does not show, such as the ply. The engine states all of them and judges
 * the position after every change.
 *
 * Events: `quintet-setup` after a change of the board or of the tool; `quintet-analyse-position` and
 * `quintet-play-position` {record, toMove}, or with `useLabel` `quintet-use-position` alone; `quintet-set-up` {record,
 * notes} if a text in the form of another program holds a position of another game, or with other options.
 */
import { css, html } from "lit";
import { playerToken, tokenStyles } from "../../board/drawing/player-token.js";
import { playerName } from "../../game/sentences/game-sentences.js";
import { formWords, refusalWords, resultWords } from "../../i18n/catalogues.js";
import { addWords } from "../../i18n/t.js";
import { copyText } from "../../ui/browser/files.js";
import { choiceStyles } from "../../ui/forms/choice-styles.js";
import { fieldStyles } from "../../ui/forms/field-styles.js";
import { number as field, text } from "../../ui/forms/fields.js";
import { messageOf } from "../../ui/notices/failure-text.js";
import { given } from "../../ui/page-element.js";
import { desk } from "../../ui/styles.js";
import { AnalysisElement } from "../analysis-element.js";
import "./palette-element.js";
import { scrollingPart } from "../../ui/page-styles/scroll-styles.js";
import { afterPress, stateOf, withNumber, withoutTokens, withPlayerToMove } from "./setup.js";

/**
 * @import { BoardLayout, BoardSetup, GameRecord, GameState } from "../../engine/protocol.js"
 * @import { EngineFailure } from "../../engine/worker-client.js"
 * @import { AnalysisModel } from "../analysis-model.js"
 * @import { Tool } from "./setup.js"
 */

/** Delay before the engine judges a position, so that it judges a quick series of presses once, in milliseconds. */
const JUDGE_DELAY_MS = 80;

export class EditorElement extends AnalysisElement {
    static properties = {
        start: { attribute: false },
        useLabel: { attribute: false },
        setup: { state: true },
        tool: { state: true },
        verdict: { state: true },
        notes: { state: true },
    };

    /** @type {(keyof AnalysisModel)[]} */
    static sees = ["base"];

    static styles = [
        tokenStyles,
        fieldStyles,
        choiceStyles,
        scrollingPart,
        css`
            label.row {
                flex-wrap: nowrap;
                justify-content: space-between;
                font-size: var(--text-small);
            }
            .foot {
                position: sticky;
                inset-block-end: 0;
                padding-block-start: var(--space-2);
                background: var(--paper);
            }
            @media ${desk} {
                .foot {
                    background: var(--paper-raised);
                }
            }
            .verdict {
                display: grid;
                align-content: center;
                min-block-size: 36px;
                padding: var(--space-1) var(--space-3);
                border-radius: var(--radius-small);
                background: var(--paper-sunken);
                font-size: var(--text-small);
            }
            .verdict.bad {
                box-shadow: inset 0 0 0 var(--stroke) var(--warning);
            }
            .verdict.bad b {
                color: var(--warning);
            }
            /* Wide enough for the words that an empty field shows. */
            input[type="number"][placeholder] {
                inline-size: 10.5em;
            }
            textarea {
                inline-size: 100%;
                font-size: var(--text-tiny);
                overflow-wrap: anywhere;
            }
            .notes {
                color: var(--ink-soft);
                font-size: var(--text-small);
                overflow-wrap: anywhere;
            }
            .ends {
                justify-content: end;
                padding-block: var(--space-1) var(--space-2);
            }
            .button:disabled {
                opacity: 0.5;
            }
        `,
    ];

    constructor() {
        super();
        /**
         * The position that the editor starts with, from the engine.
         * @type {{record: GameRecord, setup: BoardSetup, notes?: string}}
         */
        this.start = given;
        /** The label of the only button that takes the position, where it is neither played nor analysed. */
        this.useLabel = "";
        /** @type {BoardSetup} */
        this.setup = given;
        /** @type {Tool} */
        this.tool = { kind: "erase" };
        /**
         * The engine's verdict: the position as text, or a message why it is impossible and the key of that reason,
         * if it has one. `over`: how the game has ended in a position where nothing is left to play.
         * @type {{position: string, message: string, reason?: string, over?: GameState["outcome"]} | null}
         */
        this.verdict = null;
        /** What was interpreted in the text of another program. */
        this.notes = "";
        this.asked = 0;
        /** The text that is being read. @type {Promise<void>} */
        this.reading = Promise.resolve();
        /** @type {ReturnType<typeof setTimeout> | undefined} */
        this.timer = undefined;
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        if (!changed.has("start") || !this.start) return;
        this.take(this.start.setup);
        this.notes = this.start.notes ?? "";
        const [first] = this.start.setup.kinds;
        if (first) this.tool = { kind: "token", player: first.player, token: first.kind };
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        clearTimeout(this.timer);
    }

    /** The game and its options, without actions: the editor composes the position itself. @returns {GameRecord} */
    get game() {
        const { game, options } = this.start.record;
        return { game, options };
    }

    /** Replaces the setup and has the engine judge it. @param {BoardSetup} setup */
    take(setup) {
        this.setup = setup;
        this.changed();
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.judge(), JUDGE_DELAY_MS);
    }

    async judge() {
        this.asked += 1;
        const { asked } = this;
        /** @type {NonNullable<EditorElement["verdict"]>} */
        let verdict = { position: "", message: "" };
        try {
            const { position } = await this.analysis.compose(this.game, this.setup);
            verdict = { position, message: "" };
            if (!this.useLabel) {
                const over = await this.analysis.outcome({ ...this.game, setup: position, actions: [] });
                if (over.state !== "ongoing") {
                    await addWords(this.t, resultWords);
                    verdict = { ...verdict, over };
                }
            }
        } catch (error) {
            verdict = await this.refusal(error);
        }
        if (asked === this.asked) this.verdict = verdict;
    }

    /** The verdict on a position that the engine refuses. @param {unknown} error */
    async refusal(error) {
        const { reason } = /** @type {EngineFailure} */ (error);
        if (reason) await addWords(this.t, refusalWords).catch(() => {});
        return { position: "", message: messageOf(error), reason };
    }

    /** Tells the element that shows the board about a change. */
    changed() {
        queueMicrotask(() => this.dispatchEvent(new Event("quintet-setup")));
    }

    /** The setup as a state for the board. @param {BoardLayout} layout */
    state(layout) {
        return stateOf(layout, this.setup, this.tool);
    }

    /** @param {string} cell @param {boolean} stacks */
    press(cell, stacks) {
        this.take(afterPress(this.setup, this.tool, cell, stacks));
    }

    /** @param {Tool} tool */
    choose(tool) {
        this.tool = tool;
        this.changed();
    }

    render() {
        const { t, players, setup, verdict } = this;
        const sound = Boolean(verdict?.position);
        const good = sound && !verdict?.over;
        return html`
            <quintet-analysis-palette .model=${this.model} .analysis=${this.analysis} .setup=${setup} .tool=${this.tool}
                @quintet-tool=${(/** @type {CustomEvent<{tool: Tool}>} */ { detail }) => this.choose(detail.tool)}></quintet-analysis-palette>
            <h2 id="to-move">${t("analysis.edit.toMove")}</h2>
            <div class="row" role="group" aria-labelledby="to-move">
                ${players.map(
                    (
                        _,
                        player,
                    ) => html`<button type="button" class="choice" data-to-move=${player} aria-pressed=${String(player === setup.toMove)}
                        @click=${() => this.take(withPlayerToMove(setup, player))}>${playerToken(players, player)}${playerName(t, players, player)}</button>`,
                )}
            </div>
            <div class="row" style="padding-block-start: var(--space-2)">
                <button type="button" class="choice" data-do="clear" @click=${() => this.take(withoutTokens(setup))}>${t("analysis.edit.clear")}</button>
                <button type="button" class="choice" data-do="start" @click=${() => this.read("")}>${t("analysis.edit.start")}</button>
            </div>
            ${this.start.setup.numbers.map((number) => this.numberField(number))}
            <h2 id="text">${t("analysis.edit.text")}</h2>
            ${text({ label: t("analysis.edit.text"), stack: null, rows: 3, code: true, value: verdict?.position ?? "" })}
            <div class="row ends">
                <button type="button" class="button" data-do="copy" ?disabled=${!sound} @click=${() => this.copy()}>${t("shared.copy")}</button>
                <button type="button" class="button" data-do="read" @click=${() => this.read(this.text)}>${t("analysis.edit.read")}</button>
            </div>
            <p class="notes" role="status">${this.notes}</p>
            <div class="foot">
            <div class="verdict ${verdict?.message || verdict?.over ? "bad" : ""}" role="status">${this.judged()}</div>
            <div class="row ends">
                ${
                    this.useLabel
                        ? html`<button type="button" class="button primary" data-do="use-this" ?disabled=${!good} @click=${() => this.done("use")}>${this.useLabel}</button>`
                        : html`<button type="button" class="button" data-do="play-this" ?disabled=${!good} @click=${() => this.done("play")}>${t("analysis.edit.play")}</button>
                <button type="button" class="button primary" data-do="analyse-this" ?disabled=${!good} @click=${() => this.done("analyse")}>${t("analysis.edit.analyse")}</button>`
                }
            </div>
            </div>`;
    }

    /** The verdict in words. */
    judged() {
        const { t, verdict, players } = this;
        if (!verdict) return html`<p>${t("analysis.edit.checking")}</p>`;
        const { message, over } = verdict;
        if (message) {
            const key = `refused.${verdict.reason}`;
            return html`<p><b>${t("analysis.edit.impossible")}</b></p>
                <p>${t.has(key) ? t(key) : html`<bdi lang="en">${message}</bdi>`}</p>`;
        }
        if (!over) return html`<p>${t("analysis.edit.good")}</p>`;
        const { winner, reason } = over;
        const result =
            winner === null ? t("result.drawn") : t("result.won", { player: playerName(t, players, winner) });
        return html`<p><b>${t("analysis.edit.over")}</b></p>
            <p>${t("result.and", { first: result, second: t(`reason.${reason}`) })}</p>`;
    }

    /** @param {BoardSetup["numbers"][number]} number  as the game states it */
    numberField(number) {
        const { t, players, setup } = this;
        const now = setup.numbers.find(({ name, player }) => name === number.name && player === number.player);
        const free = number.name === "ply";
        const label = free
            ? t("analysis.edit.ply")
            : t(`analysis.edit.number.${number.name}`, { player: playerName(t, players, number.player) });
        return field({
            name: `${number.name}${number.player ?? ""}`,
            label,
            least: number.minimum,
            most: number.maximum,
            step: 1,
            usual: free ? t("analysis.edit.ply.auto") : "",
            value: now ? now.value : "",
            change: (text) => {
                const none = free ? null : number.minimum;
                this.take(withNumber(setup, number, text === "" ? none : Math.trunc(Number(text))));
            },
        });
    }

    get text() {
        return this.renderRoot.querySelector("textarea")?.value.trim() ?? "";
    }

    /** Puts a position on the board. @param {string} text  empty for the initial position */
    read(text) {
        this.asked += 1;
        clearTimeout(this.timer);
        this.notes = "";
        this.reading = this.readText(text);
    }

    /** @param {string} text */
    async readText(text) {
        try {
            const { setup } = await this.analysis.setup({ ...this.game, ...(text ? { setup: text } : {}) });
            this.take(setup);
        } catch (error) {
            const { asked } = this;
            this.verdict = null;
            const taken = text !== "" && (await this.readForeign(text).catch(() => false));
            if (taken) return;
            const verdict = await this.refusal(error);
            if (asked === this.asked) this.verdict = verdict;
        }
    }

    /**
     * Puts the position of a text in the form of another program on the board.
     * @param {string} text
     * @returns {Promise<boolean>} whether the text is in such a form
     */
    async readForeign(text) {
        const { t, asked } = this;
        const [{ readForeign }, sentences] = await Promise.all([
            import("../../lens/search/foreign-games.js"),
            import("../../lens/search/form-sentences.js"),
        ]);
        const [games] = await Promise.all([readForeign(text, {}), addWords(t, refusalWords, formWords)]);
        if (!games) return false;
        if (asked !== this.asked) return true;
        const [game] = games.found;
        if (!game) {
            this.verdict = { position: "", message: sentences.problemSentence(t, games.broken[0].problem) };
            return true;
        }
        const notes = sentences.notesSentence(t, game);
        if (this.isSameGame(game.record)) {
            const { setup } = await this.analysis.setup(game.record);
            if (asked !== this.asked) return true;
            this.take(setup);
            this.notes = notes;
        } else {
            this.dispatchEvent(new CustomEvent("quintet-set-up", { detail: { record: game.record, notes } }));
        }
        return true;
    }

    /** Whether a record is of the editor's game, with the same options. @param {GameRecord} record */
    isSameGame({ game, options = {} }) {
        const own = this.start.record;
        const specs = this.model.games.find(({ id }) => id === game)?.options ?? [];
        const standard = new Map(specs.map((option) => [option.name, option.standard]));
        return (
            game === own.game &&
            Object.entries(options).every(
                ([name, value]) => String(value) === String(own.options?.[name] ?? standard.get(name)),
            )
        );
    }

    async copy() {
        const { position = "" } = this.verdict ?? {};
        // The notice needs no text: the reader can copy it from its field.
        await copyText(this.analysis, position, { shown: 0 });
    }

    /** @param {"analyse" | "play" | "use"} how */
    async done(how) {
        // The last text may not be on the board yet, nor the last change judged.
        await this.reading;
        clearTimeout(this.timer);
        await this.judge();
        if (!this.verdict?.position || this.verdict.over) return;
        const record = { ...this.game, setup: this.verdict.position, actions: [] };
        this.dispatchEvent(
            new CustomEvent(`quintet-${how}-position`, { detail: { record, toMove: this.setup.toMove } }),
        );
    }
}

customElements.define("quintet-analysis-editor", EditorElement);
