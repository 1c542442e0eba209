/** Starts the page with the receipts of a class. */

import { receiptWords, sharedWords } from "../../i18n/catalogues.js";
import { boot } from "../../widgets/boot.js";
import { ReceiptsPage } from "./receipts-page.js";

/** @import { Found } from "../../game/open/recognise.js" */

boot({
    words: [sharedWords, receiptWords],
    start: ({ t, show }) => {
        const page = Object.assign(new ReceiptsPage(), { t });
        show(page);
        /** @param {Found} found */
        const take = ({ text = "", files }) => (files.length ? page.takeFiles(files) : page.takeText(text));
        // Course systems pack receipts in files of any kind.
        const takeFiles = (/** @type {Found} */ found) => (found.files.length ? take(found) : false);
        return {
            takes: { receipt: take, activity: take, agent: takeFiles, unknown: takeFiles },
            dropText: () => page.t("receipt.drop"),
        };
    },
});
