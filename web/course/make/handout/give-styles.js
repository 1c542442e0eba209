/** Styles of what students get, and of the sheet on paper. */
import { css } from "lit";

export const giveStyles = css`
    :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-5);
    }
    section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
        padding: var(--space-4);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius-large);
        background: var(--paper-raised);
    }
    h2,
    h3 {
        font-size: var(--text-large);
    }
    h3 {
        font-size: var(--text);
    }
    section p {
        margin: 0;
    }
    .fine {
        display: flex;
        gap: var(--space-2);
        align-items: center;
    }
    .way {
        display: grid;
        gap: var(--space-2);
        padding-block-start: var(--space-3);
        border-block-start: var(--stroke) solid var(--rule);
    }
    iframe {
        display: block;
        inline-size: 100%;
        block-size: min(720px, 90dvh);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius);
        background: var(--paper);
    }
    a {
        color: var(--accent);
    }
    @media print {
        :host([printing]) {
            display: grid !important;
        }
        :host([printing]) > section {
            display: none;
        }
    }
`;
