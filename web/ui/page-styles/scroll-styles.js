/** Styles of boxes that scroll without moving the page. */
import { css } from "lit";

const bars = css`
    overscroll-behavior: contain;
    scrollbar-color: var(--rule) transparent;
    scrollbar-width: thin;
`;

/** For a component that scrolls as a whole. */
export const scrollingPart = css`
    :host {
        display: block;
        min-block-size: 0;
        overflow-y: auto;
        ${bars}
    }
`;

/** For a component in which the box with the class `scroll` scrolls. */
export const scrollingBox = css`
    .scroll {
        overflow: auto;
        ${bars}
    }
`;
