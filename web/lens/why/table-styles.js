/** The look of the small tables of figures: numbers stand below one another, and a wide table scrolls in its box. */
import { css } from "lit";

export const tableStyles = css`
    p {
        margin: 0;
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    .scroll {
        max-inline-size: 100%;
    }
    table {
        inline-size: 100%;
        border-collapse: collapse;
        font-size: var(--text-small);
        font-variant-numeric: tabular-nums;
    }
    caption {
        padding-block-end: var(--space-1);
        color: var(--ink-soft);
        font-weight: 500;
        text-align: start;
    }
    th,
    td {
        padding-block: 3px;
        padding-inline: 0 var(--space-3);
        border-block-end: var(--stroke) solid var(--rule);
        font-weight: 400;
        text-align: start;
        vertical-align: baseline;
        white-space: nowrap;
    }
    tr > :last-child {
        padding-inline-end: 0;
    }
    thead th {
        color: var(--ink-soft);
        font-weight: 500;
    }
    td,
    thead th + th {
        text-align: end;
    }
    td.text,
    thead th.text {
        text-align: start;
    }
`;
