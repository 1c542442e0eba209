import { css } from "lit";
import { headStyles } from "../../ui/page-styles/head-styles.js";
import { stateStyles } from "../../ui/page-styles/state-styles.js";
import { desk } from "../../ui/styles.js";

/**
 * Styles of the pages made with `BoardPage`, after `boardPageStyles`. On a phone there are, from the top: `head`,
 * `games` (or another row to choose from), `tabs`, `board` and `part`, which scrolls. On a wide screen all but the
 * board are in the panel.
 *
 * A page sets on its host `--panel-least` (the least width of the panel), and for a phone `--most-board` and
 * `--most-open` (the maximum heights of a board and of a board without edges) and `--least-part` (the minimum height of
 * the part).
 */
export const sidePanelStyles = css`
    ${headStyles}
    ${stateStyles}
    :host {
        --panel: max(var(--panel-size), var(--panel-least, 0px));
        --most-board: 50dvh;
        --most-open: 46dvh;
        --least-part: 160px;
    }
    .page {
        --board-row: minmax(0, min(calc(100vw / var(--aspect) + var(--trays, 0px)), var(--most-board)));
        grid-template:
            "head" auto
            "games" auto
            "tabs" auto
            "board" var(--board-row)
            "part" minmax(var(--least-part), 1fr)
            / minmax(0, 1fr);
        padding-block-end: env(safe-area-inset-bottom);
    }
    .page.open {
        --board-row: minmax(0, var(--most-open));
    }
    /* Measured: as much as the board can get, whatever its shape. */
    .room {
        position: absolute;
        inset: 0 0 auto;
        block-size: var(--most-board);
        visibility: hidden;
        pointer-events: none;
    }
    quintet-header {
        grid-area: head;
        margin-inline: calc(-1 * var(--space-3));
    }
    .games {
        --icon: 18px;
        display: flex;
        grid-area: games;
        gap: var(--space-1);
        overflow-x: auto;
        scrollbar-width: none;
    }
    .games button {
        display: grid;
        flex: 1 0 auto;
        gap: 2px;
        justify-items: center;
        min-block-size: var(--tap);
        padding: var(--space-1) min(var(--space-2), 1.25vw);
        border: 0;
        border-radius: var(--radius-small);
        background: none;
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    .games button:hover {
        background: var(--paper-sunken);
    }
    .games button[aria-pressed="true"] {
        background: var(--paper-sunken);
        color: var(--ink);
        font-weight: 600;
    }
    .games button:focus-visible {
        outline-offset: -2px;
    }
    [role="tablist"] {
        grid-area: tabs;
    }
    .part {
        display: grid;
        grid-area: part;
        grid-auto-rows: max-content;
        gap: var(--space-3);
        align-content: start;
        min-block-size: 0;
        padding-block: var(--space-3) var(--space-2);
        overflow-y: auto;
    }
    .extras {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        position: absolute;
        inset-block-end: var(--space-2);
        inset-inline: var(--space-3);
        /* Boards are not mirrored: their free corners stay on the right in every language. */
        justify-content: right;
        pointer-events: none;
    }
    /* A tray can still be used. */
    .page:not(.open) .extras {
        inset-block-end: calc(var(--trays, 0px) + var(--space-2));
    }
    .extras .button {
        min-block-size: 40px;
        box-shadow: 0 2px 10px var(--shadow);
        pointer-events: auto;
    }
    .state {
        grid-area: 2 / 1 / -1 / -1;
    }
    /* On a phone they are below the header. A long one covers it rather than the board. */
    @media not ${desk} {
        quintet-notices:popover-open {
            display: flex;
            flex-direction: column;
            inset-block-start: calc(var(--space-1) + env(safe-area-inset-top));
            block-size: max(120px, 18dvh);
        }
        quintet-notices::before {
            flex: 0 1 var(--tap);
            content: "";
        }
    }

    @media ${desk} {
        :host {
            min-block-size: 480px;
        }
        .page {
            grid-template:
                "board head" auto
                "board games" auto
                "board tabs" auto
                "board part" minmax(0, 1fr)
                / minmax(0, 1fr) var(--panel);
            padding-block-end: var(--gap);
        }
        .room {
            inset: 0 var(--space-2);
            block-size: auto;
        }
        quintet-header {
            margin-inline: var(--space-1);
            padding-block-start: var(--space-2);
        }
        .games,
        [role="tablist"] {
            margin-inline: var(--space-3);
        }
        .part {
            gap: var(--space-4);
            padding: var(--space-4);
        }
        quintet-notices {
            inset-block: auto var(--gap);
            inset-inline: auto calc(var(--gap) + var(--space-3));
            inline-size: calc(var(--panel) - 2 * var(--space-3));
        }
    }
    @media ${desk} and (max-width: 900px) {
        :host {
            --panel: clamp(280px, 48vw, 380px);
            --gap: var(--space-2);
        }
    }
    /* On paper the text follows the board. */
    @media print {
        :host,
        .page {
            display: block;
            block-size: auto;
        }
        .board {
            max-inline-size: 14cm;
            margin-inline: auto;
        }
        .part {
            overflow: visible;
        }
    }
`;
