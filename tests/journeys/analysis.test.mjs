import { test } from "node:test";
import { journeys } from "./analysis.mjs";
import { together, visitAll } from "./journey.mjs";

test("journeys", together, visitAll(journeys));
