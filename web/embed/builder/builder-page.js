/**
 * `<quintet-embed-builder>`: the page on which a teacher chooses a game, a mode, the appearance and a size, sees a
 * preview, and copies the code for embedding.
 */

import { html, nothing } from "lit";
import { linkOf } from "../../game/open/recognise.js";
import { formWords, refusalWords } from "../../i18n/catalogues.js";
import { addWords } from "../../i18n/t.js";
import { readLensLink } from "../../lens/lens-link.js";
import { algorithmKey } from "../../lens/search/lens-options.js";
import { readOwn } from "../../record/link.js";
import { withoutUsual } from "../../record/record.js";
import { fieldStyles } from "../../ui/forms/field-styles.js";
import { Problem } from "../../ui/notices/problem.js";
import { given, PageElement } from "../../ui/page-element.js";
import { share } from "../../ui/share.js";
import { readRecord } from "../game.js";
import { problemOf } from "../refusal.js";
import { faultsIn, sizeFault } from "./builder-check.js";
import { builderStyles } from "./builder-styles.js";
import { controlsChoice, looksChoice, sizeChoice } from "./forms/builder-fields.js";
import { defaultSeats, firstForm, linesOf, modeChosen, readForm, suiteSolution } from "./forms/builder-form.js";
import { gameChoice, modeChoice, modeDetails } from "./forms/game-fields.js";
import { lensFormOf } from "./forms/lens-form.js";
import { startRecording } from "./recorder.js";
import "./reference-element.js";
import "./result-element.js";

/**
 * @import { AgentForm } from "../../../build/wasm/agent-sources.js"
 * @import { EngineClient } from "../../engine/client.js"
 * @import { GameRecord, GameSpec } from "../../engine/protocol.js"
 * @import { Recorder } from "../../game/lines/line-recorder.js"
 * @import { LensClient } from "../../lens/engine/lens-client.js"
 * @import { LensLink } from "../../lens/lens-link.js"
 * @import { EmbedOptions } from "../element/game-types.d.ts"
 * @import { Faults } from "./builder-check.js"
 * @import { Form } from "./forms/builder-form.js"
 */

/** Delay after the last keystroke before the preview restarts, in milliseconds. */
const PAUSE_MS = 350;

export class BuilderPage extends PageElement {
    static properties = {
        games: { state: true },
        game: { state: true },
        form: { state: true },
        shown: { state: true },
        problem: { state: true },
        faults: { state: true },
        typed: { state: true },
        recording: { state: true },
        forms: { state: true },
        idealHeight: { state: true },
    };

    static styles = [fieldStyles, builderStyles];

    constructor() {
        super();
        share(this, { words: "t" });
        /** @type {EngineClient} */
        this.engine = given;
        /** @type {GameSpec[]} */
        this.games = [];
        /** @type {string[]} */
        this.levels = [];
        /** The whole game, without a ply. @type {GameRecord} */
        this.game = { game: "", actions: [] };
        this.form = firstForm;
        /** The options of the preview. @type {EmbedOptions | null} */
        this.shown = null;
        /** Message about an engine that failed or an address that names no valid game. */
        this.problem = "";
        /** Faults by field. The page shows no code while there are any. @type {Faults} */
        this.faults = {};
        /** Sizes as typed; they may be invalid. @type {{width?: string, height?: string}} */
        this.typed = {};
        /**
         * The recording in progress; null if no solution is being recorded.
         * @type {{recorder: Recorder, options: EmbedOptions} | null}
         */
        this.recording = null;
        /** The agent forms; empty until the arena is chosen. @type {AgentForm[]} */
        this.forms = [];
        this.idealHeight = 0;
        /** @type {ReturnType<typeof setTimeout> | undefined} */
        this.timer = undefined;
        /** Settles when the latest choices are checked. @type {Promise<unknown>} */
        this.checked = Promise.resolve();
        this.checks = 0;
        /** @type {Promise<unknown>} */
        this.queue = Promise.resolve();
    }

