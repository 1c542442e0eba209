/** The module that runs inside the engine's worker. `client.js` starts it. */

import { EngineMethods } from "./methods.js";
import { serve } from "./serve.js";

// The bundler finds the files to include from these two expressions.
const moduleUrl = new URL("../../../build/wasm/quintet.mjs", import.meta.url).href;
const wasmUrl = new URL("../../../build/wasm/quintet.wasm", import.meta.url).href;

serve(EngineMethods, moduleUrl, wasmUrl);
