/**
 * `<quintet-result>`: the end of a game: win, loss or draw, why, the reader's rating and accuracy, and what to do next.
 */
import { css, html, nothing } from "lit";
import { ownColours, playerToken, tokenStyles } from "../../board/drawing/player-token.js";
import { resultOf } from "../../game/ending.js";
import { AWAY, PERSON, savedGame, specOf } from "../../game/model.js";
import { onlyPerson, statusOf } from "../../game/sentences/game-sentences.js";
import { moverAt } from "../../game/turns.js";
import { encodeLink } from "../../record/link.js";
import { icon } from "../../ui/more-icons.js";
import { desk, tall } from "../../ui/styles.js";
import { askForAnalysis, askForDrawer, PanelElement } from "../../widgets/panel-element.js";
import { crestStyles, emblem } from "./result-crest.js";

/**
 * @import { Seat } from "../../game/model.js"
 * @import { Rating } from "../../game/rating/rating.js"
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { EndFacts, Facts } from "./end-facts.js"
 * @import { End } from "./result-crest.js"
 */

/** The place of the result on the page. */
export const place = css`
    .over quintet-status {
        visibility: hidden;
    }
    .page.over {
        --least-list: calc(46px + 10 * (1rem - 16px));
    }
    @media (max-height: 660px) {
        .page.over {
            --least-list: calc(64px + 8 * (1rem - 16px));
            --open-list: var(--least-list);
        }
    }
    /* The result covers the status line and the beginning of the list, so that the board stays where it is. */
    .over .moves {
        grid-row: status-start / moves-end;
        container: list / size;
    }
    .over quintet-result {
        margin-block: auto;
    }
    @container list (max-height: 9.5rem) {
        .over quintet-moves {
            display: none;
        }
    }
    @media ${desk} {
        .over quintet-status,
        .over quintet-goal {
            display: none;
        }
        .over .moves {
            grid-row: moves;
        }
        .over quintet-result {
            margin-block: 0;
        }
    }
`;

export class ResultElement extends PanelElement {
    static styles = [
        tokenStyles,
        crestStyles,
        css`
            :host {
                display: block;
                flex: none;
                container-type: inline-size;
            }
            .card {
                --end: var(--ink-soft);
                display: grid;
                gap: var(--space-1) var(--space-2);
                grid-template: "crest words facts" auto "buttons buttons buttons" auto / auto minmax(0, 1fr) auto;
                align-items: center;
                padding-inline: var(--space-1);
            }
            .card[data-end="won"] {
                --end: var(--correct);
            }
            .card[data-end="lost"] {
                --end: var(--incorrect);
            }
            .words {
                grid-area: words;
                min-inline-size: 0;
            }
            h2 {
                font-size: var(--text-large);
                font-weight: 600;
                line-height: 1.2;
                overflow-wrap: anywhere;
            }
            p {
                color: var(--ink-soft);
                font-size: var(--text-small);
                line-height: 1.35;
            }
            .facts {
                display: grid;
                grid-area: facts;
                font-variant-numeric: tabular-nums;
                text-align: end;
            }
            .facts b {
                color: var(--ink);
                font-weight: 600;
            }
            .buttons,
            .last {
                display: flex;
                gap: var(--space-1);
            }
            .buttons {
                grid-area: buttons;
            }
            /* The last two wrap together: the small one is never alone in a row. */
            .last {
                flex: 1 1 auto;
            }
            .button:not(.square) {
                flex: 1 1 auto;
                min-inline-size: min-content;
                padding-inline: 4px;
                color: inherit;
                font-size: var(--text-small);
                line-height: 1.15;
                text-align: center;
                white-space: normal;
                /* Chinese breaks at spaces only. */
                word-break: keep-all;
            }
            .button.primary:not(.square) {
                color: var(--accent-ink);
            }
            .card {
                animation: arrive var(--time-slow) var(--ease);
            }
            @keyframes arrive {
                from {
                    opacity: 0;
                    transform: translateY(6px);
                }
            }
            .button:not(.square) .icon {
                display: none;
            }
            @container (max-width: 330px) {
                .button:not(.square) {
                    font-size: var(--text-tiny);
                }
            }
            @media ${desk} and ${tall} {
                .card {
                    gap: var(--space-3);
                    grid-template: "crest words" auto "facts facts" auto "buttons buttons" auto / auto minmax(0, 1fr);
                    padding: var(--space-3) var(--space-2);
                    margin-block: var(--space-2);
                    border-inline-start: 4px solid var(--end);
                    border-radius: var(--radius);
                    background: color-mix(in srgb, var(--end) 9%, var(--paper-raised));
                }
                h2 {
                    font-size: var(--text-title);
                }
                .facts {
                    display: flex;
                    flex-wrap: wrap;
                    gap: 0 var(--space-4);
                    font-size: var(--text);
                }
                .facts:empty {
                    display: none;
                }
                .buttons {
                    flex-wrap: wrap;
                }
                .buttons,
                .last {
                    gap: var(--space-2);
                }
                .button:not(.square) {
                    padding-inline: 10px;
                    white-space: nowrap;
                }
                .button:not(.square) .icon {
                    display: block;
                }
            }
        `,
    ];

    constructor() {
        super();
        /** @type {EndFacts | null} */
        this.told = null;
    }

    connectedCallback() {
        super.connectedCallback();
        this.requestUpdate();
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.told?.stop();
    }

    /** @returns {Facts | null} */
    get facts() {
        return this.told?.facts ?? null;
    }

    updated() {
        this.learn().catch(() => {
            // Without a network the result tells less.
        });
    }

