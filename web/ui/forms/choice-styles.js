/** Styles of rows of toggle buttons under headings. One button of a row is pressed. */
import { css } from "lit";

export const choiceStyles = css`
    h2 {
        padding-block: var(--space-2) var(--space-1);
        color: var(--ink-soft);
        font-size: var(--text-small);
        font-weight: 600;
    }
    .row {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1);
        justify-content: start;
    }
    .choice {
        display: inline-flex;
        gap: var(--space-1);
        align-items: center;
        min-block-size: var(--tap);
        padding-inline: var(--space-2);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius-small);
        background: var(--paper-raised);
        font-size: var(--text-small);
    }
    .choice:hover:enabled {
        background: var(--paper-sunken);
    }
    .choice[aria-pressed="true"] {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 var(--stroke) var(--accent);
        background: var(--paper-sunken);
    }
`;
