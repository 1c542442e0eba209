/** A page to read: one column, figures beside the words where there is room. */
import { css } from "lit";

export const rulesStyles = css`
    :host {
        display: block;
        max-inline-size: 860px;
        margin-inline: auto;
        padding: 0 var(--space-4) var(--space-6);
        line-height: 1.55;
    }
    header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        padding-block: var(--space-2);
        margin-inline: calc(-1 * var(--space-2));
    }
    a {
        color: inherit;
    }
    .button.primary {
        color: var(--accent-ink);
    }
    header .button:not(.square) {
        padding-inline: var(--space-2) var(--space-3);
    }
    nav {
        display: flex;
    }
    nav [aria-current] {
        background: var(--paper-sunken);
    }
    h1 {
        margin: var(--space-4) 0 var(--space-2);
        font-size: 1.75rem;
        line-height: 1.2;
    }
    .aim {
        max-inline-size: 60ch;
        margin: 0 0 var(--space-5);
        font-size: var(--text-large);
    }
    h2 {
        margin: 0 0 var(--space-1);
        font-size: var(--text-large);
    }
    section {
        display: grid;
        gap: var(--space-4) var(--space-6);
        align-items: center;
        padding-block: var(--space-5);
        border-block-start: var(--stroke) solid var(--rule);
    }
    section p {
        max-inline-size: 62ch;
        margin: 0;
    }
    .figures {
        display: grid;
        gap: var(--space-4);
        justify-content: center;
        grid-template-columns: minmax(0, 340px);
    }
    .play {
        padding-block-start: var(--space-4);
        text-align: center;
    }
    footer {
        color: var(--ink-soft);
        font-size: var(--text-small);
        text-align: center;
    }
    @media (min-width: 720px) {
        section:has(.figures) {
            grid-template-columns: minmax(0, 1fr) 340px;
        }
    }
`;
