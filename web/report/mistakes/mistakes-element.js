/**
 * `<quintet-report-mistakes>`: the costliest mistakes of one participant over all its games. The engine searches when
 * the reader asks for it, until it has seen all games or is stopped.
 */
import { css, html, nothing } from "lit";
import { actionMarks } from "../../board/marking.js";
import { actionEntry, spokenAction } from "../../game/sentences/action-texts.js";
import { DrawingOrder } from "../../ui/drawing-order.js";
import { firstAgent, participantChoice } from "../choices.js";
import { nameOf, numberOf, playerDot } from "../names.js";
import { MistakeHunt } from "./mistake-hunt.js";
import "../replay/position-element.js";
import { ReportElement } from "../report-element.js";
import { tableStyles } from "../table-styles.js";

/**
 * @import { BoardLayout } from "../../engine/protocol.js"
 * @import { PositionElement } from "../replay/position-element.js"
 * @import { Positions } from "../replay/positions.js"
 * @import { Found, Hunt } from "./mistake-hunt.js"
 */

export class MistakesElement extends ReportElement {
    static properties = {
        positions: { attribute: false },
        chosen: { state: true },
        hunt: { state: true },
        trouble: { state: true },
        layout: { state: true },
    };

    static styles = [
        tableStyles,
        css`
            ol {
                display: grid;
                grid-template-columns: repeat(auto-fill, minmax(min(100%, 440px), 1fr));
                gap: var(--space-4);
            }
            li button {
                display: grid;
                grid-template-columns: minmax(0, 220px) minmax(0, 1fr);
                gap: var(--space-3);
                align-items: center;
                inline-size: 100%;
                padding: var(--space-2);
                border: var(--stroke) solid var(--rule);
                border-radius: var(--radius);
                background: var(--paper-raised);
                text-align: start;
            }
            li button:hover {
                border-color: var(--accent);
            }
            .words span {
                display: block;
                font-size: var(--text-small);
                overflow-wrap: anywhere;
            }
            .words .cost {
                color: var(--incorrect);
                font-size: var(--text);
                font-weight: 600;
            }
            @media (max-width: 420px) {
                li button {
                    grid-template-columns: minmax(0, 150px) minmax(0, 1fr);
                }
            }
        `,
    ];

    constructor() {
        super();
        /** @type {Positions} */
        this.positions = /** @type {any} */ (null);
        this.chosen = -1;
        /** @type {Hunt | null} */
        this.hunt = null;
        this.trouble = "";
        /** @type {BoardLayout | null} */
        this.layout = null;
        /** @type {MistakeHunt | null} */
        this.hunter = null;
        this.order = new DrawingOrder(() => {});
    }

    get participant() {
        return this.chosen < 0 ? firstAgent(this) : this.chosen;
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.hunter?.stop();
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        if (changed.get("results")) this.forget();
    }

    forget() {
        this.hunter?.stop();
        this.hunter = null;
        this.hunt = null;
        this.trouble = "";
    }

    async start() {
        const { results, facts, positions, participant } = this;
        const games = facts.gamesOf[participant];
        this.trouble = "";
        const hunter = this.hunter ?? new MistakeHunt({ positions, results, participant, games });
        if (!this.hunter) {
            hunter.subscribe((hunt) => {
                if (hunter === this.hunter) this.hunt = hunt;
            });
        }
        this.hunter = hunter;
        try {
            this.layout ??= (await positions.at(results, games[0], 0)).layout;
            await hunter.start();
        } catch (error) {
            if (hunter === this.hunter) this.trouble = /** @type {Error} */ (error).message;
        }
    }

    updated() {
        const boards = this.renderRoot.querySelectorAll("quintet-report-position");
        for (const board of boards) this.order.watch(/** @type {PositionElement} */ (board));
        if (!this.order.ready) this.order.resume();
    }

    render() {
        const { facts, t, participant, hunt, trouble } = this;
        const over = hunt !== null && hunt.done === hunt.all;
        const none = (facts.gamesOf[participant] ?? []).length === 0;
        return html`<p class="soft no-print">${t("report.mistakesText")}</p>
            <div class="fields">${participantChoice(this, "mistakes", facts.order, participant, (chosen) => {
                this.forget();
                this.chosen = chosen;
            })}
                ${
                    hunt?.busy
                        ? html`<button type="button" class="button" data-do="stop" @click=${() => this.hunter?.stop()}>${t("button.stop")}</button>`
                        : over
                          ? nothing
                          : html`<button type="button" class="button primary" data-do="find" ?disabled=${none} @click=${this.start}>${t(hunt ? "button.resume" : "report.find")}</button>`
                }
                ${hunt ? html`<progress max=${hunt.all} value=${hunt.done} aria-label=${t("report.searched", { done: hunt.done, count: hunt.all })}></progress>` : nothing}
            </div>
            <p class="soft" role="status">${this.status()}</p>
            ${trouble ? html`<p role="alert">${t("report.searchFailed")} <bdi lang="en">${trouble}</bdi></p>` : nothing}
            ${hunt?.found.length ? html`<ol>${hunt.found.map((found) => this.found(found))}</ol>` : nothing}`;
    }

    status() {
        const { hunt, t } = this;
        if (!hunt) return "";
        const searched = t("report.searched", { done: hunt.done, count: hunt.all });
        const skipped = hunt.skipped ? ` ${t("report.skipped", { count: hunt.skipped })}` : "";
        const none = hunt.done === hunt.all && hunt.found.length === 0 ? ` ${t("report.noMistakes")}` : "";
        return searched + skipped + none;
    }

    /** @param {Found} found */
    found({ game, mistake, action, better }) {
        const { results, t, positions, layout } = this;
        const { ply, player, before, after, loss } = mistake;
        const turn = t("report.turn", { number: numberOf(results, game), ply });
        const setting = { layout, players: results.players };
        const marks = actionMarks(better);
        const label = t("report.mistakeLabel", {
            turn,
            action: spokenAction(t, setting, action),
            better: better ? spokenAction(t, setting, better) : "–",
        });
        const rival = results.games[game].match.participants.filter((_, each) => each !== player);
        return html`<li><button type="button" data-game=${game} data-ply=${ply} @click=${() => this.openGame(game, ply - 1, mistake.best)}>
            <quintet-report-position .results=${results} .game=${game} .ply=${ply - 1} .marks=${marks} .positions=${positions}
                .label=${label}></quintet-report-position>
            <span class="words">
                <span class="cost">${t("report.cost", { points: t.percent(loss) })}</span>
                <span>${playerDot(results.players, player)} ${turn}</span>
                <span>${t("report.against")} ${rival.map((each, index) => html`${index ? ", " : ""}<bdi>${nameOf(t, results.participants[each])}</bdi>`)}</span>
                <span>${t("report.played")} ${actionEntry(t, layout, action)}</span>
                ${better ? html`<span>${t("report.better")} ${actionEntry(t, layout, better)}</span>` : nothing}
                <span>${t("report.chances", { before: t.percent(before), after: t.percent(after) })}</span>
            </span></button></li>`;
    }
}

customElements.define("quintet-report-mistakes", MistakesElement);
