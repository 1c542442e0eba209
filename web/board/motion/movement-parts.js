/** Everything that a board loads after it was first drawn, as one file. See `after-first-draw.js`. */
import { chooserStyles } from "../input/chooser.js";
import { magnifierStyles } from "../input/magnifier.js";
import { arrowStyles } from "../layers/arrows.js";
import { exitStyles } from "../layers/exits.js";
import { flashStyles } from "../layers/flashes.js";
import { tagStyles } from "../layers/tags.js";

export { chooser, settleChooser } from "../input/chooser.js";
export { Magnifier } from "../input/magnifier.js";
export { arrows } from "../layers/arrows.js";
export { exitButton, exitGlow } from "../layers/exits.js";
export { flashes } from "../layers/flashes.js";
export { previews } from "../layers/previews.js";
export { tags } from "../layers/tags.js";
export { isNextPly, passingTokens, perform, planMotion } from "./animation.js";
export { movementTime } from "./duration.js";

export const styles = [arrowStyles, exitStyles, flashStyles, tagStyles, chooserStyles, magnifierStyles];
