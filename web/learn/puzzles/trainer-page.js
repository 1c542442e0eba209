/** `<quintet-puzzles>`: the puzzle trainer: a board, and beside it what to do, how it went, and what to choose. */

import { html, nothing } from "lit";
import { encodeAnalysisLink } from "../../analysis/link.js";
import { actionMarks } from "../../board/marking.js";
import { heardAction } from "../../game/sentences/game-sentences.js";
import { given } from "../../ui/page-element.js";
import { tabList } from "../../ui/panels/tab-list.js";
import { tabStyles } from "../../ui/panels/tab-styles.js";
import { share } from "../../ui/share.js";
import { follow } from "../../ui/store.js";
import { BoardPage } from "../../widgets/boards/board-page.js";
import "./choice-element.js";
import "./rest-element.js";
import "./score-element.js";
import { hintMarks, recordAt } from "./solving/solving.js";
import "./task-element.js";
import { cellsAround, emptyTrainer, hintedAction, isTurn, playersOf } from "./trainer-model.js";
import { trainerStyles } from "./trainer-styles.js";

/**
 * @import { Attempt } from "../../engine/protocol.js"
 * @import { TrainerModel } from "./trainer-model.js"
 * @import { Trainer } from "./trainer.js"
 * @import { PropertyDeclarations } from "lit"
 */

const TABS = /** @type {const} */ ({ free: "shared.puzzles", run: "puzzle.mode.run", mine: "shared.myMistakes" });
export class TrainerPage extends BoardPage {
    /** @type {PropertyDeclarations} */
    static properties = { address: { state: true } };

    static styles = [BoardPage.styles, tabStyles, trainerStyles];

    constructor() {
        super();
        /** @type {Trainer} */
        this.trainer = given;
        share(this, { commands: "trainer" });
        /** @type {TrainerModel} */
        this.model = emptyTrainer();
        /** Called with the game and the way to train, for the address. @type {(hash: string) => void} */
        this.named = () => {};
        /** Where the position can be analysed. */
        this.address = "";
        /** Whether the focus was in the panel before the update: what had it may be gone after. */
        this.inPart = false;
        /** The marks of a hint, as one list until the hint changes. */
        this.hinted = { key: "", marks: actionMarks(null) };
        follow(this, () => this.trainer.store);
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        const { model, t } = this;
        const before = /** @type {TrainerModel | undefined} */ (changed.get("model"));
        this.inPart = Boolean(this.shadowRoot?.activeElement?.closest("#part"));
        super.willUpdate(changed);
        if (before && before.state !== model.state && model.state && model.task) {
            this.said = heardAction(t, this.setting, model.state);
        }
        const isOther = before && (before.game !== model.game || before.mode !== model.mode);
        if (model.game && (isOther || changed.get("t"))) {
            document.title = [t("shared.puzzles"), t(`game.${model.game}`), t("app.name")].join(" – ");
        }
        if (isOther) {
            this.named(`game=${model.game}${model.mode === "free" ? "" : `&mode=${model.mode}`}`);
        }
        if (before && before.task !== model.task) this.findAddress();
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    async updated(changed) {
        const part = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("#part"));
        if (this.inPart && !this.shadowRoot?.activeElement) part?.focus({ preventScroll: true });
        await super.updated(changed);
    }

    get shown() {
        const { model, marks } = this;
        const { base, layout, state } = model;
        const board = `${base.game} ${JSON.stringify(base.options ?? {})}`;
        return { layout, board, state, players: playersOf(model), turn: isTurn(model), marks };
    }

    get notifier() {
        return this.trainer.notices;
    }

    /** @param {string} text */
    act(text) {
        this.trainer.act(text);
    }

    /** @param {Attempt} attempt */
    whyNot(attempt) {
        return this.trainer.whyNot(attempt);
    }

    /** Finds the address of the analysis of a puzzle that is over. */
    async findAddress() {
        const { task } = this.model;
        this.address = "";
        if (task?.phase !== "solved" && task?.phase !== "shown") return;
        const { hash } = await encodeAnalysisLink(recordAt({ ...task, line: [] }));
        if (this.model.task === task) this.address = `../../play.html#${hash}`;
    }

    /** The marks of the hint, or of the action under the pointer. */
    get marks() {
        const { model } = this;
        const { task } = model;
        const action = hintedAction(model);
        const hints = task?.phase === "try" ? task.hints : 0;
        const key = `${hints} ${action?.text} ${task?.line.length}`;
        if (key !== this.hinted.key) {
            const marks = hints
                ? hintMarks(action, hints, (cell) => cellsAround(model.layout, cell))
                : actionMarks(null);
            this.hinted = { key, marks };
        }
        return this.hinted.marks;
    }

    render() {
        const { model, t, trainer } = this;
        return this.frame({
            head: html`<h1 tabindex="-1">${t("shared.puzzles")}</h1>`,
            main: model.phase === "ready" ? this.content() : this.stateText(t("turn.loading"), () => trainer.start()),
        });
    }

    content() {
        const { model, trainer } = this;
        return html`
            ${this.gamesRow(
                (game) => trainer.open({ game }),
                (game) => this.dueOf(game),
            )}
            ${this.tabs()}
            <div class="board">${this.boardPart()}</div>
            <section class="part" id="part" tabindex="-1" role="tabpanel" aria-labelledby="tab-${model.mode}">${this.panel()}</section>`;
    }

    /** How many mistakes are due in a game. @param {string} game */
    dueOf(game) {
        const { model, t } = this;
        const count = model.dues[game] ?? 0;
        if (model.mode !== "mine" || count === 0) return nothing;
        return html` <span class="due" title=${t("shared.due", { count })}>${t.number(count)}</span>`;
    }

    tabs() {
        const { model, t, trainer } = this;
        const due = model.mine?.due ?? 0;
        return html`${tabList(t, {
            label: t("puzzle.modes"),
            count: due,
            tabs: due > 0 ? { ...TABS, mine: "puzzle.mode.mineDue" } : TABS,
            chosen: model.mode,
            choose: async (mode) => {
                await trainer.open({ mode: /** @type {keyof typeof TABS} */ (mode) });
                await this.updateComplete;
            },
        })}`;
    }

    panel() {
        const { model, t } = this;
        const { task } = model;
        return html`
            ${model.mode === "mine" ? nothing : html`<quintet-puzzle-score></quintet-puzzle-score>`}
            ${
                task
                    ? html`<quintet-puzzle-task .address=${this.address}></quintet-puzzle-task>`
                    : html`<quintet-puzzle-rest></quintet-puzzle-rest>`
            }
            ${model.mode === "free" ? html`<quintet-puzzle-choice></quintet-puzzle-choice>` : nothing}
            ${model.kept ? nothing : html`<p>${t("puzzle.notKept")}</p>`}`;
    }
}

customElements.define("quintet-puzzles", TrainerPage);
