/** A program as part of an address. */

import { packText, unpackText } from "../../record/packed.js";

/** The most characters of a program that a link or this device holds. */
export const MAX_CODE = 40_000;

/** @param {string} text */
export const packCode = (text) => packText(text, "deflate-raw");

/** @param {string} packed @returns {Promise<string | null>} null if it is no program */
export const unpackCode = (packed) => unpackText(packed.trim(), "deflate-raw", MAX_CODE).catch(() => null);
