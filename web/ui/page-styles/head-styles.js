/** Styles of the head of a page: the way back at its start, then the title. Pages of text have their title below it. */
import { css } from "lit";

export const headStyles = css`
    header {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-1);
        align-items: center;
        min-inline-size: 0;
        min-block-size: var(--tap);
        padding-inline: var(--space-1);
        font-size: var(--text);
    }
    header .button {
        flex: none;
        gap: var(--space-1);
        padding-inline: var(--space-2) var(--space-3);
        color: inherit;
    }
    header .button.square {
        padding: 0;
    }
    /* Two lines fit beside the way back; with large text the title is below it. */
    header h1 {
        flex: 1 1 5em;
        min-inline-size: 0;
        margin: 0;
        padding-block: var(--space-1);
        font-size: var(--text-large);
        font-weight: 600;
        line-height: 1.2;
        overflow-wrap: anywhere;
    }
    /* It takes the focus for screen readers only: a focus ring would suggest that it is a control. */
    h1:focus {
        outline: none;
    }
    h1 small {
        color: var(--ink-soft);
        font-size: var(--text-small);
        font-weight: 400;
    }
    main > h1,
    .top > h1 {
        margin: 0 0 var(--space-2);
        font-size: var(--text-display);
        line-height: 1.2;
        overflow-wrap: anywhere;
        text-wrap: balance;
    }
`;
