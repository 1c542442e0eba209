/** `<quintet-friend-new>`: the choices for a game with someone on another device. */
import { html, nothing } from "lit";
import { ownColours, playerToken, tokenStyles } from "../../board/player-token.js";
import { putSheetAway } from "../../game/game-part.js";
import { AWAY, PERSON } from "../../game/model.js";
import "../../game/options-part.js";
import { playerName } from "../../game/words.js";
import { itemStyles } from "../../ui/item-styles.js";
import { icon } from "../../ui/late-icons.js";
import { shared } from "../../ui/styles.js";
import "./network-part.js";
import { FriendPart } from "./part.js";
import { friendStyles } from "./styles.js";

/** The clocks to choose from. @type {(import("../../game/clock.js").ClockRule | null)[]} */
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

export class FriendNew extends FriendPart {
    static properties = {
        ...FriendPart.properties,
        live: { attribute: false },
        draft: { state: true },
    };

    static styles = [shared, tokenStyles, itemStyles, friendStyles];

    constructor() {
        super();
        this.live = false;
        /** @type {{game: string, options: Record<string, string | number>, seats: string[]} | null} */
        this.draft = null;
        /** @type {import("../../game/clock.js").ClockRule | null} */
        this.clock = null;
        /** The levels that every device has. @type {import("../../engine/protocol.js").Level[]} */
        this.levels = [];
    }

    connectedCallback() {
        super.connectedCallback();
        this.controller.engine.games().then(({ levels }) => {
            this.levels = levels;
            this.requestUpdate();
        });
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
                <label class="row"><span>${t("friend.game")}</span>
                    <select data-do="game" @change=${(/** @type {Event & {target: HTMLSelectElement}} */ event) => this.choose(event.target.value)}>
                        ${model.games.map(({ id }) => html`<option value=${id} .selected=${id === draft.game}>${t(`game.${id}`)}</option>`)}
                    </select></label>
                <quintet-options .spec=${spec} .values=${draft.options} .t=${t}
                    @quintet-option=${(/** @type {CustomEvent} */ { detail: { name, value } }) => {
                        this.draft = { ...draft, options: { ...draft.options, [name]: value } };
                    }}></quintet-options>
            </section>
            <section>
                <h3>${t("seat.title")}</h3>
                ${spec.players.map((_, player) => this.seat(spec.players, player))}
                ${possible ? nothing : html`<p class="problem">${t("friend.needBoth")}</p>`}
            </section>
            ${this.more()}
            <button class="button primary start" ?disabled=${!possible}>${icon(live ? "send" : "link")}${t("new.start")}</button>
        </form>`;
    }

    /** The clock of a live game. By link there is none. */
    more() {
        const { t, live } = this;
        if (!live) return nothing;
        const name = (/** @type {import("../../game/clock.js").ClockRule | null} */ rule) =>
            rule === null
                ? t("friend.noClock")
                : t("clock.plus", {
                      time: t("clock.minutes", { count: rule.seconds / 60 }),
                      increment: rule.increment,
                  });
        return html`<section><label class="row"><span>${t("new.clock")}</span>
            <select data-do="clock" @change=${(/** @type {Event & {target: HTMLSelectElement}} */ event) => {
                this.clock = CLOCKS[Number(event.target.value)];
            }}>${CLOCKS.map((rule, at) => html`<option value=${at} .selected=${rule === this.clock}>${name(rule)}</option>`)}</select></label>
            <quintet-friend-network .app=${this.app} .friends=${this.friends}></quintet-friend-network>
            <p class="soft">${t("friend.privacy.live")}</p></section>`;
    }

    /** @param {string[]} players @param {number} player */
    seat(players, player) {
        const { t, draft, levels } = this;
        const choices = [PERSON, AWAY, ...levels.map(({ id }) => id)];
        const name = (/** @type {string} */ seat) =>
            seat === PERSON
                ? t("friend.here")
                : seat === AWAY
                  ? t("level.away")
                  : t("friend.engine", { level: t(`level.${seat}`) });
        return html`<label class="row seat" style=${ownColours(players, player)}>
            <span>${playerToken(players, player)}${playerName(t, players, player)}</span>
            <select data-seat=${player} @change=${(/** @type {Event & {target: HTMLSelectElement}} */ event) => {
                if (draft)
                    this.draft = {
                        ...draft,
                        seats: draft.seats.map((seat, at) => (at === player ? event.target.value : seat)),
                    };
            }}>
                ${choices.map((seat) => html`<option value=${seat} .selected=${seat === draft?.seats[player]}>${name(seat)}</option>`)}
            </select>
        </label>`;
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
        putSheetAway(this);
        const names = seats.map((seat) => (seat === PERSON ? friends.name : ""));
        await friends.mail.start({ record: { game, options, actions: [] }, seats, names });
    }
}

customElements.define("quintet-friend-new", FriendNew);
