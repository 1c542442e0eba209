import { css } from "lit";
import { headStyles } from "../ui/head-styles.js";

/**
 * Styles of pages with a choice of games above a board: the head and the row of games. Their grid areas are `head` and
 * `games`.
 */
export const gamesPageStyles = css`
    ${headStyles}
    /* Its children are placed on the page's grid. */
    main {
        display: contents;
    }
    header {
        grid-area: head;
        margin-inline: calc(-1 * var(--space-3));
    }
    .games {
        display: flex;
        grid-area: games;
        gap: var(--space-1);
        margin: 0;
        padding: 0;
        overflow-x: auto;
        border: 0;
        scrollbar-width: none;
    }
    .games button {
        display: grid;
        flex: 1 0 auto;
        gap: 2px;
        justify-items: center;
        min-block-size: var(--tap);
        padding: var(--space-1) min(var(--space-2), 1.25vw);
        border: 0;
        border-radius: var(--radius-small);
        background: none;
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    .games button:hover {
        background: var(--paper-sunken);
    }
    .games button[aria-pressed="true"] {
        background: var(--paper-sunken);
        color: var(--ink);
        font-weight: 600;
    }
    .games button:focus-visible {
        outline-offset: -2px;
    }
    .games .icon {
        inline-size: 18px;
        block-size: 18px;
    }
`;
