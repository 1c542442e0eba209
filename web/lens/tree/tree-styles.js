import { css } from "lit";

export const treeStyles = css`
    :host {
        display: block;
        position: relative;
        min-block-size: 0;
        min-inline-size: 0;
        overflow: hidden;
        background: var(--paper);
        contain: strict;
        container-type: size;
    }
    .view {
        position: absolute;
        inset: 0;
        touch-action: none;
        user-select: none;
        -webkit-user-select: none;
        cursor: grab;
    }
    .view:active {
        cursor: grabbing;
    }
    .view:focus-visible {
        outline-offset: -2px;
    }
    canvas {
        display: block;
        inline-size: 100%;
        block-size: 100%;
    }
    /* Names of levels are at the left edge. */
    .tools {
        position: absolute;
        inset-block-start: var(--space-2);
        right: var(--space-2);
        display: flex;
        flex-direction: column;
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius);
        background: var(--paper-raised);
        overflow: hidden;
    }
    .tools button {
        display: grid;
        place-items: center;
        inline-size: 34px;
        block-size: 34px;
        padding: 0;
        border: 0;
        background: none;
        color: var(--ink);
    }
    .tools button + button {
        border-block-start: var(--stroke) solid var(--rule);
    }
    .tools button:hover {
        background: var(--paper-sunken);
    }
    .tools button[aria-pressed="true"] {
        background: color-mix(in srgb, var(--highlight) 30%, transparent);
    }
    .tools button:focus-visible {
        outline-offset: -2px;
    }
    .tools .icon {
        inline-size: 19px;
        block-size: 19px;
    }
    @media (pointer: coarse) {
        .tools button {
            inline-size: var(--tap);
            block-size: 40px;
        }
        @container (max-height: 224px) {
            .tools button {
                block-size: 34px;
            }
        }
    }
    /* On a phone the buttons have a row below the tree: a column would lie on it. */
    @container (max-width: 480px) and (min-height: 190.02px) {
        .view {
            inset-block-end: 42px;
        }
        .tools {
            flex-direction: row;
            justify-content: space-evenly;
            inset: auto 0 0;
            border-width: var(--stroke) 0 0;
            border-radius: 0;
        }
        .tools button {
            flex: 1;
            block-size: 40px;
        }
        .tools button + button {
            border-block-start: 0;
            border-left: var(--stroke) solid var(--rule);
        }
    }
    /* In a small frame a column of buttons would be cut off. */
    @container (max-height: 190px) {
        .tools {
            flex-direction: row;
            inset-block-start: var(--space-1);
            right: var(--space-1);
        }
        .tools button + button {
            border-block-start: 0;
            border-left: var(--stroke) solid var(--rule);
        }
    }
    /* The tree is drawn from left to right in every language; a note follows the item it is about. */
    .note {
        position: absolute;
        inset-block-start: 0;
        left: 0;
        max-inline-size: min(260px, 80%);
        padding: 4px 9px;
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius-small);
        background: var(--paper-raised);
        box-shadow: 0 3px 12px var(--shadow);
        font-size: var(--text-small);
        font-variant-numeric: tabular-nums;
        line-height: 1.45;
        pointer-events: none;
    }
    .note b {
        display: block;
        font-weight: 600;
        overflow-wrap: anywhere;
    }
    .empty {
        position: absolute;
        inset: 0;
        display: grid;
        place-items: center;
        margin: 0;
        padding: var(--space-4);
        color: var(--ink-soft);
        text-align: center;
    }
    @media print {
        .tools,
        .note {
            display: none;
        }
        /* The picture was drawn for the screen's box, which has another shape. */
        canvas {
            object-fit: contain;
        }
    }
`;
