/** Layout of the page with the receipts of a class. */
import { css } from "lit";
import { headStyles } from "../../ui/page-styles/head-styles.js";
import { tableStyles } from "../../ui/tables/table-styles.js";

export const receiptsStyles = css`
    ${headStyles}
    main {
        max-inline-size: 1120px;
        margin-inline: auto;
        padding: var(--space-3) var(--space-4) var(--space-6);
    }
    a.button {
        color: inherit;
    }
    .ways {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
        gap: var(--space-5);
        padding-block: var(--space-3) var(--space-4);
    }
    .ways .button {
        margin-block-end: var(--space-2);
    }
    form label span {
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    .sheets li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: var(--space-2);
        border-block-start: var(--stroke) solid var(--rule);
    }
    .sheets .button {
        margin: var(--space-1) 0;
    }
    quintet-wide-table {
        margin-block-end: var(--space-4);
    }
    ${tableStyles}
    th,
    td {
        padding: 6px var(--space-3) 6px 0;
        vertical-align: middle;
    }
    thead th {
        white-space: nowrap;
    }
    tbody th {
        font-weight: 600;
    }
    .inner thead th {
        font-weight: 400;
    }
    .number {
        text-align: end;
        white-space: nowrap;
    }
    .mark {
        display: block;
        color: var(--warning);
    }
    .statistics > tbody > tr > * {
        vertical-align: top;
    }
    .answers {
        min-inline-size: 18rem;
    }
    .answers bdi + .soft {
        margin-inline-start: var(--space-2);
    }
    .inner > td {
        padding-block-end: var(--space-3);
    }
    .inner table {
        inline-size: auto;
    }
    .inner tr:last-child > * {
        border-block-end: 0;
    }
    .answer {
        max-inline-size: 40ch;
        overflow-wrap: anywhere;
    }
    td .button {
        min-block-size: 32px;
        padding-inline: var(--space-2);
        border-color: transparent;
        background: none;
    }
    td .button[aria-expanded="true"] .icon {
        transform: scaleY(-1);
    }
    @media print {
        p:has(~ .ways),
        .ways,
        [role="status"],
        td .button,
        .buttons {
            display: none;
        }
    }
`;
