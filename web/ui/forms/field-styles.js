/** Styles of fields (`fields.js`) and of the texts about them, in the colours of the page. */
import { css } from "lit";

/** Must precede the rules of one form. */
export const fieldStyles = css`
    .more {
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    .stack {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-1);
    }
    .row {
        display: flex;
        gap: var(--space-3);
        align-items: center;
        justify-content: space-between;
        min-block-size: var(--tap);
    }
    .choice {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 0 var(--space-2);
        align-items: center;
        min-block-size: 36px;
    }
    .choice .more {
        grid-column: 2;
    }
    .row > select {
        max-inline-size: 62%;
    }
    /* Fields beside each other, each below its label. */
    .fields {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2) var(--space-3);
        align-items: end;
    }
    .fields label:not(.choice, .segment) {
        display: grid;
        flex: 1 1 120px;
        gap: 2px;
        justify-content: stretch;
        min-inline-size: 0;
        padding: 0;
        min-block-size: 0;
        max-inline-size: 300px;
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    .fields :is(select, input:not([type="checkbox"])) {
        inline-size: 100%;
        max-inline-size: none;
    }
    /* Lists with dots or numbers. */
    .marked {
        padding-inline-start: var(--space-5);
        list-style: revert;
    }
    .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
    }
    :where(select, textarea, input:is([type="text"], [type="number"], [type="search"])) {
        min-block-size: 40px;
        min-inline-size: 0;
        padding: var(--space-1) var(--space-2);
        border: var(--stroke) solid var(--ink-soft);
        border-radius: var(--radius-small);
        background: var(--paper-raised);
        color: var(--ink);
    }
    /* WebKitGTK draws lists in the colours of the desktop. */
    select {
        appearance: none;
        max-inline-size: 100%;
        padding-inline-end: 26px;
        background:
            linear-gradient(45deg, transparent 50%, currentColor 50%) right 13px center / 5px 5px no-repeat,
            linear-gradient(135deg, currentColor 50%, transparent 50%) right 8px center / 5px 5px no-repeat,
            var(--paper-raised);
        text-overflow: ellipsis;
    }
    select:dir(rtl) {
        background-position: left 8px center, left 13px center, 0 0;
    }
    .stack > :is(select, input:not([type="number"]), textarea) {
        inline-size: 100%;
        max-inline-size: none;
    }
    output {
        min-inline-size: 3ch;
        font-variant-numeric: tabular-nums;
    }
    .row > input[type="text"] {
        inline-size: min(14em, 60%);
    }
    input[type="number"] {
        flex: none;
        inline-size: 6.5em;
        font-variant-numeric: tabular-nums;
    }
    /* The ends of a range. */
    .row bdi {
        white-space: nowrap;
    }
    .row bdi input[type="number"] {
        inline-size: 5em;
    }
    :is(input, textarea)[dir="ltr"] {
        font-family: var(--font-code);
    }
    ::placeholder {
        color: var(--ink-soft);
        opacity: 1;
    }
    input:is([type="radio"], [type="checkbox"]) {
        flex: none;
        inline-size: 20px;
        block-size: 20px;
        accent-color: var(--accent);
    }
    input[type="range"] {
        flex: 1;
        min-inline-size: 0;
        accent-color: var(--accent);
    }
    textarea {
        display: block;
        line-height: 1.5;
        resize: vertical;
    }
    .field-problem {
        display: grid;
        gap: var(--space-1);
    }
    /* An empty live region takes no space, but must stay in the document. */
    .field-problem:not(:has(.problem, .lacking)) {
        position: absolute;
    }
    .problem {
        padding: var(--space-1) var(--space-3);
        border-inline-start: 4px solid var(--warning);
        background: var(--paper-sunken);
        font-size: var(--text-small);
        overflow-wrap: anywhere;
    }
    .problem:empty {
        display: none;
    }
    .problem bdi {
        display: block;
        color: var(--ink-soft);
    }
    [aria-invalid="true"] {
        border-color: var(--warning);
        box-shadow: inset 0 0 0 1px var(--warning);
    }
    @media (forced-colors: active) {
        select {
            appearance: auto;
        }
    }
`;
