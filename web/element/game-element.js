/**
 * A whole game in an element: the board, how things stand, and a few buttons, with an engine of its own. What it can be told
 * is in `web/embed/options.js`. Other people's pages get it as `<quintet-game>` (`quintet-game.js`); the frame of `embed.html`
 * holds one too.
 */
import { LitElement } from "lit";
import "../board/board.js";
import { bestFit } from "../app/fit.js";
import { savedGame } from "../app/model.js";
import { tokenStyles } from "../app/player-token.js";
import { deedOf } from "../app/shortcuts.js";
import { shared } from "../app/styles.js";
import { nextStep } from "../app/turns.js";
import { announcement } from "../app/words.js";
import { controlsOf, turnStep } from "../embed/game.js";
import { codeOf, problemOf } from "../embed/messages.js";
import { definitions, fromAttributes } from "../embed/options.js";
import { Session } from "../embed/session.js";
import { addProblemWords, embedTranslatorFor } from "../i18n/embed.js";
import { elementStyles } from "./element-styles.js";
import { view } from "./game-view.js";
import { SizeTeller } from "./size-teller.js";

/**
 * @typedef {import("../app/model.js").Model} Model
 * @typedef {import("../app/model.js").SavedGame} SavedGame
 * @typedef {import("../app/record.js").Problem} Problem
 * @typedef {import("../board/board.js").QuintetBoard} QuintetBoard
 * @typedef {import("../i18n/t.js").Translate} Translate
 * @typedef {import("./game-types.d.ts").EmbedOptions} EmbedOptions
 */

/**
 * Parts that not every game shows, fetched when they are wanted: small frames have no room for them, and most games have
 * nothing to give notice of.
 */
const parts = {
    moves: () => import("../app/moves-part.js"),
    notices: () => import("../app/notices-part.js"),
    players: () => import("../app/seats-part.js"),
};

/** Options that only change how the game looks. */
const LOOKS = new Set(["task", "controls", "language", "theme", "orientation", "coordinates"]);

export class QuintetGame extends LitElement {
    static properties = {
        model: { state: true },
        feedback: { state: true },
        extras: { state: true },
        room: { state: true },
        t: { state: true },
    };

    static get observedAttributes() {
        // biome-ignore lint/complexity/noThisInStatic: the getter above prepares the properties of the class it is asked of
        return [...super.observedAttributes, ...definitions.map(({ name }) => name)];
    }

    /** @type {import("lit").CSSResult[]} */
    static styles = [shared, tokenStyles, elementStyles];

    constructor() {
        super();
        /** @type {Session | null} */
        this.session = null;
        /** @type {Model | null} */
        this.model = null;
        /** @type {import("../embed/session.js").Feedback} */
        this.feedback = null;
        /** @type {Translate | null} */
        this.t = null;
        /** What the board cannot offer as a cell. @type {import("../engine/protocol.js").ActionView[]} */
        this.extras = [];
        this.room = { width: 0, height: 0 };
        this.fit = { orientation: 0, aspect: 1 };
        this.said = "";
        /** Whether the page has named it itself. @type {boolean | undefined} */
        this.named = undefined;
        /** Until then there are no words. @type {Promise<void> | undefined} */
        this.spoken = undefined;
        /** Until then commands wait. @type {Promise<void> | undefined} */
        this.started = undefined;
        /** Attributes that have changed just now. @type {Set<string> | undefined} */
        this.changes = undefined;
        /** The game when the element was last taken out of its page. @type {SavedGame | null} */
        this.kept = null;
        /** Where options come from. @type {() => ReturnType<typeof fromAttributes>} */
        this.readOptions = () => fromAttributes(this);
        this.sizes = new ResizeObserver(() => this.measure());
        this.sight = new IntersectionObserver(
            (entries) => entries.some((entry) => entry.isIntersecting) && this.begin(),
            {
                rootMargin: "200px",
            },
        );
        this.sizeTeller = new SizeTeller((size) => this.emit("resize", size));
        this.addEventListener("keydown", (event) => this.keyed(event));
    }

    connectedCallback() {
        super.connectedCallback();
        this.role ??= "region";
        this.named ??= this.hasAttribute("aria-label");
        this.sizes.observe(this);
        // Ten boards in a lecture need not all have an engine at once.
        if (!this.session) this.sight.observe(this);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.sizes.disconnect();
        this.sight.disconnect();
        this.sizeTeller.end();
        // Who only moves it within the page puts it back at once.
        queueMicrotask(() => {
            if (!this.isConnected) this.end();
        });
    }

