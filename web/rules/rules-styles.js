/** Styles of the rules pages: one column of text, figures beside or below it. */
import { css } from "lit";
import { headStyles } from "../ui/page-styles/head-styles.js";

export const rulesStyles = css`
    ${headStyles}
    :host {
        display: block;
        padding-block-end: var(--space-6);
        font-size: var(--text-reading);
        line-height: 1.6;
    }
    a.button:not(.primary) {
        color: inherit;
    }
    main,
    footer {
        max-inline-size: 920px;
        margin-inline: auto;
        padding-inline: var(--space-4);
    }
    .others {
        display: flex;
        flex-wrap: wrap;
        max-inline-size: 920px;
        margin-inline: auto;
        padding-inline: var(--space-2);
    }
    .play .button {
        white-space: normal;
    }
    .others .button {
        flex: 0 1 auto;
        gap: 6px;
        padding-inline: var(--space-2);
        font-weight: 400;
    }
    .others .button[aria-current] {
        background: var(--paper-sunken);
    }
    @media (max-width: 719px) {
        .others .button {
            flex-flow: column;
            flex: 1 0 auto;
            gap: 2px;
            padding: var(--space-1);
            font-size: var(--text-tiny);
        }
    }

    .top {
        max-inline-size: 62ch;
        padding-block: var(--space-5);
    }
    .aim {
        margin: 0 0 var(--space-3);
        font-size: var(--text-large);
    }
    .legend {
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    .notice {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2) var(--space-4);
        align-items: center;
        justify-content: space-between;
        margin-block-end: var(--space-5);
        padding: var(--space-3) var(--space-4);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius);
        background: var(--paper-raised);
    }
    .notice bdi {
        color: var(--ink-soft);
        font-size: var(--text-small);
    }

    section {
        display: grid;
        gap: var(--space-5) var(--space-6);
        padding-block: var(--space-5) var(--space-6);
        border-block-start: var(--stroke) solid var(--rule);
    }
    .words {
        max-inline-size: 62ch;
    }
    h2 {
        margin: 0 0 var(--space-2);
        font-size: var(--text-title);
        line-height: 1.3;
        overflow-wrap: anywhere;
    }
    .figures {
        display: grid;
        gap: var(--space-6) var(--space-5);
        align-items: start;
        grid-template-columns: minmax(0, 400px);
        justify-content: center;
        font-size: var(--text);
    }
    @media (min-width: 720px) {
        .with-1 {
            grid-template-columns: minmax(0, 1fr) minmax(0, 340px);
        }
        :is(.with-2, .with-4) .figures {
            grid-template-columns: repeat(2, minmax(0, 400px));
            justify-content: start;
            column-gap: var(--space-7);
        }
        .with-3 .figures {
            grid-template-columns: repeat(3, minmax(0, 1fr));
        }
    }

    .play {
        display: grid;
        padding-block: var(--space-4) var(--space-5);
    }
    .play .next {
        justify-content: center;
    }
    footer {
        color: var(--ink-soft);
        font-size: var(--text-small);
        text-align: center;
    }
    footer p {
        margin: 0 0 var(--space-1);
    }
    footer a {
        display: inline-flex;
        align-items: center;
        min-block-size: var(--tap);
        color: var(--accent);
        font-size: var(--text);
    }
`;
