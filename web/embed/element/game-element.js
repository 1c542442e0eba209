/**
 * A whole game in an element: the board, the status and a few buttons, with its own engine. `web/embed/options.js`
 * reads its options. Other pages get it as `<quintet-game>` (`quintet-game.js`), and the frame of `embed.html` contains
 * one.
 */
import "../../board/board.js";
import { tokenStyles } from "../../board/drawing/player-token.js";
import { emptyModel, savedGame, specOf } from "../../game/model.js";
import { announcement } from "../../game/sentences/game-sentences.js";
import { endedForPeople, nextStep } from "../../game/turns.js";
import { embedWords } from "../../i18n/embed-words.js";
import { translatorFor } from "../../i18n/t.js";
import { controlsOf, turnStep } from "../game.js";
import { definitions, fromAttributes } from "../options.js";
import { Session } from "../session.js";
import { elementStyles } from "./element-styles.js";
import { GameMethods, guestOf } from "./game-methods.js";
import { view } from "./game-view.js";

/**
 * @import { Model, SavedGame } from "../../game/model.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { Feedback } from "../session.js"
 * @import { EmbedOptions } from "./game-types.d.ts"
 * @import { Size, SizeReporter } from "./size-reporter.js"
 * @import { CSSResult, PropertyDeclarations } from "lit"
 */

/** Elements that only some games show. They are loaded on demand. */
const parts = {
    moves: () => import("../../widgets/moves-element.js"),
    notices: () => import("../../ui/notices/notices-element.js"),
    players: () => import("../../widgets/seats/embedded-seats.js"),
};

/** Options that change only the appearance. */
const LOOKS = new Set(definitions.filter(({ part }) => part === "looks").map(({ name }) => name));

export class QuintetGame extends GameMethods {
    /** @type {PropertyDeclarations} */
    static properties = {
        feedback: { state: true },
        guest: { state: true },
        t: { state: true },
    };

    static get observedAttributes() {
        // biome-ignore lint/complexity/noThisInStatic: it prepares the properties of the class in `this`
        return [...super.observedAttributes, ...definitions.map(({ name }) => name)];
    }

    /** @type {CSSResult[]} */
    static styles = [tokenStyles, elementStyles];

    constructor() {
        super();
        /** @type {Feedback} */
        this.feedback = null;
        /** Whether the page has set `aria-label`. @type {boolean | undefined} */
        this.named = undefined;
        /** Attributes whose changes are not applied yet. @type {Set<keyof EmbedOptions> | undefined} */
        this.changes = undefined;
        /**
         * The session that draws the game while it is out of view; null once the game has its own engine.
         * @type {Session | null}
         */
        this.picture = null;
        /** The game when the element was last removed from its page. @type {SavedGame | null} */
        this.kept = null;
        /** Whether a guest is being opened. */
        this.opening = false;
        /** Reads the options; the frame replaces it. @type {() => ReturnType<typeof fromAttributes>} */
        this.readOptions = () => fromAttributes(this);
        this.sizes = new ResizeObserver(() => this.measure());
        this.sight = new IntersectionObserver(
            (entries) => entries.some((entry) => entry.isIntersecting) && this.begin(),
            {
                rootMargin: "200px",
            },
        );
        /** @type {Promise<SizeReporter | null> | null} */
        this.sizeReporter = null;
    }

    connectedCallback() {
        super.connectedCallback();
        this.role ??= "region";
        this.named ??= this.hasAttribute("aria-label");
        this.sizes.observe(this);
        if (this.running) return;
        // A page with many boards starts an engine only for boards in sight, and draws the others for printing.
        this.sight.observe(this);
        import("./printed-boards.js").then(({ drawLater }) => drawLater(this)).catch(() => {});
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.sizes.disconnect();
        this.sight.disconnect();
        this.sizeReporter?.then((reporter) => reporter?.end());
        // A page that moves the element removes it and inserts it again at once. The engine survives that.
        queueMicrotask(() => {
            if (!this.isConnected) this.end();
            // A guest does not survive the move, so it is opened again.
            else if (this.guest) this.begin(null, true);
        });
    }

