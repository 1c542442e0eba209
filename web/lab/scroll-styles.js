/** Boxes that scroll by themselves, and do not move the page. */
import { css } from "lit";

const bars = css`
    overscroll-behavior: contain;
    scrollbar-color: var(--rule) transparent;
    scrollbar-width: thin;
`;

/** For a part that scrolls as a whole. */
export const scrollingPart = css`
    :host {
        display: block;
        min-block-size: 0;
        overflow-y: auto;
        ${bars}
    }
`;

/** For a part in which a box with the class `scroll` does. */
export const scrollingBox = css`
    .scroll {
        overflow: auto;
        ${bars}
    }
`;
