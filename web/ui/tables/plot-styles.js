/** The styles of a plot, its key and its table. */
import { css } from "lit";
import { tableStyles } from "./table-styles.js";

export const plotStyles = css`
    :host {
        display: block;
        min-inline-size: 0;
    }
    .plot {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0 var(--space-2);
        padding-block: 8px 0;
        color: var(--ink-soft);
        font-size: var(--text-small);
        font-variant-numeric: tabular-nums;
    }
    .scale {
        display: grid;
        grid-template-rows: minmax(0, 1fr);
        justify-items: end;
        min-inline-size: 4.2em;
        block-size: var(--plot-height, 150px);
    }
    .scale span {
        position: relative;
        grid-area: 1 / 1;
        align-self: start;
        line-height: 16px;
        translate: 0 -50%;
        white-space: nowrap;
    }
    .area {
        position: relative;
        block-size: var(--plot-height, 150px);
        border-radius: var(--radius-small);
        background: var(--paper);
        box-shadow: inset 0 0 0 var(--stroke) var(--rule);
    }
    .area svg {
        display: block;
        inline-size: 100%;
        block-size: 100%;
        overflow: visible;
    }
    :host(:dir(rtl)) .area svg,
    :host(:dir(rtl)) .key svg {
        transform: scaleX(-1);
    }
    .places {
        display: flex;
        grid-column: 2;
        gap: var(--space-2);
        justify-content: space-between;
        padding-block-start: 2px;
    }
    .line,
    .level,
    .now,
    .edge,
    .curve {
        fill: none;
        vector-effect: non-scaling-stroke;
    }
    .line {
        stroke: var(--rule);
        stroke-width: 1;
    }
    .level {
        stroke: var(--ink-soft);
        stroke-width: 1;
        stroke-dasharray: 2 4;
    }
    .level.strong {
        stroke: var(--ink);
        stroke-width: 1.5;
        stroke-dasharray: 7 3;
    }
    .name {
        position: absolute;
        inset-inline-end: 6px;
        padding-inline: 3px;
        border-radius: 3px;
        background: var(--paper);
        color: var(--ink-soft);
        font-size: 0.75rem;
        line-height: 14px;
        translate: 0 -50%;
        white-space: nowrap;
    }
    .name.strong {
        color: var(--ink);
        font-weight: 600;
    }
    .edge {
        stroke: var(--paper);
        stroke-width: 4;
    }
    /* A player's colour may be that of the paper. */
    .edge.own {
        stroke: var(--ink);
        stroke-opacity: 0.55;
        stroke-width: 3.6;
    }
    .curve {
        stroke: var(--own, var(--accent));
        stroke-width: 2.2;
        stroke-linejoin: round;
        stroke-linecap: round;
    }
    .second {
        stroke: var(--own, var(--ink));
        stroke-dasharray: 6 5;
    }
    .third {
        stroke-dasharray: 1.5 5;
    }
    .fourth {
        stroke-dasharray: 9 4 2 4;
    }
    .band {
        fill: var(--accent);
        fill-opacity: 0.18;
    }
    .now {
        stroke: var(--accent);
        stroke-width: 2.5;
    }
    .only {
        position: absolute;
        inline-size: 9px;
        block-size: 9px;
        margin-inline-start: -4.5px;
        border-radius: 50%;
        background: var(--own, var(--accent));
        translate: 0 -50%;
    }
    .key {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1) var(--space-4);
        margin: var(--space-1) 0 0;
        font-size: var(--text-small);
    }
    .key li {
        display: flex;
        gap: var(--space-2);
        align-items: center;
        overflow-wrap: anywhere;
    }
    .key svg {
        flex: none;
        inline-size: 28px;
        block-size: 8px;
    }
    summary {
        min-block-size: 32px;
        color: var(--ink-soft);
        font-size: var(--text-small);
        line-height: 32px;
        cursor: pointer;
    }
    quintet-wide-table {
        max-block-size: 320px;
    }
    ${tableStyles}
    table {
        inline-size: auto;
    }
    th,
    td {
        padding: 2px var(--space-4) 2px 0;
    }
    @media print {
        details {
            display: none;
        }
    }
`;
