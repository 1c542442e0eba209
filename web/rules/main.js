/** Starts a rules page. The page's `data-game` names the game. */

import { EngineClient } from "../engine/client.js";
import { aboutWords, resultWords, rulesWords } from "../i18n/catalogues.js";
import { boot } from "../widgets/boot.js";
import { RulesPage } from "./rules-page.js";
import { loadRules } from "./sections.js";

const engine = new EngineClient();
const game = document.documentElement.dataset.game ?? "";
const loading = loadRules(game);

boot({
    // Figures that reach the end of a game say why it ended.
    words: [aboutWords, resultWords, rulesWords],
    start: async ({ t, show }) => {
        const rules = await loading;
        show(Object.assign(new RulesPage(), { game, rules, t, engine }), engine);
    },
});
