/** The rules of every game with a page of rules, as the pages show them. */
import { loadRules } from "../../../web/rules/sections.js";
import { HandEngine } from "../app-engine.mjs";

const games = (await new HandEngine().games()).games.filter(({ hasRulesPage }) => hasRulesPage);

/** By game. @type {Record<string, import("../../../web/rules/sections.js").GameRules>} */
export const rules = Object.fromEntries(
    await Promise.all(games.map(async ({ id }) => /** @type {const} */ ([id, await loadRules(id)]))),
);
