/**
 * Layout of an embedded game: the board takes the space that the other parts leave, and small elements hide some of
 * them.
 */
import { css } from "lit";

export const elementStyles = css`
    :host {
        display: block;
        position: relative;
        min-inline-size: 0;
        min-block-size: 240px;
        inline-size: 100%;
        aspect-ratio: 4 / 5;
        overflow: hidden;
        container-type: size;
        content-visibility: auto;
        background: var(--paper);
        /* Minimum sizes in pixels, because a page may define a small rem. */
        --text-small: max(0.8125rem, 13px);
        --text: max(0.9375rem, 15px);
        --text-large: max(1.0625rem, 16px);
    }
    .game {
        display: grid;
        grid-template: "task" auto "players" auto "board" minmax(0, 1fr) "bar" auto "moves" auto / minmax(0, 1fr);
        inline-size: 100%;
        block-size: 100%;
    }
    .task {
        grid-area: task;
        max-block-size: 30cqb;
        padding: var(--space-2) var(--space-3);
        overflow-y: auto;
        background: var(--paper-raised);
        border-block-end: var(--stroke) solid var(--rule);
        overflow-wrap: anywhere;
        font-weight: 500;
        white-space: pre-line;
    }
    quintet-seats {
        display: block;
        grid-area: players;
        padding: var(--space-1) var(--space-2);
    }
    .board {
        position: relative;
        display: grid;
        grid-area: board;
        grid-template: minmax(0, 1fr) / minmax(0, 1fr);
        min-inline-size: 0;
        min-block-size: 0;
        padding: 2px;
    }
    .board.waiting::before {
        place-self: center;
        inline-size: min(46cqi, 40cqb);
        aspect-ratio: 1;
        border-radius: var(--radius-large);
        background: var(--board);
        opacity: 0.7;
        animation: breathe 1600ms ease-in-out infinite;
        content: "";
    }
    @keyframes breathe {
        50% {
            opacity: 0.35;
        }
    }
    .bar {
        display: flex;
        grid-area: bar;
        gap: var(--space-1);
        align-items: center;
        min-block-size: 48px;
        padding-inline: var(--space-3) var(--space-1);
        border-block-start: var(--stroke) solid var(--rule);
        background: var(--paper-raised);
    }
    .bar:empty {
        display: none;
    }
    .status {
        display: flex;
        flex: 1;
        gap: var(--space-2);
        align-items: center;
        min-inline-size: 0;
    }
    .token {
        inline-size: 24px;
        block-size: 24px;
    }
    .token.thinking {
        animation: breathe 1600ms ease-in-out infinite;
    }
    .text {
        min-inline-size: 0;
    }
    .title,
    .detail {
        overflow: clip visible;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .title {
        font-size: var(--text);
        font-weight: 600;
        line-height: 1.25;
    }
    .detail {
        color: var(--ink-soft);
        font-size: var(--text-small);
        font-variant-numeric: tabular-nums;
        line-height: 1.3;
    }
    .feedback .icon {
        inline-size: 20px;
        block-size: 20px;
        padding: 2px;
        border-radius: 50%;
        stroke-width: 2.6;
        background: var(--warning);
        color: var(--paper-raised);
    }
    .feedback.good .icon {
        background: var(--target);
    }
    .buttons {
        display: flex;
        flex: none;
        align-items: center;
    }
    .buttons .button {
        transition: none;
    }
    .buttons .square {
        inline-size: 40px;
        min-block-size: 40px;
        border-color: transparent;
        background: transparent;
        color: var(--ink);
    }
    .buttons .square:hover {
        background: var(--paper-sunken);
    }
    .buttons .named {
        min-block-size: 36px;
        margin-inline: var(--space-1);
        padding-inline: var(--space-3);
    }
    quintet-moves {
        grid-area: moves;
        block-size: 116px;
        padding: var(--space-1) var(--space-2);
        border-block-start: var(--stroke) solid var(--rule);
    }
    .trouble {
        display: grid;
        position: absolute;
        inset: 0;
        gap: var(--space-3);
        align-content: center;
        justify-items: center;
        padding: var(--space-3);
        overflow: auto;
        text-align: center;
    }
    .trouble > * {
        max-inline-size: 100%;
        overflow-wrap: anywhere;
    }
    .trouble h2 {
        font-size: var(--text-large);
    }
    .trouble p {
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    quintet-notices {
        position: absolute;
        z-index: 3;
        inset-block-start: var(--space-2);
        inset-inline: var(--space-2);
    }

    /* Wide elements have a column beside the board. */
    @container (min-width: 560px) and (min-aspect-ratio: 6 / 5) {
        .game.listed {
            grid-template:
                "board task" auto "board players" auto "board moves" minmax(0, 1fr) "board bar" auto
                / minmax(0, 1fr) minmax(220px, 300px);
        }
        .listed quintet-moves {
            block-size: auto;
            border-block-start: 0;
        }
        .listed > :not(.board) {
            border-inline-start: var(--stroke) solid var(--rule);
        }
        .listed .bar {
            flex-wrap: wrap;
            justify-content: end;
            padding-block: var(--space-2) var(--space-1);
        }
        .listed .status {
            flex-basis: 100%;
        }
    }
    /* Without a column, the list is visible only if there is height that the board does not need. */
    @container ((max-width: 559.9px) or (max-aspect-ratio: 6 / 5)) and ((max-height: 519.9px) or (min-aspect-ratio: 4 / 5)) {
        quintet-moves {
            display: none;
        }
    }
    @container (max-width: 359.9px) or (max-height: 399.9px) {
        .bar {
            min-block-size: 38px;
            padding-inline-start: var(--space-2);
        }
        .detail,
        .bar:has(.status) [data-do="redo"] {
            display: none;
        }
        .buttons .square {
            inline-size: 34px;
            min-block-size: 34px;
        }
        .buttons .named {
            min-block-size: 30px;
            padding-inline: var(--space-2);
        }
        .task {
            padding: var(--space-1) var(--space-2);
            font-size: var(--text-small);
        }
        .title {
            font-size: 14px;
            line-height: 1.15;
            white-space: normal;
        }
        .token {
            inline-size: 20px;
            block-size: 20px;
        }
        quintet-board {
            --hand-item: 27px;
            --tray-item: 24px;
            --tool: 28px;
        }
    }
    /* The board needs the height. */
    @container (max-height: 599.9px) and (min-aspect-ratio: 3 / 4) {
        .game:not(.listed) quintet-seats {
            display: none;
        }
    }
    @container (max-height: 399.9px) {
        quintet-seats {
            display: none;
        }
    }
    @container (min-width: 360px) and (max-width: 480px) and (min-height: 400px) {
        quintet-board {
            --hand-item: 36px;
        }
    }
`;
