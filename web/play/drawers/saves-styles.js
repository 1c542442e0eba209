/** Styles of the list of saved games. */
import { css } from "lit";

export const savesStyles = css`
    .keep {
        display: flex;
        gap: var(--space-2);
        padding-block-end: var(--space-3);
    }
    .keep input {
        flex: 1;
        min-inline-size: 0;
        min-block-size: var(--tap);
    }
    li {
        display: flex;
        align-items: center;
        min-block-size: 72px;
        border-block-start: var(--stroke) solid var(--rule);
    }
    .item {
        flex: 1;
        gap: var(--space-3);
        min-inline-size: 0;
        min-block-size: 64px;
        padding: var(--space-2) var(--space-1);
    }
    .item > .small {
        display: grid;
        flex: none;
        place-items: center;
        inline-size: 56px;
        block-size: 56px;
        overflow: hidden;
        border-radius: var(--radius-small);
    }
    .small img {
        inline-size: 56px;
        block-size: 56px;
        object-fit: contain;
    }
    .name {
        overflow: hidden;
        font-weight: 600;
        text-overflow: ellipsis;
        white-space: nowrap;
    }
    .gone {
        flex: 1;
        padding-inline: var(--space-2);
        color: var(--ink-soft);
    }
    .buttons {
        padding-block-start: var(--space-3);
    }
`;
