/** Icons that only the analysis uses, 24 by 24. Icons with a direction are mirrored in right-to-left text. */
import { svg } from "lit";
import { icon as shared } from "../ui/more-icons.js";
import { iconsWith } from "../ui/step-icons.js";

const strokes = {
    back: svg`<path d="m15 6.5-6.5 5.5 6.5 5.5" />`,
    forward: svg`<path d="m9 6.5 6.5 5.5L9 17.5" />`,
    last: svg`<path d="m6.5 7 6 5-6 5zM17 7v10" />`,
    promote: svg`<path d="M12 18.5v-12m-5 5 5-5 5 5" />`,
    remove: svg`<path d="M5.5 7.5h13M10 7.5V5h4v2.5m-6.5 0 .7 11.5h7.6l.7-11.5M10.5 11v5m3-5v5" />`,
    play: svg`<path d="M8.5 6v12l9-6z" />`,
    stop: svg`<path d="M7.5 7.5h9v9h-9z" />`,
    deeper: svg`<path d="M12 5v11m-5-5 5 5 5-5M6 19.5h12" />`,
    endless: svg`<path d="M12 12c-1.6-2.2-3-3.4-4.6-3.4a3.4 3.4 0 0 0 0 6.8c1.6 0 3-1.2 4.6-3.4 1.6-2.2 3-3.4 4.6-3.4a3.4 3.4 0 0 1 0 6.8c-1.6 0-3-1.2-4.6-3.4z" />`,
    edit: svg`<path d="M5 19h3.5L18.5 9 15 5.5 5 15.5zM13 7.5 16.5 11" />`,
    right: svg`<path d="m5.5 12.5 4.5 4.5 8.5-10" />`,
    seen: svg`<path d="M3.5 12c2-3.6 5-5.5 8.5-5.5s6.5 1.9 8.5 5.5c-2 3.6-5 5.5-8.5 5.5S5.5 15.6 3.5 12z" /><circle cx="12" cy="12" r="2.4" />`,
    erase: svg`<path d="m9 18.5-4.5-4.5 8-8.5 6 6-6.5 7zM9.5 9.5l5.5 5.5M9 18.5h10" />`,
};

export const icon = iconsWith(strokes, shared, ["back", "forward", "last", "play"]);
