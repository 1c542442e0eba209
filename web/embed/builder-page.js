/**
 * `<quintet-embed-builder>`: the page on which a teacher chooses a game, what readers do with it, its looks and size, sees
 * it as it will be, and copies the code.
 */
import { html, LitElement, nothing } from "lit";
import { icon } from "../app/icons.js";
import { decodeLink, linkIn } from "../app/link.js";
import { PERSON } from "../app/model.js";
import { given } from "../app/part.js";
import { parseRecord, withoutUsual } from "../app/record.js";
import { shared } from "../app/styles.js";
import { languages } from "../i18n/t.js";
import { AUTO, controlSwitched, controlsOf, firstForm, optionsOf, usualSeats } from "./builder-form.js";
import { builderStyles } from "./builder-styles.js";
import { fieldStyles } from "./field-styles.js";
import { problemOf } from "./messages.js";
import { CONTROLS, MODES } from "./options.js";
import "./reference-part.js";
import "./result-part.js";

/**
 * @typedef {import("../element/game-types.d.ts").EmbedOptions} EmbedOptions
 * @typedef {import("./builder-form.js").Form} Form
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 * @typedef {import("../engine/protocol.js").GameSpec} GameSpec
 */

const SIZES = { small: [280, 280], phone: [390, 500], large: [640, 640] };
const LEAST = 280;
const MOST = 2000;
/** So long after the last keystroke does the preview begin anew, in milliseconds. */
const PAUSE_MS = 350;

export class BuilderPage extends LitElement {
    static properties = {
        t: { attribute: false },
        games: { state: true },
        game: { state: true },
        form: { state: true },
        shown: { state: true },
        problem: { state: true },
        idealHeight: { state: true },
    };

    static styles = [shared, fieldStyles, builderStyles];

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
        this.form = firstForm;
        /** What the preview shows. @type {EmbedOptions | null} */
        this.shown = null;
        this.problem = "";
        this.idealHeight = 0;
        /** @type {ReturnType<typeof setTimeout> | undefined} */
        this.timer = undefined;
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
            const seats = usualSeats(spec?.players.length ?? 0);
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

    /** @param {Partial<Form>} change @param {boolean} [now] */
    change(change, now = false) {
        this.form = { ...this.form, ...change };
        clearTimeout(this.timer);
        const show = async () => {
            this.shown = await optionsOf(this.form, this.game);
        };
        if (now) show();
        else this.timer = setTimeout(show, PAUSE_MS);
    }

    /** @param {CustomEvent<{height: number}>} event */
    measured({ detail }) {
        this.idealHeight = detail.height;
    }

    render() {
        const { t, problem, shown, game } = this;
        const { width, height } = this.form;
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
                    <quintet-embed-result .t=${t} .options=${shown} .size=${{ width, height }} .heading=${t(`game.${game.game}`)}
                        @quintet-ideal-height=${this.measured}></quintet-embed-result>
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
                    ${optionList(
                        games.map(({ id }) => [id, t(`game.${id}`)]),
                        game.game,
                    )}
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
        const seats = [[PERSON, t("seat.person")], ...levels.map((level) => [level, t(`level.${level}`)])];
        const seat = (/** @type {number} */ player, /** @type {string} */ value) =>
            this.change({ seats: form.seats.map((old, index) => (index === player ? value : old)) });
        return html`<fieldset>
            <legend>${t("builder.seats")}</legend>
            ${players.map(
                (name, player) => html`<label class="row"><span>${t(`player.${name}`)}</span>
                <select data-seat=${player} @change=${(/** @type {any} */ { target }) => seat(player, target.value)}>
                    ${optionList(seats, form.seats[player])}
                </select></label>`,
            )}
        </fieldset>`;
    }

    controlsChoice() {
        const { t, form } = this;
        const shown = controlsOf(form);
        return html`<details>
            <summary>${t("builder.controls")}</summary>
            ${CONTROLS.map((name) =>
                this.toggle(`control.${name}`, shown.includes(name), (on) =>
                    this.change({ controls: controlSwitched(form, name, on) }),
                ),
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
        const known = languages.map(({ id, name }) => [id, name]);
        const themes = ["light", "dark"].map((theme) => [theme, t(`builder.theme.${theme}`)]);
        const choice = (/** @type {"language" | "theme"} */ name, /** @type {string[][]} */ values) =>
            html`<label class="row"><span>${t(`builder.${name}`)}</span>
                <select id=${name} @change=${(/** @type {any} */ { target }) => this.change({ [name]: target.value })}>
                    ${optionList([[AUTO, t(`builder.${name}.auto`)], ...values], form[name])}
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
}

/** @param {string[][]} values  each with its name for the reader @param {string} chosen */
const optionList = (values, chosen) =>
    values.map(([value, name]) => html`<option value=${value} .selected=${value === chosen}>${name}</option>`);

/** @param {string | number} pixels */
const clamped = (pixels) => Math.min(MOST, Math.max(LEAST, Math.round(Number(pixels) || LEAST)));

/** A record, or a link with one. @param {string} text @returns {Promise<GameRecord>} */
async function readGame(text) {
    const hash = linkIn(text.trim());
    return hash ? decodeLink(hash) : parseRecord(text);
}

customElements.define("quintet-embed-builder", BuilderPage);
