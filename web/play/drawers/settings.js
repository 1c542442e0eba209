/** The settings, on the play page. */

import { html } from "lit";
import { specOf } from "../../game/model.js";
import { menuWords, sharedWords } from "../../i18n/catalogues.js";
import "../../ui/panels/drawer.js";
import { sampleOf } from "../../widgets/settings/looks-element.js";
import "../../widgets/settings/settings-element.js";

/** @import { Drawer } from "./index.js" */

/** @type {Drawer} */
export const drawer = {
    heading: "shared.settings",
    words: [menuWords, sharedWords],
    content: ({ model, controller }) => html`<quintet-settings .settings=${model.settings}
        .sample=${sampleOf(model, specOf(model)?.players)}
        .choose=${(/** @type {Partial<typeof model.settings>} */ change) => controller.setSettings(change)}></quintet-settings>`,
};
