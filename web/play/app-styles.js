/** Styles of the page's layout. */
import { css } from "lit";
import { desk, low, small } from "../ui/styles.js";

export const appStyles = css`
    :host {
        --panel: var(--panel-size);
        /* Between the board and the edges of a phone. Boards have a little room of their own. */
        --edge: 6px;
        --least-list: 46px;
        --status-line: 52px;
    }
    .page {
        grid-template:
            "games" auto
            "seats" auto
            "chances" auto
            "board" minmax(0, calc((100vw - 2 * var(--edge)) / var(--aspect) + var(--trays, 0px)))
            "status" auto
            "moves" minmax(var(--least-list), 1fr)
            "controls" auto
            / minmax(0, 1fr);
    }
    /* Measured: as much as the board can get, whatever its shape. */
    .room {
        grid-row: board-start / moves-end;
        grid-column: 1;
        margin-block-end: calc(var(--status-line) + var(--least-list));
        margin-inline: calc(var(--edge) - var(--space-3));
        visibility: hidden;
        pointer-events: none;
    }
    .page.open {
        grid-template-rows: auto auto auto minmax(0, 1fr) auto var(--open-list, 44px) auto;
        --list-heads: none;
    }
    @media ${small} {
        quintet-games {
            padding-block: 2px;
        }
    }
    /* On a small phone the move list gives its height to a board with trays. */
    @media (max-height: 660px) {
        .page {
            --least-list: max(0px, 36px - var(--trays, 0px));
            --list-heads: none;
        }
    }
    /* On a phone the games are in the row of the header. */
    quintet-header {
        grid-area: games;
        align-self: center;
        min-block-size: var(--tap);
        margin-inline: calc(-1 * var(--space-3));
    }
    quintet-header:not(:defined) {
        visibility: hidden;
    }
    quintet-header > .button {
        display: none;
    }
    quintet-volume {
        inline-size: var(--tap);
        min-block-size: var(--tap);
    }
    /* The row of games shows the same name. A notice hides the header, but not its heading from screen readers. */
    h1 {
        visibility: visible;
        pointer-events: none;
        flex: 1;
        min-inline-size: 0;
        block-size: 1px;
        overflow: hidden;
        opacity: 0;
        font-size: var(--text-large);
        font-weight: 600;
        line-height: 1.2;
    }
    quintet-games {
        z-index: 4;
        grid-area: games;
        padding-block: var(--space-1) var(--space-2);
        margin-inline: calc(var(--tap) - var(--space-2)) calc(3 * var(--tap) - var(--space-2));
    }
    /* The header then shows the name of the site. */
    @media (min-width: 43.125rem) {
        quintet-games {
            margin-inline: 6.75rem calc(3 * var(--tap) + var(--space-2));
        }
    }
    quintet-seats {
        grid-area: seats;
    }
    quintet-status {
        grid-area: status;
        padding-inline: var(--space-1);
    }
    .moves {
        display: flex;
        grid-area: moves;
        flex-direction: column;
        min-block-size: 0;
    }
    .about {
        flex: 1 1 0;
        min-block-size: 0;
        overflow-y: auto;
        container: about / size;
        scrollbar-color: var(--rule) transparent;
        scrollbar-width: thin;
    }
    .after,
    quintet-goal {
        display: none;
    }
    .aim {
        max-inline-size: 56ch;
        padding: var(--space-2) var(--space-1);
        color: var(--ink-soft);
    }
    /* A line each: side by side they read as one. */
    .links {
        display: grid;
        gap: var(--space-1);
        justify-items: start;
        padding-inline: var(--space-1);
    }
    .links a {
        color: var(--accent);
        font-weight: 500;
    }
    /* In low windows, the score that decides the game is enough. */
    @container about (max-height: 84px) or ((max-height: 124px) and (max-width: 340px)) {
        .aim {
            padding-block: 0;
            font-size: var(--text-small);
            line-height: 1.3;
        }
        .way {
            display: none;
        }
    }
    quintet-controls {
        grid-area: controls;
        margin-inline: calc(-1 * var(--space-2));
        padding-block: var(--space-1) max(var(--space-1), env(safe-area-inset-bottom));
        border-block-start: var(--stroke) solid var(--rule);
    }
    .board:has(.trouble) ~ :is(quintet-status, .moves) {
        display: none;
    }
    .board:has(.trouble) {
        grid-row: board-start / moves-end;
        grid-template-rows: auto minmax(160px, 1fr);
        overflow-y: auto;
    }
    .trouble {
        display: grid;
        gap: var(--space-3);
        align-content: center;
        justify-items: center;
        padding: var(--space-5);
        text-align: center;
    }
    .trouble p {
        color: var(--ink-soft);
        font-size: var(--text-small);
    }

    @media ${desk} {
        :host {
            min-block-size: calc(320px + 54 * (1rem - 16px));
        }
        .page {
            grid-template:
                "board header" auto
                "board games" auto
                "board seats" auto
                "board chances" auto
                "board status" auto
                "board moves" minmax(0, 1fr)
                "board notices" auto
                "board controls" auto
                / minmax(0, 1fr) var(--panel);
        }
        .board:has(.trouble) {
            grid-row: board;
        }
        .room {
            grid-row: 1 / -1;
            margin: 0 var(--space-2);
        }
        .page.open {
            grid-template-rows: auto auto auto auto auto minmax(0, 1fr) auto auto;
            --list-heads: grid;
        }
        quintet-header {
            grid-area: header;
            margin-inline: var(--space-1);
            padding-block-start: var(--space-2);
        }
        quintet-header > .button {
            display: inline-flex;
        }
        /* Below what the header opens. */
        quintet-games {
            z-index: auto;
        }
        h1 {
            visibility: inherit;
            block-size: auto;
            overflow: visible;
            opacity: 1;
        }
        quintet-games,
        quintet-seats,
        quintet-status,
        .moves,
        quintet-controls {
            margin-inline: var(--space-4);
        }
        .aim {
            padding-block: var(--space-3);
            line-height: 1.5;
        }
        @container about (min-height: 240px) {
            .links {
                gap: var(--space-2);
                justify-items: stretch;
            }
            .links a {
                display: flex;
                align-items: center;
                min-block-size: var(--tap);
                padding-inline: var(--space-4);
                border: var(--stroke) solid var(--rule);
                border-radius: var(--radius);
                font-size: var(--text);
                text-decoration: none;
            }
            .links a:hover {
                background: var(--paper-sunken);
            }
        }
        /* After the first action the note lies at the end of the panel, and yields to the list. */
        .after {
            display: flex;
            flex-direction: column;
            justify-content: end;
            overflow: hidden;
        }
        @container about (max-height: 10rem) {
            .after .aim,
            .after .links {
                display: none;
            }
        }
        @container about (min-height: 32rem) {
            quintet-goal {
                display: grid;
                block-size: 260px;
                margin-block-start: var(--space-3);
                padding-inline: var(--space-1);
            }
            quintet-goal:not([shown]) {
                visibility: hidden;
            }
        }
        .moves {
            --heads: var(--paper-raised);
        }
        quintet-status {
            margin-block: var(--space-1);
            border-block-end: var(--stroke) solid var(--rule);
            padding-block: var(--space-2);
        }
        quintet-controls {
            padding-block: var(--space-2);
        }
    }
    @media ${desk} and ${low} {
        :host {
            --panel: clamp(280px, 42vw, 340px);
            --gap: var(--space-2);
        }
        quintet-header {
            grid-area: games;
            padding: 0;
        }
        h1 {
            visibility: visible;
            block-size: 1px;
            opacity: 0;
        }
        quintet-header > .button,
        quintet-volume {
            display: none;
        }
        quintet-games {
            z-index: 4;
            margin-inline: calc(var(--tap) + var(--space-2)) calc(2 * var(--tap) + var(--space-2));
        }
        .page {
            grid-template-rows: 0 auto auto auto auto minmax(0, 1fr) 0 auto;
        }
    }
`;
