/**
 * `<quintet-openings>`: the opening explorer: a board, and beside it what followed in engine games and in own games.
 */

import { html, nothing } from "lit";
import { playerToken, tokenStyles } from "../../board/drawing/player-token.js";
import { actionMarks } from "../../board/marking.js";
import { actionEntry, spokenAction } from "../../game/sentences/action-texts.js";
import { heardAction } from "../../game/sentences/game-sentences.js";
import { listIn } from "../../i18n/formats.js";
import { encodeLink } from "../../record/link.js";
import { icon } from "../../ui/more-icons.js";
import { given } from "../../ui/page-element.js";
import { follow } from "../../ui/store.js";
import { BoardPage } from "../../widgets/boards/board-page.js";
import { drawnIn } from "./book.js";
import { explorerStyles } from "./explorer-styles.js";
import "../../ui/tables/wide-table-element.js";

/**
 * @import { ActionView, GameRecord } from "../../engine/protocol.js"
 * @import { Tally } from "./book.js"
 * @import { Explorer, ExplorerModel, Row } from "./explorer.js"
 * @import { PropertyDeclarations } from "lit"
 */

/** Rows that are shown at first. */
const MOST_ROWS = 40;

export class ExplorerPage extends BoardPage {
    /** @type {PropertyDeclarations} */
    static properties = { looked: { state: true }, address: { state: true } };

    static styles = [BoardPage.styles, tokenStyles, explorerStyles];

