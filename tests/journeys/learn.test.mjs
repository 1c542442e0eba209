import { testJourneys } from "./journey.mjs";
import { journeys } from "./learn.mjs";

testJourneys(journeys);
