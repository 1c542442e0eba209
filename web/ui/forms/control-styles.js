/** Styles of segments (`segments.js`) and of switches: `<input type="checkbox" role="switch" class="switch">`. */
import { css } from "lit";

export const controlStyles = css`
    .segments {
        display: flex;
        flex-wrap: wrap;
        gap: 2px;
        padding: 2px;
        border-radius: var(--radius);
        background: var(--paper-sunken);
    }
    /* Beside their name where there is room, otherwise below it. */
    .row:has(> .segments) {
        flex-wrap: wrap;
        row-gap: var(--space-1);
    }
    .segment {
        display: grid;
        position: relative;
        flex: 1 0 auto;
        place-items: center;
        min-block-size: 32px;
        padding-inline: var(--space-2);
        border-radius: calc(var(--radius) - 2px);
        color: var(--ink-soft);
        cursor: pointer;
        font-size: var(--text-small);
        font-variant-numeric: tabular-nums;
        text-align: center;
        touch-action: manipulation;
        -webkit-tap-highlight-color: transparent;
    }
    .segment small {
        color: var(--ink-soft);
        font-size: inherit;
    }
    .segment:hover {
        color: var(--ink);
    }
    .segment:has(:checked) {
        background: var(--paper-raised);
        box-shadow: inset 0 0 0 var(--stroke) var(--ink-soft), 0 1px 3px var(--shadow);
        color: var(--ink);
        font-weight: 500;
    }
    .segment:has(:focus-visible) {
        outline: var(--stroke-strong) solid var(--focus);
        outline-offset: 2px;
    }
    /* The radio button covers its segment, so that it is where people and tools press. */
    .segment input {
        position: absolute;
        inset: 0;
        inline-size: 100%;
        block-size: 100%;
        opacity: 0;
        cursor: pointer;
    }
    /* As strong as the rules for other checkboxes, and after them. */
    input.switch[type="checkbox"] {
        appearance: none;
        position: relative;
        flex: none;
        inline-size: 44px;
        block-size: 26px;
        margin: 0;
        border: 1.5px solid var(--ink-soft);
        border-radius: 13px;
        background: var(--paper-sunken);
        cursor: pointer;
        transition: background-color var(--time-quick) var(--ease);
    }
    .switch::before {
        position: absolute;
        inset-block: 3px;
        inset-inline-start: 3px;
        inline-size: 17px;
        border-radius: 50%;
        background: var(--ink-soft);
        content: "";
        transition: inset-inline-start var(--time-quick) var(--ease);
    }
    input.switch[type="checkbox"]:checked {
        border-color: var(--accent);
        background: var(--accent);
    }
    .switch:checked::before {
        inset-inline-start: 21px;
        background: var(--accent-ink);
    }
    @media (pointer: coarse) {
        .segment {
            min-inline-size: var(--tap);
            min-block-size: var(--tap);
        }
    }
    @media (forced-colors: active) {
        .segments {
            outline: var(--stroke) solid;
        }
        .segment:has(:checked) {
            outline: var(--stroke-strong) solid Highlight;
            outline-offset: -2px;
        }
        input.switch[type="checkbox"],
        .switch::before {
            forced-color-adjust: none;
        }
        input.switch[type="checkbox"] {
            border-color: ButtonText;
            background: Canvas;
        }
        .switch::before {
            background: ButtonText;
        }
        input.switch[type="checkbox"]:checked {
            border-color: Highlight;
            background: Highlight;
        }
        .switch:checked::before {
            background: HighlightText;
        }
    }
`;
