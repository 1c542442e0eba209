/** Layout of the trainer: the panel stands beside the board on a wide screen and below it on a phone. */
import { css } from "lit";
import { desk } from "../../ui/styles.js";

export const trainerStyles = css`
    :host {
        --panel: 400px;
    }
    .page {
        grid-template:
            "head" auto
            "games" auto
            "tabs" auto
            "board" minmax(0, min(calc(100vw / var(--aspect) + var(--trays, 0px)), 54dvh))
            "part" minmax(140px, 1fr)
            / minmax(0, 1fr);
        padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
    }
    .page.open {
        grid-template-rows: auto auto auto minmax(0, 48dvh) minmax(140px, 1fr);
    }
    .panel {
        display: none;
    }
    [role="tablist"] {
        grid-area: tabs;
        border-block-end: var(--stroke) solid var(--rule);
    }
    .due {
        display: inline-block;
        min-inline-size: 18px;
        margin-inline-start: var(--space-1);
        padding-inline: 5px;
        border-radius: 9px;
        background: var(--accent);
        color: var(--accent-ink);
        font-size: 0.6875rem;
        font-variant-numeric: tabular-nums;
        line-height: 18px;
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
    .part:focus {
        outline: none;
    }
    .part > p {
        margin: 0;
        color: var(--ink-soft);
        font-size: var(--text-small);
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
                "board games" auto
                "board tabs" auto
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
        .games,
        [role="tablist"] {
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
