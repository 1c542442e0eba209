import { createHash } from "node:crypto";

/** Returns what allows a text inside a page in the page's policy. @param {string} text */
export const policyHash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
