/** Styles of the panel: tasks, answers, and what is said of them. */

import { css } from "lit";
import { taskStyles } from "../learn/task-styles.js";
import { optionStyles } from "../ui/forms/option-styles.js";

export const panelStyles = css`
    ${taskStyles}
    :host {
        display: grid;
        gap: var(--space-4);
        align-content: start;
    }
    p,
    h3 {
        text-wrap: pretty;
    }
    h3 {
        font-size: var(--text);
        font-weight: 600;
    }
    /* Beside a board they are one column; around a guest, the page places them. */
    .asks {
        display: grid;
        grid-area: var(--asks-area, auto);
        gap: var(--space-4);
        align-content: start;
    }
    :is(.asks, .form) {
        max-block-size: var(--most-part, none);
        margin-inline: calc(-1 * var(--part-padding, 0px));
        padding: var(--part-padding, 0);
        overflow: var(--part-overflow, visible);
    }
    .title {
        display: flex;
        gap: var(--space-3);
        align-items: center;
    }
    .title h2 {
        flex: 1;
    }
    .title .token {
        flex: none;
        inline-size: 30px;
        block-size: 30px;
    }
    .text {
        line-height: 1.55;
        overflow-wrap: break-word;
    }
    .text > * {
        margin-block: 0 var(--space-2);
    }
    .text > :last-child {
        margin-block-end: 0;
    }
    .text code {
        font-size: 0.92em;
    }
    .text pre {
        overflow-x: auto;
        padding: var(--space-2) var(--space-3);
        border-radius: var(--radius-small);
        background: var(--paper-sunken);
    }
    .text table {
        border-collapse: collapse;
    }
    .text :is(td, th) {
        padding: 2px var(--space-2);
        border: var(--stroke) solid var(--rule);
    }
    .text a,
    .soft a {
        color: var(--accent);
    }
    .text :is(ul, ol),
    .solution ul {
        padding-inline-start: var(--space-5);
        list-style: revert;
    }
    .buttons {
        align-items: center;
    }
    .button .icon {
        inline-size: 20px;
        block-size: 20px;
    }
    .form {
        display: grid;
        grid-area: var(--answer-area, auto);
        gap: var(--space-3);
        min-inline-size: 0;
    }
    fieldset {
        display: grid;
        gap: var(--space-2);
    }
    fieldset.pair {
        grid-auto-columns: minmax(0, 1fr);
        grid-auto-flow: column;
    }
    ${optionStyles}
    .option .token {
        flex: none;
        inline-size: 22px;
        block-size: 22px;
    }
    .form .stack > input {
        min-block-size: var(--tap);
        padding-inline: var(--space-3);
        border-radius: var(--radius);
        background: var(--paper);
        font-family: inherit;
        font-variant-numeric: tabular-nums;
    }
    .form .stack > [name="number"] {
        inline-size: 12ch;
    }
    .hints {
        display: grid;
        gap: var(--space-2);
        padding: var(--space-2) var(--space-3);
        border-inline-start: 4px solid var(--hint);
        background: var(--paper-sunken);
    }
    .facts-line {
        margin-block-start: calc(-1 * var(--space-3));
    }
    .form > [role="status"] {
        display: grid;
        gap: var(--space-2);
    }
    .solution {
        display: grid;
        gap: var(--space-2);
        padding-block: var(--space-1);
        padding-inline-start: var(--space-3);
        border-inline-start: 4px solid var(--correct);
    }
    .solution :is(p, ul) {
        overflow-wrap: anywhere;
    }
    .examples {
        margin: calc(-1 * var(--space-3)) 0 0;
    }
    .examples a {
        display: inline-flex;
        align-items: center;
        min-block-size: 44px;
        min-inline-size: 44px;
        color: var(--accent);
    }
    #unnamed:empty {
        display: none;
    }
    .facts {
        display: grid;
        gap: var(--space-1);
        color: var(--ink-soft);
    }
    .score {
        font-size: var(--text-title);
        font-weight: 600;
        font-variant-numeric: tabular-nums;
    }
    table.results {
        inline-size: 100%;
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
    }
    .results :is(th, td) {
        padding: var(--space-2);
        border-block-end: var(--stroke) solid var(--rule);
        text-align: start;
        vertical-align: baseline;
    }
    .results :is(.count) {
        text-align: end;
        white-space: nowrap;
    }
    .results button {
        padding: var(--space-1) 0;
        border: 0;
        background: none;
        color: var(--accent);
        text-align: start;
        text-decoration: underline;
        text-underline-offset: 3px;
    }
    .problems {
        display: grid;
        gap: var(--space-2);
    }
    .drop {
        display: grid;
        gap: var(--space-3);
        justify-items: start;
        padding: var(--space-5);
        border: 2px dashed var(--rule);
        border-radius: var(--radius-large);
    }
`;
