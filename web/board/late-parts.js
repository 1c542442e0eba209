/** Everything that a board loads after it was first drawn, as one file. See `late.js`. */
import { chooserStyles } from "./chooser.js";
import { exitStyles } from "./layers/exits.js";
import { flashStyles } from "./layers/flashes.js";

export { isNextPly, passingTokens, perform, planMotion } from "./animation.js";
export { chooser, settleChooser } from "./chooser.js";
export { exitButton, exitGlow } from "./layers/exits.js";
export { flashes } from "./layers/flashes.js";

export const lateStyles = [exitStyles, flashStyles, chooserStyles];
