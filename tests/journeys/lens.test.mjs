import { test } from "node:test";
import { together, visitAll } from "./journey.mjs";
import { journeys } from "./lens.mjs";

test("journeys", together, visitAll(journeys));
