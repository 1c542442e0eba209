import { css } from "lit";

/** Colours come from the page (styles/tokens.css). Capabilities and movement parts have their own styles. */
export const boardStyles = css`
    :host {
        display: flex;
        flex-direction: column;
        min-block-size: 0;
        min-inline-size: 0;
        color: var(--ink);
        font-family: var(--font);
        -webkit-tap-highlight-color: transparent;
    }
    .frame {
        position: relative;
        display: flex;
        flex: 1 1 auto;
        flex-direction: column;
        min-block-size: 0;
    }
    .pictures {
        position: relative;
        display: flex;
        flex: 1 1 auto;
        flex-direction: column;
        min-block-size: 0;
    }
    .still {
        position: absolute;
        inset: 0;
        inline-size: 100%;
        block-size: 100%;
        overflow: visible;
        pointer-events: none;
        will-change: transform;
    }
    .picture {
        position: relative;
        display: block;
        flex: 1 1 auto;
        inline-size: 100%;
        min-block-size: 0;
        max-block-size: 100%;
        overflow: visible;
        will-change: transform;
        touch-action: manipulation;
        user-select: none;
        -webkit-user-select: none;
    }

    .plate path, .tint, .way { stroke-linejoin: round; }
    .plate-shadow { fill: var(--shadow); stroke: var(--shadow); }
    .plate-side { fill: var(--board-side); stroke: var(--board-side); }
    .plate-edge { fill: var(--board-edge); stroke: var(--board-edge); }
    .plate-top { fill: var(--board); stroke: var(--board); }
    .wells-lip { fill: var(--cell-lip); }
    .wells { fill: var(--cell); stroke: var(--cell-edge); stroke-width: var(--cell-edge-width); }
    .checker { fill: var(--cell-ink); opacity: 0.04; }
    .strip-band { fill: var(--own); }
    .strip-line { fill: none; stroke: var(--own); }
    .plate-bed { fill: var(--board); }
    .strip-badge { color: var(--own-ink); opacity: 0.92; }
    .zone-tint { fill: var(--own); opacity: var(--zone-tint); }
    .camp .zone-tint { opacity: calc(var(--own-wash, 2) * var(--zone-tint)); }
    .zone-line { fill: none; stroke: var(--cell-ink); stroke-width: 4; opacity: 0.8; }
    .zone-mark { color: var(--cell-ink); opacity: 0.3; }
    .labels { fill: var(--board-ink); font-size: 27px; font-variant-numeric: tabular-nums; text-anchor: middle; direction: ltr; }

    .inlay { fill: currentColor; stroke: currentColor; }
    .inlay-line { fill: none; stroke: currentColor; }
    .token-shadow { fill: var(--token-shadow); }
    .token-shadow.wide { opacity: 0.45; }
    .token-face { fill: var(--own); color: var(--own-ink); }
    .token-side { fill: #000; opacity: calc(0.36 * var(--token-relief)); }
    .token-sheen { opacity: var(--token-relief); }
    .token-edge { fill: none; stroke: var(--token-edge); stroke-width: var(--token-edge-width); }
    .token-bevel { fill: none; stroke: var(--own-ink); stroke-width: 1.6; opacity: calc(0.2 * var(--token-relief)); }
    .token .body { transition: transform var(--time-quick) var(--ease); }
    .token .under { transition: transform var(--time-quick) var(--ease); }
    .token.lifted .body { transform: translate(0, -7px) scale(1.05); }
    .token.lifted .under { transform: translate(0, 3px) scale(1.03); }
    .token.carried .body { transform: translate(0, -12px) scale(1.1); }
    .token.carried.touch .body { transform: translate(0, -44px) scale(1.2); }
    .token.carried .under { transform: translate(0, 10px) scale(1.1); }
    .token-mark { color: var(--own-ink); }
    .ghost { opacity: 0.42; pointer-events: none; }
    .ghost.proposed { opacity: 0.7; }

    .tint.last-from { fill: none; stroke: var(--highlight); stroke-width: 5; stroke-dasharray: 10 8; opacity: 1; }
    .tint.last-to { fill: var(--highlight); stroke: var(--highlight); stroke-width: 4; fill-opacity: 0.42; opacity: 1; }
    .earlier .tint.last-to { fill: none; stroke-width: 5; }
    .earlier .last-shape, .earlier .last-ring { stroke-width: 4; }
    .last-way { fill: none; stroke: var(--highlight); stroke-width: 6; stroke-linecap: round; stroke-linejoin: round; }
    .last-way.under { stroke: var(--board-edge); stroke-width: 9; opacity: 0.55; }
    .last-stop { fill: var(--highlight); stroke: var(--board-edge); stroke-width: 1.5; }
    .earlier .last-way:not(.under) { stroke-dasharray: 14 10; }
    .last-ring { fill: none; stroke: var(--highlight); stroke-width: 6; }
    .selected-ring { fill: none; stroke: var(--target); stroke-width: 6; }
    .last-shape { fill: none; stroke: var(--highlight); stroke-width: 7; stroke-linejoin: round; }
    .tint.selected { fill: var(--target); fill-opacity: 0.32; stroke: var(--target); stroke-width: 4; opacity: 1; }
    .tint.winning { fill: var(--target); opacity: 0.6; }
    .tint.forbidden { fill: var(--cell-ink); opacity: 0.1; }
    .source-ring { fill: none; stroke: var(--cell-ink); stroke-width: 3; opacity: 0.75; }
    :host([ahead]) .source-ring { stroke-dasharray: 7 6; }
    :host([still]) .source-ring { stroke: var(--accent); stroke-width: 7; opacity: 0.85; }
    .target-dot { fill: var(--target); opacity: 0.85; }
    .target-hop { fill: none; stroke: var(--target); stroke-width: 7; opacity: 0.9; }
    .winning-ring { fill: none; stroke: var(--target); stroke-width: 7; }
    .captured-cross { fill: none; stroke: var(--cell-ink); stroke-width: 5; stroke-linecap: round; opacity: 0.75; }
    .forbidden-cross { fill: none; stroke: var(--cell-ink); stroke-width: 5; stroke-linecap: round; opacity: 0.75; }
    .stunned-ring { fill: none; stroke: var(--cell-ink); stroke-width: 4; stroke-dasharray: 3 9; stroke-linecap: round; }
    .way { fill: none; stroke: var(--target); stroke-width: 6; stroke-linecap: round; stroke-dasharray: 1 13; }

    .cell { fill: transparent; outline: none; }
    .cell.source { cursor: grab; touch-action: none; }
    .cell.target, .cell.place { cursor: pointer; }
    .cell:focus-visible { stroke: var(--board-focus); stroke-width: 7; stroke-linejoin: round; }
    @media (hover: hover) {
        .cell.target:hover { fill: var(--target); fill-opacity: 0.16; }
    }

    .tools:empty { display: none; }

    /* What decided the game lights up piece by piece, with the hops of cheer.js. */
    @media (prefers-reduced-motion: no-preference) {
        :host(:not([still])) .winning { animation: light-up var(--time) calc(var(--time) * (1.6 + 4 * var(--order))) backwards; }
        @keyframes light-up { from { opacity: 0; } }
    }
    @media (prefers-reduced-motion: reduce) {
        .token .body, .token .under { transition: none; }
    }
`;
