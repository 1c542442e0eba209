/** Styles of `.state`: a page's message in place of its content, while it loads or when it cannot. */
import { css } from "lit";

export const stateStyles = css`
    .state {
        display: grid;
        gap: var(--space-3);
        place-content: center;
        justify-items: center;
        padding: var(--space-5);
        color: var(--ink-soft);
        text-align: center;
    }
    .state h2 {
        color: var(--ink);
        font-size: var(--text-large);
    }
`;
