/**
 * `<quintet-seat-choice>`: the choice for one seat of a new game: a person here or elsewhere, an engine with its level,
 * or the adaptive opponent.
 *
 * Event: `quintet-seat` {seat}.
 *
 * @typedef {typeof import("../../game/sentences/level-sentences.js")} LevelAbout
 */
import { css, html, nothing } from "lit";
import { ownColours, playerToken, tokenStyles } from "../../board/drawing/player-token.js";
import { FIRST_LEVEL, PERSON } from "../../game/model.js";
import { playerName } from "../../game/sentences/game-sentences.js";
import { controlStyles } from "../../ui/forms/control-styles.js";
import { segments } from "../../ui/forms/segments.js";
import { given, PageElement } from "../../ui/page-element.js";
import "../../ui/forms/stepper-element.js";

/**
 * @import { GameSpec, Level } from "../../engine/protocol.js"
 * @import { Segment } from "../../ui/forms/segments.js"
 */

/** The choice "engine", for any level. */
const ENGINE = "engine";
/** The adaptive opponent, which the archive adds to the levels. It has no place in their order. */
const ME = "me";

export class SeatChoice extends PageElement {
    static properties = {
        spec: { attribute: false },
        player: { attribute: false },
        seat: { attribute: false },
        persons: { attribute: false },
        levels: { attribute: false },
        levelAbout: { attribute: false },
    };

    static styles = [
        tokenStyles,
        controlStyles,
        css`
            :host {
                display: grid;
                gap: var(--space-2);
                padding-block: var(--space-1);
            }
            .who {
                display: flex;
                flex-wrap: wrap;
                gap: var(--space-2) var(--space-3);
                align-items: center;
                justify-content: space-between;
            }
            .name {
                display: flex;
                gap: var(--space-3);
                align-items: center;
                padding-inline-start: var(--space-1);
                font-weight: 500;
            }
        `,
    ];

    constructor() {
        super();
        /** @type {GameSpec} */
        this.spec = given;
        this.player = 0;
        this.seat = PERSON;
        /** The kinds of people to choose from; if empty, only `person`. @type {Segment[]} */
        this.persons = [];
        /** @type {Level[]} */
        this.levels = [];
        /** Null until it has loaded. @type {LevelAbout | null} */
        this.levelAbout = null;
        /** The level that the choice "engine" starts with. */
        this.level = FIRST_LEVEL;
    }

    willUpdate() {
        if (!this.isPerson && this.seat !== ME) this.level = this.seat;
    }

    get isPerson() {
        return this.seat === PERSON || this.persons.some(({ value }) => value === this.seat);
    }

    /** @param {string} seat */
    choose(seat) {
        this.dispatchEvent(new CustomEvent("quintet-seat", { detail: { seat } }));
    }

    render() {
        const { t, spec, player, seat, levels, persons } = this;
        const kinds = [
            ...(persons.length ? persons : [{ value: PERSON, text: t("seat.person") }]),
            { value: ENGINE, text: t("opponent.computer") },
            ...(levels.some(({ id }) => id === ME) ? [{ value: ME, text: t("level.me") }] : []),
        ];
        const kind = this.isPerson || seat === ME ? seat : ENGINE;
        const name = playerName(t, spec.players, player);
        return html`<div class="who" style=${ownColours(spec.players, player)}>
            <span class="name">${playerToken(spec.players, player)}${name}</span>
            ${segments({
                label: t("seat.choose", { player: name }),
                name: "seat",
                options: kinds,
                value: kind,
                choose: (value) => this.choose(value === ENGINE ? this.level : value),
            })}
        </div>
        ${kind === ENGINE ? this.stepper(name) : nothing}`;
    }

    /** @param {string} player  the name */
    stepper(player) {
        const { t, spec, seat, levels, levelAbout } = this;
        const words = (/** @type {Level} */ level) => levelAbout?.levelWords(t, spec, level);
        const known = levels.filter(({ id }) => id !== ME);
        const steps = known.map((level) => ({
            value: level.id,
            text: t(`level.${level.id}`),
            note: words(level)?.elo,
            hint: t("opponent.scale"),
        }));
        const chosen = known.find(({ id }) => id === seat);
        return html`<quintet-stepper .label=${t("opponent.level", { player })} .steps=${steps} .value=${seat}
            .less=${t("opponent.weaker")} .more=${t("opponent.stronger")} .about=${(chosen && words(chosen)?.about) ?? ""}
            .rtl=${t.language.direction === "rtl"}
            @quintet-step=${(/** @type {CustomEvent} */ event) => this.choose(event.detail.value)}></quintet-stepper>`;
    }
}

customElements.define("quintet-seat-choice", SeatChoice);
