/** The look of the small tables of figures: numbers stand below one another, and a wide table scrolls in its box. */
import { css } from "lit";
import { tableStyles } from "../../ui/tables/table-styles.js";

export const figureStyles = css`
    p {
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    ${tableStyles}
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
        vertical-align: baseline;
        white-space: nowrap;
    }
    tr > :last-child {
        padding-inline-end: 0;
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