    /** @param {Promise<GameRecord | null>} asked @param {string} [lens]  lens link to start with */
    async begin(asked, lens = "") {
        asked.catch(() => {});
        try {
            const { games, levels } = await this.engine.games();
            this.games = games;
            this.levels = levels.map(({ id }) => id);
        } catch (error) {
            this.report(error);
            return;
        }
        const first = { game: this.games[0].id };
        const replaced = await this.tryGame(asked.then((record) => record ?? first));
        // `false` keeps the message about the game in the address.
        if (!replaced) await this.tryGame(Promise.resolve(first), false);
        if (lens) await this.replaceLens(await readLensLink(lens)).catch((error) => this.report(error));
    }

    /**
     * Replaces the game, unless the engine refuses the new one.
     * @param {Promise<GameRecord>} asked
     * @param {boolean} [clean]  whether to remove an earlier message
     * @returns {Promise<boolean>} whether the game was replaced
     */
    async tryGame(asked, clean = true) {
        try {
            await this.replaceGame(await asked, clean);
            return true;
        } catch (error) {
            this.report(error);
            return false;
        }
    }

    /** Replaces the game with a pasted one, or shows the problem at the field. @param {string} text */
    async paste(text) {
        try {
            const lens = lensIn(text);
            if (lens) await this.replaceLens(await readLensLink(lens));
            else await this.replaceGame(await readRecord(text, undefined, readOwn));
        } catch (error) {
            await addWords(this.t, refusalWords, formWords).catch(() => {});
            this.faults = { ...this.faults, game: problemOf(error) };
        }
    }

    /** @param {GameRecord} record @param {boolean} [clean] */
    async replaceGame(record, clean = true) {
        const { state } = await this.inTurn(() => this.engine.load(record));
        const { ply = state.length, ...whole } = record;
        const spec = this.games.find(({ id }) => id === record.game);
        this.game = withoutUsual({ ...whole, actions: state.actions }, spec?.options ?? []);
        if (clean) this.problem = "";
        const { game: _, solution: __, ...faults } = this.faults;
        this.faults = faults;
        const solution = suiteSolution(record);
        const mode = solution ? /** @type {const} */ ({ mode: "exercise", controls: null }) : {};
        this.change({ ply, seats: defaultSeats(spec?.players.length ?? 0), solution, ...mode }, true);
    }

    /** Shows the search that a lens link describes. @param {LensLink} link */
    async replaceLens(link) {
        const [problem] = link.problems;
        if (problem) throw new Problem(problem.key, problem.params);
        if (link.record) await this.replaceGame(link.record);
        this.change({ ...modeChosen(this.form, "lens"), lens: lensFormOf(link) }, true);
    }

    /**
     * Queues a task. Tasks share the engine's board, so they run one at a time.
     * @template T
     * @param {() => Promise<T>} task
     * @returns {Promise<T>}
     */
    inTurn(task) {
        const done = this.queue.then(task);
        this.queue = done.catch(() => {});
        return done;
    }

    /** @param {unknown} error */
    report(error) {
        const { problem, detail } = problemOf(error);
        this.problem = [this.t(problem.key, problem.params), detail].filter(Boolean).join(" – ");
    }

    /** @param {Partial<Form>} change @param {boolean} [now] */
    change(change, now = false) {
        this.form = { ...this.form, ...change };
        // A recording is valid only for the position it started from.
        if ("ply" in change || "mode" in change) this.recording = null;
        clearTimeout(this.timer);
        const pause = new Promise((done) => {
            this.timer = setTimeout(done, now ? 0 : PAUSE_MS);
        });
        this.checks += 1;
        const own = this.checks;
        this.checked = pause.then(() => this.check(own));
    }

    /**
     * Checks the choices and updates the preview.
     * @param {number} own  number of this check; its result is dropped if a newer check has started
     */
    async check(own) {
        const meant = await readForm(this.form, this.game);
        const found = await this.inTurn(() => faultsIn(this.engine, meant, readTree));
        if (own !== this.checks) return;
        const { game = found.game, width, height, preview } = this.faults;
        const same = JSON.stringify(meant.options) === JSON.stringify(this.shown);
        this.faults = withoutGaps({ ...found, game, width, height, preview: same ? preview : undefined });
        this.shown = meant.options;
    }

    /** @param {"width" | "height"} name @param {string} value */
    sizeTyped(name, value) {
        const fault = sizeFault(this.t(`builder.${name}`), value);
        this.faults = withoutGaps({ ...this.faults, [name]: fault });
        this.typed = { ...this.typed, [name]: value };
        if (!fault) this.form = { ...this.form, [name]: Number(value) };
    }

