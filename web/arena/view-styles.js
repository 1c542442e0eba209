/** Styles that the views of the arena share: a column or two of cards. */
import { css } from "lit";

export const viewStyles = css`
    :host {
        display: grid;
        gap: var(--space-4);
        align-content: start;
        inline-size: 100%;
        max-inline-size: 1080px;
        margin-inline: auto;
        padding: var(--space-3) var(--space-3) var(--space-5);
    }
    h2 {
        color: inherit;
        font-size: var(--text-title);
        font-weight: 600;
        line-height: 1.2;
    }
    section.card h2 {
        font-size: var(--text-large);
        line-height: 1.4;
    }
    h3 {
        color: var(--ink-soft);
        font-size: var(--text-small);
        font-weight: 600;
    }
    .soft {
        font-size: inherit;
    }
    .small {
        font-size: var(--text-small);
    }
    section.card {
        display: grid;
        gap: var(--space-3);
        align-content: start;
        min-inline-size: 0;
        padding: var(--space-4);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius);
        background: var(--paper-raised);
    }
    .buttons .button {
        white-space: normal;
    }
    .buttons,
    .head {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        align-items: center;
        justify-content: start;
    }
    .columns {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-4);
        align-items: start;
    }
    @media (min-width: 860px) {
        :host {
            padding: var(--space-4) var(--space-5) var(--space-6);
        }
        .columns {
            grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        }
    }
`;
