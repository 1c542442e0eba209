/** Icons that only the arena uses, 24 by 24. */
import { svg } from "lit";
import { icon as sharedIcon } from "../ui/more-icons.js";
import { iconsWith } from "../ui/step-icons.js";

const strokes = {
    play: svg`<path d="M8.5 6v12l9-6z" />`,
    stop: svg`<path d="M7.5 7.5h9v9h-9z" />`,
    file: svg`<path d="M7 4.5h6.5L18 9v10.5H7zM13.5 4.5V9H18" />`,
    curve: svg`<path d="M4.5 4.5v15h15M7 15c2.5-6 4-2 6-5s3-3 6-3" />`,
};

export const icon = iconsWith(strokes, sharedIcon, ["play"]);
