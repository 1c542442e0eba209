/** Styles that the parts of the trainer share. */
import { css } from "lit";
import { taskStyles } from "../task-styles.js";

export const partStyles = css`
    ${taskStyles}
    :host {
        display: block;
        min-inline-size: 0;
    }
    p {
        text-wrap: pretty;
    }
    a.button:not(.primary) {
        color: inherit;
    }
    .button .icon {
        inline-size: 20px;
        block-size: 20px;
    }
`;
