/** Styles of a notice, for the page, the analysis, embedded games and the update bar. */
import { css } from "lit";

export const noticeStyles = css`
    :host {
        pointer-events: none;
    }
    .notice {
        display: flex;
        gap: var(--space-2);
        align-items: center;
        inline-size: fit-content;
        max-inline-size: min(100%, 460px);
        padding: var(--space-1);
        padding-inline-start: var(--space-4);
        border-radius: var(--radius);
        background: var(--ink);
        box-shadow: 0 6px 24px var(--shadow);
        color: var(--paper);
        pointer-events: auto;
        animation: rise var(--time-slow) var(--ease);
    }
    .notice.gone {
        inline-size: 100%;
        min-block-size: calc(var(--tap) + 2 * var(--space-1));
        opacity: 0;
        animation: none;
    }
    .gone .text {
        visibility: hidden;
    }
    .notice.error {
        border: var(--stroke) solid var(--warning);
        border-inline-start-width: 5px;
        background: var(--paper-raised);
        color: var(--ink);
    }
    @media (forced-colors: active) {
        .notice {
            border: var(--stroke) solid;
        }
    }
    .text {
        flex: 1;
        min-inline-size: 0;
        padding-block: var(--space-2);
    }
    .detail {
        display: block;
        margin-block-start: 2px;
        overflow-wrap: anywhere;
        color: var(--ink-soft);
        font-size: var(--text-small);
    }
    .notice button {
        min-inline-size: var(--tap);
        min-block-size: var(--tap);
        border: 0;
        border-radius: var(--radius-small);
        background: none;
    }
    .notice button:hover {
        background: color-mix(in srgb, currentColor 14%, transparent);
    }
    .notice:not(.error) :focus-visible {
        outline-color: currentColor;
        outline-offset: -3px;
    }
    .notice .act {
        padding-inline: var(--space-3);
        font-weight: 600;
    }
    .close .icon {
        margin: auto;
        inline-size: 18px;
        block-size: 18px;
    }
    @keyframes rise {
        from {
            opacity: 0;
            transform: translateY(8px);
        }
    }
`;
