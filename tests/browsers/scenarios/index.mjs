/**
 * The list of all scenarios.
 *
 * `run`: gets an empty page and throws if an expectation fails. The console must stay without errors.
 * `impossible`: by browser, the reason why it cannot run the scenario.
 * @typedef {import("../person.mjs").Page} Page
 * @typedef {{name: string, run: (page: Page, around: import("../sites.mjs").Sites & {chromium: () => Promise<Page>}) =>
 *     Promise<void>,
 *            viewport?: {width: number, height: number}, impossible?: Record<string, string>}} Scenario
 */
import { analysis } from "./analysis.mjs";
import { arena } from "./arena.mjs";
import { boards } from "./boards.mjs";
import { embeds } from "./embeds.mjs";
import { friends } from "./friends.mjs";
import { games } from "./games.mjs";
import { learn } from "./learn.mjs";
import { looks } from "./looks.mjs";
import { packages } from "./package.mjs";
import { visits } from "./visits.mjs";

/** @type {Scenario[]} */
export const scenarios = [
    ...games,
    ...friends,
    ...analysis,
    ...arena,
    ...learn,
    ...embeds,
    ...packages,
    ...visits,
    ...looks,
    ...boards,
];
