/** `<quintet-status>`: whose turn it is or how the game ended, with buttons for actions that are not on the board. */
import { css, html, nothing } from "lit";
import { actionName } from "../../board/naming.js";
import { awayOf, PERSON } from "../../game/model.js";
import { settingOf, statusOf } from "../../game/sentences/game-sentences.js";
import { endedForPeople, nextStep, onlookers } from "../../game/turns.js";
import { icon } from "../../ui/icons.js";
import { desk, tall } from "../../ui/styles.js";
import { PanelElement } from "../../widgets/panel-element.js";

/**
 * @import { ActionView } from "../../engine/protocol.js"
 * @import { Ahead } from "../premoves.js"
 */

export class StatusElement extends PanelElement {
    static properties = {
        extras: { attribute: false },
        aim: { attribute: false },
        ahead: { attribute: false },
    };

    static styles = css`
        :host {
            container-type: inline-size;
        }
        .status {
            display: flex;
            gap: var(--space-3);
            align-items: center;
            min-block-size: var(--status-line);
        }
        .text {
            flex: 1;
            min-inline-size: 0;
        }
        .title {
            overflow: hidden;
            font-size: var(--text-large);
            font-weight: 600;
            line-height: 1.3;
            text-overflow: ellipsis;
            white-space: nowrap;
        }
        .detail {
            display: -webkit-box;
            min-block-size: 1.5em;
            overflow: hidden;
            color: var(--ink-soft);
            font-size: var(--text-small);
            font-variant-numeric: tabular-nums;
            line-height: 1.5;
            -webkit-box-orient: vertical;
            -webkit-line-clamp: 2;
        }
        /* Two lines take no more height than one. */
        .detail.aim {
            line-height: 1.35;
        }
        /* What someone who is out of the game reads has a line of its own. */
        .status:has(quintet-skip) {
            flex-wrap: wrap;
        }
        .status:has(quintet-skip) .text {
            flex-basis: 100%;
        }
        .buttons {
            display: flex;
            flex: none;
            gap: var(--space-2);
        }
        .long {
            max-inline-size: 10.5em;
            padding-block: 2px;
            line-height: 1.25;
            white-space: normal;
        }
        /* Beside the board, the seats say whose turn it is. */
        @media ${desk} and ${tall} {
            .told {
                position: absolute;
                inline-size: 1px;
                block-size: 1px;
                clip-path: inset(50%);
            }
            .detail {
                font-size: var(--text);
            }
            .told + .detail {
                color: var(--ink);
            }
        }
        @container (max-width: 330px) {
            .status {
                gap: var(--space-2);
            }
            .title {
                font-size: 1rem;
            }
            .button:not(.square) {
                padding-inline: var(--space-3);
            }
            .button:not(.square) .icon {
                display: none;
            }
        }
    `;

    constructor() {
        super();
        /** Actions without a cell to press: pass, steal, leave the board. @type {ActionView[]} */
        this.extras = [];
        /** What the game is about, where nothing else tells it. */
        this.aim = "";
        /**
         * What may be entered while others act: what is said instead of the last action, and buttons.
         * @type {Ahead | null}
         */
        this.ahead = null;
        this.hadFocus = false;
    }

    willUpdate() {
        this.hadFocus = Boolean(this.shadowRoot?.activeElement);
    }

    /** A button may disappear after a press; the focus then goes to the board instead of getting lost. */
    updated() {
        if (this.hadFocus && !this.shadowRoot?.activeElement) this.dispatchEvent(new Event("quintet-focus-lost"));
    }

    render() {
        const { model, t, aim, ahead } = this;
        const status = statusOf(t, model);
        const about = Boolean(aim) && status.detail === t("list.empty");
        const detail = ahead?.note || (about ? aim : status.detail);
        const told = model.state && model.proposed === null && !endedForPeople(model);
        return html`<div class="status">
            <div class="text">
                <h2 class="title ${told ? "told" : ""}">${status.title}</h2>
                <p class="detail ${about ? "aim" : ""}" title=${detail}>${detail}</p>
            </div>
            <div class="buttons">${this.buttons()}</div>
        </div>`;
    }

    buttons() {
        const { model, t, controller, extras } = this;
        const { state, seats, clock, paused, proposed } = model;
        const step = nextStep(model);
        if (!state) return nothing;
        const latest = html`<button type="button" class="button square" aria-label=${t("button.latest")}
            title=${t("button.latest")} @click=${() => controller.goTo(state.length)}>${icon("latest")}</button>`;
        const behind = state.ply < state.length;
        if (onlookers(model).length && !model.paused && step.kind !== "over") {
            return html`<quintet-skip></quintet-skip>`;
        }
        switch (step.kind) {
            case "paused":
                return html`${behind ? latest : nothing} ${awayOf(model) ? nothing : this.resume()}`;
            case "engine":
                return [this.ahead?.buttons, seats.includes(PERSON) ? this.pauseClock() : this.pause()];
            case "person":
                if (proposed !== null) return this.confirmation(proposed);
                if (clock && paused) return html`${behind ? latest : nothing} ${this.resume()}`;
                if (extras.length || !behind) return [extras.map((action) => this.extra(action)), this.pauseClock()];
                return latest;
            default:
                return nothing;
        }
    }

    resume() {
        return html`<button type="button" class="button primary" @click=${() => this.controller.setPaused(false)}>
            ${icon("resume")}${this.t("button.resume")}
        </button>`;
    }

    pause() {
        return html`<button type="button" class="button" @click=${() => this.controller.setPaused(true)}>
            ${icon("pause")}${this.t("button.pause")}
        </button>`;
    }

    /** Offers a pause in games with a clock. */
    pauseClock() {
        const { t, controller, model } = this;
        if (!model.clock || awayOf(model)) return nothing;
        return html`<button type="button" class="button square" aria-label=${t("button.pause")} title=${t("button.pause")}
            @click=${() => controller.setPaused(true)}>${icon("pause")}</button>`;
    }

    /** @param {string} action  proposed, not yet played */
    confirmation(action) {
        const { t, controller } = this;
        return html`<button type="button" class="button square" data-do="cancel" aria-label=${t("button.cancel")}
                title=${t("button.cancel")} @click=${() => controller.propose(null)}>${icon("close")}</button>
            <button type="button" class="button primary" data-do="confirm" @click=${() => controller.play(action)}>
                ${t("button.confirm")}
            </button>`;
    }

    /** @param {ActionView} action */
    extra(action) {
        const { t, controller, model } = this;
        const key = `button.${action.kind}`;
        const hinted = model.hint === action.text;
        const named = t.has(key);
        const name = actionName(action, settingOf(model), t);
        // The board has already shown an action that fills cells.
        const enter = () => (action.cells.length ? controller.play(action.text) : controller.enter(action.text));
        return html`<button type="button" class="button ${hinted ? "primary" : ""} ${named ? "" : "long"}" data-action=${action.text} title=${named ? name : nothing}
            @click=${enter}>
            ${named ? t(key) : name}
        </button>`;
    }
}

customElements.define("quintet-status", StatusElement);
