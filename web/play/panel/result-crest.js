/** What a win, a loss and a draw are drawn as: a laurel around the winner, a lowered flag, scales. */
import { css, html, svg } from "lit";

export const crestStyles = css`
    .crest {
        display: flex;
        position: relative;
        align-items: center;
        justify-content: center;
        grid-area: crest;
        min-inline-size: 52px;
        block-size: 44px;
        padding-inline: 10px;
        color: var(--end);
    }
    .crest .token {
        inline-size: 32px;
        block-size: 32px;
        margin-inline: -3px;
    }
    .emblem {
        position: absolute;
        inset: -2px auto auto 50%;
        inline-size: 60px;
        block-size: 52px;
        fill: none;
        stroke: currentColor;
        stroke-linecap: round;
        stroke-linejoin: round;
        stroke-width: 2;
        transform: translateX(-50%);
    }
    .emblem .full {
        fill: currentColor;
        stroke: none;
    }
`;

const drawings = {
    won: svg`<path d="M22 47C8 43 4 28 9 14M38 47c14-4 18-19 13-33" />
        <path class="full" d="M9 14c-3-3-3-6-2-9 3 2 4 5 2 9zm-2 10c-4-1-6-4-6-7 4 0 6 3 6 7zm2 10c-4 1-7-1-9-4 4-2 7 0 9 4zm6 8c-3 2-7 2-9-1 3-3 7-2 9 1zM51 14c3-3 3-6 2-9-3 2-4 5-2 9zm2 10c4-1 6-4 6-7-4 0-6 3-6 7zm-2 10c4 1 7-1 9-4-4-2-7 0-9 4zm-6 8c3 2 7 2 9-1-3-3-7-2-9 1z" />`,
    lost: svg`<path d="M20 48V6M14 48h12" /><path class="full" d="M22 25c7 0 9 5 20 3l-3 7 3 7c-11 2-13-3-20-3z" />`,
    drawn: svg`<path d="M30 8v38M21 46h18M13 14h34M13 14 6 30h14zM47 14l-7 16h14zM6 30c1 5 13 5 14 0M40 30c1 5 13 5 14 0" />`,
};

/** @typedef {keyof typeof drawings} End */

/** @param {End} end */
export const emblem = (end) => html`<svg class="emblem" viewBox="0 0 60 52" aria-hidden="true">${drawings[end]}</svg>`;