    /** @param {string} name @param {string | null} old @param {string | null} value */
    attributeChangedCallback(name, old, value) {
        super.attributeChangedCallback(name, old, value);
        if (old === value || !this.running) return;
        // Apply attributes that are set in a row as one change.
        this.changes ??= new Set();
        if (this.changes.size === 0) queueMicrotask(() => this.followAttributes());
        this.changes.add(/** @type {keyof EmbedOptions} */ (name));
    }

    followAttributes() {
        const { session, changes } = this;
        this.changes = undefined;
        if (!this.running || !changes) return;
        const { options, problems } = this.readOptions();
        if (session && [...changes].every((name) => LOOKS.has(name)))
            session.applyLooks({ ...session.options, ...looksOf(options) }, problems);
        else this.begin(null, true);
    }

    /** Whether a game or a guest is open or is being opened. */
    get running() {
        return Boolean(this.session ?? this.guest ?? this.opening);
    }

    /**
     * Starts the engine and the game, or the guest. A running one stays, unless `anew` is true.
     * @param {SavedGame | null} [game]  the game to continue
     */
    begin(game = this.kept, anew = this.picture !== null) {
        if (this.running && !anew) return;
        this.sight.disconnect();
        this.kept = null;
        const load = guestOf(this.readOptions().options);
        if (load) this.started = this.openGuest(load);
        else this.take(this.newSession(), game);
    }

    /** Loads the code of a guest and opens it. If that fails, shows the error. @param {() => Promise<any>} load */
    async openGuest(load) {
        this.opening = true;
        try {
            await (await load()).openIn(this);
        } catch (error) {
            this.model = { ...emptyModel(), trouble: String(error) };
            await this.speak("");
        }
        this.opening = false;
    }

    newSession() {
        const session = new Session({ tell: (type, detail) => session === this.session && this.tell(type, detail) });
        return session;
    }

    /**
     * Starts the game in a session and shows this session.
     * @param {Session} session
     * @param {SavedGame | null} [game]  the game to continue; null: the game of the options
     */
    take(session, game = null) {
        this.show(session);
        const { options, problems } = this.readOptions();
        const { language = "auto" } = options;
        this.spoken = this.speak(language === "auto" ? "" : language, session);
        this.started = session.start(options, problems, game);
    }

    /** Replaces the session or guest that is shown; null shows no game. @param {Session | null} session */
    show(session) {
        const { session: before, guest } = this;
        before?.close();
        guest?.close();
        this.guest = null;
        this.session = session;
        if (!session) return;
        this.controller = session.controller;
        this.feedback = null;
        const follow = (/** @type {Model} */ model) => {
            if (session !== this.session) return;
            if (session !== this.picture) {
                // Keep the picture until the new session has a board.
                if (this.picture && !model.layout && model.trouble === null) return;
                this.picture = null;
            }
            this.model = model;
        };
        follow(session.store.value);
        session.store.subscribe(follow);
        session.feedback.subscribe((feedback) => {
            if (session === this.session) this.feedback = feedback;
        });
    }

    /** Closes the engine and saves the game, in case the element is inserted again. */
    end() {
        const { session } = this;
        this.kept = session && !this.picture ? savedGame(session.store.value) : null;
        this.picture = this.controller = null;
        this.show(null);
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        super.willUpdate(changed);
        const { model, session } = this;
        if (!model || !session) return;
        const before = /** @type {Model | null | undefined} */ (changed.get("model"));
        const { settings, notices } = model;
        if (before && before.settings.language !== settings.language) this.spoken = this.speak(settings.language);
        this.dataset.theme = settings.theme;
        const wanted = new Set(/** @type {string[]} */ (controlsOf(session.options)));
        if (notices.length) wanted.add("notices");
        // Offline, the game works without them.
        for (const [name, load] of Object.entries(parts)) if (wanted.has(name)) load().catch(() => {});
        const t = /** @type {Translate | null} */ (this.t);
        if (t) this.speakOf(changed, before ?? null);
        if (t && endedForPeople(model)) this.learnEndSentences(t);
    }

