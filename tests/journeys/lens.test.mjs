import { testJourneys } from "./journey.mjs";
import { journeys } from "./lens.mjs";

testJourneys(journeys);
