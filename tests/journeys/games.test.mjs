import { journeys } from "./games.mjs";
import { testJourneys } from "./journey.mjs";

testJourneys(journeys);
