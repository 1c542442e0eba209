/** The template of an embedded game: the board and the controls that its options name. */
import { html, nothing } from "lit";
import { playerToken } from "../../board/drawing/player-token.js";
import { actionName } from "../../board/naming.js";
import { specOf } from "../../game/model.js";
import { settingOf, statusOf } from "../../game/sentences/game-sentences.js";
import { nextStep } from "../../game/turns.js";
import { troubleText } from "../../ui/notices/trouble-text.js";
import { addressOf } from "../../ui/site.js";
import { icon } from "../../ui/step-icons.js";
import { controlsOf, modeOf } from "../game.js";

/**
 * @import { Model } from "../../game/model.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { QuintetGame } from "./game-element.js"
 */

const pageUrl = addressOf("play.html");

/** The whole element. @param {QuintetGame} game */
export function view(game) {
    const { model, t, session, guest } = game;
    if (guest) return guest.view();
    if (!model || !t || !(session || model.trouble))
        return html`<div class="game"><div class="board waiting"></div></div>`;
    const { controller, options = {} } = session ?? {};
    const { state, layout } = model;
    const controls = new Set(controlsOf(options));
    const players = specOf(model)?.players ?? [];
    const listed = controls.has("moves") && (state?.length ?? 0) > 0;
    // The words of a problem are loaded when it occurs: hide its notice until then.
    const told = { ...model, notices: model.notices.filter(({ key }) => t.has(key)) };
    const trouble = troubleView(game, model, t);
    // Seats can be chosen only in mode `play`.
    const shown = modeOf(options) === "play" ? model : { ...model, levels: [] };
    return html`
        <div class=${listed ? "game listed" : "game"}>
            ${options.task ? html`<p class="task" tabindex="0" dir="auto">${options.task}</p>` : nothing}
            ${
                controls.has("players") && state
                    ? html`<quintet-seats .model=${shown} .t=${t} .controller=${controller}></quintet-seats>`
                    : nothing
            }
            <div class="room ${layout || trouble !== nothing ? "board" : "board waiting"}">
                ${layout ? game.boardPart() : trouble}
            </div>
            ${trouble === nothing ? html`<div class="bar">${bar(game, model, t, controls)}</div>` : nothing}
            ${
                listed
                    ? html`<quintet-moves .state=${state} .layout=${layout} .players=${players} .t=${t}
                .controller=${controller} @quintet-look=${game.lookedAt}></quintet-moves>`
                    : nothing
            }
        </div>
        ${
            layout && told.notices.length
                ? html`<quintet-notices .model=${told} .t=${t} .controller=${controller}></quintet-notices>`
                : nothing
        }
        <p class="unseen" role="status">${game.said}</p>`;
}

/**
 * The message in place of the board if the engine has failed or there is no game to show.
 * @param {QuintetGame} game
 * @param {Model} model
 * @param {Translate} t
 */
function troubleView(game, { trouble, notices, games, layout }, t) {
    if (layout) return nothing;
    const errors = notices.filter(({ tone, key }) => tone === "error" && t.has(key));
    if (trouble === null && (games.length === 0 || errors.length === 0)) return nothing;
    const retry = () => game.begin(null, true);
    return html`<div class="trouble" role="alert">
        <h2>${t(trouble === null ? "view.nothing" : "trouble.title")}</h2>
        ${errors.filter(({ key }) => key !== "view.nothing").map(({ key, params }) => html`<p>${t(key, params)}</p>`)}
        ${
            trouble === null
                ? nothing
                : html`${troubleText(t, trouble)}
                    <button type="button" class="button primary" @click=${retry}>${t("button.retry")}</button>`
        }
    </div>`;
}

/** @param {QuintetGame} game @param {Model} model @param {Translate} t @param {Set<string>} controls */
function bar(game, model, t, controls) {
    const all = buttons(game, model, t, controls);
    return html`${controls.has("status") ? status(game, model, t) : nothing}
        ${all.some((button) => button !== nothing) ? html`<div class="buttons">${all}</div>` : nothing}`;
}

