/** Styles of the opening explorer. */
import { css } from "lit";
import { desk } from "../../ui/styles.js";
import { tableStyles } from "../../ui/tables/table-styles.js";

export const explorerStyles = css`
    :host {
        --panel-least: 460px;
        --most-board: 44dvh;
        --most-open: 42dvh;
        --least-part: 200px;
    }
    /* Below the board: the cells under a button would be hard to press. */
    .extras {
        position: static;
        align-content: start;
        padding-inline: var(--space-3);
    }
    .extras .button {
        min-block-size: var(--tap);
        box-shadow: none;
    }
    .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
    }
    .buttons .button {
        gap: var(--space-1);
        color: inherit;
    }
    .soft {
        text-wrap: pretty;
    }
    .problem {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2) var(--space-3);
        align-items: center;
        padding: var(--space-2) var(--space-3);
        border: var(--stroke) solid currentColor;
        border-radius: var(--radius-small);
        color: var(--warning);
    }
    .trail {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-2);
    }
    button.plain {
        display: inline-flex;
        gap: var(--space-1);
        align-items: center;
        min-block-size: 36px;
        padding: 0 var(--space-1);
        border: 0;
        border-radius: var(--radius-small);
        background: none;
        text-align: start;
    }
    button.plain:hover {
        background: var(--paper-sunken);
    }
    .trail [aria-current] {
        font-weight: 600;
    }
    .token {
        inline-size: 16px;
        block-size: 16px;
    }

    ${tableStyles}
    th,
    td {
        padding: 2px var(--space-2) 2px 0;
        white-space: nowrap;
    }
    thead th {
        padding-block: 4px;
        border-block-end: 0;
        font-weight: 400;
        vertical-align: bottom;
    }
    thead tr:last-child th,
    thead th[rowspan] {
        border-block-end: var(--stroke) solid var(--rule);
    }
    thead .token {
        display: inline-block;
        vertical-align: -3px;
    }
    .group {
        text-align: center;
    }
    .number {
        text-align: end;
    }
    .own {
        padding-inline-start: var(--space-2);
        border-inline-start: var(--stroke) solid var(--rule);
    }
    .none {
        color: var(--ink-soft);
    }
    tbody tr:hover {
        background: var(--paper-sunken);
    }
    /* The edge of the table would cut it off. */
    tbody button.plain:focus-visible {
        outline-offset: -2px;
    }
    tbody button.plain {
        inline-size: 100%;
        min-inline-size: 64px;
        text-decoration: underline;
        text-decoration-color: var(--rule);
        text-underline-offset: 3px;
    }
    tfoot th {
        padding-block: 8px;
        padding-inline-start: var(--space-1);
        color: var(--ink-soft);
    }

    @media ${desk} {
        .part {
            gap: var(--space-3);
            padding-block-start: var(--space-3);
        }
    }
    @media ${desk} and (max-width: 900px) {
        :host {
            --panel: clamp(300px, 50vw, 420px);
        }
    }
`;
