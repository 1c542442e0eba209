/** The parts of the frame that its first board does not need. */
import "./policy.js";

export { hintsFor, Messenger } from "./messages.js";