    constructor() {
        super();
        /** @type {Explorer} */
        this.explorer = given;
        /** @type {ExplorerModel} */
        this.model = given;
        /** Called with the position shown, for the address. @type {(record: GameRecord) => void} */
        this.named = () => {};
        /** The action of the row under the pointer or the focus. @type {ActionView | null} */
        this.looked = null;
        /** The position as the part of a link after `#`. */
        this.address = "";
        /** Where the focus goes once the next position is shown. @type {"" | "rows" | "trail"} */
        this.focusNext = "";
        follow(this, () => this.explorer);
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        const { model, t } = this;
        const before = /** @type {ExplorerModel | undefined} */ (changed.get("model"));
        const { state, game, options, line } = model;
        super.willUpdate(changed);
        if (!before || before.state === state || !state) return;
        this.looked = null;
        if (line.length) this.said = heardAction(t, this.setting, state);
        const record = { game, options, actions: line };
        this.named(record);
        encodeLink(record).then((address) => {
            this.address = address;
        });
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    async updated(changed) {
        const { focusNext, model } = this;
        if (focusNext && changed.has("model") && (model.rows.length || model.all || focusNext === "trail")) {
            this.focusNext = "";
            const row = focusNext === "rows" && this.renderRoot.querySelector("tbody button");
            const target = row || this.renderRoot.querySelector(".trail [aria-current]");
            /** @type {HTMLElement | null} */ (target)?.focus({ preventScroll: true });
        }
        await super.updated(changed);
    }

    get players() {
        return this.explorer.spec?.players ?? [];
    }

    get shown() {
        const { layout, state } = this.model;
        return { layout, state, players: this.players, turn: true, marks: actionMarks(this.looked) };
    }

    /** @param {string} text */
    act(text) {
        this.explorer.follow(text);
    }

    /** @type {BoardPage["whyNot"]} */
    whyNot(attempt) {
        return this.explorer.engine.whyNot(attempt);
    }

    render() {
        const { model, t, explorer } = this;
        return this.frame({
            head: html`<h1>${t("shared.openings")}</h1>
                <a class="button bare" href="../index.html">${t("shared.myGames")}</a>`,
            main:
                model.phase === "ready"
                    ? this.content()
                    : this.stateText(t("openings.loading"), () => explorer.open({ game: model.game })),
        });
    }

    content() {
        const { model, t, explorer } = this;
        return html`
            ${this.gamesRow((game) => explorer.open({ game }))}
            <div class="board">${this.boardPart()}</div>
            <section class="part" aria-label=${t("shared.openings")}>
                ${this.trail()}
                <div class="buttons">
                    <button type="button" class="button" data-do="back" aria-disabled=${String(model.line.length === 0)}
                        @click=${() => this.go(model.line.length - 1)}>${icon("undo")}${t("openings.back")}</button>
                    <a class="button" data-do="analyse" href="../../play.html#lab&${this.address}">${icon("analyse")}${t("button.analyse")}</a>
                </div>
                ${this.sources()}
                ${this.table()}
                ${this.made()}
            </section>`;
    }

    /** The moves so far; each leads back to the position after it. */
    trail() {
        const { model, t } = this;
        const { layout, played, line } = model;
        const step = (/** @type {unknown} */ text, /** @type {number} */ ply, /** @type {string} */ spoken) =>
            html`<li><button type="button" class="plain" data-ply=${ply} aria-label=${spoken}
                aria-current=${ply === line.length ? "step" : nothing} @click=${() => this.go(ply)}>${text}</button></li>`;
        return html`<nav aria-label=${t("openings.line")}><ol class="trail">
            ${step(t("openings.start"), 0, t("openings.start"))}
            ${line.map((_, ply) =>
                step(
                    html`${playerToken(this.players, this.moverAt(ply))}${actionEntry(t, layout, played[ply])}`,
                    ply + 1,
                    spokenAction(t, this.setting, played[ply]),
                ),
            )}</ol></nav>`;
    }

    /** Who acts at a ply. @param {number} ply */
    moverAt(ply) {
        const { state } = this.model;
        const count = this.players.length || 1;
        const first = ((state?.toMove ?? 0) - (state?.ply ?? 0)) % count;
        return (first + ply + count * 2) % count;
    }

    /** What the games come from, or why there are none. */
    sources() {
        const { model, t, explorer } = this;
        const { book, problem, broken, all, state } = model;
        if (state?.outcome && state.outcome.state !== "ongoing") return html`<p>${t("openings.over")}</p>`;
        switch (book) {
            case "loading":
                return html`<p class="soft" role="status">${t("openings.loading")}</p>`;
            case "none":
                return html`<p class="soft">${t("openings.noBook")}</p>`;
            case "otherRules":
                return html`<p class="soft">${t("openings.otherRules")}</p>
                    <p><button type="button" class="button" data-do="rules" @click=${() =>
                        explorer.open({
                            game: model.game,
                            options: model.bookOptions,
                        })}>${t("openings.showRules")}</button></p>`;
            case "failed":
                return html`<p class="problem" role="alert">${problem && t(problem.key, problem.params)}
                    <button type="button" class="button" data-do="retry" @click=${() => explorer.retry()}>${t("button.retry")}</button></p>`;
            default:
                return html`${broken ? html`<p class="problem" role="status">${t("openings.brokenLines", { count: broken })}</p>` : nothing}
                    ${all ? html`<p data-part="summary">${this.summary(all)}</p>` : nothing}`;
        }
    }

    /** How the engine games that went on from here ended. @param {Tally} all */
    summary(all) {
        const { t, players } = this;
        const drawn = drawnIn(all);
        const share = (/** @type {number} */ games) => t.percent(games / Math.max(1, all.games));
        const parts = all.won.map((won, player) =>
            t("openings.share", { player: t(`player.${players[player]}`), share: share(won) }),
        );
        if (drawn) parts.push(t("openings.drawn", { share: share(drawn) }));
        return t.sentences(
            t("openings.count", { count: all.games }),
            t("openings.shares", { shares: listIn(t, parts) }),
        );
    }

    table() {
        const { model, t, players } = this;
        const { rows, rest, book, counting, state, hasOwn } = model;
        const engine = book === "ready";
        if (state?.outcome && state.outcome.state !== "ongoing") return nothing;
        if (rows.length === 0 && !rest?.games) {
            // A book that isn't there doesn't tell what was played; the reader's own games do.
            const told = engine || (hasOwn && book !== "loading" && book !== "failed");
            return told && !counting ? html`<p role="status">${t("openings.none")}</p>` : nothing;
        }
        return html`<quintet-wide-table label=${t("openings.move")}><table>
            <thead>
                <tr><th scope="col" rowspan="2">${t("openings.move")}</th>
                    ${engine ? html`<th scope="colgroup" class="group" colspan=${players.length + 1}>${t("openings.engine")}</th>` : nothing}
                    ${hasOwn ? html`<th scope="colgroup" class="group own" colspan="2">${t("openings.own")}</th>` : nothing}</tr>
                <tr>${engine ? this.engineHeads() : nothing}${hasOwn ? this.ownHeads() : nothing}</tr>
            </thead>
            <tbody>${rows.slice(0, MOST_ROWS).map((row) => this.row(row, engine))}</tbody>
            ${
                engine && rest?.games
                    ? html`<tfoot><tr><th scope="row">${t("shared.otherMoves")}</th>${this.engineCells(rest)}${hasOwn ? html`<td class="own" colspan="2"></td>` : nothing}</tr></tfoot>`
                    : nothing
            }
        </table></quintet-wide-table>
        ${counting ? html`<p class="soft" role="status">${t("openings.counting")}</p>` : nothing}`;
    }

    engineHeads() {
        const { t, players } = this;
        return html`<th scope="col" class="number">${t("openings.number")}</th>${players.map((name, player) => {
            const label = t("openings.wonBy", { player: t(`player.${name}`) });
            return html`<th scope="col" class="number" title=${label}>${playerToken(players, player)}<span class="unseen">${label}</span></th>`;
        })}`;
    }

    ownHeads() {
        const { t } = this;
        const help = t("openings.resultHelp");
        return html`<th scope="col" class="number own">${t("openings.number")}</th>
            <th scope="col" class="number" title=${help}>${t("openings.result")}<span class="unseen"> (${help})</span></th>`;
    }

    /** @param {Tally | null} tally */
    engineCells(tally) {
        const { t, players } = this;
        if (!tally) return html`<td class="number none">–</td>${players.map(() => html`<td></td>`)}`;
        return html`<td class="number">${t.number(tally.games)}</td>${tally.won.map(
            (won) => html`<td class="number">${t.percent(won / Math.max(1, tally.games))}</td>`,
        )}`;
    }

    /** @param {Row} row @param {boolean} engine */
    row({ action, view, engine: tally, own }, engine) {
        const { t, model } = this;
        const look = (/** @type {typeof view} */ at) => () => {
            this.looked = at;
        };
        return html`<tr @pointerenter=${look(view)} @pointerleave=${look(null)}>
            <th scope="row"><button type="button" class="plain" data-action=${action} aria-label=${spokenAction(t, this.setting, view)}
                @focus=${look(view)} @blur=${look(null)} @click=${() => this.follow(action)}>${actionEntry(t, model.layout, view)}</button></th>
            ${engine ? this.engineCells(tally) : nothing}
            ${model.hasOwn ? this.ownCells(own) : nothing}</tr>`;
    }

    /** @param {Row["own"]} own */
    ownCells(own) {
        const { t } = this;
        if (!own) return html`<td class="number own none">–</td><td></td>`;
        const { won, drawn, lost } = own.tally;
        const result = [won, drawn, lost].map((each) => t.number(each)).join(" – ");
        return html`<td class="number own">${t.number(own.all)}</td><td class="number"><bdi dir="ltr">${result}</bdi></td>`;
    }

    made() {
        const { model, t } = this;
        if (!model.made || model.book !== "ready") return nothing;
        const { games, opening, later } = model.made;
        return html`<p class="soft">${t("openings.made", { count: games, opening, later })}</p>`;
    }

    /** @param {string} action */
    follow(action) {
        this.focusNext = "rows";
        this.explorer.follow(action);
    }

    /** @param {number} ply */
    go(ply) {
        if (ply < 0) return;
        this.focusNext = "trail";
        this.explorer.back(ply);
    }
}

customElements.define("quintet-openings", ExplorerPage);
