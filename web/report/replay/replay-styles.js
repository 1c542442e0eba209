/** The styles of a replay: board and steps, and what stands beside them. */
import { css } from "lit";
import { tableStyles } from "../table-styles.js";

export const replayStyles = [
    tableStyles,
    css`
        .head {
            display: grid;
            grid-template-columns: minmax(0, 1fr) auto;
            gap: var(--space-1) var(--space-3);
            align-items: center;
            justify-items: start;
        }
        .head h2,
        .head p {
            grid-column: 1 / -1;
            margin: 0;
        }
        .head .button {
            padding-inline: var(--space-2);
        }
        .others {
            display: flex;
        }
        .seat {
            margin-inline-end: var(--space-2);
            overflow-wrap: anywhere;
        }
        .trouble {
            color: var(--warning);
        }
        .game {
            display: grid;
            gap: var(--space-4);
            margin-block-start: var(--space-3);
        }
        .stage {
            min-inline-size: 0;
        }
        .board {
            display: grid;
        }
        .transport {
            display: flex;
            flex-wrap: wrap;
            gap: 2px;
            align-items: center;
            justify-content: center;
            margin-block-start: var(--space-2);
        }
        .transport .primary {
            border-radius: 999px;
        }
        .transport input {
            flex: 1 1 140px;
            min-inline-size: 0;
            margin-inline: var(--space-2);
            accent-color: var(--accent);
        }
        .transport output {
            color: var(--ink-soft);
            font-size: var(--text-small);
            font-variant-numeric: tabular-nums;
            white-space: nowrap;
        }
        @container (min-width: 760px) {
            .game {
                grid-template-columns: minmax(0, 1.25fr) minmax(300px, 1fr);
                align-items: start;
            }
            .stage {
                position: sticky;
                inset-block-start: var(--space-2);
            }
        }
        @media print {
            .others,
            .transport,
            .head .button {
                display: none;
            }
        }
    `,
];

export const notesStyles = [
    tableStyles,
    css`
        :host {
            display: grid;
            gap: var(--space-3);
            align-content: start;
        }
        h3 {
            margin: 0 0 2px;
            font-size: var(--text);
            font-weight: 600;
            overflow-wrap: anywhere;
        }
        p {
            margin: 0 0 var(--space-1);
        }
        .now {
            min-block-size: 84px;
        }
        .now pre {
            max-block-size: 230px;
        }
        a.button {
            color: inherit;
        }
        .better {
            font-weight: 600;
        }
        .fault {
            padding: var(--space-2) var(--space-3);
            border-inline-start: 3px solid var(--warning);
            background: var(--paper-raised);
        }
        .fault h3 {
            color: var(--warning);
        }
        .fault pre {
            max-block-size: 220px;
            margin-block: var(--space-1);
        }
        summary {
            min-block-size: 32px;
            font-size: var(--text-small);
            line-height: 32px;
            cursor: pointer;
        }
        .marks {
            display: flex;
            flex-wrap: wrap;
            gap: var(--space-1) var(--space-3);
            margin: var(--space-2) 0 0;
            padding: 0;
            font-size: var(--text-small);
            list-style: none;
        }
        .marks b {
            display: inline-grid;
            place-items: center;
            inline-size: 18px;
            block-size: 18px;
            border: 1px solid var(--mark-ink);
            border-radius: 50%;
            background: var(--mark);
            color: var(--mark-ink);
            font-size: 11px;
        }
        .plots {
            display: grid;
            gap: var(--space-2);
            --plot-height: 90px;
        }
        .list {
            position: relative;
            max-block-size: min(38vh, 360px);
            overflow-y: auto;
            overscroll-behavior: contain;
            border: var(--stroke) solid var(--rule);
            border-radius: var(--radius-small);
            scrollbar-color: var(--rule) transparent;
            scrollbar-width: thin;
        }
        .list button {
            display: flex;
            gap: var(--space-2);
            align-items: center;
            inline-size: 100%;
            min-block-size: 32px;
            padding: 2px var(--space-2);
            border: 0;
            background: none;
            font-size: var(--text-small);
            font-variant-numeric: tabular-nums;
            text-align: start;
        }
        .list button:hover {
            background: var(--paper-sunken);
        }
        .list button[aria-current] {
            background: var(--paper-sunken);
            box-shadow: inset 0 0 0 var(--stroke) var(--accent);
        }
        .list button:focus-visible {
            outline-offset: -2px;
        }
        .list .number {
            min-inline-size: 2.2em;
            color: var(--ink-soft);
            text-align: end;
        }
        .entry {
            display: inline-flex;
            gap: var(--space-1);
            flex: 1;
            align-items: center;
            min-inline-size: 0;
        }
        /* The action has printed something. */
        .spoke {
            inline-size: 14px;
            block-size: 10px;
            border-block: 2px solid var(--ink-soft);
            background: linear-gradient(var(--ink-soft), var(--ink-soft)) center / 100% 2px no-repeat;
        }
        .time {
            min-inline-size: 4.5em;
            color: var(--ink-soft);
            text-align: end;
        }
        .ways {
            --icon: 18px;
            display: flex;
            flex-wrap: wrap;
            gap: var(--space-2);
            align-items: center;
        }
        @media print {
            .ways {
                display: none;
            }
            .list {
                max-block-size: none;
                columns: 3;
            }
        }
    `,
];
