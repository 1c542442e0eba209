import { test } from "node:test";
import { together, visitAll } from "./journey.mjs";
import { journeys } from "./learn.mjs";

test("journeys", together, visitAll(journeys));
