/**
 * `<quintet-report>`: the results of a tournament: table, crosstable, times, faults, mistakes and all games, each of
 * which opens as a replay.
 *
 *     report.t = t; report.results = results; report.analysisPage = "play.html";
 *
 * It loads its own words. `results` may be set again while games are played. Fires `quintet-open-analysis` {record}
 * when the link to the analysis is pressed; if the page cancels the event, the link is not followed.
 *
 * @typedef {{game: number, ply: number, better: string}} Opened
 */

import { html, LitElement, nothing } from "lit";
import { EngineClient } from "../engine/client.js";
import { reportWords, resultWords, sharedWords, withWords } from "../i18n/catalogues.js";
import { addOwnWords, hear } from "../ui/connected.js";
import { Problem } from "../ui/notices/problem.js";
import { PageElement } from "../ui/page-element.js";
import { share } from "../ui/share.js";
import { reportStyles } from "./report-styles.js";
import "./tables/cross-element.js";
import { everyGame, factsOf, gamesFor } from "./facts.js";
import { faultDetails } from "./tables/faults-element.js";
import "./tables/games-element.js";
import "./mistakes/mistakes-element.js";
import { nameOf } from "./names.js";
import { overview } from "./overview.js";
import { Positions } from "./replay/positions.js";
import "./tables/ranking-element.js";
import { readResults } from "./read-results.js";
import "./replay/replay-element.js";
import { checkResults } from "./results.js";
import "./saving/save-element.js";
import { pause } from "./slices.js";
import "./tables/rating-element.js";
import "./tables/time-element.js";

/**
 * @import { Translate } from "../i18n/t.js"
 * @import { Facts, Filter } from "./facts.js"
 * @import { Results } from "./results.js"
 */

/** The number of sections. */
const SECTIONS = 8;

export class QuintetReport extends PageElement {
    static properties = {
        results: { attribute: false },
        analysisPage: { attribute: false },
        template: { attribute: false },
        site: { attribute: false },
        makeEngine: { attribute: false },
        words: { state: true },
        facts: { state: true },
        problem: { state: true },
        reading: { state: true },
        stage: { state: true },
        filter: { state: true },
        opened: { state: true },
        printing: { state: true },
    };

    static styles = reportStyles;

    constructor() {
        super();
        /** @type {Results | null} */
        this.results = null;
        /** The address of the play page, for the analysis; "" if there is none. */
        this.analysisPage = "";
        /** The address of `report-template.html`; "" to offer no such page. */
        this.template = "";
        /** The address of the site, for links in a saved page. */
        this.site = "";
        /** @type {() => Promise<EngineClient>} */
        this.makeEngine = async () => new EngineClient();
        /** The translator with the words of reports. @type {Translate | null} */
        this.words = null;
        addOwnWords(this, (t) => withWords(t, resultWords, sharedWords, reportWords));
        share(this, { words: "words" });
        /** The facts, with the results that they were counted from. @type {{results: Results, facts: Facts} | null} */
        this.facts = null;
        /** @type {Problem["problem"] | null} */
        this.problem = null;
        this.filter = everyGame;
        /** @type {Opened | null} */
        this.opened = null;
        this.printing = false;
        /** The theme of the page, to be restored after printing. @type {string | undefined} */
        this.theme = undefined;
        /** How many sections are shown: one more in each task, so that none takes long. */
        this.stage = 0;
        /** Whether a text is being read. */
        this.reading = false;
        this.positions = new Positions(() => this.makeEngine());
        this.counting = new AbortController();
        /** What had the focus when a game was opened. @type {HTMLElement | null} */
        this.cameFrom = null;
        hear(this, "beforeprint", () => this.print());
        hear(this, "afterprint", () => this.printed());
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.counting.abort();
        this.positions.release();
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        if (changed.has("results")) this.count();
    }

    updated() {
        if (this.facts && this.words && this.stage < SECTIONS) pause().then(() => (this.stage += 1));
    }

    /** Shows results from the text of `results.json`. @param {string} text */
    async read(text) {
        this.counting.abort();
        this.reading = true;
        try {
            this.results = await readResults(text);
        } catch (error) {
            if (!(error instanceof Problem)) throw error;
            this.problem = error.problem;
        } finally {
            this.reading = false;
        }
    }

    async count() {
        const { results } = this;
        this.counting.abort();
        this.counting = new AbortController();
        const { signal } = this.counting;
        if (!results) {
            Object.assign(this, { facts: null, problem: null, opened: null });
            return;
        }
        try {
            const facts = await factsOf(checkResults(results), signal);
            if (signal.aborted) return;
            const same = this.facts?.results.participants.length === results.participants.length;
            // Games are added at the end, so a choice of games stays while a tournament goes on.
            if (!same) Object.assign(this, { filter: everyGame, opened: null });
            Object.assign(this, { facts: { results, facts }, problem: null });
        } catch (error) {
            if (signal.aborted) return;
            if (!(error instanceof Problem)) throw error;
            Object.assign(this, { facts: null, problem: error.problem, opened: null });
        }
    }

    /**
     * Shows everything as a whole, and the page in its light colours, before it is printed. The browser waits for no
     * promise here.
     */
    print() {
        if (this.printing) return;
        const { dataset } = document.documentElement;
        this.theme = dataset.theme;
        dataset.theme = "light";
        this.printing = true;
        this.performUpdate();
        for (const part of this.renderRoot.querySelectorAll("*")) {
            if (part instanceof LitElement && part.isUpdatePending) /** @type {any} */ (part).performUpdate();
        }
    }

