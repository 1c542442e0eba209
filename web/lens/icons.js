/** Icons that only the lens uses, 24 by 24. Icons with a direction are mirrored in right-to-left text. */
import { svg } from "lit";
import { icon as early, iconsWith } from "../ui/step-icons.js";

const strokes = {
    in: svg`<path d="M5 12h11m-4.5-4.5L16 12l-4.5 4.5M19.5 6v12" />`,
    over: svg`<path d="M4.5 15.5c1.5-7.5 11-8.5 14-1.5m.5-5v5.5h-5.5" /><path d="M11.5 18.4v.1" />`,
    out: svg`<path d="M12 19V7m-5 5 5-5 5 5M6 4h12" />`,
    backward: svg`<path d="M19 12H8m4.5-4.5L8 12l4.5 4.5M4.5 6v12" />`,
    nextCut: svg`<path d="M4 12h9m-3.5-4L13 12l-3.5 4M16 6.5l4 11m0-11-4 11" />`,
    previousCut: svg`<path d="M20 12h-9m3.5-4L11 12l3.5 4M4 6.5l4 11m0-11-4 11" />`,
    last: svg`<path d="m6.5 7 6 5-6 5zM17 7v10" />`,
    save: svg`<path d="M12 4.5v10m-4-4 4 4 4-4M5 18.5h14" />`,
    link: svg`<path d="M10 13.5a3.6 3.6 0 0 0 5.2.2l3-3a3.7 3.7 0 0 0-5.2-5.2l-1 1m2 4a3.6 3.6 0 0 0-5.2-.2l-3 3a3.7 3.7 0 0 0 5.2 5.2l1-1" />`,
    sheet: svg`<path d="M6 4.5h12v15H6zM9 9l1 1 1.8-2M14 9h1.5M9 14.5l1 1 1.8-2M14 14.5h1.5" />`,
    predict: svg`<path d="m5 19 1-4.5L16.5 4 20 7.5 9.5 18zM14 6.5l3.5 3.5" />`,
    compare: svg`<path d="M4.5 5.5H10v13H4.5zm9.5 0h5.5v13H14z" />`,
    own: svg`<path d="m8.5 7.5-5 4.5 5 4.5m7-9 5 4.5-5 4.5M13.5 5l-3 14" />`,
    why: svg`<path d="M17 7.5v-2H7l5.5 6.5L7 18.5h10v-2" />`,
    picture: svg`<path d="M4.5 5.5h15v13h-15zm0 10 4.5-4 3.5 3 3-2.5 4 3.5" /><path d="M9 8.9v.1" />`,
    present: svg`<path d="M3.5 5h17M5 5v10.5h14V5M12 15.5V18m-4 2 4-2 4 2" />`,
    keys: svg`<path d="M4 7.5h16v10H4zM8 14.5h8M7.5 11h.1m3 0h.1m3 0h.1m3 0h.1" />`,
};

export const icon = iconsWith(strokes, early, ["in", "over", "backward", "nextCut", "previousCut", "last"]);
