/** Icons of drawers and other parts loaded after the first board, together with those of `icons.js`. */
import { svg } from "lit";
import { icon as firstIcon, iconsWith } from "./step-icons.js";

const strokes = {
    home: svg`<path d="M4 11.5 12 5l8 6.5M6.5 10v9h4v-5h3v5h4v-9" />`,
    embed: svg`<path d="m8.5 8-4 4 4 4m7-8 4 4-4 4M13.5 5.5l-3 13" />`,
    link: svg`<path d="M10 13.5a3.6 3.6 0 0 0 5.2.2l3-3a3.7 3.7 0 0 0-5.2-5.2l-1 1m2 4a3.6 3.6 0 0 0-5.2-.2l-3 3a3.7 3.7 0 0 0 5.2 5.2l1-1" />`,
    copy: svg`<path d="M9 9h9.5v10.5H9zM6 15.5V5h9" />`,
    save: svg`<path d="M12 4.5v10m-4-4 4 4 4-4M5 18.5h14" />`,
    picture: svg`<path d="M4.5 5.5h15v13h-15zm0 10 4.5-4 3.5 3 3-2.5 4 3.5" /><path d="M9 8.9v.1" />`,
    hourglass: svg`<path d="M7 4.5h10M7 19.5h10M8.5 4.5c0 4.5 7 6 7 10.5v4.5m-7 0V15c0-4.5 7-6 7-10.5" />`,
    rotate: svg`<path d="M5.5 9.5a7 7 0 0 1 12.3-1.8L19.5 10m0-5v5h-5m4 4.5a7 7 0 0 1-12.3 1.8L4.5 14m0 5v-5h5" />`,
    send: svg`<path d="M12 14.5v-10m-4 4 4-4 4 4M6.5 12v7.5h11V12" />`,
    people: svg`<circle cx="8.5" cy="8.5" r="3" /><path d="M3 18.5c.4-3.4 2.6-5 5.5-5s5.1 1.6 5.5 5M15.5 5.8a3 3 0 0 1 0 5.4m1.7 2.7c2.1.6 3.5 2.1 3.8 4.6" />`,
    shelf: svg`<path d="M6 4.5h12v15l-6-4-6 4z" />`,
    rename: svg`<path d="m5 19 1-4.5L16.5 4 20 7.5 9.5 18zM14 6.5l3.5 3.5" />`,
    remove: svg`<path d="M5 7.5h14M10 7V4.5h4V7m-7.5.5 1 12h9l1-12M10.5 11v5m3-5v5" />`,
    tree: svg`<path d="M12 5.5 6.5 12M12 5.5l5.5 6.5M6.5 12l-2.5 6m2.5-6 2.5 6m8.5-6-2.5 6m2.5-6 2.5 6" /><circle cx="12" cy="5" r="1.6" />`,
    branch: svg`<path d="M5 12h5m0 0c3 0 3-5.5 6-5.5h3M10 12h9m-9 0c3 0 3 5.5 6 5.5h3" />`,
    trophy: svg`<path d="M8 4.5h8v5a4 4 0 0 1-8 0zM8 6H5c0 3 1 4.5 3 5m8-5h3c0 3-1 4.5-3 5M12 13.5v3m-3.5 3h7l-1-3h-5z" />`,
    lesson: svg`<path d="m3.5 9.5 8.5-4 8.5 4-8.5 4zM7 11.5v4.5c2.8 2.2 7.2 2.2 10 0v-4.5M20.5 9.5V15" />`,
    puzzle: svg`<path d="M5 8.5h4.2a2.3 2.3 0 1 1 4.6 0H18v4.2a2.3 2.3 0 1 0 0 4.3v3H5v-3.6a2.3 2.3 0 1 0 0-4.4z" />`,
    sheet: svg`<path d="M6 4.5h12v15H6zM9 9l1 1 1.8-2M14 9h1.5M9 14.5l1 1 1.8-2M14 14.5h1.5" />`,
    looks: svg`<circle cx="12" cy="12" r="8" /><path d="M12 4v16a8 8 0 0 0 0-16m2 3v10m2-8.5v7" />`,
    sound: svg`<path d="M4.5 9.5v5h3l4.5 4v-13l-4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6m2.5-8.5a8 8 0 0 1 0 11" />`,
    silent: svg`<path d="M4.5 9.5v5h3l4.5 4v-13l-4.5 4zM15.5 9.5l5 5m0-5-5 5" />`,
    minus: svg`<path d="M6 12h12" />`,
    plus: svg`<path d="M12 6v12M6 12h12" />`,
    warning: svg`<path d="M12 5 3.8 19h16.4zM12 10.5v4" /><path d="M12 16.9v.1" />`,
};

export const icon = iconsWith(strokes, firstIcon);
