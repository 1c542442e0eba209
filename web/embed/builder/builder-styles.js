/** Styles of the builder's page: the form beside the preview, on a phone above it. */
import { css } from "lit";
import { headStyles } from "../../ui/page-styles/head-styles.js";

export const builderStyles = css`
    ${headStyles}
    :host {
        display: block;
        min-block-size: 100dvh;
        background: var(--paper);
    }
    main {
        max-inline-size: 1180px;
        margin-inline: auto;
        padding: var(--space-3) var(--space-4) var(--space-7);
    }
    .intro {
        max-inline-size: 64ch;
        margin: 0 0 var(--space-5);
        color: var(--ink-soft);
    }
    .intro a {
        color: var(--accent);
    }
    .columns {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-5);
        align-items: start;
    }
    form {
        display: grid;
        gap: var(--space-3);
    }
    fieldset,
    details {
        display: grid;
        gap: var(--space-2);
        min-inline-size: 0;
        margin: 0;
        padding: var(--space-3) var(--space-4) var(--space-4);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius-large);
        background: var(--paper-raised);
    }
    /* An absolute position keeps the legend off the border. In WebKit a float can't: the fieldset is a grid. */
    fieldset {
        position: relative;
        padding-block-start: calc(var(--space-3) + 1.4em + var(--space-2));
    }
    details {
        padding-block: 0;
    }
    details[open] {
        padding-block-end: var(--space-3);
    }
    summary {
        min-block-size: var(--tap);
        font-weight: 600;
        line-height: var(--tap);
        cursor: pointer;
    }
    legend {
        position: absolute;
        inset-block-start: var(--space-3);
        inset-inline-start: var(--space-4);
        padding: 0;
        /* It has to stay on one line. */
        font-size: min(1em, 6.5vw);
        font-weight: 600;
    }
    .row {
        flex-wrap: wrap;
        row-gap: var(--space-1);
    }
    .choice {
        gap: 0 var(--space-3);
        min-block-size: var(--tap);
    }
    .choice .more {
        grid-column: 2;
    }
    input[type="range"] {
        flex: 1;
        min-inline-size: 0;
        accent-color: var(--accent);
    }
    .sizes {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
    }
    .button {
        white-space: normal;
    }
    input,
    select {
        min-inline-size: 0;
        max-inline-size: 100%;
    }
    .button[aria-pressed="true"] {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
    }
    output {
        min-inline-size: 3ch;
        font-variant-numeric: tabular-nums;
        text-align: end;
    }
    @media (min-width: 900px) {
        .columns {
            grid-template-columns: minmax(320px, 400px) minmax(0, 1fr);
        }
    }
`;
