import { journeys } from "./arena.mjs";
import { testJourneys } from "./journey.mjs";

testJourneys(journeys);
