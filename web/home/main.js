/** Starts the front page. A link in its address opens the page that shows it. */

import { aboutWords, homeWords } from "../i18n/catalogues.js";
import { askedPage, linkKind } from "../record/address.js";
import { boot } from "../widgets/boot.js";
import { HomePage } from "./home-page.js";

const { hash, search } = location;

if (linkKind(hash) || linkKind(search)) {
    location.replace(askedPage(location) || `play.html${search}${hash}`);
} else {
    boot({
        words: [aboutWords, homeWords],
        start: ({ t, memory, show }) => {
            const page = Object.assign(new HomePage(), { t, memory });
            show(page, page);
            // A link that is followed on the open page.
            return { arrive: () => linkKind(location.hash) && location.reload() };
        },
    });
}
