/** Styles that the parts of the drawer share. */
import { css } from "lit";

export const friendStyles = css`
    :host {
        display: block;
    }
    p {
        padding: var(--space-1) var(--space-2) var(--space-2);
    }
    button.choice {
        display: grid;
        grid-template-columns: auto 1fr auto;
        gap: 0 var(--space-3);
        align-items: center;
        inline-size: 100%;
        min-block-size: 72px;
        margin-block: var(--space-2);
        padding: var(--space-3);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius);
        background: var(--paper-raised);
        text-align: start;
    }
    .choice:hover:enabled {
        background: var(--paper-sunken);
    }
    .choice:disabled {
        opacity: 0.6;
    }
    .choice strong {
        display: block;
        font-size: var(--text-large);
        font-weight: 600;
    }
    .choice small {
        color: var(--ink-soft);
        font-size: var(--text);
    }
    .item small {
        display: block;
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    .entry {
        display: flex;
        align-items: center;
    }
    .entry .item {
        flex: 1;
        min-inline-size: 0;
    }
    :is(section, fieldset) > .stack {
        padding: var(--space-1) var(--space-2);
    }
    .acts {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        padding: var(--space-2);
    }
    .acts .button {
        flex: 1 1 auto;
    }
    .qr {
        display: block;
        inline-size: min(100%, 300px);
        aspect-ratio: 1;
        margin: var(--space-2) auto;
        border-radius: var(--radius-small);
    }
    details {
        padding-inline: var(--space-2);
    }
    summary {
        min-block-size: var(--tap);
        padding-block: var(--space-3);
        cursor: pointer;
        font-weight: 500;
    }
    details p,
    details li {
        padding: 0 0 var(--space-2);
        color: var(--ink-soft);
    }
    .seat span {
        display: flex;
        gap: var(--space-3);
        align-items: center;
    }
    legend {
        padding: var(--space-1) 0;
        color: var(--ink-soft);
        font-size: var(--text-small);
        font-weight: 600;
    }
    .text {
        overflow-wrap: anywhere;
        user-select: all;
    }
    .start {
        inline-size: 100%;
        min-block-size: 52px;
        margin-block-start: var(--space-2);
        font-size: var(--text-large);
    }
`;
