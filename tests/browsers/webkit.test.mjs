import { runIn } from "./run.mjs";

runIn("webkit");
