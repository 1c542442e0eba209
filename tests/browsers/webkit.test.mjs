import { test } from "node:test";
import { runIn } from "./run.mjs";

runIn("webkit", (...all) => test(...all));
