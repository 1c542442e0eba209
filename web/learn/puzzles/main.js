/** Starts the puzzle trainer. What follows `#` names a game and a way to train: `#game=hive&mode=mine`. */

import { openArchive } from "../../archive/archive.js";
import { EngineClient } from "../../engine/client.js";
import { puzzleWords, resultWords, sharedWords } from "../../i18n/catalogues.js";
import { boot } from "../../widgets/boot.js";
import { openCatalog } from "./catalog/pieces.js";
import { Trainer } from "./trainer.js";
import { TrainerPage } from "./trainer-page.js";

/** @import { Mode } from "./trainer-model.js" */

/** What the address asks for. */
function asked() {
    const words = new URLSearchParams(location.hash.slice(1));
    const mode = /** @type {Mode} */ (words.get("mode") ?? "free");
    return { game: words.get("game") ?? "", mode: ["free", "run", "mine"].includes(mode) ? mode : "free" };
}

boot({
    words: [resultWords, sharedWords, puzzleWords],
    start: ({ t, settings: { coordinates }, show, name }) => {
        const engine = new EngineClient();
        const trainer = new Trainer({ engine, archive: openArchive(), openCatalog });
        show(Object.assign(new TrainerPage(), { t, trainer, coordinates, named: name }), engine);
        trainer.start(asked());
        return { arrive: () => trainer.open(asked()) };
    },
});
