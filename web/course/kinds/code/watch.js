/** Links to the lens, which shows step by step what a student's code does in a test. */

import { packCode } from "../../../lens/own/packed-code.js";
import { encodeLink } from "../../../record/link.js";
import { addressOf } from "../../../ui/site.js";
import { shownRecord } from "../../activity.js";

/** The most characters of an address that the lens reads. */
const LONGEST = 20_000;

/**
 * The address of the lens for a test that gives its tree or its position to the code; "" for another one, and for a
 * page that has no site around it.
 * @param {any} test  that isn't hidden
 * @param {{code: string, language?: string}} how
 */
export async function watchAddress({ call, tree, record }, { code, language = "python" }) {
    const lens = addressOf("lens.html");
    const isPacked = document.documentElement.dataset.packed !== undefined;
    const isGiven = tree ? /\btree\b/.test(call) : record && /\bstate\b/.test(call);
    if (!isGiven || isPacked || !/^https?:/.test(lens)) return "";
    const place = tree ? `tree=${encodeURIComponent(tree)}` : await encodeLink(shownRecord(record));
    const script = language === "javascript" ? "&script=javascript" : "";
    const address = `${place}&code=${await packCode(code)}${script}`;
    return address.length > LONGEST ? "" : `${lens}#${address}`;
}
