import { css } from "lit";

export const treeStyles = css`
    :host {
        display: flex;
        flex-direction: column;
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
        --icon: 19px;
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
        gap: 2px;
        place-items: center;
        align-content: center;
        max-inline-size: 5.5em;
        min-block-size: 40px;
        padding: var(--space-1);
        border: 0;
        background: none;
        color: var(--ink);
        font-size: var(--text-tiny);
        line-height: 1.1;
        text-align: center;
    }
    .tools button + button {
        border-block-start: var(--stroke) solid var(--rule);
    }
    .tools button:hover {
        background: var(--paper-sunken);
    }
    .tools button[aria-pressed="true"] {
        background: var(--paper-sunken);
        box-shadow: inset 3px 0 var(--accent);
        font-weight: 600;
    }
    .tools button:focus-visible {
        outline-offset: -2px;
    }
    /* Heights in rem: large text needs the other layout earlier. */
    @container (max-height: 18.75rem) {
        .tools .icon {
            display: none;
        }
        .tools button {
            min-block-size: 34px;
        }
    }
    /* On a phone the buttons have a row below the tree. In a small frame a column would be cut off. */
    @container (max-width: 480px) or (max-height: 12rem) {
        .tools {
            flex-flow: row wrap;
        }
        .tools button {
            min-inline-size: min-content;
        }
        .tools button + button {
            border-block-start: 0;
            border-left: var(--stroke) solid var(--rule);
        }
        .tools button[aria-pressed="true"] {
            box-shadow: inset 0 -3px var(--accent);
        }
    }
    @container (max-width: 480px) and (min-height: 160px) {
        .view {
            position: relative;
            flex: 1;
            inset: auto;
            min-block-size: 0;
        }
        .tools {
            position: static;
            border-width: var(--stroke) 0 0;
            border-radius: 0;
        }
        .tools button {
            flex: 1;
            min-block-size: 40px;
            max-inline-size: none;
        }
    }
    /* In a low frame the row leaves its height to the tree. */
    @container (max-width: 480px) and (min-height: 160px) and (max-height: 18.75rem) {
        .tools button {
            min-block-size: 34px;
            padding-block: 1px;
        }
    }
    @container (max-height: 12rem) {
        .tools {
            flex-wrap: nowrap;
            max-inline-size: calc(100% - 2 * var(--space-1));
            overflow-x: auto;
            inset-block-start: var(--space-1);
            right: var(--space-1);
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
