/** Icons of a report, 24 by 24, with those of every page. Icons with a direction are mirrored in right-to-left text. */
import { svg } from "lit";
import { icon as shared } from "../ui/more-icons.js";
import { iconsWith } from "../ui/step-icons.js";

const strokes = {
    previous: svg`<path d="M15.5 6 7 12l8.5 6z" />`,
    next: svg`<path d="M8.5 6 17 12l-8.5 6z" />`,
    print: svg`<path d="M7.5 9V4.5h9V9M7.5 17H4.5V9h15v8h-3M7.5 14h9v5.5h-9z" />`,
};

export const icon = iconsWith(strokes, shared, ["previous", "next"]);
