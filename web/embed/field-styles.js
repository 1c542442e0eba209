/** Fields to fill in, and what is to be said about them. */
import { css } from "lit";

export const fieldStyles = css`
    .more {
        margin: 0;
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    select,
    textarea,
    input[type="text"],
    input[type="number"] {
        min-block-size: 38px;
        padding: var(--space-1) var(--space-2);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius-small);
        background: var(--paper);
    }
    input[type="number"] {
        inline-size: 6.5em;
    }
    input[type="text"],
    textarea {
        inline-size: 100%;
    }
    textarea {
        font-size: var(--text-small);
        line-height: 1.5;
        resize: vertical;
    }
`;
