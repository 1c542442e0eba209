import { test } from "node:test";
import { runIn } from "./run.mjs";

runIn("firefox", (...all) => test(...all));
