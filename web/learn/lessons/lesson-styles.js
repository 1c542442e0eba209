/** Layout of the lessons: the panel stands beside the board on a wide screen and below it on a phone. */
import { css } from "lit";
import { desk } from "../../ui/styles.js";

export const lessonStyles = css`
    :host {
        --panel: 400px;
    }
    .page {
        grid-template:
            "head" auto
            "games" auto
            "board" minmax(0, min(calc(100vw / var(--aspect) + var(--trays, 0px)), 50dvh))
            "part" minmax(160px, 1fr)
            / minmax(0, 1fr);
        padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
    }
    .page.open {
        grid-template-rows: auto auto minmax(0, 46dvh) minmax(160px, 1fr);
    }
    .panel {
        display: none;
    }
    p,
    h2,
    ol {
        margin: 0;
    }
    .part {
        display: grid;
        grid-area: part;
        gap: var(--space-3);
        align-content: start;
        min-block-size: 0;
        padding-block: var(--space-3) var(--space-2);
        overflow-y: auto;
    }
    .soft {
        color: var(--ink-soft);
        font-size: var(--text-small);
    }

    .task {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--space-1) var(--space-3);
        align-items: center;
    }
    .task .token {
        inline-size: 30px;
        block-size: 30px;
    }
    .task p {
        grid-column: 1 / -1;
        line-height: 1.5;
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
    .verdict {
        text-wrap: pretty;
    }
    .verdict .icon {
        flex: none;
        inline-size: 20px;
        block-size: 20px;
    }
    .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
    }
    .buttons .button {
        gap: var(--space-1);
        padding-inline: var(--space-3);
    }
    .buttons .icon {
        inline-size: 20px;
        block-size: 20px;
    }
    a.button:not(.primary) {
        color: inherit;
    }

    .steps h3 {
        margin: var(--space-2) 0 var(--space-1);
        color: var(--ink-soft);
        font-size: var(--text-small);
        font-weight: 600;
    }
    .steps ol {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1);
        padding: 0;
        list-style: none;
    }
    .steps button {
        display: grid;
        position: relative;
        inline-size: 36px;
        block-size: 36px;
        padding: 0;
        border: var(--stroke) solid var(--rule);
        border-radius: 50%;
        background: none;
        color: inherit;
        place-items: center;
        font-variant-numeric: tabular-nums;
    }
    .steps button:hover {
        background: var(--paper-sunken);
    }
    .steps .done {
        border-color: var(--target);
        color: var(--target);
    }
    .steps [aria-current] {
        border-width: 3px;
        border-color: var(--accent);
        font-weight: 600;
    }
    .steps .icon {
        inline-size: 20px;
        block-size: 20px;
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
    .state {
        display: grid;
        grid-area: 2 / 1 / -1 / -1;
        gap: var(--space-3);
        place-content: center;
        justify-items: center;
        padding: var(--space-5);
        color: var(--ink-soft);
        text-align: center;
    }

    @media ${desk} {
        :host {
            min-block-size: 480px;
        }
        .page,
        .page.open {
            grid-template:
                "board head" auto
                "board games" auto
                "board part" minmax(0, 1fr)
                / minmax(0, 1fr) var(--panel);
            padding: var(--gap);
            column-gap: var(--gap);
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
        .games {
            margin-inline: var(--space-3);
        }
        .part {
            gap: var(--space-4);
            padding: var(--space-4);
        }
        .board {
            margin: 0;
            padding-inline: var(--space-2);
        }
        quintet-notices {
            inset-block: auto var(--gap);
            inset-inline: auto calc(var(--gap) + var(--space-3));
            inline-size: calc(var(--panel) - 2 * var(--space-3));
        }
    }
    @media ${desk} and (max-width: 900px) {
        :host {
            --panel: clamp(280px, 46vw, 380px);
            --gap: var(--space-2);
        }
    }
`;
