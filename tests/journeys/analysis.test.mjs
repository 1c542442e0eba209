import { journeys } from "./analysis.mjs";
import { testJourneys } from "./journey.mjs";

testJourneys(journeys);
