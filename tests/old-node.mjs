/** For Node 18, before anything else: what browsers have, and Node from version 20 or 21 on. */
import * as buffer from "node:buffer";
import { webcrypto } from "node:crypto";
import { Duplex } from "node:stream";
import zlib from "node:zlib";

/** @type {any} */
const globals = globalThis;
globals.crypto ??= webcrypto;
globals.File ??= /** @type {any} */ (buffer).File;

/** @param {string} name @param {() => any} make  a stream without the header of zlib */
function addRaw(name, make) {
    const Known = globals[name];
    globals[name] = class extends Known {
        #raw;

        /** @param {string} format */
        constructor(format) {
            const isRaw = format === "deflate-raw";
            super(isRaw ? "deflate" : format);
            this.#raw = isRaw ? Duplex.toWeb(make()) : null;
        }

        get readable() {
            return this.#raw?.readable ?? super.readable;
        }

        get writable() {
            return this.#raw?.writable ?? super.writable;
        }
    };
}
addRaw("CompressionStream", zlib.createDeflateRaw);
addRaw("DecompressionStream", zlib.createInflateRaw);
