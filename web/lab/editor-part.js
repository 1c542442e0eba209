/**
 * `<quintet-lab-editor>`: sets up any position. A palette, an empty board or the usual start, who is to move, and the numbers that a
 * board does not show, all as the engine states them; it says after every change whether there can be such a position.
 *
 * Events: `quintet-setup` when the board is to show something else; `quintet-analyse-position` and `quintet-play-position` {record,
 * toMove}.
 */
import { css, html, nothing } from "lit";
import { copyText } from "../app/files.js";
import { given } from "../app/part.js";
import { playerToken, tokenStyles } from "../app/player-token.js";
import { desk, shared } from "../app/styles.js";
import { playerName } from "../app/words.js";
import { choiceStyles } from "./choice-styles.js";
import { LabPart } from "./lab-part.js";
import "./palette-part.js";
import { scrollingPart } from "./scroll-styles.js";
import { emptied, numbered, pressed, stateOf, turned } from "./setup.js";
import { messageOf } from "./words.js";

/** @typedef {import("./setup.js").Tool} Tool */
/** @typedef {import("../engine/protocol.js").BoardSetup} BoardSetup */
/** @typedef {import("../engine/protocol.js").GameRecord} GameRecord */

/** The question to the engine waits for the end of a row of presses, in milliseconds. */
const PATIENCE_MS = 80;

export class EditorPart extends LabPart {
    static properties = {
        ...LabPart.properties,
        start: { attribute: false },
        setup: { state: true },
        tool: { state: true },
        verdict: { state: true },
    };

    /** @type {(keyof import("./lab-model.js").LabModel)[]} */
    static sees = ["base"];

    static styles = [
        shared,
        tokenStyles,
        choiceStyles,
        scrollingPart,
        css`
            label {
                display: flex;
                gap: var(--space-2);
                align-items: center;
                justify-content: space-between;
                min-block-size: var(--tap);
                font-size: var(--text-small);
            }
            input[type="number"] {
                inline-size: 88px;
                min-block-size: 36px;
                padding-inline: var(--space-2);
                border: var(--stroke) solid var(--ink-soft);
                border-radius: var(--radius-small);
                background: var(--paper-raised);
                font-variant-numeric: tabular-nums;
            }
            input::placeholder {
                color: var(--ink-soft);
                opacity: 1;
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
                min-block-size: 48px;
                padding: var(--space-1) var(--space-3);
                border-radius: var(--radius-small);
                background: var(--paper-sunken);
                font-size: var(--text-small);
            }
            .verdict p {
                margin: 0;
            }
            .verdict.bad {
                box-shadow: inset 0 0 0 var(--stroke) var(--warning);
            }
            .verdict.bad b {
                color: var(--warning);
            }
            textarea {
                display: block;
                inline-size: 100%;
                block-size: 68px;
                padding: var(--space-2);
                border: var(--stroke) solid var(--ink-soft);
                border-radius: var(--radius-small);
                background: var(--paper-raised);
                font-family: ui-monospace, monospace;
                font-size: 0.75rem;
                overflow-wrap: anywhere;
                resize: vertical;
            }
            .ends {
                justify-content: end;
                padding-block: var(--space-2);
            }
            .button:disabled {
                opacity: 0.5;
            }
        `,
    ];

    constructor() {
        super();
        /** Where it begins, from the engine. @type {{record: GameRecord, setup: BoardSetup}} */
        this.start = given;
        /** @type {BoardSetup} */
        this.setup = given;
        /** @type {Tool} */
        this.tool = { kind: "erase" };
        /** What the engine says of the setup. @type {{position: string, message: string} | null} */
        this.verdict = null;
        this.asked = 0;
        /** @type {ReturnType<typeof setTimeout> | undefined} */
        this.timer = undefined;
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        if (!changed.has("start") || !this.start) return;
        this.take(this.start.setup);
        const [first] = this.start.setup.kinds;
        if (first) this.tool = { kind: "token", player: first.player, token: first.kind };
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        clearTimeout(this.timer);
    }

    /** What is put together here needs the options alone. @returns {GameRecord} */
    get game() {
        const { game, options } = this.start.record;
        return { game, options };
    }

