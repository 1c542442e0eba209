/** The engine's worker in the self-contained page. Its first message is the WebAssembly module. */

import { PROTOCOL_VERSION } from "../../engine/protocol.js";
import { Host } from "../../engine/worker/host.js";
import { makeLater } from "../../engine/worker/later.js";
import { EngineMethods } from "../../engine/worker/methods.js";
import { createQuintet } from "./engine-module.js";

/** @import { Answer } from "../../engine/protocol.js" */

/** @param {Answer} answer */
const post = (answer) => self.postMessage(answer);

self.addEventListener(
    "message",
    ({ data }) => {
        createQuintet({ wasmBinary: data, locateFile: (name) => name }).then(
            (module) => {
                const host = new Host(EngineMethods, module, { post, later: makeLater() });
                self.addEventListener("message", (event) => host.receive(event.data));
                post({ id: 0, type: "ready", version: PROTOCOL_VERSION });
            },
            (error) => post({ id: 0, type: "failed", error: { message: `the engine could not be loaded: ${error}` } }),
        );
    },
    { once: true },
);
