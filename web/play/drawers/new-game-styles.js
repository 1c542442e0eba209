/** Styles of the drawer for a new game. */
import { css } from "lit";
import { desk } from "../../ui/styles.js";

export const newGameStyles = css`
    :host,
    form {
        display: flex;
        flex: 1;
        flex-direction: column;
    }
    /* On a phone the drawer stands on its lower edge: room for a clock's times, so that choosing one moves nothing. */
    @media not ${desk} {
        form {
            min-block-size: min(calc(88dvh - 64px), 58rem);
        }
    }
    section {
        padding-block: var(--space-1) var(--space-2);
    }
    .games {
        display: grid;
        grid-auto-columns: minmax(max-content, 1fr);
        grid-auto-flow: column;
        gap: 2px;
        overflow-x: auto;
        scrollbar-width: none;
    }
    .games label {
        display: flex;
        position: relative;
        flex-direction: column;
        gap: 2px;
        align-items: center;
        justify-content: center;
        min-block-size: 56px;
        border-radius: var(--radius);
        color: var(--ink-soft);
        cursor: pointer;
        font-size: var(--text-tiny);
    }
    .games label:hover {
        background: color-mix(in srgb, var(--paper-sunken) 60%, transparent);
    }
    .games label:has(:checked) {
        background: var(--paper-sunken);
        box-shadow: inset 0 0 0 var(--stroke-strong) var(--ink-soft);
        color: var(--ink);
        font-weight: 600;
    }
    .games label:has(:focus-visible) {
        outline: var(--stroke-strong) solid var(--focus);
        outline-offset: 2px;
    }
    .games input {
        position: absolute;
        inset: 0;
        inline-size: 100%;
        block-size: 100%;
        opacity: 0;
        cursor: pointer;
    }
    .head {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
    }
    .suggestion {
        --icon: 18px;
        display: flex;
        gap: var(--space-2);
        align-items: center;
        min-block-size: 36px;
        padding: 0 var(--space-2);
        border: 0;
        border-radius: var(--radius-small);
        background: none;
        color: var(--accent);
        font-size: var(--text-small);
        text-align: start;
    }
    .suggestion:hover {
        background: var(--paper-sunken);
    }
    @media (forced-colors: active) {
        .games label:has(:checked) {
            outline: var(--stroke-strong) solid Highlight;
            outline-offset: -2px;
        }
    }
    @media (pointer: coarse) {
        .suggestion {
            min-block-size: var(--tap);
        }
    }
    .foot {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
        position: sticky;
        inset-block-end: 0;
        margin-block-start: auto;
        margin-block-end: calc(-1 * var(--space-4));
        margin-inline: calc(-1 * var(--space-4));
        padding: var(--space-3) var(--space-4) max(var(--space-3), env(safe-area-inset-bottom));
        border-block-start: var(--stroke) solid var(--rule);
        background: var(--paper-raised);
    }
    .foot .button {
        white-space: normal;
    }
    .start {
        min-block-size: 52px;
        font-size: var(--text-large);
    }
`;
