/** Small line drawings for buttons on the board, 24 by 24. */
import { html } from "lit";

/** @type {Record<string, string>} */
const paths = {
    closer: "M12 6V18M6 12H18",
    further: "M6 12H18",
    whole: "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
    hops: "M3 18C4.5 11 9 11 10.5 18C12 11 16.5 11 18 18M18 18L15 15.6M18 18L20.6 15",
    beyond: "M8 8H16V16H8ZM4 8V4H8M16 4H20V8M20 16V20H16M8 20H4V16",
    turnRight: "M19 12A7 7 0 1 1 16.5 6.6M16.8 2.6V7H12.4",
    turnLeft: "M5 12A7 7 0 1 0 7.5 6.6M7.2 2.6V7H11.6",
};

/** Renders a drawing by its name in `paths`. @param {string} name */
export function icon(name) {
    return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${paths[name]} /></svg>`;
}
