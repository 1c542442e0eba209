/** `<quintet-friend-new>`: the choices for a game with someone on another device. */
import { html, nothing } from "lit";
import { AWAY, PERSON } from "../../game/model.js";
import { closeDrawer } from "../../widgets/panel-element.js";
import "../../widgets/options-element.js";
import "../../widgets/seats/seat-choice.js";
import { controlStyles } from "../../ui/forms/control-styles.js";
import { segments } from "../../ui/forms/segments.js";
import { icon } from "../../ui/more-icons.js";
import "../../ui/forms/stepper-element.js";
import "./network-element.js";
import { FriendElement } from "./friend-element.js";

/**
 * @import { GameSpec, Level } from "../../engine/protocol.js"
 * @import { ClockRule } from "../../game/clock.js"
 */

/** The clocks to choose from. @type {(ClockRule | null)[]} */
const CLOCKS = [
    null,
    ...[
        [3, 2],
        [5, 5],
        [10, 5],
        [20, 10],
        [60, 30],
    ].map(([minutes, increment]) => ({ kind: /** @type {const} */ ("game"), seconds: 60 * minutes, increment })),
];

export class FriendNew extends FriendElement {
    static properties = {
        live: { attribute: false },
        draft: { state: true },
        clock: { state: true },
        levelAbout: { state: true },
    };

    static styles = [FriendElement.styles, controlStyles];

    constructor() {
        super();
        this.live = false;
        /** @type {{game: string, options: Record<string, string | number>, seats: string[]} | null} */
        this.draft = null;
        /** @type {ClockRule | null} */
        this.clock = null;
        /** The levels that every device has. @type {Level[]} */
        this.levels = [];
        /**
         * What is known of the levels, once it has loaded.
         * @type {typeof import("../../game/sentences/level-sentences.js") | null}
         */
        this.levelAbout = null;
    }

    connectedCallback() {
        super.connectedCallback();
        this.controller.engine.games().then(({ levels }) => {
            this.levels = levels;
            this.requestUpdate();
        });
        // Without a network one chooses without these words.
        import("../../game/sentences/level-sentences.js").then(
            (about) => {
                this.levelAbout = about;
            },
            () => {},
        );
    }

    willUpdate() {
        const { state } = this.model;
        if (!this.draft && state) this.choose(state.game, { ...state.options });
    }

    /** @param {string} game @param {Record<string, string | number>} options */
    choose(game, options = {}) {
        const spec = this.model.games.find(({ id }) => id === game);
        const usual = Object.fromEntries((spec?.options ?? []).map(({ name, standard }) => [name, standard]));
        const seats = (spec?.players ?? []).map((_, player) => (player === 0 ? PERSON : AWAY));
        this.draft = { game, options: { ...usual, ...options }, seats };
    }

    render() {
        const { t, model, draft, live } = this;
        const spec = model.games.find(({ id }) => id === draft?.game);
        if (!draft || !spec) return nothing;
        const possible = draft.seats.includes(PERSON) && draft.seats.includes(AWAY);
        return html`<form @submit=${this.start}>
            <section>
                <p>${t(live ? "friend.about.live" : "friend.mail.how")}</p>
                ${segments({
                    label: t("shared.game"),
                    name: "game",
                    options: model.games.map(({ id }) => ({ value: id, text: t(`game.${id}`) })),
                    value: draft.game,
                    choose: (game) => this.choose(game),
                })}
                <quintet-options .spec=${spec} .values=${draft.options}
                    @quintet-option=${(/** @type {CustomEvent} */ { detail: { name, value } }) => {
                        this.draft = { ...draft, options: { ...draft.options, [name]: value } };
                    }}></quintet-options>
            </section>
            <section>
                <h3>${t("seat.title")}</h3>
                ${spec.players.map((_, player) => this.seat(spec, player))}
                ${possible ? nothing : html`<p class="problem">${t("friend.needBoth")}</p>`}
            </section>
            ${this.more()}
            <button class="button primary start" ?disabled=${!possible}>${icon(live ? "send" : "link")}${t("shared.start")}</button>
        </form>`;
    }

    /** The clock of a live game. By link there is none. */
    more() {
        const { t, live } = this;
        if (!live) return nothing;
        const name = (/** @type {ClockRule | null} */ rule) =>
            rule === null
                ? t("friend.noClock")
                : t("clock.plus", {
                      time: t("clock.minutes", { count: rule.seconds / 60 }),
                      increment: rule.increment,
                  });
        return html`<section><h3>${t("clock.title")}</h3>
            <quintet-stepper data-do="clock" .label=${t("clock.title")} .value=${String(CLOCKS.indexOf(this.clock))}
                .steps=${CLOCKS.map((rule, at) => ({ value: String(at), text: name(rule) }))}
                .less=${t("clock.shorter")} .more=${t("clock.longer")} .rtl=${t.language.direction === "rtl"}
                @quintet-step=${(/** @type {CustomEvent} */ event) => {
                    this.clock = CLOCKS[Number(event.detail.value)];
                }}></quintet-stepper>
            <quintet-friend-network .app=${this.app} .friends=${this.friends}></quintet-friend-network>
            <p class="soft">${t("friend.privacy.live")}</p></section>`;
    }

    /** @param {GameSpec} spec @param {number} player */
    seat(spec, player) {
        const { t, draft, levels, levelAbout } = this;
        const persons = [
            { value: PERSON, text: t("friend.here") },
            { value: AWAY, text: t("level.away") },
        ];
        return html`<quintet-seat-choice data-seat=${player} .spec=${spec} .player=${player} .persons=${persons}
            .seat=${draft?.seats[player]} .levels=${levels} .levelAbout=${levelAbout}
            @quintet-seat=${(/** @type {CustomEvent} */ { detail }) => {
                if (!draft) return;
                this.draft = { ...draft, seats: draft.seats.map((seat, at) => (at === player ? detail.seat : seat)) };
            }}></quintet-seat-choice>`;
    }

    /** @param {SubmitEvent} event */
    async start(event) {
        event.preventDefault();
        const { draft, friends } = this;
        if (!draft) return;
        const { game, options, seats } = draft;
        if (this.live) {
            const clock = this.clock ? { clock: this.clock } : {};
            await friends.startLive({ record: { game, options, actions: [], ...clock }, seats });
            return this.turn("live");
        }
        closeDrawer(this);
        const names = seats.map((seat) => (seat === PERSON ? friends.name : ""));
        await friends.mail.start({ record: { game, options, actions: [] }, seats, names });
    }
}

customElements.define("quintet-friend-new", FriendNew);
