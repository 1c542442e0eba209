import { runIn } from "./run.mjs";

runIn("firefox");