    /**
     * Announces changes to screen readers: the result of a try, the last action, and new notices. Notices need this,
     * because screen readers do not always announce a live region that is inserted together with its text.
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
            const tried = feedback ? t(`view.${feedback.result}`) : "";
            this.said = t.sentences(tried, moved || !feedback ? announcement(t, model) : "");
        }
        const fresh = changed.has("model") ? notices.filter((notice) => !before?.notices.includes(notice)) : [];
        if (fresh.length) this.sayAll(fresh);
    }

    /** @param {Sentence[]} problems */
    async sayAll(problems) {
        this.said = (await Promise.all(problems.map((problem) => this.say(problem)))).join(". ");
        this.requestUpdate();
    }

    /** @param {string} language @param {Session | null} [session] */
    async speak(language, session = this.session) {
        const t = await translatorFor(language, embedWords);
        const current = this.model?.settings.language;
        if (session !== this.session || current !== language) return;
        this.t = t;
        Object.assign(this, { lang: t.language.id, dir: t.language.direction });
    }

    get shown() {
        const { model, session, marks, interactive: turn } = this;
        const { layout = null, state = null } = model ?? {};
        const wanted = session?.options.orientation ?? "auto";
        const orientation = !layout || wanted === "auto" || wanted % turnStep(layout) ? undefined : wanted;
        const players = (model && specOf(model)?.players) ?? [];
        return { layout, state, players, turn, marks, orientation };
    }

    render() {
        return view(this);
    }

    get interactive() {
        const { model, session, picture } = this;
        return Boolean(model && !picture && session?.interactive && nextStep(model).kind === "person");
    }

    /** @param {CustomEvent} event */
    entered(event) {
        // The page gets `quintet-action` from the session, after the action is played.
        event.stopPropagation();
        this.session?.controller.play(event.detail.text);
    }

    /** @param {CustomEvent} event */
    selected(event) {
        event.stopPropagation();
        super.selected(event);
    }

    /** The page's own element gets no styles. */
    traysChanged() {}

    /** @param {CustomEvent} event */
    refused(event) {
        event.stopPropagation();
        return super.refused(event);
    }

    firstUpdated() {
        this.listen(this, import("./keys.js"));
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    async updated(changed) {
        await super.updated(changed);
        this.measure();
    }

    /** Reports the element's size and ideal height to the page. */
    measure() {
        const place = this.renderRoot.querySelector(".board");
        if (!place || !this.model?.layout) return;
        const { clientWidth: width, clientHeight: height } = place;
        const own = { width: this.clientWidth, height: this.clientHeight };
        const drawing = this.board?.picture?.getBoundingClientRect().height ?? height;
        const trays = Math.max(0, (this.board?.offsetHeight ?? height) - drawing);
        const around = Math.max(0, own.height - height);
        const idealHeight = Math.round(width / (this.fitted.fit.aspect || 1) + trays + around);
        if (own.width > 0) this.reportSize({ ...own, idealHeight });
    }

    /** Reports a size to the page when it has settled. @param {Size} size */
    reportSize(size) {
        this.sizeReporter ??= import("./size-reporter.js")
            .then(({ SizeReporter }) => new SizeReporter((settled) => this.emit("resize", settled)))
            .catch(() => null);
        this.sizeReporter.then((reporter) => reporter?.take(size));
    }
}

/** @param {EmbedOptions} options */
const looksOf = (options) => Object.fromEntries([...LOOKS].map((name) => [name, options[name]]));
