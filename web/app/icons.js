/**
 * Our own strokes, on a field of 24 by 24. Arrows that mean "back" and "on" in time turn round with the writing.
 */
import { html, svg } from "lit";

const strokes = {
    undo: svg`<path d="M9 7 4.5 11.5 9 16M5 11.5h9.5a5 5 0 0 1 5 5v.5" />`,
    redo: svg`<path d="m15 7 4.5 4.5L15 16m4-4.5H9.5a5 5 0 0 0-5 5v.5" />`,
    hint: svg`<path d="M9.5 17.5c0-2.2-3-3.3-3-7a5.5 5.5 0 0 1 11 0c0 3.7-3 4.8-3 7zM10 20.5h4" />`,
    newGame: svg`<path d="M12 5.5v13M5.5 12h13" />`,
    more: svg`<path d="M4.5 7h15m-15 5h15m-15 5h15" />`,
    back: svg`<path d="m14 6.5-6 5.5 6 5.5" />`,
    first: svg`<path d="m17.5 7-6 5 6 5zM7 7v10" />`,
    again: svg`<path d="M6 8.2A7 7 0 1 1 5 12M5.5 4.5v4h4" />`,
    leave: svg`<path d="M10 6H6v12h12v-4M13 5.5h5.5V11m0-5.5L11 13" />`,
    embed: svg`<path d="m8.5 8-4 4 4 4m7-8 4 4-4 4M13.5 5.5l-3 13" />`,
    right: svg`<path d="m6 12.5 4 4 8-9" />`,
    help: svg`<path d="M9 9.3c.2-1.8 1.4-2.8 3.1-2.8s3 1.1 3 2.7c0 2.4-3.1 2.6-3.1 5" /><path d="M12 17.6v.1" />`,
    close: svg`<path d="m6.5 6.5 11 11m0-11-11 11" />`,
    resume: svg`<path d="M8.5 6v12l9-6z" />`,
    pause: svg`<path d="M9 6.5v11m6-11v11" />`,
    latest: svg`<path d="m6.5 7 6 5-6 5zM17 7v10" />`,
    link: svg`<path d="M10 13.5a3.6 3.6 0 0 0 5.2.2l3-3a3.7 3.7 0 0 0-5.2-5.2l-1 1m2 4a3.6 3.6 0 0 0-5.2-.2l-3 3a3.7 3.7 0 0 0 5.2 5.2l1-1" />`,
    copy: svg`<path d="M9 9h9.5v10.5H9zM6 15.5V5h9" />`,
    save: svg`<path d="M12 4.5v10m-4-4 4 4 4-4M5 18.5h14" />`,
    picture: svg`<path d="M4.5 5.5h15v13h-15zm0 10 4.5-4 3.5 3 3-2.5 4 3.5" /><path d="M9 8.9v.1" />`,
    open: svg`<path d="M4.5 18.5v-12h5l2 2.5h8v9.5z" />`,
    onward: svg`<path d="m10 6.5 6 5.5-6 5.5" />`,
    warning: svg`<path d="M12 5 3.8 19h16.4zM12 10.5v4" /><path d="M12 16.9v.1" />`,
    flag: svg`<path d="M6.5 20V4.5c4-2 7 2 11 0v8.5c-4 2-7-2-11 0" />`,
    hourglass: svg`<path d="M7 4.5h10M7 19.5h10M8.5 4.5c0 4.5 7 6 7 10.5v4.5m-7 0V15c0-4.5 7-6 7-10.5" />`,
    rotate: svg`<path d="M5.5 9.5a7 7 0 0 1 12.3-1.8L19.5 10m0-5v5h-5m4 4.5a7 7 0 0 1-12.3 1.8L4.5 14m0 5v-5h5" />`,
    send: svg`<path d="M12 14.5v-10m-4 4 4-4 4 4M6.5 12v7.5h11V12" />`,
    shelf: svg`<path d="M6 4.5h12v15l-6-4-6 4z" />`,
    rename: svg`<path d="m5 19 1-4.5L16.5 4 20 7.5 9.5 18zM14 6.5l3.5 3.5" />`,
    remove: svg`<path d="M5 7.5h14M10 7V4.5h4V7m-7.5.5 1 12h9l1-12M10.5 11v5m3-5v5" />`,
    analyse: svg`<path d="M4.5 18.5h15M6 15l4-5 3.5 3L19 6" />`,
    chevron: svg`<path d="m8 10 4 4 4-4" />`,
    engine: svg`<path d="M8 8h8v8H8zM10 4.5V8m4-3.5V8m-4 8v3.5m4-3.5v3.5M4.5 10H8m-3.5 4H8m8-4h3.5M16 14h3.5" />`,
    person: svg`<path d="M12 12a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2zM5 19.5c.6-3 3.3-5 7-5s6.4 2 7 5" />`,
};

const turnsWithWriting = new Set(["undo", "redo", "resume", "latest", "first", "back", "onward"]);

/** @param {keyof typeof strokes} name */
export function icon(name) {
    return html`<svg class=${turnsWithWriting.has(name) ? "icon turns" : "icon"} viewBox="0 0 24 24" aria-hidden="true">
        ${strokes[name]}
    </svg>`;
}

/**
 * Small pictures of the boards; a game that has none gets the mark of the house. Made by functions that the bundler may drop
 * where nobody asks for them.
 * @type {Record<string, () => import("lit").TemplateResult<2>>}
 */
const emblems = {
    chexers: () =>
        svg`<path d="m12 3.5 3.7 2.1v4.3L12 12 8.3 9.9V5.6zM8.3 9.9 12 12v4.3l-3.7 2.1-3.7-2.1V12zm7.4 0L12 12v4.3l3.7 2.1 3.7-2.1V12z" />`,
    cachex: () => svg`<path d="M8.5 6.5H20l-4.5 11H4zm3.8 0-4.5 11m8.3-11-4.5 11M7 10.2h11.5M5.5 13.9H17" />`,
    halma: () => svg`<path d="M5 5h14v14H5zm4.7 0v14m4.6-14v14M5 9.7h14M5 14.3h14" />`,
    tetress: () => svg`<path d="M4.5 8h5v5h-5zm5 0h5v5h-5zm5 0h5v5h-5zm-5 5h5v5h-5z" />`,
    hive: () => svg`<path d="m12 3.5 7.4 4.25v8.5L12 20.5l-7.4-4.25v-8.5zM12 8v8m-3.5-6 7 4m0-4-7 4" />`,
};
const house = () => svg`<path d="m12 3.5 7.4 4.25v8.5L12 20.5l-7.4-4.25v-8.5z" />`;

/** @param {string} game */
export function emblem(game) {
    return html`<svg class="icon emblem" viewBox="0 0 24 24" aria-hidden="true">${(emblems[game] ?? house)()}</svg>`;
}

/** The mark of the house: five players around a board. */
export const logo = /* @__PURE__ */ (() => html`<svg class="logo" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="4.6" r="3.2" style="fill: var(--player-red)" />
    <circle cx="19.3" cy="9.9" r="3.2" style="fill: var(--player-green)" />
    <circle cx="16.5" cy="18.5" r="3.2" style="fill: var(--player-blue)" />
    <circle cx="7.5" cy="18.5" r="3.2" style="fill: var(--ink)" />
    <circle cx="4.7" cy="9.9" r="2.5" style="fill: none; stroke: var(--ink); stroke-width: 1.4" />
</svg>`)();
