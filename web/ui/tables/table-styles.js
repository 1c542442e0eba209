/** Styles of small tables of figures: a line below each row, soft heads, digits of one width. */
import { css } from "lit";

/** Must precede the rules of one table. */
export const tableStyles = css`
    table {
        inline-size: 100%;
        border-collapse: collapse;
        font-size: var(--text-small);
        font-variant-numeric: tabular-nums;
    }
    th,
    td {
        border-block-end: var(--stroke) solid var(--rule);
        font-weight: 400;
        text-align: start;
    }
    thead th {
        color: var(--ink-soft);
        font-weight: 500;
    }
`;
