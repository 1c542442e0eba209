/** Styles of what a page puts into `<quintet-header>`: its heading and its buttons. */
import { css } from "lit";

export const headStyles = css`
    quintet-header .button {
        flex: none;
        gap: var(--space-1);
        padding-inline: var(--space-2) var(--space-3);
        color: inherit;
    }
    quintet-header .button.square {
        padding: 0;
    }
    /* Two lines fit beside the logo; with large text the heading is below it. */
    quintet-header h1 {
        flex: 1 1 5em;
        min-inline-size: 0;
        padding-block: var(--space-1);
        font-size: var(--text-large);
        font-weight: 600;
        line-height: 1.2;
        overflow-wrap: anywhere;
    }
    h1 small {
        color: var(--ink-soft);
        font-size: var(--text-small);
        font-weight: 400;
    }
    @media print {
        quintet-header > .button {
            display: none;
        }
    }
`;
