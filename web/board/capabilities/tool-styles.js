/** Styles of the buttons that capabilities put around the picture. A capability's own styles override them. */
import { css } from "lit";

export const toolStyles = css`
    .tools {
        display: flex;
        flex: none;
        flex-wrap: wrap;
        gap: var(--space-1);
        justify-content: end;
        padding: var(--space-1);
    }
    :is(.window, .beside) .tools {
        position: absolute;
        inset-block-end: var(--space-1);
        inset-inline-end: var(--space-1);
    }
    .beside:not(.window) .tools { flex-direction: column; }
    /* A row below the picture has room for words, and so has a wide edge beside it. */
    .word { display: none; }
    .roomy:not(.window) .tool { padding: var(--space-1) 2px; }
    .roomy:not(.window) .word { display: block; inline-size: 58px; overflow-wrap: anywhere; font-size: var(--text-tiny); line-height: 1.15; }
    .frame:not(.window, .beside) .tool { grid-auto-flow: column; gap: var(--space-1); padding-inline: var(--space-2); }
    .frame:not(.window, .beside) .word { display: inline; font-size: var(--text-small); }
    :where(.tool, .tray-item, .hand-item) {
        display: grid;
        place-items: center;
        min-inline-size: var(--tool, 36px);
        min-block-size: var(--tool, 36px);
        padding: 0;
        border: var(--stroke) solid var(--rule);
        border-radius: var(--radius-small);
        background: var(--paper-raised);
        color: var(--ink);
        cursor: pointer;
    }
    :where(.tool, .tray-item, .hand-item):hover { border-color: var(--ink-soft); }
    .tool[aria-pressed="true"] { background: var(--paper-sunken); border-color: var(--ink-soft); }
    .icon { inline-size: 20px; block-size: 20px; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round;
        stroke-linejoin: round; }
    :is(.tool, .tray-item, .hand-item):focus-visible { outline: var(--stroke-strong) solid var(--focus); outline-offset: 2px; }
`;