/**
 * The player to move, or the result of the last try.
 * @param {QuintetGame} game
 * @param {Model} model
 * @param {Translate} t
 */
function status({ feedback }, model, t) {
    const players = specOf(model)?.players ?? [];
    if (feedback) {
        const good = feedback.result !== "wrong";
        return html`<div class="status feedback ${good ? "good" : ""}" data-result=${feedback.result}>
            ${icon(good ? "right" : "close")}
            <div class="text">
                <p class="title">${t(`view.${feedback.result}`)}</p>
                <p class="detail">${statusOf(t, model).detail}</p>
            </div>
        </div>`;
    }
    const { player, title, detail } = statusOf(t, model);
    return html`<div class="status">
        <div class="token ${model.thinking ? "thinking" : ""}">${playerToken(players, player)}</div>
        <div class="text">
            <p class="title" title=${title}>${title}</p>
            <p class="detail" title=${detail}>${detail}</p>
        </div>
    </div>`;
}

/** @param {QuintetGame} game @param {Model} model @param {Translate} t @param {Set<string>} controls */
function buttons(game, model, t, controls) {
    const { session, extras, interactive: person } = game;
    const { state } = model;
    if (!state || !session) return [];
    const { controller } = session;
    const step = nextStep(model);
    const first = state.ply === 0;
    const last = state.ply === state.length;
    const named = (
        /** @type {string} */ id,
        /** @type {string} */ name,
        /** @type {() => unknown} */ act,
        primary = false,
    ) => html`<button type="button" class=${primary ? "button named primary" : "button named"} data-do=${id}
        @click=${act}>${name}</button>`;
    return [
        ...extras.map((action) => {
            const { kind, text } = action;
            const key = `button.${kind}`;
            const name = t.has(key) ? t(key) : actionName(action, settingOf(model), t);
            return named(key, name, () => controller.play(text), model.hint === text);
        }),
        step.kind === "paused"
            ? named("button.resume", t("button.resume"), () => controller.setPaused(false), true)
            : nothing,
        ...(controls.has("step")
            ? [
                  button("first", t("view.first"), () => controller.goTo(0), first),
                  button("back", t("view.back"), () => controller.step(-1), first),
                  button("onward", t("view.next"), () => controller.step(1), last),
                  button("latest", t("button.latest"), () => controller.goTo(state.length), last),
              ]
            : []),
        ...(controls.has("undo")
            ? [
                  button("undo", t("button.undo"), () => controller.undo(), first),
                  button("redo", t("button.redo"), () => controller.redo(), last),
              ]
            : []),
        controls.has("hint") ? button("hint", t("button.hint"), () => controller.hint(), !person) : nothing,
        controls.has("new") ? button("again", t("view.again"), () => controller.newGame(), !session.hasMoved) : nothing,
        controls.has("open") && globalThis.origin !== "null" ? openLink(game, t) : nothing,
    ];
}

/**
 * @param {Parameters<typeof icon>[0]} name
 * @param {string} label
 * @param {() => unknown} act
 * @param {boolean} off
 */
function button(name, label, act, off) {
    // A disabled button would lose the keyboard focus when the reader steps to the end.
    return html`<button type="button" class="button square" data-do=${name} aria-label=${label} title=${label}
        aria-disabled=${String(off)} @click=${() => off || act()}>${icon(name)}</button>`;
}

/** @param {QuintetGame} game @param {Translate} t */
function openLink(game, t) {
    if (!pageUrl) return nothing;
    const open = (/** @type {Event} */ event) => {
        // The solution of an exercise must not leave the element, so the link opens the play page without the game.
        if (modeOf(game.session?.options ?? {}) === "exercise") return;
        event.preventDefault();
        import("./open-game.js").then(({ openGame }) => openGame(pageUrl, game.model));
    };
    return html`<a class="button square" data-do="open" href=${pageUrl} target="_blank" rel="noopener"
        aria-label=${t("view.open")} title=${t("view.open")} @click=${open}
        @auxclick=${open}>${icon("leave")}</a>`;
}
