import { test } from "node:test";
import { journeys } from "./course.mjs";
import { together, visitAll } from "./journey.mjs";

test("journeys", together, visitAll(journeys));
