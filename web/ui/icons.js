/**
 * Icons that the first board needs, as strokes in a 24 by 24 view box. Icons for backward and forward, and the question
 * mark, are mirrored in languages written from right to left. Icons of drawers and other parts loaded later are in
 * `more-icons.js`.
 */
import { html, svg } from "lit";

/** @import { TemplateResult } from "lit" */

const strokes = {
    undo: svg`<path d="M9 7 4.5 11.5 9 16M5 11.5h9.5a5 5 0 0 1 5 5v.5" />`,
    redo: svg`<path d="m15 7 4.5 4.5L15 16m4-4.5H9.5a5 5 0 0 0-5 5v.5" />`,
    hint: svg`<path d="M9.5 17.5c0-2.2-3-3.3-3-7a5.5 5.5 0 0 1 11 0c0 3.7-3 4.8-3 7zM10 20.5h4" />`,
    newGame: svg`<path d="M12 5.5v13M5.5 12h13" />`,
    flag: svg`<path d="M6.5 20V4.5c4-2 7 2 11 0v8.5c-4 2-7-2-11 0" />`,
    more: svg`<path d="M5.5 12h.1m6.4 0h.1m6.4 0h.1" stroke-width="3" />`,
    help: svg`<path d="M9 9.3c.2-1.8 1.4-2.8 3.1-2.8s3 1.1 3 2.7c0 2.4-3.1 2.6-3.1 5" /><path d="M12 17.6v.1" />`,
    close: svg`<path d="m6.5 6.5 11 11m0-11-11 11" />`,
    resume: svg`<path d="M8.5 6v12l9-6z" />`,
    pause: svg`<path d="M9 6.5v11m6-11v11" />`,
    latest: svg`<path d="m6.5 7 6 5-6 5zM17 7v10" />`,
    analyse: svg`<path d="M4.5 18.5h15M6 15l4-5 3.5 3L19 6" />`,
    chevron: svg`<path d="m8 10 4 4 4-4" />`,
    engine: svg`<path d="M8 8h8v8H8zM10 4.5V8m4-3.5V8m-4 8v3.5m4-3.5v3.5M4.5 10H8m-3.5 4H8m8-4h3.5M16 14h3.5" />`,
    person: svg`<path d="M12 12a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2zM5 19.5c.6-3 3.3-5 7-5s6.4 2 7 5" />`,
};

const turnsWithWriting = new Set(["undo", "redo", "resume", "latest", "help"]);

/** @param {keyof typeof strokes} name */
export const icon = (name) => framed(strokes[name], turnsWithWriting.has(name));

/**
 * Wraps strokes in an `<svg>`.
 * @param {TemplateResult<2>} stroke
 * @param {boolean} [turns]  whether to mirror for RTL
 */
export function framed(stroke, turns = false) {
    return html`<svg class=${turns ? "icon turns" : "icon"} viewBox="0 0 24 24" aria-hidden="true">
        ${stroke}
    </svg>`;
}

const HOUSE = "m12 3.5 7.4 4.25v8.5L12 20.5l-7.4-4.25v-8.5z";

/** The icon of a game: what the game states, or the mark of the house. @param {{emblem: string} | undefined} spec */
export const emblem = (spec) =>
    html`<svg class="icon emblem" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${spec?.emblem || HOUSE} />`}</svg>`;
