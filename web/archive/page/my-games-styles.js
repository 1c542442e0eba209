/** Layout of "My games": one column of sections on a phone, results beside the games on a wide screen. */
import { css } from "lit";
import { fieldStyles } from "../../ui/forms/field-styles.js";
import { headStyles } from "../../ui/page-styles/head-styles.js";
import { lineStyles } from "../../ui/page-styles/line-styles.js";
import { tableStyles } from "../../ui/tables/table-styles.js";

export const recordStyles = css`
    ${headStyles}
    ${fieldStyles}
    :host {
        display: block;
    }
    main {
        max-inline-size: 1120px;
        margin-inline: auto;
        padding: 0 var(--space-4) var(--space-6);
    }
    a.button {
        color: inherit;
    }
    a.button.primary {
        color: var(--accent-ink);
    }
    h2 {
        margin: 0 0 var(--space-2);
        font-size: var(--text-large);
        font-weight: 600;
    }
    p {
        margin: 0 0 var(--space-2);
        max-inline-size: 64ch;
    }
    .warning {
        padding: var(--space-2) var(--space-3);
        border: var(--stroke) solid currentColor;
        border-radius: var(--radius-small);
        color: var(--warning);
    }
    .top {
        padding-block: var(--space-3) var(--space-4);
    }
    /* The labels are on one line. */
    .fields {
        align-items: start;
    }
    .field {
        display: grid;
        gap: 2px;
        min-inline-size: 0;
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    /* As high as the fields beside it, so that their labels are on one line. */
    .field .segments {
        min-block-size: var(--tap);
    }
    .fields > .field {
        flex: 1 1 260px;
    }
    select,
    input[type="search"] {
        min-block-size: var(--tap);
        font-size: var(--text);
    }
    .columns {
        display: grid;
        gap: var(--space-5);
        padding-block: var(--space-4);
    }
    .columns > * {
        display: grid;
        gap: var(--space-4);
        align-content: start;
        min-inline-size: 0;
    }
    section {
        min-inline-size: 0;
        padding: var(--space-4);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius-large);
        background: var(--paper-raised);
    }
    section > :last-child {
        margin-block-end: 0;
    }
    @media (min-width: 860px) {
        .columns {
            grid-template-columns: minmax(0, 1fr) minmax(0, 1.35fr);
        }
    }

    .list li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--space-1) var(--space-3);
        align-items: center;
        padding-block: var(--space-2);
        border-block-start: var(--stroke) solid var(--rule);
        content-visibility: auto;
        contain-intrinsic-size: auto 96px;
    }
    .what > span {
        display: block;
    }
    .what .name {
        font-weight: 600;
    }
    ${lineStyles}
    li .buttons {
        grid-column: 1 / -1;
        gap: var(--space-1);
        justify-content: end;
    }
    @media (min-width: 560px) {
        .list li {
            grid-template-columns: auto minmax(0, 1fr) auto;
        }
        li .buttons {
            grid-column: auto;
        }
    }
    li .button {
        padding-inline: var(--space-3);
        border-color: transparent;
        background: none;
        font-size: var(--text-small);
    }
    li .button:hover {
        background: var(--paper-sunken);
    }

    ${tableStyles}
    th,
    td {
        padding: 6px var(--space-2) 6px 0;
    }
    .number {
        text-align: end;
    }
    thead th {
        font-weight: 400;
    }
`;
