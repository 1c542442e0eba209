/** Styles of the student's page. */
import { css } from "lit";
import { desk } from "../ui/styles.js";

export const courseStyles = css`
    :host {
        --panel-least: 440px;
    }
    /* A guest has its own tools: the task stands above them, what becomes of the answer and the way on below. */
    @media not ${desk} {
        .page.guest {
            grid-template:
                "head" auto "games" auto "asks" minmax(0, auto) "board" minmax(min(360px, 56dvh), 1fr)
                "answer" minmax(0, auto) "sure" auto / minmax(0, 1fr);
        }
        .page.guest .part:has(quintet-course-item) {
            --asks-area: asks;
            --answer-area: answer;
            --most-part: 30dvh;
            --part-padding: var(--space-1);
            --part-overflow: hidden auto;
        }
        .page.guest :is(.part:has(quintet-course-item), quintet-course-item) {
            display: contents;
        }
        .guest .sure {
            grid-area: sure;
        }
    }
    .page.words {
        grid-template: "head" auto "games" auto "part" minmax(0, 1fr) / minmax(0, 1fr);
    }
    .page.words .panel {
        display: none;
    }
    /* A long title has two lines; its tooltip has all of it. */
    quintet-header h1 {
        display: -webkit-box;
        padding-block-end: 0;
        border-block-end: var(--space-1) solid transparent;
        overflow: hidden;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
    }
    @media (forced-colors: active) {
        quintet-header h1 {
            border-color: Canvas;
        }
    }
    [alone] h1 {
        padding-inline-start: var(--space-2);
    }
    .time {
        display: flex;
        flex: none;
        gap: var(--space-1);
        align-items: center;
        padding-inline-end: var(--space-2);
        font-variant-numeric: tabular-nums;
    }
    .time.short {
        color: var(--warning);
        font-weight: 600;
    }
    .items {
        --icon: 20px;
        display: flex;
        grid-area: games;
        gap: var(--space-1);
        min-inline-size: 0;
        padding: 2px 2px var(--space-1);
        overflow-x: auto;
        scrollbar-width: none;
    }
    .items button {
        display: grid;
        flex: none;
        place-items: center;
        min-inline-size: 40px;
        block-size: 40px;
        padding: 0;
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius);
        background: none;
        font-variant-numeric: tabular-nums;
    }
    .items button:hover {
        background: var(--paper-sunken);
    }
    .items .right {
        border-color: var(--correct);
        color: var(--correct);
    }
    .items .partly {
        border-color: var(--partly);
        color: var(--partly);
    }
    .items .wrong {
        border-color: var(--incorrect);
        color: var(--incorrect);
    }
    .items .answered {
        background: var(--paper-sunken);
        font-weight: 600;
    }
    .items [aria-current] {
        border-width: 3px;
        border-color: var(--accent);
        font-weight: 600;
    }
    .part {
        display: block;
    }
    .page.words .part > * {
        max-inline-size: 42rem;
        margin-inline: auto;
    }
    .guest .board > * {
        min-block-size: 0;
        min-inline-size: 0;
        block-size: 100%;
        overflow: hidden;
    }
    .guest .board > quintet-fill {
        padding: var(--space-2) var(--space-3);
        overflow: hidden auto;
    }
    .sure {
        display: grid;
        gap: var(--space-3);
        margin-block-start: var(--space-4);
        padding: var(--space-3);
        border: var(--stroke-strong) solid var(--accent);
        border-radius: var(--radius);
    }
    .sure p {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
    }

    @media ${desk} {
        .items {
            flex-wrap: wrap;
            margin-inline: var(--space-4);
        }
        .items button {
            min-inline-size: 36px;
            block-size: 36px;
        }
        .words quintet-header {
            margin: calc(-1 * var(--gap)) calc(-1 * var(--gap)) 0;
            padding-block-start: 0;
        }
        .words .items {
            inline-size: min(100% - 2 * var(--space-4), 42rem);
            margin-inline: auto;
        }
    }

    /* On paper the sheet is a list of its items, once it has begun. */
    @media print {
        :host {
            block-size: auto;
            min-block-size: 0;
        }
        .page:has(~ .paper > *),
        quintet-notices {
            display: none;
        }
    }
`;
