// Not part of scripts/test. Shows whether a scenario that fails in another browser passes in Chromium.
import { runIn } from "./run.mjs";

runIn("chromium");
