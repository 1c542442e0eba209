/** Layout of the tryout: a bar with the choices, and below it editor and game. */
import { css } from "lit";

export const tryoutStyles = css`
    :host {
        display: grid;
        grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
        block-size: 100%;
        min-block-size: 0;
    }
    .bar {
        grid-row: 1;
        padding: var(--space-2) var(--space-3);
    }
    .run {
        display: flex;
        flex: none;
        gap: var(--space-2);
        margin-inline-start: auto;
    }
    .run .button {
        min-inline-size: 112px;
    }
    quintet-arena-python {
        flex: 1 1 150px;
        align-self: center;
    }
    .hint {
        flex: 1 0 100%;
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    [role="tablist"] {
        grid-row: 2;
        border-block-end: var(--stroke) solid var(--rule);
    }
    .panes {
        display: grid;
        grid-row: 3;
        grid-template: minmax(0, 1fr) / minmax(0, 1fr);
        min-block-size: 0;
    }
    .code {
        display: grid;
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
        min-block-size: 0;
        min-inline-size: 0;
        border-block-start: var(--stroke) solid var(--rule);
    }
    .game {
        display: grid;
        min-block-size: 0;
        min-inline-size: 0;
    }
    .files {
        min-inline-size: 0;
        padding: var(--space-1) var(--space-3);
        border-block-end: var(--stroke) solid var(--rule);
        background: var(--paper-sunken);
        font-size: var(--text-small);
    }
    .files .row {
        justify-content: start;
        min-block-size: 32px;
    }
    .files select {
        min-block-size: 32px;
    }
    .binary {
        place-self: center;
        color: var(--ink-soft);
    }
    .none {
        display: grid;
        grid-row: 3;
        gap: var(--space-3);
        place-content: center;
        justify-items: center;
        padding: var(--space-5);
        color: var(--ink-soft);
        text-align: center;
    }
    :host([wide]) .panes {
        grid-template-columns: minmax(0, 1.25fr) minmax(340px, 1fr);
        border-block-start: var(--stroke) solid var(--rule);
    }
    :host([wide]) .code {
        border-block-start: 0;
        border-inline-end: var(--stroke) solid var(--rule);
    }
    :host([wide]) .bar {
        padding-inline: var(--space-5);
    }
`;
