/**
 * `<quintet-embed-builder>`: the page on which a teacher chooses a game, what readers do with it, its looks and size, sees
 * it as it will be, and copies the code. The preview is a frame like the one that will stand in the course page, in a sandbox.
 */
import { html, LitElement, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { icon } from "../app/icons.js";
import { decodeLink, linkIn } from "../app/link.js";
import { PERSON } from "../app/model.js";
import { given } from "../app/part.js";
import { parseRecord, withoutUsual } from "../app/record.js";
import { shared } from "../app/styles.js";
import { languages } from "../i18n/t.js";
import { builderStyles } from "./builder-styles.js";
import { elementCode, frameAddress, frameCode, gameOptions } from "./codes.js";
import { usualControls } from "./game.js";
import { problemOf } from "./messages.js";
import { CONTROLS, fromObject, MODES } from "./options.js";
import "./reference-part.js";

/**
 * @typedef {import("../element/game-types.d.ts").EmbedOptions} EmbedOptions
 * @typedef {import("../element/game-types.d.ts").Mode} Mode
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 * @typedef {import("../engine/protocol.js").GameSpec} GameSpec
 */

const SIZES = { small: [280, 280], phone: [390, 500], large: [640, 640] };
const LEAST = 280;
const MOST = 2000;
/** So long after the last keystroke does the preview begin anew, in milliseconds. */
const PAUSE_MS = 350;

const site = new URL("./", location.href).href;

export class BuilderPage extends LitElement {
    static properties = {
        t: { attribute: false },
        games: { state: true },
        game: { state: true },
        form: { state: true },
        shown: { state: true },
        problem: { state: true },
        said: { state: true },
        idealHeight: { state: true },
    };

    static styles = [shared, builderStyles];

    constructor() {
        super();
        /** @type {import("../i18n/t.js").Translate} */
        this.t = given;
        /** @type {import("../engine/client.js").EngineClient} */
        this.engine = given;
        /** @type {GameSpec[]} */
        this.games = [];
        /** @type {string[]} */
        this.levels = [];
        /** The whole game, without a ply. @type {GameRecord} */
        this.game = { game: "chexers", actions: [] };
        this.form = {
            mode: /** @type {Mode} */ ("play"),
            ply: 0,
            task: "",
            solution: "",
            goesOn: false,
            /** @type {string[]} */
            seats: [],
            /** Those that the mode has anyway. @type {string[] | null} */
            controls: null,
            language: "auto",
            theme: "auto",
            coordinates: false,
            width: 390,
            height: 500,
        };
        /** What the preview shows. @type {EmbedOptions | null} */
        this.shown = null;
        this.problem = "";
        this.said = "";
        this.idealHeight = 0;
        /** @type {ReturnType<typeof setTimeout> | undefined} */
        this.timer = undefined;
        this.heard = this.heard.bind(this);
    }

    connectedCallback() {
        super.connectedCallback();
        window.addEventListener("message", this.heard);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        window.removeEventListener("message", this.heard);
    }

    /** @param {Promise<GameRecord | null>} asked */
    async begin(asked) {
        asked.catch(() => {});
        try {
            const { games, levels } = await this.engine.games();
            this.games = games;
            this.levels = levels.map(({ id }) => id);
        } catch (error) {
            this.complain(error);
            return;
        }
        const first = { game: this.games[0].id };
        const taken = await this.take(asked.then((record) => record ?? first));
        // What is wrong with the game of the address stays to be read.
        if (!taken) await this.take(Promise.resolve(first), false);
    }

    /**
     * Takes another game, if the engine does.
     * @param {Promise<GameRecord>} asked
     * @param {boolean} [clean]  whether an earlier complaint is over
     * @returns {Promise<boolean>} whether it is taken
     */
    async take(asked, clean = true) {
        try {
            const record = await asked;
            const { state } = await this.engine.load(record);
            const { ply, ...whole } = record;
            const spec = this.games.find(({ id }) => id === record.game);
            this.game = withoutUsual({ ...whole, actions: state.actions }, spec?.options ?? []);
            if (clean) this.problem = "";
            const seats = (spec?.players ?? []).map((_, player) => (player ? "easy" : PERSON));
            this.change({ ply: ply ?? state.length, seats, solution: "" }, true);
            return true;
        } catch (error) {
            this.complain(error);
            return false;
        }
    }

    /** @param {unknown} error */
    complain(error) {
        const { problem, detail } = problemOf(error);
        this.problem = [this.t(problem.key, problem.params), detail].filter(Boolean).join(" – ");
    }

    /** @param {Partial<BuilderPage["form"]>} change @param {boolean} [now] */
    change(change, now = false) {
        this.form = { ...this.form, ...change };
        clearTimeout(this.timer);
        const show = async () => {
            this.shown = await this.options();
        };
        if (now) show();
        else this.timer = setTimeout(show, PAUSE_MS);
    }

    /** @param {MessageEvent} event */
    heard({ source, data }) {
        const preview = this.renderRoot.querySelector("iframe");
        if (source !== preview?.contentWindow || data?.quintet !== 1) return;
        if (data.type === "resize") this.idealHeight = Number(data.idealHeight) || 0;
    }

    /** What has been chosen, without what holds anyway. @returns {Promise<EmbedOptions>} */
    async options() {
        const { mode, ply, task, goesOn, seats, controls, language, theme, coordinates } = this.form;
        const { actions = [], ...game } = this.game;
        const solution = this.form.solution.split("\n").filter((line) => line.trim());
        const whole = mode === "replay" || (mode === "exercise" && solution.length === 0);
        const record = {
            ...game,
            actions: whole ? actions : actions.slice(0, ply),
            ...(whole && ply < actions.length ? { ply } : {}),
        };
        const usual = seats.every((seat, player) => seat === (player ? "easy" : PERSON));
        const played = mode === "play" ? !usual : mode === "exercise" && goesOn;
        const given = {
            ...(await gameOptions(record)),
            ...(mode === "play" ? {} : { mode }),
            ...(played ? { seats } : {}),
            ...(mode === "exercise" && solution.length ? { solution: solution.join(";") } : {}),
            ...(task && mode !== "play" ? { task } : {}),
            ...(controls ? { controls } : {}),
            ...(language === "auto" ? {} : { language }),
            ...(theme === "auto" ? {} : { theme }),
            ...(coordinates ? { coordinates } : {}),
        };
        return fromObject(given).options;
    }

    render() {
        const { t, problem } = this;
        return html`<div class="page">
            <header><a class="button bare" href="index.html">${icon("back")}${t("builder.back")}</a></header>
            <main>
                <h1>${t("builder.title")}</h1>
                <p class="intro">${t("builder.intro")}</p>
                <div class="columns">
                    <form @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
                        <div role="alert">${problem ? html`<p class="problem">${problem}</p>` : nothing}</div>
                        ${this.gameChoice()} ${this.modeChoice()} ${this.modeDetails()} ${this.controlsChoice()}
                        ${this.looksChoice()} ${this.sizeChoice()}
                    </form>
                    ${this.result()}
                </div>
                <quintet-embed-reference .t=${t}></quintet-embed-reference>
            </main>
        </div>`;
    }

    gameChoice() {
        const { t, games, game, form } = this;
        const length = game.actions?.length ?? 0;
        const use = () => {
            const text = /** @type {HTMLTextAreaElement} */ (this.renderRoot.querySelector("#paste"));
            this.take(readGame(text.value));
        };
        return html`<fieldset>
            <legend>${t("builder.game")}</legend>
            <label class="row"><span>${t("builder.which")}</span>
                <select id="game" @change=${(/** @type {any} */ { target }) => this.take(Promise.resolve({ game: target.value }))}>
                    ${games.map(({ id }) => html`<option value=${id} .selected=${id === game.game}>${t(`game.${id}`)}</option>`)}
                </select>
            </label>
            <label class="stack"><span>${t("builder.paste")}</span>
                <textarea id="paste" rows="2" dir="ltr" spellcheck="false" autocomplete="off"></textarea>
            </label>
            <div><button type="button" class="button" id="use" @click=${use}>${t("builder.use")}</button></div>
            ${
                length
                    ? html`<p class="more">${t("builder.length", { count: length })}</p>
                <label class="stack"><span>${t("builder.ply")}</span>
                    <span class="row">
                        <input id="ply" type="range" min="0" max=${length} .value=${String(form.ply)}
                            @input=${(/** @type {any} */ { target }) => this.change({ ply: Number(target.value) })} />
                        <output for="ply">${t.number(form.ply)}</output>
                    </span>
                </label>`
                    : nothing
            }
        </fieldset>`;
    }

    modeChoice() {
        const { t, form } = this;
        return html`<fieldset>
            <legend>${t("builder.does")}</legend>
            ${MODES.map(
                (mode) => html`<label class="choice">
                <input type="radio" name="mode" value=${mode} .checked=${form.mode === mode}
                    @change=${() => this.change({ mode, controls: null }, true)} />
                <span>${t(`builder.mode.${mode}`)}</span>
                <span class="more">${t(`builder.mode.${mode}.more`)}</span>
            </label>`,
            )}
        </fieldset>`;
    }

    modeDetails() {
        const { form } = this;
        if (form.mode === "play") return this.seatsChoice();
        return html`${this.taskField()}${form.mode === "exercise" ? this.exerciseFields() : nothing}`;
    }

    taskField() {
        const { t, form } = this;
        return html`<fieldset>
            <legend id="task-name">${t("builder.task")}</legend>
            <input id="task" type="text" maxlength="300" aria-labelledby="task-name" dir="auto" .value=${form.task}
                @input=${(/** @type {any} */ { target }) => this.change({ task: target.value })} />
        </fieldset>`;
    }

    exerciseFields() {
        const { t, form, game } = this;
        const following = (game.actions ?? []).slice(form.ply).join("\n");
        return html`<fieldset>
                <legend id="solution-name">${t("builder.solution")}</legend>
                <textarea id="solution" rows="4" dir="ltr" spellcheck="false" autocomplete="off"
                    aria-labelledby="solution-name" aria-describedby="solution-more" placeholder=${following}
                    .value=${form.solution}
                    @input=${(/** @type {any} */ { target }) => this.change({ solution: target.value })}></textarea>
                <p class="more" id="solution-more">${t("builder.solution.more")}</p>
                ${this.toggle("goesOn", form.goesOn, (goesOn) => this.change({ goesOn }))}
            </fieldset>
            ${form.goesOn ? this.seatsChoice() : nothing}`;
    }

    seatsChoice() {
        const { t, form, games, game, levels } = this;
        const players = games.find(({ id }) => id === game.game)?.players ?? [];
        const nameOf = (/** @type {string} */ seat) => (seat === PERSON ? t("seat.person") : t(`level.${seat}`));
        const seat = (/** @type {number} */ player, /** @type {string} */ value) =>
            this.change({ seats: form.seats.map((old, index) => (index === player ? value : old)) });
        return html`<fieldset>
            <legend>${t("builder.seats")}</legend>
            ${players.map(
                (name, player) => html`<label class="row"><span>${t(`player.${name}`)}</span>
                <select data-seat=${player} @change=${(/** @type {any} */ { target }) => seat(player, target.value)}>
                    ${[PERSON, ...levels].map(
                        (value) =>
                            html`<option value=${value} .selected=${value === form.seats[player]}>${nameOf(value)}</option>`,
                    )}
                </select></label>`,
            )}
        </fieldset>`;
    }

    controlsChoice() {
        const { t, form } = this;
        const chosen = form.controls ?? usualControls[form.mode];
        const toggle = (/** @type {string} */ name, /** @type {boolean} */ on) => {
            const controls = CONTROLS.filter((each) =>
                each === name ? on : chosen.includes(/** @type {any} */ (each)),
            );
            const usual = CONTROLS.every((each) => controls.includes(each) === usualControls[form.mode].includes(each));
            this.change({ controls: usual ? null : controls });
        };
        return html`<details>
            <summary>${t("builder.controls")}</summary>
            ${CONTROLS.map((name) =>
                this.toggle(`control.${name}`, chosen.includes(/** @type {any} */ (name)), (on) => toggle(name, on)),
            )}
        </details>`;
    }

    /** @param {string} name @param {boolean} on @param {(on: boolean) => void} act */
    toggle(name, on, act) {
        return html`<label class="choice">
            <input type="checkbox" data-toggle=${name} .checked=${on} @change=${(/** @type {any} */ { target }) => act(target.checked)} />
            <span>${this.t(`builder.${name}`)}</span>
        </label>`;
    }

    looksChoice() {
        const { t, form } = this;
        const known = languages.map(({ id, name }) => ({ value: id, text: name }));
        const themes = ["light", "dark"].map((value) => ({ value, text: t(`builder.theme.${value}`) }));
        const choice = (
            /** @type {"language" | "theme"} */ name,
            /** @type {{value: string, text: string}[]} */ values,
        ) =>
            html`<label class="row"><span>${t(`builder.${name}`)}</span>
                <select id=${name} @change=${(/** @type {any} */ { target }) => this.change({ [name]: target.value })}>
                    ${[{ value: "auto", text: t(`builder.${name}.auto`) }, ...values].map(
                        ({ value, text }) =>
                            html`<option value=${value} .selected=${value === form[name]}>${text}</option>`,
                    )}
                </select></label>`;
        return html`<details>
            <summary>${t("builder.looks")}</summary>
            ${choice("language", known)} ${choice("theme", themes)}
            ${this.toggle("coordinates", form.coordinates, (coordinates) => this.change({ coordinates }))}
        </details>`;
    }

    sizeChoice() {
        const { t, form, idealHeight } = this;
        const field = (
            /** @type {"width" | "height"} */ name,
        ) => html`<label class="row"><span>${t(`builder.${name}`)}</span>
            <input id=${name} type="number" min=${LEAST} max=${MOST} .value=${String(form[name])}
                @change=${(/** @type {any} */ { target }) => this.change({ [name]: clamped(target.value) }, true)} /></label>`;
        const fitting = clamped(idealHeight);
        return html`<fieldset>
            <legend>${t("builder.size")}</legend>
            <div class="sizes">
                ${Object.entries(SIZES).map(
                    ([name, [width, height]]) => html`<button type="button" class="button" data-size=${name}
                    aria-pressed=${form.width === width && form.height === height}
                    @click=${() => this.change({ width, height }, true)}>${t(`builder.size.${name}`)}</button>`,
                )}
            </div>
            ${field("width")} ${field("height")}
            ${
                idealHeight && fitting !== form.height
                    ? html`<div><button type="button" class="button" id="fit"
                    @click=${() => this.change({ height: fitting }, true)}>${t("builder.fit", { height: fitting })}</button></div>`
                    : nothing
            }
        </fieldset>`;
    }

    result() {
        const { t, shown, form, game } = this;
        const { width, height } = form;
        const title = t(`game.${game.game}`);
        if (!shown) return html`<div class="result"></div>`;
        const address = frameAddress(site, shown);
        return html`<div class="result">
            <h2 id="preview">${t("builder.preview")}</h2>
            <div class="desk" tabindex="0" role="region" aria-labelledby="preview">
                ${keyed(
                    address,
                    html`<iframe src=${address} title=${title} width=${width} height=${height}
                        sandbox="allow-scripts"></iframe>`,
                )}
            </div>
            ${this.code("frame", frameCode(site, shown, { width, height }, title))}
            ${this.code("element", elementCode(site, shown, { width, height }))}
            <p class="more" role="status">${this.said}</p>
        </div>`;
    }

    /** @param {"frame" | "element"} name @param {string} text */
    code(name, text) {
        const { t } = this;
        return html`<div class="code">
            <h2 id="${name}-name">${t(`builder.${name}`)}</h2>
            <p class="more">${t(`builder.${name}.more`)}</p>
            <button type="button" class="button primary" data-copy=${name} aria-describedby="${name}-name"
                @click=${() => this.copy(name, text)}>${icon("copy")}${t("builder.copy")}</button>
            <textarea id=${name} rows="4" readonly dir="ltr" spellcheck="false" aria-labelledby="${name}-name" .value=${text}></textarea>
        </div>`;
    }

    /** @param {string} name @param {string} text */
    async copy(name, text) {
        this.said = "";
        try {
            await navigator.clipboard.writeText(text);
            this.said = this.t("builder.copied");
        } catch {
            const field = /** @type {HTMLTextAreaElement} */ (this.renderRoot.querySelector(`#${name}`));
            field.focus();
            field.select();
            this.said = this.t("builder.copyFailed");
        }
    }
}

/** @param {string | number} pixels */
const clamped = (pixels) => Math.min(MOST, Math.max(LEAST, Math.round(Number(pixels) || LEAST)));

/** A record, or a link with one. @param {string} text @returns {Promise<GameRecord>} */
async function readGame(text) {
    const hash = linkIn(text.trim());
    return hash ? decodeLink(hash) : parseRecord(text);
}

customElements.define("quintet-embed-builder", BuilderPage);
