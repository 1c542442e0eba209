/** Styles shared by all components (buttons, icons, focus), and the media queries for desktop and phone layouts. */
import { css, unsafeCSS } from "lit";

/** Windows with room for a panel beside the board. */
export const DESK = "(((min-width: 540px) and (min-aspect-ratio: 11/10)) or (min-width: 1000px))";
export const desk = unsafeCSS(DESK);
/** Windows so low that every line of height counts. */
export const low = unsafeCSS("(max-height: 560px)");
export const tall = unsafeCSS("(min-height: 560.02px)");
/** The smallest phones, in portrait. */
export const small = unsafeCSS("(max-width: 480px) and (max-height: 600px)");

export const shared = css`
    :host {
        box-sizing: border-box;
        color: var(--ink);
        font: 400 var(--text) / 1.4 var(--font);
    }
    *, *::before, *::after {
        box-sizing: border-box;
    }
    [hidden] {
        display: none !important;
    }

    :where(p, h1, h2, h3, h4, ul, ol, dl, dd, figure, pre, fieldset, legend) {
        margin: 0;
        padding: 0;
        border: 0;
        list-style: none;
    }
    :where(fieldset) {
        min-inline-size: 0;
    }
    /* Headings take the focus for screen readers only. */
    :is(h1, h2, h3):focus {
        outline: none;
    }
    .soft {
        color: var(--ink-soft);
        font-size: var(--text-small);
    }

    .icon {
        display: block;
        flex: none;
        inline-size: var(--icon, 22px);
        block-size: var(--icon, 22px);
        fill: none;
        stroke: currentColor;
        stroke-width: 1.7;
        stroke-linecap: round;
        stroke-linejoin: round;
    }
    :host(:dir(rtl)) .icon.turns {
        transform: scaleX(-1);
    }

    button, select, input, textarea {
        margin: 0;
        color: inherit;
        font: inherit;
    }
    button, select {
        cursor: pointer;
        touch-action: manipulation;
        -webkit-tap-highlight-color: transparent;
    }
    button:disabled {
        cursor: default;
    }
    :focus-visible {
        outline: var(--stroke-strong) solid var(--focus);
        outline-offset: 2px;
    }

    .button {
        display: inline-flex;
        align-items: center;
        justify-content: center;
        gap: var(--space-2);
        min-block-size: var(--tap);
        padding-inline: var(--space-4);
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius);
        background: var(--paper-raised);
        font-weight: 500;
        text-decoration: none;
        white-space: nowrap;
        transition: background-color var(--time-quick) var(--ease);
    }
    .button:hover:enabled {
        background: var(--paper-sunken);
    }
    .button[aria-disabled="true"] {
        cursor: default;
        opacity: 0.5;
    }
    .button.primary {
        border-color: transparent;
        background: var(--accent);
        color: var(--accent-ink);
    }
    .button.primary:hover:enabled {
        background: color-mix(in srgb, var(--accent) 88%, var(--ink));
    }
    .button.bare {
        border-color: transparent;
        background: transparent;
    }
    .button.bare:hover:enabled {
        background: var(--paper-sunken);
    }
    .button.square {
        inline-size: var(--square, var(--tap));
        padding: 0;
    }

    /* The shape of an action, in a line of text. */
    .drawn {
        margin-inline-end: 5px;
        vertical-align: middle;
    }

    .unseen {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        margin: -1px;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
    }

    /* Paper leaves backgrounds out. */
    @media print {
        .button.primary {
            border-color: currentColor;
            background: none;
            color: inherit;
        }
    }
    @media (forced-colors: active) {
        .button.bare {
            border-color: Canvas;
        }
        :is([aria-current], [aria-pressed="true"], [aria-selected="true"]):not(:focus-visible) {
            outline: var(--stroke-strong) solid Highlight;
            outline-offset: -2px;
        }
    }
    @media (prefers-reduced-motion: reduce) {
        *, *::before, *::after {
            transition: none !important;
            animation: none !important;
        }
    }
`;
