/** The styles that the parts of a report share: headings, tables, buttons in them, and boxes that scroll sideways. */
import { css } from "lit";
import { fieldStyles } from "../ui/forms/field-styles.js";

export const tableStyles = css`
    ${fieldStyles}
    :host {
        display: block;
        min-inline-size: 0;
    }
    h2 {
        margin: 0 0 var(--space-2);
        font-size: var(--text-large);
        font-weight: 600;
        line-height: 1.3;
    }
    p {
        margin: 0 0 var(--space-2);
        max-inline-size: 72ch;
        overflow-wrap: anywhere;
    }
    table {
        border-collapse: separate;
        border-spacing: 0;
        font-size: var(--text-small);
        font-variant-numeric: tabular-nums;
    }
    th,
    td {
        padding: 6px var(--space-3) 6px 0;
        border-block-end: var(--stroke) solid var(--rule);
        font-weight: 400;
        text-align: start;
        white-space: nowrap;
    }
    td.number,
    th.number {
        text-align: end;
    }
    thead th {
        color: var(--ink-soft);
        font-weight: 500;
        vertical-align: bottom;
    }
    /* The first column stays while the others scroll. */
    .fixed {
        position: sticky;
        z-index: 1;
        inset-inline-start: 0;
        background: var(--paper);
    }
    .name {
        display: block;
        max-inline-size: min(44vw, 260px);
        overflow: hidden;
        text-overflow: ellipsis;
    }
    button.plain {
        padding: 4px 0;
        border: 0;
        background: none;
        font-weight: 500;
        text-align: start;
        text-decoration: underline;
        text-decoration-color: var(--rule);
        text-underline-offset: 3px;
    }
    button.plain:hover {
        text-decoration-color: currentColor;
    }
    .fields {
        margin-block-end: var(--space-3);
    }
    .pages {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        align-items: center;
        margin-block-start: var(--space-3);
        font-size: var(--text-small);
        font-variant-numeric: tabular-nums;
    }
    .dot {
        flex: none;
        inline-size: 15px;
        block-size: 15px;
        color: var(--own-text);
        vertical-align: -2px;
    }
    .dot circle {
        fill: var(--own);
        stroke: var(--token-edge);
        stroke-width: 2;
    }
    .dot .inlay {
        fill: var(--own-ink);
        stroke: var(--own-ink);
    }
    .dot .inlay-line {
        fill: none;
        stroke: var(--own-ink);
    }
    pre {
        padding: var(--space-2) var(--space-3);
        overflow: auto;
        border-radius: var(--radius-small);
        background: var(--paper-sunken);
        font: 0.8125rem / 1.5 var(--font-code);
        text-align: left;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
    }
    .print-only {
        display: none;
    }
    @media print {
        .print-only {
            display: block;
        }
        .fields,
        .pages {
            display: none;
        }
        quintet-wide-table {
            overflow: visible;
        }
        table {
            font-size: 0.68rem;
        }
        th,
        td {
            padding-inline-end: var(--space-2);
        }
        thead th {
            white-space: normal;
        }
        .fixed {
            position: static;
        }
        .name {
            max-inline-size: none;
            white-space: normal;
        }
        tr,
        li {
            break-inside: avoid;
        }
    }
`;
