import { journeys } from "./course.mjs";
import { testJourneys } from "./journey.mjs";

testJourneys(journeys);
