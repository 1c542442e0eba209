// Not part of scripts/test. Shows whether a scenario that fails in another browser passes in Chromium.
import { test } from "node:test";
import { runIn } from "./run.mjs";

runIn("chromium", (...all) => test(...all));
