/** Styles of a task beside a board, and of the buttons below it. */
import { css } from "lit";

export const taskStyles = css`
    h2 {
        font-size: var(--text-large);
        font-weight: 600;
        line-height: 1.3;
        text-wrap: balance;
    }
    .buttons {
        --icon: 20px;
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
    }
    .buttons .button:not(.square) {
        gap: var(--space-1);
        padding-inline: var(--space-3);
    }
`;