    printed() {
        if (!this.printing) return;
        this.printing = false;
        const { dataset } = document.documentElement;
        if (this.theme === undefined) delete dataset.theme;
        else dataset.theme = this.theme;
    }

    render() {
        const { words: t, facts, problem, opened, results } = this;
        if (!t) return nothing;
        if (problem) return html`<p class="problem" role="alert">${t(problem.key, problem.params)}</p>`;
        if (this.reading) return html`<p class="soft" role="status">${t("report.counting")}</p>`;
        if (!results) return html`<p class="soft">${t("report.none")}</p>`;
        if (!facts) return html`<p class="soft" role="status">${t("report.counting")}</p>`;
        return html`<div class="report" @quintet-report-open=${this.open} @quintet-report-filter=${this.choose} @quintet-report-close=${this.close}>
            ${opened && !this.printing ? this.replay(opened) : nothing}
            <div class="all" ?hidden=${opened !== null && !this.printing}>${this.sections(t, facts)}</div>
        </div>`;
    }

    /** @param {Translate} t @param {NonNullable<QuintetReport["facts"]>} counted */
    sections(t, { results, facts }) {
        const { positions, printing, filter } = this;
        let left = printing ? SECTIONS : this.stage;
        const part = (/** @type {string} */ name, /** @type {unknown} */ content, shown = true) =>
            --left >= 0 && shown
                ? html`<section id=${name} aria-labelledby="title-${name}"><h2 id="title-${name}" tabindex="-1">${t(`report.${name}`)}</h2>${content}</section>`
                : nothing;
        const many = facts.order.length > 1;
        return html`<header>
                <p class="overview">${overview(t, results, facts)}</p>
                <quintet-report-save .results=${results} .template=${this.template} .site=${this.site}></quintet-report-save>
            </header>
            ${part("table", html`<quintet-report-table .results=${results} .facts=${facts} .printing=${printing}></quintet-report-table>`)}
            ${part(
                "excluded",
                this.excluded(t, results),
                results.participants.some(({ excluded }) => excluded),
            )}
            ${part("stand", html`<quintet-report-stand .results=${results} .facts=${facts} .printing=${printing}></quintet-report-stand>`, Boolean(results.stand))}
            ${part("cross", html`<quintet-report-cross .results=${results} .facts=${facts} .printing=${printing}></quintet-report-cross>`, many && results.games.length > 0)}
            ${part("time", html`<quintet-report-time .results=${results} .facts=${facts} .printing=${printing}></quintet-report-time>`, results.games.length > 0)}
            ${part("faults", html`<quintet-report-faults .results=${results} .facts=${facts} .printing=${printing} .positions=${positions}></quintet-report-faults>`, results.games.length > 0)}
            ${part("mistakes", html`<quintet-report-mistakes .results=${results} .facts=${facts} .printing=${printing} .positions=${positions}></quintet-report-mistakes>`, results.games.length > 0)}
            ${part("games", html`<quintet-report-games .results=${results} .facts=${facts} .printing=${printing} .filter=${filter}></quintet-report-games>`, results.games.length > 0)}`;
    }

    /** Submissions that could not start, with their reasons. @param {Translate} t @param {Results} results */
    excluded(t, { participants }) {
        const listed = participants.filter(({ excluded }) => excluded);
        return html`<ul class="marked">${listed.map(
            (each) => html`<li><b><bdi>${nameOf(t, each)}</bdi></b>
                <p><bdi lang="en" dir="ltr">${String(each.excluded?.message ?? "")}</bdi></p>
                ${faultDetails(t, { traceback: each.excluded?.traceback })}</li>`,
        )}</ul>`;
    }

    /** @param {Opened} opened */
    replay({ game, ply, better }) {
        const { results, facts } = /** @type {NonNullable<QuintetReport["facts"]>} */ (this.facts);
        return html`<quintet-report-replay .results=${results} .facts=${facts} .positions=${this.positions} .game=${game} .ply=${ply}
            .better=${better} .neighbours=${this.neighbours} .analysisPage=${this.analysisPage}></quintet-report-replay>`;
    }

    /** @param {CustomEvent<Opened>} event */
    open({ detail }) {
        const { results, facts } = /** @type {NonNullable<QuintetReport["facts"]>} */ (this.facts);
        const listed = gamesFor(results, facts, this.filter);
        const at = listed.indexOf(detail.game);
        this.neighbours = at < 0 ? [-1, -1] : [listed[at - 1] ?? -1, listed[at + 1] ?? -1];
        if (!this.opened) this.cameFrom = deepFocus();
        this.opened = detail;
        this.updateComplete.then(() => this.scrollIntoView({ block: "start" }));
    }

    async close() {
        this.opened = null;
        await this.updateComplete;
        if (this.cameFrom?.isConnected) this.cameFrom.focus();
    }

    /** @param {CustomEvent<{filter: Partial<Filter>}>} event */
    async choose({ detail, target }) {
        this.filter = { ...everyGame, ...detail.filter };
        // The list has its own fields, which keep the focus.
        if (/** @type {HTMLElement} */ (target).localName === "quintet-report-games") return;
        await this.updateComplete;
        const title = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("#title-games"));
        title?.focus({ preventScroll: true });
        title?.scrollIntoView({ block: "start" });
    }
}

/** The element that has the focus, also within shadow trees. */
function deepFocus() {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return /** @type {HTMLElement | null} */ (active);
}

customElements.define("quintet-report", QuintetReport);
