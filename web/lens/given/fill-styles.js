/** Styles of a tree that is filled in, and of one that is edited. */
import { css } from "lit";

export const fillStyles = css`
    :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
        grid-auto-rows: max-content;
        align-content: start;
    }
    .keys {
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    .problem {
        color: var(--warning);
    }
    @media (hover: none) and (pointer: coarse) {
        .keys {
            display: none;
        }
    }
    quintet-tree-diagram {
        padding-block: var(--space-1);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius);
        background: var(--paper);
    }
    .form {
        display: grid;
        gap: var(--space-2);
        min-block-size: 108px;
        align-content: start;
    }
    .head,
    .fields,
    .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2) var(--space-3);
        align-items: center;
    }
    h2 {
        font-size: var(--text-large);
        font-weight: 600;
    }
    .bound {
        display: inline-flex;
        gap: var(--space-1);
        align-items: center;
    }
    label {
        display: inline-flex;
        gap: var(--space-2);
        align-items: center;
    }
    input {
        inline-size: 5.5em;
        min-block-size: var(--tap);
        padding-inline: var(--space-2);
        border: var(--stroke) solid var(--ink-soft);
        border-radius: var(--radius-small);
        background: var(--paper-raised);
        font-variant-numeric: tabular-nums;
    }
    .mark[aria-pressed="true"] {
        border-color: var(--ink);
        background: var(--paper-sunken);
        font-weight: 700;
    }
    b.correct {
        color: var(--correct);
    }
    b.partly {
        color: var(--partly);
    }
    b.incorrect {
        color: var(--incorrect);
    }
    .said {
        font-weight: 600;
    }
    .said:empty {
        display: none;
    }
`;
