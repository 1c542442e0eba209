/** The module that runs inside the lens's worker. `lens-client.js` starts it. */

import { serve } from "../../engine/worker/serve.js";
import { LensMethods } from "./lens-methods.js";

// The bundler finds the files to include from these two expressions.
const moduleUrl = new URL("../../../build/wasm/quintet-full.mjs", import.meta.url).href;
const wasmUrl = new URL("../../../build/wasm/quintet-full.wasm", import.meta.url).href;

serve(LensMethods, moduleUrl, wasmUrl);
