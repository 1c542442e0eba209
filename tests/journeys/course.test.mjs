import { test } from "node:test";
import { journeys } from "./course.mjs";
import { together, visitAll } from "./visitor/journey.mjs";

test("journeys", together, visitAll(journeys));