    /** @param {BoardSetup} setup */
    take(setup) {
        this.setup = setup;
        this.changed();
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.ask(), PATIENCE_MS);
    }

    async ask() {
        this.asked += 1;
        const { asked } = this;
        let verdict = { position: "", message: "" };
        try {
            verdict.position = (await this.lab.compose(this.game, this.setup)).position;
        } catch (error) {
            verdict = { position: "", message: messageOf(error) };
        }
        if (asked === this.asked) this.verdict = verdict;
    }

    /** Tells whoever shows the board. */
    changed() {
        queueMicrotask(() => this.dispatchEvent(new Event("quintet-setup")));
    }

    /** @param {import("../engine/protocol.js").BoardLayout} layout */
    state(layout) {
        return stateOf(layout, this.setup, this.tool);
    }

    /** @param {string} cell @param {boolean} stacks */
    press(cell, stacks) {
        this.take(pressed(this.setup, this.tool, cell, stacks));
    }

    /** @param {Tool} tool */
    choose(tool) {
        this.tool = tool;
        this.changed();
    }

    render() {
        const { t, players, setup, verdict } = this;
        const good = verdict !== null && verdict.position !== "";
        return html`
            <quintet-lab-palette .model=${this.model} .t=${t} .lab=${this.lab} .setup=${setup} .tool=${this.tool}
                @quintet-tool=${(/** @type {CustomEvent<{tool: Tool}>} */ { detail }) => this.choose(detail.tool)}></quintet-lab-palette>
            <h2 id="to-move">${t("lab.edit.toMove")}</h2>
            <div class="row" role="group" aria-labelledby="to-move">
                ${players.map(
                    (
                        _,
                        player,
                    ) => html`<button type="button" class="choice" data-to-move=${player} aria-pressed=${String(player === setup.toMove)}
                        @click=${() => this.take(turned(setup, player))}>${playerToken(players, player)}${playerName(t, players, player)}</button>`,
                )}
            </div>
            <div class="row" style="padding-block-start: var(--space-2)">
                <button type="button" class="choice" data-do="clear" @click=${() => this.take(emptied(setup))}>${t("lab.edit.clear")}</button>
                <button type="button" class="choice" data-do="start" @click=${() => this.read("")}>${t("lab.edit.start")}</button>
            </div>
            ${this.start.setup.numbers.map((number) => this.numberField(number))}
            <h2 id="text">${t("lab.edit.text")}</h2>
            <textarea dir="ltr" spellcheck="false" autocomplete="off" aria-labelledby="text" .value=${verdict?.position ?? ""}></textarea>
            <div class="row ends">
                <button type="button" class="button" data-do="copy" ?disabled=${!good} @click=${() => this.copy()}>${t("lab.edit.copy")}</button>
                <button type="button" class="button" data-do="read" @click=${() => this.read(this.text)}>${t("lab.edit.read")}</button>
            </div>
            <div class="foot">
            <div class="verdict ${verdict?.message ? "bad" : ""}" role="status">
                ${
                    verdict === null
                        ? html`<p>${t("lab.edit.checking")}</p>`
                        : verdict.message
                          ? html`<p><b>${t("lab.edit.impossible")}</b></p><p><bdi lang="en">${verdict.message}</bdi></p>`
                          : html`<p>${t("lab.edit.good")}</p>`
                }
            </div>
            <div class="row ends">
                <button type="button" class="button" data-do="play-this" ?disabled=${!good} @click=${() => this.done("play")}>${t("lab.edit.play")}</button>
                <button type="button" class="button primary" data-do="analyse-this" ?disabled=${!good} @click=${() => this.done("analyse")}>${t("lab.edit.analyse")}</button>
            </div>
            </div>`;
    }

    /** @param {BoardSetup["numbers"][number]} number  as the game states it */
    numberField(number) {
        const { t, players, setup } = this;
        const now = setup.numbers.find(({ name, player }) => name === number.name && player === number.player);
        const free = number.name === "ply";
        const label = free
            ? t("lab.edit.ply")
            : t(`lab.edit.number.${number.name}`, { player: playerName(t, players, number.player) });
        return html`<label>${label}
            <input type="number" inputmode="numeric" data-number="${number.name}${number.player ?? ""}" min=${number.minimum} max=${number.maximum}
                step="1" placeholder=${free ? t("lab.edit.ply.auto") : nothing} .value=${now ? String(now.value) : ""}
                @change=${(/** @type {Event & {target: HTMLInputElement}} */ event) => {
                    const value =
                        event.target.value === ""
                            ? free
                                ? null
                                : number.minimum
                            : Math.trunc(Number(event.target.value));
                    this.take(numbered(setup, number, value));
                }} /></label>`;
    }

    get text() {
        return this.renderRoot.querySelector("textarea")?.value.trim() ?? "";
    }

    /** Puts a position on the board. @param {string} text  empty for the usual start */
    async read(text) {
        this.asked += 1;
        clearTimeout(this.timer);
        try {
            const { setup } = await this.lab.setup({ ...this.game, ...(text ? { setup: text } : {}) });
            this.take(setup);
        } catch (error) {
            this.verdict = { position: "", message: messageOf(error) };
        }
    }

    async copy() {
        const { position = "" } = this.verdict ?? {};
        // The text stands in its field, to be copied by hand.
        await copyText(this.lab, position, { shown: 0 });
    }

    /** @param {"analyse" | "play"} how */
    async done(how) {
        // What was put down a moment ago has not been judged yet.
        clearTimeout(this.timer);
        await this.ask();
        if (!this.verdict?.position) return;
        const record = { ...this.game, setup: this.verdict.position, actions: [] };
        this.dispatchEvent(
            new CustomEvent(`quintet-${how}-position`, { detail: { record, toMove: this.setup.toMove } }),
        );
    }
}

customElements.define("quintet-lab-editor", EditorPart);
