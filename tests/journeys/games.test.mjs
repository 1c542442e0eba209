import { test } from "node:test";
import { journeys } from "./games.mjs";
import { visitAll } from "./visitor/journey.mjs";

// Half of all journeys are here, and in most of their time an opponent thinks or something moves.
test("journeys", { concurrency: 4 }, visitAll(journeys));
