import { test } from "node:test";
import { journeys } from "./analysis.mjs";
import { together, visitAll } from "./visitor/journey.mjs";

test("journeys", together, visitAll(journeys));
