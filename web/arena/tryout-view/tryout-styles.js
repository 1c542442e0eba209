/** Layout of the tryout: a bar with the choices, and below it editor and game. */
import { css } from "lit";
import { inputStyles } from "../../ui/forms/input-styles.js";

export const tryoutStyles = css`
    :host {
        display: grid;
        grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
        block-size: 100%;
        min-block-size: 0;
    }
    .bar {
        display: flex;
        grid-row: 1;
        flex-wrap: wrap;
        gap: var(--space-2) var(--space-3);
        align-items: end;
        padding: var(--space-2) var(--space-3);
    }
    .bar > label {
        display: grid;
        flex: 1 1 120px;
        gap: 2px;
        min-inline-size: 0;
        max-inline-size: 240px;
    }
    label > span {
        color: var(--ink-soft);
        font-size: var(--text-small);
        font-weight: 500;
    }
    select {
        min-block-size: 40px;
        min-inline-size: 0;
        padding: 0 var(--space-2);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius-small);
        background: var(--paper-raised);
        text-overflow: ellipsis;
    }
    ${inputStyles}
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
        margin: 0;
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
        display: flex;
        gap: var(--space-2);
        align-items: center;
        min-inline-size: 0;
        margin: 0;
        padding: var(--space-1) var(--space-3);
        border-block-end: var(--stroke) solid var(--rule);
        background: var(--paper-sunken);
        font-size: var(--text-small);
    }
    .files select {
        min-block-size: 32px;
        max-inline-size: 100%;
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
    .none p {
        margin: 0;
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
