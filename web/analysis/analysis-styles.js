/** Styles of the analysis. */
import { css } from "lit";
import { desk } from "../ui/styles.js";

export const analysisStyles = css`
    :host {
        --most-board: 56dvh;
        --most-open: 50dvh;
        --least-part: 120px;
    }
    .page {
        grid-template:
            "head" auto
            "bar" auto
            "board" var(--board-row)
            "moves" auto
            "tabs" auto
            "part" minmax(var(--least-part), 1fr)
            / minmax(0, 1fr);
    }
    quintet-analysis-bar {
        grid-area: bar;
        padding-block: var(--space-1) var(--space-2);
    }
    .chip {
        position: absolute;
        inset-block-start: var(--space-2);
        inset-inline-start: var(--space-3);
        padding: 2px var(--space-3);
        border-radius: 999px;
        background: var(--accent);
        color: var(--accent-ink);
        font-size: var(--text-small);
        font-weight: 500;
        pointer-events: none;
    }
    .moves {
        grid-area: moves;
        padding-block: 2px;
        border-block-end: var(--stroke) solid var(--rule);
    }
    .part {
        grid-template-rows: minmax(0, 1fr);
        align-content: normal;
        padding: var(--space-1) 0 var(--space-2);
        overflow: visible;
    }
    .part.tree,
    .tree {
        display: grid;
        grid-template-rows: minmax(0, 1fr) auto;
        gap: var(--space-1);
        min-block-size: 0;
    }
    .page.editing {
        --most-board: 50dvh;
        --most-open: 44dvh;
        grid-template:
            "head" auto
            "board" var(--board-row)
            "edit" minmax(160px, 1fr)
            / minmax(0, 1fr);
    }
    .edit {
        grid-area: edit;
    }
    .state {
        grid-area: 3 / 1 / -1 / -1;
    }

    @media ${desk} {
        .page {
            grid-template:
                "board head" auto
                "board bar" auto
                "board tabs" auto
                "board part" fit-content(42%)
                "board tree" minmax(80px, 1fr)
                "board moves" auto
                / minmax(0, 1fr) var(--panel);
        }
        /* A long part takes the height that the moves leave free; neither is empty while the other scrolls. */
        .page.endless {
            grid-template-rows: auto auto auto minmax(80px, 1fr) fit-content(34%) auto;
        }
        .page.editing {
            grid-template:
                "board head" auto
                "board edit" minmax(0, 1fr)
                / minmax(0, 1fr) var(--panel);
        }
        .edit {
            margin-inline: var(--space-4);
            padding-block-end: var(--space-2);
        }
        quintet-analysis-bar,
        .moves,
        [role="tablist"],
        .part,
        .tree {
            margin-inline: var(--space-4);
        }
        [role="tablist"] {
            border-block-end: var(--stroke) solid var(--rule);
        }
        /* With large text the moves and their comment scroll together. */
        .tree {
            grid-area: tree;
            grid-template-rows: minmax(3rem, 1fr) auto;
            overflow-y: auto;
            padding-block: var(--space-2);
            border-block-start: var(--stroke) solid var(--rule);
        }
        .moves {
            border-block: var(--stroke) solid var(--rule);
            border-block-end: 0;
            padding-block: var(--space-1) var(--space-2);
        }
        quintet-notices {
            inset-block-end: calc(var(--gap) + 72px);
        }
        .state {
            grid-area: 1 / 1 / -1 / 2;
        }
    }
`;
