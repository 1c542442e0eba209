/** The look of a comparison. */
import { css } from "lit";
import { tableStyles } from "../../ui/tables/table-styles.js";

export const compareStyles = css`
    :host {
        display: grid;
        grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
        gap: var(--space-1);
        block-size: 100%;
        min-block-size: 0;
        min-inline-size: 0;
    }
    .sides {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        grid-row: 2;
        gap: var(--space-2);
        min-block-size: 0;
    }
    .sides.narrow {
        grid-template-columns: minmax(0, 1fr);
    }
    .side {
        display: grid;
        position: relative;
        grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
        gap: var(--space-1);
        min-block-size: 0;
        min-inline-size: 0;
    }
    p {
        font-size: var(--text-small);
        font-weight: 400;
    }
    .heading span,
    summary span,
    .place {
        color: var(--ink-soft);
    }
    .heading,
    summary {
        min-block-size: 32px;
        padding-block: var(--space-1);
        font-size: var(--text-small);
    }
    summary {
        cursor: pointer;
    }
    quintet-lens-tree {
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius);
        background: var(--paper-raised);
    }
    /* The options lie over the tree, so that it keeps its place. */
    .second .options {
        position: absolute;
        z-index: 2;
        inset-inline: 0;
        padding: var(--space-2) var(--space-3);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius);
        background: var(--paper-raised);
        box-shadow: 0 4px 16px var(--shadow);
    }
    .below {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-block-size: 40px;
    }
    .steps {
        display: flex;
        gap: var(--space-1);
    }
    .steps .button {
        min-block-size: 36px;
        padding-inline: var(--space-2);
        font-size: var(--text-small);
    }
    .ghost {
        color: var(--ink);
        font-weight: 500;
    }
    .options {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-1) var(--space-3);
        font-size: var(--text-small);
    }
    .options label {
        display: inline-flex;
        gap: var(--space-1);
        min-block-size: 36px;
    }
    select {
        min-block-size: 36px;
    }
    .row > select {
        max-inline-size: 100%;
    }
    quintet-wide-table {
        max-block-size: 132px;
    }
    .figures {
        grid-row: 3;
        color: var(--ink-soft);
    }
    table {
        color: var(--ink);
    }
    ${tableStyles}
    th,
    td {
        padding: 3px var(--space-3) 3px 0;
        white-space: nowrap;
    }
    th:dir(rtl),
    td:dir(rtl) {
        padding: 3px 0 3px var(--space-3);
    }
    td {
        text-align: end;
    }
    thead th + th {
        text-align: end;
    }
    [role="tablist"] {
        border-block-end: var(--stroke) solid var(--rule);
    }
    [role="tab"] {
        flex: 1;
        white-space: normal;
    }
`;
