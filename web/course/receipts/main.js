/** Starts the page with the receipts of a class. */

import { boot } from "../../game/boot.js";
import { receiptWords, sharedWords } from "../../i18n/catalogues.js";
import { ReceiptsPage } from "./receipts-page.js";

boot({ words: [sharedWords, receiptWords], start: ({ t, show }) => show(Object.assign(new ReceiptsPage(), { t })) });
