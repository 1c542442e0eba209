/** Layout of the arena: a header, tabs below it or in it, and one view, which scrolls. */
import { css } from "lit";
import { headStyles } from "../ui/page-styles/head-styles.js";

export const arenaStyles = css`
    ${headStyles}
    :host {
        display: block;
        block-size: calc(100dvh - var(--strip, 0px));
        min-block-size: 540px;
        --gap: var(--space-3);
        --panel: var(--panel-size);
    }
    .page {
        display: grid;
        grid-template:
            "head" auto
            "tabs" auto
            "view" minmax(0, 1fr)
            / minmax(0, 1fr);
        block-size: 100%;
        padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom)
            env(safe-area-inset-left);
        background: var(--paper);
    }
    quintet-header {
        grid-area: head;
    }
    [role="tablist"] {
        grid-area: tabs;
        padding-inline: var(--space-1);
        border-block-end: var(--stroke) solid var(--rule);
    }
    [role="tab"] {
        font-size: var(--text);
    }
    :host([wide]) .page {
        grid-template:
            "head tabs" auto
            "view view" minmax(0, 1fr)
            / minmax(0, 1fr) auto;
    }
    :host([wide]) quintet-header {
        border-block-end: var(--stroke) solid var(--rule);
    }
    :host([wide]) [role="tablist"] {
        padding-inline: 0 var(--space-4);
    }
    :host([wide]) [role="tab"] {
        min-inline-size: 104px;
        padding-inline: var(--space-3);
    }
    main {
        display: contents;
    }
    .view {
        position: relative;
        grid-area: view;
        min-block-size: 0;
        overflow: hidden auto;
        overscroll-behavior: contain;
        scrollbar-color: var(--rule) transparent;
        scrollbar-width: thin;
    }
    .state {
        block-size: 100%;
    }
    /* At the bottom they cover no buttons; at the top they would cover the tabs. */
    quintet-notices {
        inset-block: auto calc(var(--gap) + var(--space-2) + env(safe-area-inset-bottom));
    }
    :host([wide]) quintet-notices {
        inset-inline: auto calc(var(--gap) + var(--space-3));
        inline-size: calc(var(--panel) - 2 * var(--space-3));
    }
`;