    /** @param {Partial<Record<"width" | "height", number>>} size */
    resize(size) {
        const { width, height } = this.faults;
        this.faults = withoutGaps({
            ...this.faults,
            width: "width" in size ? undefined : width,
            height: "height" in size ? undefined : height,
        });
        this.typed = Object.fromEntries(Object.entries(this.typed).filter(([name]) => !(name in size)));
        this.form = { ...this.form, ...size };
    }

    async record() {
        const { engine, form, game } = this;
        // The element contains a whole game, so it is loaded only here.
        await import("./recording-element.js");
        this.recording = await this.inTurn(() => startRecording(engine, form, game));
    }

    async endRecording() {
        this.recording = null;
        await this.updateComplete;
        const button = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("#record"));
        button?.focus();
    }

    showFault() {
        const field = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('[aria-invalid="true"]'));
        field?.focus();
    }

    /**
     * Shows a problem that the preview reports and the form's check did not find.
     * @param {CustomEvent<{message: string}>} event
     */
    previewed({ detail }) {
        if (Object.keys(this.faults).length) return;
        this.faults = { preview: { problem: { key: "builder.preview" }, detail: detail.message } };
    }

    render() {
        const { t, problem, shown, game, recording, faults, form } = this;
        const { width, height } = form;
        const size = { width, height };
        const headings = {
            lens: () => t("builder.lens.title", { what: t(algorithmKey(form.lens.algorithm)) }),
            code: () => t("lens.study.own"),
            arena: () => t("shared.arena"),
        };
        const recorded = (/** @type {CustomEvent<{steps: string[][]}>} */ { detail }) =>
            this.change({ solution: linesOf(detail.steps) });
        const measured = (/** @type {CustomEvent<{height: number}>} */ { detail }) => {
            this.idealHeight = detail.height;
        };
        const heading = form.mode in headings ? headings[/** @type {"lens"} */ (form.mode)]() : t(`game.${game.game}`);
        return html`<div class="page">
            <quintet-header><h1>${t("site.embed")}</h1></quintet-header>
            <main>
                <p class="intro">${t("builder.intro")}<br />${t("builder.course")} <a href="course/make.html">${t("shared.makeSheet")}</a></p>
                <p class="intro"><a href="teach/index.html">${t("shared.teach")}</a></p>
                <div class="columns">
                    <form @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
                        <div role="alert">${problem ? html`<p class="problem">${problem}</p>` : nothing}</div>
                        ${gameChoice(this)} ${modeChoice(this)} ${modeDetails(this)} ${controlsChoice(this)}
                        ${looksChoice(this)} ${sizeChoice(this)}
                    </form>
                    ${
                        recording
                            ? html`<quintet-embed-recording .options=${recording.options} .recorder=${recording.recorder}
                        .size=${size} @quintet-solution=${recorded}
                        @quintet-done=${this.endRecording}></quintet-embed-recording>`
                            : html`<quintet-embed-result .options=${shown} .size=${size} .heading=${heading}
                        .broken=${Object.keys(faults).length > 0} .problem=${faults.preview?.detail ?? ""} .checked=${() => this.checked.then(() => this.updateComplete)}
                        @quintet-ideal-height=${measured}
                        @quintet-mend=${this.showFault} @quintet-preview-problem=${this.previewed}></quintet-embed-result>`
                    }
                </div>
                <quintet-embed-reference></quintet-embed-reference>
            </main>
        </div>`;
    }
}

/**
 * @template {object} T
 * @param {T} object
 * @returns {T} without undefined fields
 */
const withoutGaps = (object) =>
    /** @type {T} */ (Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)));

/** Returns the lens link in an address of the lens or of Quintet; empty if it has no lens link. @param {string} text */
export function lensIn(text) {
    const found = linkOf(text);
    return found?.kind === "lens" ? found.link : "";
}

/** @type {Promise<LensClient> | null} */
let lensClient = null;

/** Reads a tree with the lens's engine, which is loaded on first use. @param {string} text */
async function readTree(text) {
    lensClient ??= import("../../lens/engine/lens-client.js").then(({ LensClient }) => new LensClient());
    return (await lensClient).call("readTree", text);
}

customElements.define("quintet-embed-builder", BuilderPage);