    /** @param {string} name @param {string | null} old @param {string | null} value */
    attributeChangedCallback(name, old, value) {
        super.attributeChangedCallback(name, old, value);
        if (old === value || !this.session) return;
        // Several attributes set in a row are one change.
        this.changes ??= new Set();
        if (this.changes.size === 0) queueMicrotask(() => this.followAttributes());
        this.changes.add(name);
    }

    followAttributes() {
        const { session, changes } = this;
        this.changes = undefined;
        if (!session || !changes) return;
        const { options, problems } = this.readOptions();
        if ([...changes].every((name) => LOOKS.has(name)))
            session.dress({ ...session.options, ...looksOf(options) }, problems);
        else this.begin(null, true);
    }

    /** Starts the engine and puts the game on the board, unless it is there. @param {SavedGame | null} [game] */
    begin(game = this.kept, anew = false) {
        if (this.session && !anew) return this.session;
        this.sight.disconnect();
        this.session?.close();
        this.kept = null;
        const session = new Session({ tell: (type, detail) => session === this.session && this.tell(type, detail) });
        this.session = session;
        this.model = session.store.value;
        this.feedback = null;
        session.store.subscribe((model) => {
            if (session === this.session) this.model = model;
        });
        session.feedback.subscribe((feedback) => {
            if (session === this.session) this.feedback = feedback;
        });
        const { options, problems } = this.readOptions();
        const { language = "auto" } = options;
        this.spoken = this.speak(language === "auto" ? "" : language, session);
        this.started = session.start(options, problems, game);
        return session;
    }

    /** Ends the engine; the game is kept for when the element comes back. */
    end() {
        const { session } = this;
        if (!session) return;
        this.kept = savedGame(session.store.value);
        this.session = null;
        session.close();
    }

    // What pages can ask for; see game-types.d.ts.

    /** @param {EmbedOptions} options */
    load(options) {
        return this.command("load", { options });
    }

    /** @param {string} action */
    play(action) {
        return this.command("play", { action });
    }

    undo() {
        return this.command("undo", {});
    }

    redo() {
        return this.command("redo", {});
    }

    /** @param {number} ply */
    goTo(ply) {
        return this.command("goTo", { ply });
    }

    /** @param {string} level @param {number} [player] */
    setLevel(level, player) {
        return this.command("setLevel", { level, player });
    }

    /** @param {object} [request] */
    search(request) {
        return this.command("search", { request });
    }

    getState() {
        return this.command("getState", {});
    }

    /** @param {object} state */
    setState(state) {
        return this.command("setState", { state });
    }

    /** @param {keyof import("./game-types.d.ts").Commands} name @param {object} payload */
    async command(name, payload) {
        if (!this.isConnected) throw failure("embed.bad.noGame", "the element is not on a page", "");
        const session = this.begin();
        await this.started;
        try {
            return await session.command(name, payload);
        } catch (error) {
            const { problem, detail } = problemOf(error);
            throw failure(problem.key, await this.say(problem), detail);
        }
    }

    /** What is wrong, in the reader's language. @param {Problem} problem */
    async say({ key, params }) {
        await this.spoken;
        const { t } = this;
        if (!t) return key;
        if (!t.has(key)) await addProblemWords(t).catch(() => {});
        return t(key, params);
    }

    /** Tells the page. @param {string} type @param {any} detail */
    async tell(type, detail) {
        if (type === "error") {
            const { key, params, detail: words } = detail;
            const message = await this.say({ key, params });
            this.requestUpdate();
            return this.emit(type, { code: codeOf(key), message, detail: words });
        }
        this.emit(type, detail);
        if (type === "ready") this.measure();
    }

    /** @param {string} type @param {object} detail */
    emit(type, detail) {
        this.dispatchEvent(new CustomEvent(`quintet-${type}`, { detail, bubbles: true, composed: true }));
    }

    /** @returns {QuintetBoard | null} */
    get board() {
        return this.renderRoot.querySelector("quintet-board");
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        const { model, session } = this;
        if (!model || !session) return;
        const before = /** @type {Model | null | undefined} */ (changed.get("model"));
        const { settings, layout, notices } = model;
        if (before && before.settings.language !== settings.language) this.spoken = this.speak(settings.language);
        if (settings.theme === "auto") delete this.dataset.theme;
        else this.dataset.theme = settings.theme;
        if (layout && (changed.has("room") || before?.layout !== layout || before?.settings !== settings)) {
            this.fit = this.fitOf(layout);
        }
        const wanted = new Set(/** @type {string[]} */ (controlsOf(session.options)));
        if (notices.length) wanted.add("notices");
        // Without a network the game goes on without them.
        for (const [name, load] of Object.entries(parts)) if (wanted.has(name)) load().catch(() => {});
        if (this.t) this.speakOf(changed, before ?? null);
    }

