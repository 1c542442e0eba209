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
        display: flex;
        grid-area: games;
        gap: var(--space-1);
        min-inline-size: 0;
        margin: 0;
        padding: 2px 2px var(--space-1);
        overflow-x: auto;
        list-style: none;
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
        color: inherit;
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
    .items .icon {
        inline-size: 20px;
        block-size: 20px;
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

    /* On paper the sheet is a list of its items. */
    @media print {
        :host {
            block-size: auto;
            min-block-size: 0;
        }
        .page,
        quintet-notices {
            display: none;
        }
    }
`;

/** What the panel is made of. */
export const panelStyles = css`
    :host {
        display: grid;
        gap: var(--space-4);
        align-content: start;
    }
    p,
    h2,
    h3 {
        margin: 0;
        text-wrap: pretty;
    }
    h2 {
        font-size: var(--text-large);
        font-weight: 600;
        line-height: 1.3;
        text-wrap: balance;
    }
    h2:focus {
        outline: none;
    }
    h3 {
        font-size: var(--text);
        font-weight: 600;
    }
    /* Beside a board they are one column; around a guest, the page places them. */
    .asks {
        display: grid;
        grid-area: var(--asks-area, auto);
        gap: var(--space-4);
        align-content: start;
    }
    :is(.asks, .form) {
        max-block-size: var(--most-part, none);
        padding-block: var(--part-padding, 0);
        overflow: var(--part-overflow, visible);
    }
    .title {
        display: flex;
        gap: var(--space-3);
        align-items: center;
    }
    .title h2 {
        flex: 1;
    }
    .title .token {
        flex: none;
        inline-size: 30px;
        block-size: 30px;
    }
    .text {
        line-height: 1.55;
        overflow-wrap: break-word;
    }
    .text > * {
        margin-block: 0 var(--space-2);
    }
    .text > :last-child {
        margin-block-end: 0;
    }
    .text code {
        font-size: 0.92em;
    }
    .text pre {
        overflow-x: auto;
        padding: var(--space-2) var(--space-3);
        border-radius: var(--radius-small);
        background: var(--paper-sunken);
    }
    .text table {
        border-collapse: collapse;
    }
    .text :is(td, th) {
        padding: 2px var(--space-2);
        border: var(--stroke) solid var(--rule);
    }
    .text a,
    .soft a {
        color: var(--accent);
    }
    .text :is(ul, ol) {
        padding-inline-start: var(--space-5);
    }
    .soft {
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        align-items: center;
    }
    .buttons .button:not(.square) {
        gap: var(--space-1);
        padding-inline: var(--space-3);
    }
    .steps {
        align-items: center;
    }
    .button .icon {
        inline-size: 20px;
        block-size: 20px;
    }
    .button[aria-disabled="true"] {
        opacity: 0.5;
        cursor: default;
    }
    .form {
        display: grid;
        grid-area: var(--answer-area, auto);
        gap: var(--space-3);
        min-inline-size: 0;
    }
    fieldset {
        display: grid;
        gap: var(--space-2);
        min-inline-size: 0;
        margin: 0;
        padding: 0;
        border: 0;
    }
    fieldset.row {
        grid-auto-columns: minmax(0, 1fr);
        grid-auto-flow: column;
    }
    .option {
        display: flex;
        gap: var(--space-3);
        align-items: start;
        min-block-size: var(--tap);
        padding: 10px var(--space-3);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius);
        background: var(--paper);
        cursor: pointer;
    }
    .option:has(input:checked) {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
    }
    .option:has(input:focus-visible) {
        outline: var(--stroke-strong) solid var(--focus);
        outline-offset: 2px;
    }
    .option input {
        flex: none;
        inline-size: 18px;
        block-size: 18px;
        margin-block: 2px 0;
        accent-color: var(--accent);
    }
    .option .token {
        flex: none;
        inline-size: 22px;
        block-size: 22px;
    }
    fieldset:disabled .option {
        cursor: default;
    }
    .field {
        display: grid;
        gap: var(--space-1);
    }
    .field input {
        inline-size: 100%;
        min-block-size: var(--tap);
        padding-inline: var(--space-3);
        border: var(--stroke) solid var(--ink-soft);
        border-radius: var(--radius);
        background: var(--paper);
        font-variant-numeric: tabular-nums;
    }
    .field input.number {
        inline-size: 12ch;
    }
    .hints {
        display: grid;
        gap: var(--space-2);
        margin: 0;
        padding: var(--space-2) var(--space-3);
        border-inline-start: 4px solid var(--hint);
        background: var(--paper-sunken);
        list-style: none;
    }
    .verdict .icon {
        flex: none;
        inline-size: 20px;
        block-size: 20px;
    }
    .facts-line {
        margin-block-start: calc(-1 * var(--space-3));
    }
    .form > [role="status"] {
        display: grid;
        gap: var(--space-2);
    }
    .solution {
        display: grid;
        gap: var(--space-2);
        padding-block: var(--space-1);
        padding-inline-start: var(--space-3);
        border-inline-start: 4px solid var(--correct);
    }
    .solution :is(p, ul) {
        margin: 0;
        overflow-wrap: anywhere;
    }
    .examples {
        margin: calc(-1 * var(--space-3)) 0 0;
        padding-inline-start: var(--space-5);
    }
    .examples a {
        display: inline-flex;
        align-items: center;
        min-block-size: 44px;
        min-inline-size: 44px;
        color: var(--accent);
    }
    #unnamed:empty {
        display: none;
    }
    .facts {
        display: grid;
        gap: var(--space-1);
        margin: 0;
        padding-inline-start: var(--space-5);
        color: var(--ink-soft);
    }
    .score {
        font-size: var(--text-title);
        font-weight: 600;
        font-variant-numeric: tabular-nums;
    }
    table.results {
        inline-size: 100%;
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
    }
    .results :is(th, td) {
        padding: var(--space-2);
        border-block-end: var(--stroke) solid var(--rule);
        text-align: start;
        vertical-align: baseline;
    }
    .results :is(.count) {
        text-align: end;
        white-space: nowrap;
    }
    .results button {
        padding: var(--space-1) 0;
        border: 0;
        background: none;
        color: var(--accent);
        text-align: start;
        text-decoration: underline;
        text-underline-offset: 3px;
    }
    .problems {
        display: grid;
        gap: var(--space-2);
        margin: 0;
        padding-inline-start: var(--space-5);
    }
    .drop {
        display: grid;
        gap: var(--space-3);
        justify-items: start;
        padding: var(--space-5);
        border: 2px dashed var(--rule);
        border-radius: var(--radius-large);
    }
`;
