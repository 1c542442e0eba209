/** The styles of the chart of winning chances, its list of turning points and its table. */
import { css } from "lit";
import { tableStyles } from "../../ui/tables/table-styles.js";
import { toolStyles } from "../tool-styles.js";

export const graphStyles = css`
    ${toolStyles}
    /* Contains the absolutely positioned text for screen readers. */
    :host,
    ol button {
        position: relative;
    }
    .head {
        display: flex;
        gap: var(--space-2);
        align-items: center;
        min-block-size: 40px;
        font-size: var(--text-small);
        font-variant-numeric: tabular-nums;
    }
    .head p {
        flex: 1;
        color: var(--ink-soft);
    }
    .practise {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        padding-block: var(--space-1);
    }
    .tool.primary {
        flex: 1;
        justify-content: center;
        min-block-size: var(--tap);
        border-color: transparent;
        background: var(--accent);
        color: var(--accent-ink);
        font-size: var(--text);
        font-weight: 500;
    }
    /* On high screens the graph stays in view while its list scrolls. */
    @media (min-height: 900px) {
        .top {
            position: sticky;
            z-index: 1;
            inset-block-start: 0;
            padding-block-end: var(--space-2);
            background: var(--paper-raised);
        }
    }
    .chart {
        position: relative;
        /* Room for the players' marks at the end of the lines. */
        margin-inline-end: 20px;
    }
    /* The time axis follows the writing direction. */
    .plot {
        position: relative;
        display: block;
        --strip: 20px;
        block-size: clamp(124px, 17vh, 180px);
        padding-block-start: var(--strip);
        border-radius: var(--radius-small);
        background: var(--paper);
        box-shadow: inset 0 0 0 var(--stroke) var(--rule);
        cursor: pointer;
        touch-action: pan-y;
    }
    .plot svg {
        display: block;
        inline-size: 100%;
        block-size: 100%;
        overflow: visible;
    }
    :host(:dir(rtl)) .plot svg.lines {
        transform: scaleX(-1);
    }
    .even {
        stroke: var(--rule);
        stroke-width: 1;
    }
    .share {
        fill: none;
        stroke: var(--own);
        stroke-width: 2.2;
        stroke-linejoin: round;
        stroke-linecap: round;
    }
    .edge {
        fill: none;
        stroke: var(--ink);
        stroke-opacity: 0.55;
        stroke-width: 3.6;
        stroke-linejoin: round;
    }
    .share,
    .edge,
    .even,
    .now {
        vector-effect: non-scaling-stroke;
    }
    .second {
        stroke-dasharray: 6 4;
    }
    .third {
        stroke-dasharray: 1.5 4;
    }
    .now {
        stroke: var(--accent);
        stroke-width: 2.5;
    }
    .here {
        position: absolute;
        inset-block-end: -5px;
        inline-size: 10px;
        block-size: 10px;
        margin-inline-start: -5px;
        border-radius: 50%;
        background: var(--accent);
        forced-color-adjust: none;
        box-shadow: 0 0 0 2px var(--paper-raised);
        pointer-events: none;
    }
    .point {
        position: absolute;
        inset-block-start: 0;
        inline-size: 24px;
        block-size: 28px;
        padding: 4px 0 0;
        margin-inline-start: -12px;
        border: 0;
        background: none;
        color: var(--incorrect);
        font-size: var(--text-small);
        font-weight: 700;
        line-height: 1;
        text-align: center;
        white-space: nowrap;
        cursor: pointer;
    }
    /* Marks have a strip above the lines, where nothing hides them. */
    .point:hover {
        background: var(--paper-sunken);
    }
    .point small {
        font-size: 10px;
        font-weight: 500;
        vertical-align: 3px;
    }
    .plot .mark {
        position: absolute;
        inline-size: 16px;
        block-size: 16px;
        margin-block-start: -8px;
        inset-inline-start: calc(100% + 2px);
        color: var(--own-ink);
    }
    .mark circle {
        fill: var(--own);
        stroke: var(--token-edge);
    }
    .mark .inlay {
        fill: currentColor;
        stroke: currentColor;
    }
    .mark .inlay-line {
        fill: none;
        stroke: currentColor;
    }
    quintet-review-moment,
    quintet-review-summary {
        margin-block-start: var(--space-2);
    }
    ol {
        margin: var(--space-2) 0;
        font-size: var(--text-small);
    }
    ol button {
        inline-size: 100%;
        padding: var(--space-1) var(--space-2);
        border: 0;
        border-radius: var(--radius-small);
        background: none;
        text-align: start;
    }
    ol button:hover {
        background: var(--paper-sunken);
    }
    ol button[aria-current] {
        background: var(--paper-sunken);
        box-shadow: inset 0 0 0 var(--stroke) var(--accent);
    }
    ol b {
        color: var(--incorrect);
    }
    ol b.good {
        color: var(--correct);
    }
    ol small {
        display: block;
        color: var(--ink-soft);
        font-size: inherit;
    }
    h2 {
        margin: var(--space-2) 0 0;
        color: var(--ink-soft);
        font-size: var(--text-small);
        font-weight: 600;
    }
    .ended {
        font-size: var(--text-small);
        font-weight: 600;
    }
    .empty {
        padding-block: var(--space-2);
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    summary {
        min-block-size: 32px;
        font-size: var(--text-small);
        line-height: 32px;
        cursor: pointer;
    }
    ${tableStyles}
    th,
    td {
        padding: 2px var(--space-2) 2px 0;
    }
`;
