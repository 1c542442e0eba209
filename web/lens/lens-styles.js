/**
 * Layout of the lens. `wide`: the tree is large, and board, code and counters stand beside it. Otherwise the tree is on
 * top, the transport at the bottom where a thumb reaches it, and the other panes are tabs between them. The element
 * measures itself, because in a frame or a course page the window says nothing about its room.
 */
import { css } from "lit";
import { headStyles } from "../ui/page-styles/head-styles.js";

export const lensStyles = css`
    ${headStyles}
    :host {
        display: block;
        block-size: calc(100dvh - var(--strip, 0px));
        min-block-size: calc(540px + 40 * (1rem - 16px));
        --gap: var(--space-3);
        --panel: var(--panel-size);
        --side: clamp(320px, 32%, max(480px, var(--panel-size)));
    }
    :host([compact]) {
        block-size: 100%;
        min-block-size: 0;
    }
    .page {
        display: grid;
        grid-template:
            "head" auto
            "tree" minmax(0, 1.25fr)
            "tabs" auto
            "part" minmax(0, 1fr)
            "extra" auto
            "transport" auto
            / minmax(0, 1fr);
        block-size: 100%;
        padding: env(safe-area-inset-top) max(var(--space-3), env(safe-area-inset-right))
            max(var(--space-1), env(safe-area-inset-bottom)) max(var(--space-3), env(safe-area-inset-left));
        background: var(--paper);
    }
    /* In a low page the tree gets the room that the panes leave; a question and its answer come first. */
    .page.tight {
        grid-template-rows: auto minmax(0, 1.7fr) auto minmax(0, 1fr) auto auto;
    }
    /* What can be searched gets more room than the example that plays meanwhile. */
    .page.choosing {
        grid-template-rows: auto minmax(0, 0.6fr) auto minmax(0, 1fr) auto auto;
    }
    :host(:not([wide])) .page:is(.tight, .low).choosing quintet-lens-transport {
        display: none;
    }
    .page.asking {
        grid-template-rows: auto minmax(min(200px, 27%), 1fr) auto minmax(0, auto) auto auto;
    }
    .page.asking.tight {
        --lens-way: none;
        --lens-sentence: 0;
    }
    /* One pane alone: the tree or another one. */
    .page.low {
        grid-template-rows: auto 0 auto minmax(0, 1fr) auto auto;
    }
    /* Large text in a small frame: the buttons have their signs and tooltips. */
    .page.terse {
        --lens-labels: none;
        --lens-sentence: 0;
    }
    .page.treeless,
    .page.alone {
        grid-template-rows: auto minmax(0, 1fr) auto 0 auto auto;
    }
    .page.treeless {
        grid-template-rows: auto 0 auto minmax(0, 1fr) auto auto;
    }
    .page.finds:not(.low) {
        grid-template-rows: auto minmax(0, 0.7fr) auto minmax(0, 1fr) auto auto;
    }
    .page.writes quintet-lens-transport {
        display: none;
    }
    quintet-header {
        grid-area: head;
        margin-inline: calc(-1 * var(--space-3));
    }
    :host(:not([wide])) [data-do="choose"] {
        inline-size: var(--square, var(--tap));
        padding: 0;
    }
    :host(:not([wide])) .label {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
    }
    main {
        display: contents;
    }
    .tree {
        display: grid;
        position: relative;
        grid-area: tree;
        grid-template-rows: minmax(0, 1fr);
        grid-auto-flow: column;
        grid-auto-columns: minmax(0, 1fr);
        gap: var(--space-2);
        min-block-size: 0;
        min-inline-size: 0;
    }
    quintet-lens-tree {
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius);
        background: var(--paper-raised);
    }
    .limit {
        position: absolute;
        inset-block-start: var(--space-2);
        inset-inline-start: var(--space-2);
        max-inline-size: calc(100% - 2 * var(--space-2));
        padding: 2px var(--space-3);
        border: var(--stroke) solid var(--warning);
        border-radius: 999px;
        background: var(--paper-raised);
        color: var(--warning);
        font-size: var(--text-small);
        font-weight: 500;
        pointer-events: none;
    }
    [role="tablist"] {
        flex-wrap: wrap;
        grid-area: tabs;
    }
    .part {
        display: grid;
        grid-area: part;
        grid-template-rows: minmax(0, 1fr);
        min-block-size: 0;
        padding-block: var(--space-2);
    }
    /* With large text there are two rows of tabs. */
    [role="tab"] {
        flex: 1 1 3.4rem;
    }
    /* Where the tree is a tab like the others. */
    .part > .tree {
        grid-area: auto;
    }
    .part.choosing,
    .side.choosing {
        overflow-y: auto;
        overscroll-behavior: contain;
        scrollbar-width: thin;
    }
    .part.choosing {
        grid-template-rows: auto;
        border-block-start: var(--stroke) solid var(--rule);
    }
    :host([wide]) .side.choosing {
        grid-auto-rows: auto;
        padding-inline: var(--space-4);
        border-radius: var(--radius);
        background: var(--paper-raised);
        box-shadow: 0 0 0 var(--stroke) var(--rule);
    }
    .extra {
        grid-area: extra;
        min-inline-size: 0;
    }
    quintet-lens-transport {
        grid-area: transport;
        padding-block: var(--space-1);
        border-block-start: var(--stroke) solid var(--rule);
    }
    .options {
        display: none;
    }
    .side {
        display: none;
    }
    .state,
    .start {
        grid-area: 2 / 1 / -1 / -1;
        min-block-size: 0;
        overflow-y: auto;
    }
    .state div {
        display: flex;
        gap: var(--space-2);
    }
    .start {
        display: grid;
        justify-content: center;
    }

    :host([wide]) .page {
        grid-template:
            "head head" auto
            "options side" auto
            "tree side" minmax(0, 1fr)
            "extra side" auto
            "transport side" auto
            / minmax(0, 1fr) var(--side);
        padding: 0 var(--gap) var(--space-2);
        column-gap: var(--gap);
    }
    :host([wide]) .page.sideless {
        grid-template-columns: minmax(0, 1fr) 0;
        column-gap: 0;
    }
    :host([wide]) .options {
        display: block;
        grid-area: options;
        padding-block: 0 var(--space-2);
    }
    /* There the options are in the menu. */
    @media (max-height: 640px) {
        :host([wide]) .options {
            display: none;
        }
    }
    :host([wide]) .side {
        display: grid;
        grid-area: side;
        grid-auto-rows: minmax(0, 1fr);
        gap: var(--space-2);
        min-block-size: 0;
        min-inline-size: 0;
    }
    .side section {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
        min-block-size: 0;
        min-inline-size: 0;
        padding: var(--space-1) var(--space-3) var(--space-2);
        border-radius: var(--radius);
        /* What sticks to an edge of the pane covers what lies below it. */
        --pane: var(--paper-raised);
        background: var(--pane);
        box-shadow: 0 0 0 var(--stroke) var(--rule);
    }
    .side h2 {
        color: var(--ink-soft);
        font-size: var(--text-small);
        font-weight: 600;
    }
    .side h2 {
        display: flex;
        align-items: center;
        justify-content: space-between;
    }
    .close {
        display: grid;
        place-items: center;
        inline-size: 32px;
        block-size: 28px;
        margin-inline-end: calc(-1 * var(--space-2));
        padding: 0;
        border: 0;
        border-radius: var(--radius-small);
        background: none;
    }
    .close:hover {
        background: var(--paper-sunken);
    }
    .scrolls {
        min-block-size: 0;
        overflow-y: auto;
        overscroll-behavior: contain;
        scrollbar-width: thin;
    }
    quintet-header .button[aria-pressed="true"] {
        background: var(--paper-sunken);
    }
    quintet-header .button[data-study] {
        padding-inline: var(--space-2);
        font-size: var(--text-small);
        font-weight: 400;
    }
    .side .board {
        padding-inline: var(--space-1);
    }
    .side .board h2 {
        padding-inline: var(--space-2);
    }
    :host([wide]) quintet-lens-transport {
        border: 0;
        padding-block: var(--space-2) 0;
    }
    :host([wide]) quintet-notices {
        inset-block: auto calc(var(--gap) + var(--space-2));
        inset-inline: auto calc(var(--gap) + var(--space-3));
        inline-size: calc(var(--panel) - 2 * var(--space-3));
    }
    /* On paper the page is one column as long as it needs to be; a frame keeps its size. */
    @media print {
        quintet-header .button,
        [role="tablist"],
        .close {
            display: none;
        }
        :host(:not([framed])) {
            block-size: auto;
            min-block-size: 0;
        }
        :host(:not([framed])) :is(.page, .part, .side, .side section) {
            display: block;
            block-size: auto;
            padding-inline: 0;
        }
        :host(:not([framed])) .options {
            display: none;
        }
        :host(:not([framed])) :is(.tree, quintet-lens-board) {
            block-size: 9cm;
            break-inside: avoid;
        }
        :host(:not([framed])) .scrolls {
            overflow: visible;
        }
        :host(:not([framed])) quintet-header {
            margin-inline: 0;
        }
        :host(:not([framed])) quintet-lens-code {
            grid-template-rows: auto auto;
        }
    }
`;
