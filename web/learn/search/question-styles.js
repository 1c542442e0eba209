/** Styles of the question at the end of a lesson. */
import { css } from "lit";
import { optionStyles } from "../../ui/forms/option-styles.js";

export const questionStyles = css`
    :host {
        display: block;
        font-size: var(--text-reading);
        line-height: 1.6;
    }
    fieldset {
        margin: 0 0 var(--space-3);
    }
    legend {
        margin-block-end: var(--space-3);
    }
    ${optionStyles}
    .option + .option {
        margin-block-start: var(--space-2);
    }
    .row {
        display: inline-flex;
        flex-wrap: wrap;
        gap: var(--space-3);
        align-items: center;
    }
    .row input {
        inline-size: 8ch;
        max-inline-size: 100%;
        min-block-size: var(--tap);
        padding-inline: var(--space-3);
        border: var(--stroke) solid var(--ink-soft);
        border-radius: var(--radius);
        background: var(--paper);
        font-variant-numeric: tabular-nums;
    }
    .remark {
        display: flex;
        gap: var(--space-3);
        margin-block-start: var(--space-3);
        padding: var(--space-3) var(--space-4);
        border-radius: var(--radius);
        border-inline-start: 4px solid var(--incorrect);
        background: var(--paper-sunken);
    }
    .remark.right {
        margin-block-start: 0;
        border-color: var(--correct);
    }
    .remark .icon {
        margin-block-start: 3px;
        color: var(--correct);
    }
    .remark .word {
        font-weight: 600;
    }
    code {
        font-family: var(--font-code);
        font-size: 0.9em;
    }
    sup {
        font-size: 0.72em;
        line-height: 0;
    }
`;
