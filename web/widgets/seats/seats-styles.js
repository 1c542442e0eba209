/** Styles of the seats as chips side by side, for phones. Pages add styles for seats beside a board. */
import { css } from "lit";
import { small } from "../../ui/styles.js";

export const seatsStyles = css`
    :host {
        container-type: inline-size;
    }
    section {
        display: grid;
        grid-auto-flow: column;
        grid-auto-columns: minmax(0, 1fr);
        gap: var(--space-2);
    }
    .seat {
        position: relative;
        display: grid;
        grid-template: "token who" auto "token score" auto / auto minmax(0, 1fr);
        align-items: center;
        column-gap: var(--space-2);
        min-block-size: 60px;
        padding: 6px var(--space-2) 8px;
        border-radius: var(--radius);
        background: color-mix(in srgb, var(--paper-sunken) 55%, transparent);
        transition: background-color var(--time) var(--ease);
    }
    .seat::after {
        position: absolute;
        inset-inline: var(--space-3);
        inset-block-end: 0;
        block-size: 3px;
        border-radius: 3px 3px 0 0;
        background: var(--own-line);
        content: "";
        opacity: 0;
        transition: opacity var(--time) var(--ease);
    }
    .seat.active {
        background: var(--paper-raised);
        box-shadow: 0 0 0 var(--stroke) var(--rule), 0 2px 6px color-mix(in srgb, var(--shadow) 40%, transparent);
    }
    .seat.active::after {
        opacity: 1;
    }
    @media (forced-colors: active) {
        .seat.active {
            outline: var(--stroke-strong) solid Highlight;
        }
        .seat .dot.full {
            background: CanvasText;
            forced-color-adjust: none;
        }
    }
    .seat:hover {
        background: var(--paper-raised);
    }
    .token {
        grid-area: token;
    }
    .who {
        display: flex;
        grid-area: who;
        align-items: center;
        min-inline-size: 0;
        font-weight: 600;
        line-height: 1.2;
    }
    .name {
        display: none;
    }
    .holder {
        min-inline-size: 0;
        overflow: clip visible;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .who .icon {
        inline-size: 16px;
        block-size: 16px;
        color: var(--ink-soft);
    }
    .score {
        display: flex;
        grid-area: score;
        gap: var(--space-2);
        align-items: center;
        min-inline-size: 0;
        min-block-size: 18px;
        color: var(--ink-soft);
        font-size: var(--text-small);
        font-variant-numeric: tabular-nums;
        line-height: 18px;
        white-space: nowrap;
    }
    .count {
        display: grid;
        min-inline-size: 0;
        font-size: var(--text-small);
    }
    /* Without a score the name takes the whole height. */
    .score:empty {
        display: none;
    }
    .seat:not(.timed):has(.score:empty) {
        grid-template-rows: auto 0;
    }
    .dots {
        display: inline-flex;
        gap: 4px;
        align-items: center;
        min-block-size: 18px;
    }
    .dot {
        inline-size: 10px;
        block-size: 10px;
        border: 1.5px solid var(--ink-soft);
        border-radius: 50%;
    }
    .dot.full {
        border-color: var(--own-line);
        background: var(--own-line);
    }
    /* A count that loses the game. */
    .danger .dot {
        border-radius: 1px;
        transform: scale(0.82) rotate(45deg);
    }
    .danger .dot.full {
        border-color: var(--warning);
        background: var(--warning);
    }
    .second {
        display: none;
    }
    /* Their name is written: elsewhere dots are progress. */
    .danger > .second {
        display: inline;
        overflow: hidden;
        text-overflow: ellipsis;
        font-size: var(--text-tiny);
        line-height: 1.1;
    }
    .change {
        position: absolute;
        inset: 0;
        padding: 0;
        border: 0;
        border-radius: inherit;
        background: none;
    }
    .change:focus-visible {
        outline-offset: 2px;
    }
    @media ${small} {
        .seat {
            min-block-size: 44px;
            padding-block: 2px 4px;
        }
    }
    /* On a tablet the name of the dots stands beside them. */
    @container (min-width: 600px) {
        .count {
            grid-auto-flow: column;
            column-gap: var(--space-2);
        }
        .count > .second {
            display: inline;
        }
    }
    /* Three players have little room for their names. */
    @container (330px < width <= 400px) {
        section:has(.seat:nth-child(3)) .seat {
            padding-inline: var(--space-2);
            column-gap: 6px;
        }
    }
    @container (max-width: 400px) {
        section:has(.seat:nth-child(3)) .holder {
            font-size: var(--text-small);
        }
        section:has(.seat:nth-child(3)) .who .icon {
            display: none;
        }
    }
`;

/** Seats as rows, for windows with room beside the board. */
export const seatRows = css`
    section {
        grid-auto-flow: row;
        gap: var(--space-1);
    }
    .seat {
        grid-template: "token who score" auto / auto minmax(0, 1fr) auto;
        padding: var(--space-1) var(--space-3);
        column-gap: var(--space-3);
        background: transparent;
    }
    .seat.active {
        background: var(--paper-sunken);
        box-shadow: none;
    }
    .seat::after {
        inset-block: 10px;
        inset-inline: 0 auto;
        inline-size: 4px;
        block-size: auto;
        border-radius: 3px;
    }
    .count {
        justify-items: end;
    }
    /* Below a clock there is room for the name of a danger only. */
    :where(.seat:not(.timed) .count, .score) > .second {
        display: inline;
    }
`;

/** Styles for narrow seats and large text. They must follow all other styles of the seats. */
export const tightSeats = css`
    @container (max-width: 330px) {
        .seat {
            padding-inline: var(--space-1);
            column-gap: 6px;
        }
        .token {
            inline-size: 22px;
            block-size: 22px;
        }
        .who .icon {
            display: none;
        }
        .dots {
            gap: 3px;
        }
        .dot {
            inline-size: 9px;
            block-size: 9px;
        }
    }
    @container (max-width: 280px) {
        .dots {
            gap: 2px;
        }
        .dot {
            inline-size: 8px;
            block-size: 8px;
        }
    }
    /* Large text: seats one below the other, each with its score and its clock below the name. */
    @container (max-width: 13rem) {
        section {
            grid-auto-flow: row;
        }
        .seat,
        section .seat.timed {
            grid-template: "token who" auto "token score" auto "token clock" auto / auto minmax(0, 1fr);
        }
        .score {
            flex-wrap: wrap;
            line-height: 1.2;
        }
    }
`;