    /**
     * What is new, for people who hear the page: the last try and the last action; else what is wrong, as a line that comes
     * together with its box is not always read.
     * @param {Map<PropertyKey, unknown>} changed
     * @param {Model | null} before
     */
    speakOf(changed, before) {
        const { model, t, feedback } = this;
        if (!model || !t) return;
        const { state, notices } = model;
        const moved = changed.has("t") || (changed.has("model") && before?.state !== state);
        if (moved && !this.named) this.ariaLabel = t(state ? `game.${state.game}` : "app.name");
        if (moved || changed.has("feedback")) {
            const tried = feedback ? t(`embed.${feedback.result}`) : "";
            this.said = [tried, moved || !feedback ? announcement(t, model) : ""].filter(Boolean).join(" ");
        }
        const fresh = changed.has("model") ? notices.filter((notice) => !before?.notices.includes(notice)) : [];
        if (fresh.length) this.sayAll(fresh);
    }

    /** @param {Problem[]} problems */
    async sayAll(problems) {
        this.said = (await Promise.all(problems.map((problem) => this.say(problem)))).join(". ");
        this.requestUpdate();
    }

    /** @param {string} language @param {Session | null} [session] */
    async speak(language, session = this.session) {
        const t = await embedTranslatorFor(language);
        const current = this.model?.settings.language;
        if (session !== this.session || current !== language) return;
        this.t = t;
        Object.assign(this, { lang: t.language.id, dir: t.language.direction });
    }

    /** @param {import("../engine/protocol.js").BoardLayout} layout */
    fitOf(layout) {
        const { session, room, model } = this;
        const wanted = session?.options.orientation ?? "auto";
        const best = bestFit(layout, room, model?.settings.coordinates ?? false);
        if (wanted === "auto" || wanted % turnStep(layout) !== 0) return best;
        return { orientation: wanted, aspect: best.aspect };
    }

    render() {
        return view(this);
    }

    get interactive() {
        const { model, session } = this;
        return Boolean(model && session?.interactive && nextStep(model).kind === "person");
    }

    /** @param {CustomEvent} event */
    entered(event) {
        // The page around hears of actions that were played, not of those that were entered.
        event.stopPropagation();
        this.session?.controller.play(event.detail.text);
    }

    /** @param {CustomEvent} event */
    selected(event) {
        event.stopPropagation();
        this.readExtras();
    }

    readExtras() {
        const extras = this.board?.extraActions ?? [];
        const texts = (/** @type {typeof extras} */ actions) => actions.map(({ text }) => text).join();
        if (texts(extras) !== texts(this.extras)) this.extras = extras;
    }

    /** @param {KeyboardEvent} event */
    keyed(event) {
        const { session, t } = this;
        if (!session || !t) return;
        const deed = deedOf(event, { letters: false, rtl: t.language.direction === "rtl", proposed: false });
        const { controller } = session;
        /** @type {Record<string, () => Promise<void>>} */
        const deeds = {
            undo: () => controller.undo(),
            redo: () => controller.redo(),
            back: () => controller.step(-1),
            forward: () => controller.step(1),
            first: () => controller.goTo(0),
            last: () => controller.goTo(Number.MAX_SAFE_INTEGER),
        };
        const wanted = deed === "undo" || deed === "redo" ? "undo" : "step";
        if (!deed || !deeds[deed] || !controlsOf(session.options).includes(wanted)) return;
        event.preventDefault();
        deeds[deed]();
    }

    async updated() {
        const { board } = this;
        await board?.updateComplete;
        this.readExtras();
        this.measure();
    }

    /** Looks how much room there is, and tells the page when it has changed. */
    measure() {
        const place = this.renderRoot.querySelector(".board");
        if (!place || !this.model?.layout) return;
        const [width, height] = [place.clientWidth, place.clientHeight];
        if (width !== this.room.width || height !== this.room.height) this.room = { width, height };
        const own = { width: this.clientWidth, height: this.clientHeight };
        const drawing = this.board?.picture?.getBoundingClientRect().height ?? height;
        const trays = Math.max(0, (this.board?.offsetHeight ?? height) - drawing);
        const around = Math.max(0, own.height - height);
        const idealHeight = Math.round(width / (this.fit.aspect || 1) + trays + around);
        if (own.width > 0) this.sizeTeller.take({ ...own, idealHeight });
    }
}

/** @param {EmbedOptions} options */
const looksOf = (options) =>
    Object.fromEntries([...LOOKS].map((name) => [name, options[/** @type {keyof EmbedOptions} */ (name)]]));

/** @param {string} key @param {string} message @param {string} detail */
const failure = (key, message, detail) => Object.assign(new Error(message), { code: codeOf(key), detail });
