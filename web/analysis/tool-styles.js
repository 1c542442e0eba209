/** Styles of the buttons beside search and review. */
import { css } from "lit";

export const toolStyles = css`
    .tool {
        --icon: 18px;
        display: inline-flex;
        gap: var(--space-1);
        align-items: center;
        min-block-size: 36px;
        padding-inline: var(--space-3);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius-small);
        background: var(--paper-raised);
        font-size: var(--text-small);
        white-space: nowrap;
    }
    .tool:not(.primary):hover:enabled {
        background: var(--paper-sunken);
    }
`;
