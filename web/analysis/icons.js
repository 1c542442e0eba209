/** Icons that only the analysis uses, 24 by 24. Icons with a direction are mirrored in right-to-left text. */
import { html, svg } from "lit";

const strokes = {
    first: svg`<path d="m17.5 7-6 5 6 5zM7 7v10" />`,
    back: svg`<path d="m15 6.5-6.5 5.5 6.5 5.5" />`,
    forward: svg`<path d="m9 6.5 6.5 5.5L9 17.5" />`,
    last: svg`<path d="m6.5 7 6 5-6 5zM17 7v10" />`,
    undo: svg`<path d="M9 7 4.5 11.5 9 16M5 11.5h9.5a5 5 0 0 1 5 5v.5" />`,
    promote: svg`<path d="M12 18.5v-12m-5 5 5-5 5 5" />`,
    remove: svg`<path d="M5.5 7.5h13M10 7.5V5h4v2.5m-6.5 0 .7 11.5h7.6l.7-11.5M10.5 11v5m3-5v5" />`,
    more: svg`<path d="M5.5 12h.1m6.4 0h.1m6.4 0h.1" stroke-width="3" />`,
    play: svg`<path d="M8.5 6v12l9-6z" />`,
    stop: svg`<path d="M7.5 7.5h9v9h-9z" />`,
    deeper: svg`<path d="M12 5v11m-5-5 5 5 5-5M6 19.5h12" />`,
    endless: svg`<path d="M12 12c-1.6-2.2-3-3.4-4.6-3.4a3.4 3.4 0 0 0 0 6.8c1.6 0 3-1.2 4.6-3.4 1.6-2.2 3-3.4 4.6-3.4a3.4 3.4 0 0 1 0 6.8c-1.6 0-3-1.2-4.6-3.4z" />`,
    link: svg`<path d="M10 13.5a3.6 3.6 0 0 0 5.2.2l3-3a3.7 3.7 0 0 0-5.2-5.2l-1 1m2 4a3.6 3.6 0 0 0-5.2-.2l-3 3a3.7 3.7 0 0 0 5.2 5.2l1-1" />`,
    copy: svg`<path d="M9 9h9.5v10.5H9zM6 15.5V5h9" />`,
    save: svg`<path d="M12 4.5v10m-4-4 4 4 4-4M5 18.5h14" />`,
    open: svg`<path d="M4.5 18.5v-12h5l2 2.5h8v9.5z" />`,
    edit: svg`<path d="M5 19h3.5L18.5 9 15 5.5 5 15.5zM13 7.5 16.5 11" />`,
    close: svg`<path d="m6.5 6.5 11 11m0-11-11 11" />`,
    tree: svg`<path d="M12 5.5 6.5 12M12 5.5l5.5 6.5M6.5 12l-2.5 6m2.5-6 2.5 6m8.5-6-2.5 6m2.5-6 2.5 6" /><circle cx="12" cy="5" r="1.6" />`,
    branch: svg`<path d="M5 12h5m0 0c3 0 3-5.5 6-5.5h3M10 12h9m-9 0c3 0 3 5.5 6 5.5h3" />`,
    right: svg`<path d="m5.5 12.5 4.5 4.5 8.5-10" />`,
    seen: svg`<path d="M3.5 12c2-3.6 5-5.5 8.5-5.5s6.5 1.9 8.5 5.5c-2 3.6-5 5.5-8.5 5.5S5.5 15.6 3.5 12z" /><circle cx="12" cy="12" r="2.4" />`,
    erase: svg`<path d="m9 18.5-4.5-4.5 8-8.5 6 6-6.5 7zM9.5 9.5l5.5 5.5M9 18.5h10" />`,
};

const mirrored = new Set(["first", "back", "forward", "last", "undo", "play"]);

/** @param {keyof typeof strokes} name */
export function icon(name) {
    return html`<svg class=${mirrored.has(name) ? "icon turns" : "icon"} viewBox="0 0 24 24" aria-hidden="true">
        ${strokes[name]}
    </svg>`;
}
