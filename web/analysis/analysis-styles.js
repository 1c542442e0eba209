/** Layout of the analysis: the parts are beside the board on a wide screen and below it on a phone. */
import { css } from "lit";
import { headStyles } from "../ui/head-styles.js";
import { desk } from "../ui/styles.js";

export const analysisStyles = css`
    ${headStyles}
    :host {
        --panel: 420px;
    }
    .page {
        grid-template:
            "head" auto
            "bar" auto
            "board" minmax(0, min(calc(100vw / var(--aspect) + var(--trays, 0px)), 56dvh))
            "moves" auto
            "tabs" auto
            "part" minmax(120px, 1fr)
            / minmax(0, 1fr);
        padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
    }
    .page.open {
        grid-template-rows: auto auto minmax(0, 50dvh) auto auto minmax(120px, 1fr);
    }
    .panel {
        display: none;
    }
    /* Its children are placed on the page's grid. */
    main {
        display: contents;
    }
    header {
        grid-area: head;
        margin-inline: calc(-1 * var(--space-3));
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
    .extras {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        position: absolute;
        inset-block-end: var(--space-2);
        inset-inline: var(--space-3);
        justify-content: center;
        pointer-events: none;
    }
    .extras .button {
        min-block-size: 40px;
        box-shadow: 0 2px 10px var(--shadow);
        pointer-events: auto;
    }
    [role="tablist"] {
        grid-area: tabs;
    }
    .part {
        display: grid;
        grid-area: part;
        grid-template-rows: minmax(0, 1fr);
        min-block-size: 0;
        padding-block: var(--space-1) var(--space-2);
    }
    .part.tree,
    .tree {
        display: grid;
        grid-template-rows: minmax(0, 1fr) auto;
        gap: var(--space-1);
        min-block-size: 0;
    }
    .page.editing,
    .page.editing.open {
        grid-template:
            "head" auto
            "board" minmax(0, min(calc(100vw / var(--aspect) + var(--trays, 0px)), 50dvh))
            "edit" minmax(160px, 1fr)
            / minmax(0, 1fr);
    }
    .page.editing.open {
        grid-template-rows: auto minmax(0, 44dvh) minmax(160px, 1fr);
    }
    .edit {
        grid-area: edit;
    }
    .state {
        display: grid;
        grid-area: 3 / 1 / -1 / -1;
        gap: var(--space-3);
        place-content: center;
        justify-items: center;
        padding: var(--space-5);
        color: var(--ink-soft);
        text-align: center;
    }
    .state h2,
    .state p {
        margin: 0;
    }
    .state h2 {
        color: var(--ink);
        font-size: var(--text-large);
    }

    @media ${desk} {
        :host {
            min-block-size: 480px;
        }
        .page,
        .page.open {
            grid-template:
                "board head" auto
                "board bar" auto
                "board tabs" auto
                "board part" fit-content(42%)
                "board tree" minmax(80px, 1fr)
                "board moves" auto
                / minmax(0, 1fr) var(--panel);
            padding: var(--gap);
            column-gap: var(--gap);
        }
        /* A long part takes the height that the moves leave free; neither is empty while the other scrolls. */
        .page.endless,
        .page.open.endless {
            grid-template-rows: auto auto auto minmax(80px, 1fr) fit-content(34%) auto;
        }
        .page.editing,
        .page.editing.open {
            grid-template:
                "board head" auto
                "board edit" minmax(0, 1fr)
                / minmax(0, 1fr) var(--panel);
        }
        .edit {
            margin-inline: var(--space-4);
            padding-block-end: var(--space-2);
        }
        .panel {
            display: block;
            grid-row: 1 / -1;
            grid-column: 2;
            border-radius: var(--radius-large);
            background: var(--paper-raised);
            box-shadow: 0 0 0 var(--stroke) var(--rule), 0 2px 12px color-mix(in srgb, var(--shadow) 35%, transparent);
        }
        header {
            margin-inline: var(--space-1);
            padding-block-start: var(--space-2);
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
        .tree {
            grid-area: tree;
            padding-block: var(--space-2);
            border-block-start: var(--stroke) solid var(--rule);
        }
        .board {
            margin: 0;
            padding-inline: var(--space-2);
        }
        .moves {
            border-block: var(--stroke) solid var(--rule);
            border-block-end: 0;
            padding-block: var(--space-1) var(--space-2);
        }
        quintet-notices {
            inset-block: auto calc(var(--gap) + 72px);
            inset-inline: auto calc(var(--gap) + var(--space-3));
            inline-size: calc(var(--panel) - 2 * var(--space-3));
        }
        .state {
            grid-area: 1 / 1 / -1 / 2;
        }
    }
    @media ${desk} and (max-width: 900px) {
        :host {
            --panel: clamp(280px, 46vw, 380px);
            --gap: var(--space-2);
        }
    }
`;
