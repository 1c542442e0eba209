/** The sheet on paper: all items one below the other, with their positions and room for answers. */
import { html, nothing } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { markName, playerMark } from "../../board/drawing/player-marks.js";
import { hasWindows } from "../../lens/given/fill.js";
import { taskText } from "../../lens/given/fill-sentences.js";
import { fillTask, pointsOf } from "../activity.js";
import { figureOf } from "../text/figure.js";
import { block, line } from "../text/rich-text.js";
import { treeFigure } from "./paper-tree.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { Item } from "../activity.js"
 * @import { Course } from "../course.js"
 * @import { Sitting } from "../sitting/sitting.js"
 * @import { Picture } from "./pictures.js"
 */

/** The fill of tokens on paper by their mark, as the engine draws them, and that of the mark on them. */
const FILLS = /** @type {Record<string, [string, string]>} */ ({
    dot: ["#222", "#fff"],
    triangle: ["#bbb", "#000"],
    ring: ["#fff", "#000"],
    lozenge: ["#222", "#fff"],
    cross: ["#fff", "#000"],
});

/** Kinds that paper cannot replace. */
const ON_PAGE = ["lesson", "puzzle", "agent"];

/** @param {Translate} t @param {Sitting} sitting @param {Course["pictures"]} pictures */
export function paper(t, { activity, items }, pictures) {
    const language = t.language.id;
    return html`<h1 dir="auto">${line(activity.title, language)}</h1>${block(activity.text, language)}
        ${items.map(({ item }, number) => {
            const { record, stops = [], options } = item;
            const drawn = pictures.get(number) ?? [];
            return html`<section>
                <h2>${t.number(number + 1)}. ${item.title ? line(item.title, language) : nothing} (${t("course.points", { count: pointsOf(item) })})</h2>
                ${block(item.text, language)}${figureOf(t, item.figure, treeFigure)}
                ${item.kind === "fill" ? html`<p>${taskText(t, fillTask(item))}</p>` : nothing}
                ${typeof options?.tree === "string" ? treeFigure(t, options.tree, asksWindows(item)) : nothing}
                ${stops.length ? nothing : html`${position(t, drawn[0])}${answerRoom(t, item)}`}
                ${stops.map(
                    (
                        /** @type {any} */ stop,
                        /** @type {number} */ place,
                    ) => html`<div class="stop"><h3>${t("turn.review", { ply: stop.ply, length: record.actions?.length ?? 0 })}</h3>
                    ${block(stop.text, language)}${position(t, drawn[place])}${answerRoom(t, stop)}</div>`,
                )}</section>`;
        })}`;
}

/** Whether windows are written into the boxes. @param {Item} item */
const asksWindows = (item) => item.kind === "fill" && fillTask(item).windows && hasWindows(fillTask(item).algorithm);

/** @param {Translate} t @param {Picture | undefined} picture */
function position(t, picture) {
    if (!picture) return nothing;
    const { svg, player, players, link, code } = picture;
    const drawn = code(t("course.onBoard"));
    return html`<figure><div class="position">${unsafeHTML(svg)}</div>
        <figcaption>${t("turn.person", { player: t(`player.${players[player]}`) })}
            <ul class="legend">${players.map((name, place) => html`<li>${paperToken(players, place)}${t(`player.${name}`)}</li>`)}</ul></figcaption>
        ${drawn ? html`<a class="code" href=${link}>${drawn}<span aria-hidden="true">${t("course.onBoard")}</span></a>` : nothing}</figure>`;
}

/**
 * The fill of a player's tokens on paper, and that of the mark on them.
 * @param {string[]} players
 * @param {number} player
 */
export const paperFills = (players, player) => FILLS[markName(players, player)];

/** A player's token as positions on paper show it. @param {string[]} players @param {number} player */
function paperToken(players, player) {
    const [fill, ink] = paperFills(players, player);
    return html`<svg class="token" viewBox="-20 -20 40 40" aria-hidden="true" style="--own: ${fill}; --own-ink: ${ink}; --token-edge: #000">
        <circle class="face" r="18" /><g class="mark">${playerMark(players, player)}</g></svg>`;
}

/**
 * The code that students start with, and the tests that they see.
 * @param {Translate} t @param {string} [code] @param {any[]} [tests]
 */
const program = (t, code = "", tests = []) => html`<pre dir="ltr">${code}</pre><div class="room"></div>
    <h3>${t("course.tests")}</h3>
    <ul>${tests
        .filter(({ hidden }) => !hidden)
        .map(
            ({ call, tree: given, expect, leaves, most, looked }) => html`<li dir="ltr"><code>${call}</code>
                ${given ? html`<code>${`tree = ${given}`}</code>` : nothing}
                ${expect === undefined ? nothing : html`→ <code>${JSON.stringify(expect)}</code>`}
                ${leaves === undefined ? nothing : html`= ${leaves}`} ${most === undefined ? nothing : html`≤ ${most}`}
                ${looked === undefined ? nothing : html`<code>${looked.join(" ")}</code>`}</li>`,
        )}</ul>`;

/** Room for an answer. The boxes of a tree are room themselves. @param {Translate} t @param {any} question */
function answerRoom(t, { kind, options, code, tests }) {
    if (typeof options?.tree === "string") return nothing;
    if (kind === "code") return program(t, code, tests);
    if (ON_PAGE.includes(kind)) return html`<p>${t("course.onPage")}</p>`;
    if (kind !== "choice") return html`<div class="room"></div>`;
    return html`<ul class="boxes">${options.map((/** @type {any} */ option) => html`<li>${line(option, t.language.id)}</li>`)}</ul>`;
}
