/** Styles of the lessons. */
import { css } from "lit";
import { taskStyles } from "../task-styles.js";

export const lessonStyles = css`
    ${taskStyles}
    .task {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--space-1) var(--space-3);
        align-items: center;
    }
    .task .token {
        inline-size: 30px;
        block-size: 30px;
    }
    .task p {
        grid-column: 1 / -1;
        line-height: 1.5;
        text-wrap: pretty;
    }
    .verdict {
        text-wrap: pretty;
    }
    .steps h3 {
        margin: var(--space-2) 0 var(--space-1);
        color: var(--ink-soft);
        font-size: var(--text-small);
        font-weight: 600;
    }
    .steps ol {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1);
    }
    .steps button {
        display: grid;
        position: relative;
        inline-size: 36px;
        block-size: 36px;
        padding: 0;
        border: var(--stroke) solid var(--rule);
        border-radius: 50%;
        background: none;
        place-items: center;
        font-variant-numeric: tabular-nums;
    }
    .steps button:hover {
        background: var(--paper-sunken);
    }
    .steps .done {
        border-color: var(--correct);
        color: var(--correct);
    }
    .steps [aria-current] {
        border-width: 3px;
        border-color: var(--accent);
        font-weight: 600;
    }
    .steps .icon {
        inline-size: 20px;
        block-size: 20px;
    }
`;
