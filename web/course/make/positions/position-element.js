/**
 * `<quintet-make-position>`: the position of an item. It comes from playing on the board, from the editor of positions,
 * from a pasted game or link, a file, a game of *My games*, or a puzzle.
 *
 * Event: `quintet-record` with a `FoundPosition`; `record` is null when the position is taken away.
 *
 * @typedef {{record: GameRecord | null, puzzle?: Puzzle}} FoundPosition
 */
import { html, nothing } from "lit";
import { withoutUsual } from "../../../record/record.js";
import "../../../widgets/options-element.js";
import { icon } from "../../../ui/more-icons.js";
import { given, PageElement } from "../../../ui/page-element.js";
import "./board-element.js";
import { choice } from "../../../ui/forms/fields.js";
import { fieldStyles } from "../field-styles.js";
import "./sources-element.js";

/**
 * @import { GameRecord } from "../../../engine/protocol.js"
 * @import { Puzzle } from "../../../learn/puzzles/catalog/puzzle.js"
 * @import { LensClient } from "../../../lens/engine/lens-client.js"
 * @import { CheckTools } from "../../kinds/kinds.js"
 */

export class PositionElement extends PageElement {
    static properties = {
        tools: { attribute: false },
        record: { attribute: false },
        optional: { attribute: false },
        whole: { attribute: false },
        line: { state: true },
        ply: { state: true },
        trouble: { state: true },
        setting: { state: true },
    };

    static styles = fieldStyles;

    constructor() {
        super();
        /** @type {CheckTools} */
        this.tools = given;
        /** @type {LensClient} */
        this.engine = given;
        /** What the item has. @type {GameRecord | null} */
        this.record = null;
        this.optional = false;
        /** Whether the game counts as a whole. Otherwise the item has the actions up to the position shown. */
        this.whole = false;
        /** The game with the actions after the position shown. @type {GameRecord | null} */
        this.line = null;
        this.ply = 0;
        /** Why a game could not be taken, in the engine's words. */
        this.trouble = "";
        /** Whether the editor of positions is open. */
        this.setting = false;
        /** What this part has told last, as text. */
        this.told = "";
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        if (!changed.has("record") || JSON.stringify(this.record) === this.told) return;
        this.#show(this.record);
    }

    /** @param {GameRecord | null} record */
    #show(record) {
        this.told = JSON.stringify(record);
        if (!record) {
            this.line = null;
            return;
        }
        const { ply, ...line } = record;
        this.line = line;
        this.ply = ply ?? line.actions?.length ?? 0;
    }

    /** Takes a game from elsewhere. @param {FoundPosition} found */
    take({ record, puzzle }) {
        this.trouble = "";
        if (!record) {
            this.#show(null);
            this.#tell({ record: null });
            return;
        }
        const { game, options, setup, actions = [], ply } = record;
        this.line = { game, ...(options && { options }), ...(setup && { setup }), actions };
        this.ply = ply ?? actions.length;
        this.#tellShown(puzzle);
    }

    /** @param {Puzzle} [puzzle] */
    #tellShown(puzzle) {
        const line = /** @type {GameRecord} */ (this.line);
        const spec = this.tools.games.find(({ id }) => id === line.game);
        const { options = {}, ...plain } = withoutUsual(line, spec?.options ?? []);
        const actions = (line.actions ?? []).slice(0, this.whole ? undefined : this.ply);
        const record = { ...plain, ...(Object.keys(options).length && { options }), actions };
        this.#tell({ record, puzzle });
    }

    /** @param {FoundPosition} found */
    #tell(found) {
        this.told = JSON.stringify(found.record);
        this.dispatchEvent(new CustomEvent("quintet-record", { detail: found }));
    }

    /** @param {CustomEvent<{action: string}>} event */
    played({ detail: { action } }) {
        const line = /** @type {GameRecord} */ (this.line);
        const actions = line.actions ?? [];
        // A move of the game goes on in it; another one takes the place of the rest.
        if (actions[this.ply] !== action) this.line = { ...line, actions: [...actions.slice(0, this.ply), action] };
        this.ply += 1;
        this.#tellShown();
    }

    /** @param {CustomEvent<{ply: number}>} event */
    moved({ detail: { ply } }) {
        this.ply = ply;
        if (!this.whole) this.#tellShown();
    }

    get spec() {
        return this.tools.games.find(({ id }) => id === this.line?.game);
    }

    render() {
        const { t, line, optional, spec, trouble } = this;
        const heading = t(this.whole ? "shared.oneGame" : "make.position");
        if (!line) {
            return html`<fieldset><legend>${heading}</legend>
                ${optional ? html`<p class="more">${t("make.positionOptional")}</p>` : nothing}
                ${this.games()} ${this.sources()}</fieldset>`;
        }
        return html`<fieldset><legend>${heading}</legend>
            ${this.games()}
            ${spec?.options.length ? html`<details><summary>${t("option.title")}</summary><quintet-options .spec=${spec} .values=${this.values} @quintet-option=${this.optionChosen}></quintet-options></details>` : nothing}
            <p class="more">${t(this.whole ? "make.playGame" : "make.playHere")}</p>
            <quintet-make-board ?hidden=${this.setting} .engine=${this.engine} .record=${line} .ply=${this.ply} .players=${spec?.players ?? []} .label=${heading}
                @quintet-play=${this.played} @quintet-ply=${this.moved}
                @quintet-loaded=${() => {
                    this.trouble = "";
                }}
                @quintet-refusal=${(/** @type {CustomEvent} */ { detail }) => {
                    this.trouble = detail.message;
                }}></quintet-make-board>
            ${trouble ? html`<p class="problem" role="alert"><bdi lang="en">${trouble}</bdi></p>` : nothing}
            ${this.sources()}
            ${optional ? html`<div class="buttons"><button type="button" class="button" data-do="no-position" @click=${() => this.take({ record: null })}>${icon("close")}${t("make.noPosition")}</button></div>` : nothing}
        </fieldset>`;
    }

    get values() {
        const standard = (this.spec?.options ?? []).map((option) => [option.name, option.standard]);
        return { ...Object.fromEntries(standard), ...this.line?.options };
    }

    /** Other rules begin another game. @param {CustomEvent<{name: string, value: string}>} event */
    optionChosen({ detail: { name, value } }) {
        const line = /** @type {GameRecord} */ (this.line);
        this.take({ record: { game: line.game, options: { ...line.options, [name]: value }, actions: [] } });
    }

    games() {
        const { t, tools, line } = this;
        const games = tools.games.map(({ id }) => [id, t(`game.${id}`)]);
        return choice({
            name: "game",
            label: t("shared.game"),
            value: line?.game ?? "",
            values: line ? games : [["", t("make.chooseGame")], ...games],
            change: (game) => game && this.take({ record: { game, actions: [] } }),
        });
    }

    sources() {
        const { tools, engine, line } = this;
        const take = (/** @type {CustomEvent<FoundPosition>} */ { detail }) => this.take(detail);
        return html`<quintet-make-sources .tools=${tools} .engine=${engine} .record=${line && { ...line, ply: this.ply }} .whole=${this.whole}
            @quintet-found=${take} @quintet-setting=${(/** @type {CustomEvent} */ { detail }) => {
                this.setting = detail.on;
            }}></quintet-make-sources>`;
    }
}

customElements.define("quintet-make-position", PositionElement);