    /** Follows the facts about the game of the only person at the board. */
    async learn() {
        const player = onlyPerson(this.model.seats);
        const record = savedGame(this.model)?.record;
        if (player === null || !record) return this.told?.stop();
        const { EndFacts } = await import("./end-facts.js");
        if (!this.isConnected) return undefined;
        this.told ??= new EndFacts(() => this.requestUpdate());
        return this.told.follow({ ...record, actions: record.actions?.slice(0, this.model.state?.ply) }, player);
    }

    /**
     * What a notice says after a rematch: which player the only person plays now.
     * @type {(seats: Seat[]) => Sentence}
     */
    noticeOf = (seats) => {
        const own = onlyPerson(seats);
        if (own === null) return { key: "button.rematch" };
        return { key: "result.rematch", params: { player: `player.${specOf(this.model)?.players[own]}` } };
    };

    /** What the end is for the only person at the board; for others who won. @returns {End} */
    get end() {
        const { state, winner, loser } = resultOf(this.model);
        const person = onlyPerson(this.model.seats);
        if (state === "drawn") return "drawn";
        if (person === null) return "won";
        return (winner === null ? person === loser : person !== winner) ? "lost" : "won";
    }

    render() {
        const { model, t, controller, end } = this;
        const { title, detail } = statusOf(t, model);
        const mistakes = this.facts?.review?.mistakes ?? 0;
        return html`<section class="card" data-end=${end} aria-label=${t("result.title")}>
            <div class="crest">${emblem(end)}${end === "won" ? this.winners() : nothing}</div>
            <div class="words"><h2>${title}</h2><p>${detail}</p></div>
            <p class="facts">${this.known()}</p>
            <div class="buttons">
                ${
                    mistakes > 0
                        ? html`<button type="button" class="button primary" data-do="practise" @click=${() => this.review(onlyPerson(model.seats))}>
                    ${t("result.practise", { count: mistakes })}
                </button>`
                        : nothing
                }
                <button type="button" class="button ${mistakes > 0 ? "" : "primary"}" data-do="rematch" @click=${() => controller.rematch(this.noticeOf)}>
                    ${icon("rotate")}${t("button.rematch")}
                </button>
                ${
                    this.decision > 0
                        ? html`<a class="button" data-do="lens" href="lens.html" @click=${this.toLens}>${t("result.lens")}</a>`
                        : nothing
                }
                <div class="last">
                    <button type="button" class="button" data-do="review" @click=${() => this.review(null)}>
                        ${t("button.review")}
                    </button>
                    <button type="button" class="button square" data-do="share" aria-label=${t("button.share")}
                        title=${t("button.share")} @click=${() => askForDrawer(this, "share")}>${icon("link")}</button>
                </div>
            </div>
        </section>`;
    }

    winners() {
        const players = specOf(this.model)?.players ?? [];
        const { winner, loser } = resultOf(this.model);
        const shown = players.map((_, player) => player).filter((each) => (winner ?? each) === each && each !== loser);
        return shown.map(
            (player) => html`<span style=${ownColours(players, player)}>${playerToken(players, player)}</span>`,
        );
    }

    /** The reader's rating and accuracy, as far as they are known. */
    known() {
        const { t, facts } = this;
        const accuracy = facts?.review?.accuracy ?? null;
        return [
            facts?.rating ? html`<span data-fact="rating">${this.rating(facts.rating)}</span>` : nothing,
            accuracy === null
                ? nothing
                : html`<span data-fact="accuracy">${t("result.accuracy", { share: t.percent(accuracy / 100) })}</span>`,
        ];
    }

    /**
     * Renders a rating. With one bound it says only where the reader is not.
     * @param {{before: Rating | null, after: Rating}} rating
     */
    rating({ before, after }) {
        const { t } = this;
        const known = (/** @type {Rating | null} */ each) => each !== null && each.low !== null && each.high !== null;
        if (before && known(before) && known(after)) {
            return t("result.rating", { before: before.elo, after: after.elo });
        }
        const key =
            after.low === null
                ? "result.ratingBelow"
                : after.high === null
                  ? "result.ratingAbove"
                  : "result.ratingFirst";
        return t(key, { elo: after.elo });
    }

    /** @param {number | null} practise  the player whose mistakes to practise */
    review(practise) {
        const values = this.facts?.values;
        askForAnalysis(this, { values, ...(practise === null ? {} : { practise }) });
    }

    /** The ply after the last decision of an engine; 0 if there was none. */
    get decision() {
        const { state, seats } = this.model;
        for (let ply = state?.ply ?? 0; state && ply > 0; --ply) {
            if (![PERSON, AWAY].includes(seats[moverAt(state, ply - 1, seats.length)])) return ply;
        }
        return 0;
    }

    /** Opens the lens at the turning point, or where an engine last decided. @param {MouseEvent} event */
    async toLens(event) {
        const record = savedGame(this.model)?.record;
        if (!record) return;
        event.preventDefault();
        const { facts } = this;
        const turning = facts?.values.size ? await turningPoint(record.actions ?? [], facts.values) : 0;
        location.assign(`lens.html#${await encodeLink({ ...record, ply: (turning || this.decision) - 1 })}`);
    }
}

/**
 * Returns the ply after the worst mistake of a game, or 0 without a known mistake.
 * @param {string[]} actions @param {Facts["values"]} values
 */
async function turningPoint(actions, values) {
    const { mistakesOf } = await import("../../analysis/review/mistakes.js");
    const { keyOf } = await import("../../analysis/analysis-model.js");
    const known = [...actions, ""].map((_, ply) => values.get(keyOf(actions.slice(0, ply))));
    const [worst] = mistakesOf(known, actions).sort((a, b) => b.loss - a.loss);
    return worst?.ply ?? 0;
}

customElements.define("quintet-result", ResultElement);
