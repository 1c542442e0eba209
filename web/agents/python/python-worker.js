/**
 * Runs a Python agent in a worker: starts Pyodide from bytes that the page sends, and hands requests to the driver
 * `quintet_agents`. The first start leaves a snapshot of the interpreter with the driver imported, before there is
 * anything of an agent; the next starts begin with it, several times faster.
 *
 * It imports nothing: `../worker-script.js` joins it with the other parts as text.
 */

const HOME = "/home/agent";
const PAGE_BYTES = 65536;
const MEGABYTE = 1024 * 1024;

/** Modules that agents import often: importing them again takes no time after the first start. */
const usual =
    "abc, ast, bisect, collections, contextlib, copy, dataclasses, enum, functools, heapq, inspect, io, itertools, " +
    "json, math, operator, os, queue, random, re, string, tempfile, time, traceback, typing";

/** Imports the driver. Its sources stay in memory: no file of it lies beside the agent. */
const bootText = `
import ${usual}
def _install(boot, sources):
    namespace = {"__name__": "quintet_boot"}
    exec(compile(boot, "<quintet>/boot.py", "exec"), namespace)
    namespace["install"](sources)
    import quintet_agents.driver
    import quintet_agents.short
    import quintet_search.run
_install
`;

/** Installs a wheel if it has the hash that it must have. */
const wheelText = `
def _install(path, sha256):
    import hashlib, sysconfig, zipfile
    with open(path, "rb") as file:
        if hashlib.file_digest(file, "sha256").hexdigest() != sha256:
            return False
    with zipfile.ZipFile(path) as wheel:
        wheel.extractall(sysconfig.get_path("purelib"))
    return True
_install
`;

/** Takes away the module that leads into the worker's JavaScript. `import js` finds an empty object. */
const closedText = `
    import importlib, sys
    sys.modules["pyodide_js"] = None
    importlib.invalidate_caches()
`;

const startText = `
def _start():${closedText}
    from quintet_agents.driver import Driver
    def report(message, open=open):
        if message["type"] == "imported":
            with open("IMPORTED", "wb", buffering=0) as device:
                device.write(b"\\n")
    return Driver(report).handle_json
_start()
`;

/** Runs a student's search. Its questions about a game are lines to a device, and so are the answers. */
const searchText = `
def _start():${closedText}
    import os
    from quintet_search.run import run_json
    def ask(text, device=os.open("RULES", os.O_RDWR)):
        os.write(device, text.encode() + b"\\n")
        parts = []
        while not parts or not parts[-1].endswith(b"\\n"):
            parts.append(os.read(device, 65536))
        return b"".join(parts).decode()
    return lambda text: run_json(text, ask)
_start()
`;

/** Written to when the agent's modules are imported: Python has no other way into the worker's JavaScript. */
const IMPORTED = "/dev/imported";
/** Answers questions about the game that is searched. */
const RULES = "/dev/rules";
/** The numbers of the device, which no other has. */
const RULES_NUMBERS = [64, 77];

/** The most bytes that Python's memory may grow to. */
let mostBytes = Number.POSITIVE_INFINITY;

/** Lets growing beyond the limit fail, which Python reports as MemoryError. */
function limitMemory() {
    const { prototype } = WebAssembly.Memory;
    const { grow } = prototype;
    prototype.grow = function (pages) {
        if (this.buffer.byteLength + pages * PAGE_BYTES > mostBytes)
            throw new RangeError("the memory limit is reached");
        return grow.call(this, pages);
    };
}

/**
 * Stands in for the network: what Pyodide fetches is there already.
 * @param {{wasm: Blob, library: Blob}} files
 * @returns {(address: unknown) => Promise<Response>}
 */
const localFetch =
    ({ wasm, library }) =>
    async (address) => {
        const name = String(/** @type {any} */ (address)?.url ?? address);
        if (name.endsWith(".wasm"))
            return new Response(await wasm.arrayBuffer(), { headers: { "Content-Type": "application/wasm" } });
        if (name.endsWith(".zip")) return new Response(await library.arrayBuffer());
        throw new TypeError("there is no network");
    };

/** Makes the device that answers a line with a line. @param {any} FS @param {(request: any) => object} ask */
function makeRulesDevice(FS, ask) {
    const encoder = new TextEncoder();
    const decoder = new TextDecoder();
    let asked = "";
    let answer = new Uint8Array();
    const answered = (/** @type {string} */ text) => {
        try {
            return ask(JSON.parse(text));
        } catch (error) {
            return { error: /** @type {Error} */ (error).message };
        }
    };
    const device = FS.makedev(...RULES_NUMBERS);
    FS.registerDevice(device, {
        open(/** @type {any} */ stream) {
            stream.seekable = false;
        },
        close() {},
        write(/** @type {any} */ _, /** @type {any} */ buffer, /** @type {number} */ at, /** @type {number} */ length) {
            asked += decoder.decode(buffer.slice(at, at + length), { stream: true });
            if (asked.endsWith("\n")) {
                answer = encoder.encode(`${JSON.stringify(answered(asked))}\n`);
                asked = "";
            }
            return length;
        },
        read(/** @type {any} */ _, /** @type {any} */ buffer, /** @type {number} */ at, /** @type {number} */ length) {
            const part = answer.subarray(0, length);
            buffer.set(part, at);
            answer = answer.subarray(part.length);
            return part.length;
        },
    });
    FS.mkdev(RULES, device);
}

/** The interpreter ended: how Emscripten and Pyodide say it. @param {any} error */
function endOf(error) {
    const message = String(error?.message ?? error);
    if (/MemoryError|memory limit|out of memory/i.test(message)) return { kind: "memory", message: "out of memory" };
    if (error instanceof RangeError || /call stack/i.test(message)) {
        const text = "the recursion was too deep for the interpreter";
        return { kind: "error", message: text, code: "recursion" };
    }
    const status = error?.status ?? error?.exitCode;
    const exit = status === undefined ? "" : ` with status ${status}`;
    return { kind: "dead", message: `the agent ended the interpreter${exit}`, detail: message.slice(0, 2000) };
}

/**
 * @param {object} parts
 * @param {(fetch: unknown) => {loadPyodide: (options: object) => Promise<any>}} parts.loader  pyodide.mjs
 * @param {(fetch: unknown) => {default: unknown}} parts.program  pyodide.asm.mjs
 * @param {(wasmBinary: ArrayBuffer, record: object) => Promise<(request: any) => object>} [parts.rules]  of a search
 */
export function pythonHandlers({ loader, program, rules }) {
    /** @type {any} */
    let python;
    /** @type {(text: string) => string} */
    let handle;
    let bytesAtStart = 0;

    const memory = () => python._module.HEAPU8.byteLength;

    /** @param {string} folder @param {Record<string, Uint8Array>} files  by path in it */
    function writeFiles(folder, files) {
        const { FS } = python;
        FS.mkdirTree(folder);
        FS.mkdirTree(`${HOME}/work`);
        for (const [name, bytes] of Object.entries(files)) {
            const path = `${folder}/${name}`;
            FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
            FS.writeFile(path, bytes);
        }
        FS.chdir(folder);
    }

    return {
        /**
         * Starts the interpreter. Resolves with a snapshot of it if none is given.
         * @param {{wasm: Blob, library: Blob, lock: object, sources: Record<string, string>, snapshot: Blob | null}}
         *     request
         */
        async load({ wasm, library, lock, sources, snapshot }) {
            limitMemory();
            const fetch = localFetch({ wasm, library });
            const { loadPyodide } = loader(fetch);
            const { default: createPyodideModule } = program(fetch);
            python = await loadPyodide({
                indexURL: "https://python.invalid/",
                packageBaseUrl: "https://python.invalid/",
                lockFileContents: lock,
                createPyodideModule,
                // What Python sees of JavaScript.
                jsglobals: {},
                env: { PYTHONHASHSEED: "0", HOME },
                stdin: () => null,
                stdout: () => {},
                stderr: () => {},
                ...(snapshot
                    ? { _loadSnapshot: new Uint8Array(await snapshot.arrayBuffer()) }
                    : { _makeSnapshot: true }),
            });
            if (snapshot) return {};
            const install = python.runPython(bootText);
            install(sources["quintet_agents/boot.py"], JSON.stringify(sources));
            install.destroy();
            const made = python.makeMemorySnapshot();
            return { snapshot: made, transfer: [made.buffer] };
        },

        /**
         * Installs packages, lays out the agent's files and makes the driver.
         * @param {{folder: string, files: Record<string, Uint8Array>, memoryMb: number, mostMb: number,
         *     wheels: {file: string, sha256: string, content: Blob}[]}} request  `folder`: the name of theirs, which
         *     may be that of a package; `memoryMb`: most memory of the agent, and `mostMb` while it is imported
         */
        async open({ folder, files, wheels, memoryMb, mostMb }) {
            const install = python.runPython(wheelText);
            for (const { file, sha256, content } of wheels) {
                const path = `/tmp/${file}`;
                python.FS.writeFile(path, new Uint8Array(await content.arrayBuffer()));
                if (!install(path, sha256)) return { damaged: file };
                python.FS.unlink(path);
            }
            const place = folder ? `${HOME}/files/${folder}` : `${HOME}/files`;
            writeFiles(place, files);
            python.setStdin({ stdin: () => null });
            python.setStdout({ write: (/** @type {Uint8Array} */ bytes) => bytes.length });
            python.setStderr({ write: (/** @type {Uint8Array} */ bytes) => bytes.length });
            // Courses count what the memory grows by after the imports. Only the first report counts.
            let isImported = false;
            python.FS.createDevice("/dev", IMPORTED.slice("/dev/".length), null, () => {
                if (isImported) return;
                isImported = true;
                bytesAtStart = memory();
                mostBytes = bytesAtStart + memoryMb * MEGABYTE;
            });
            handle = python.runPython(startText.replace("IMPORTED", IMPORTED));
            python.unregisterJsModule("pyodide_js");
            bytesAtStart = memory();
            mostBytes = bytesAtStart + mostMb * MEGABYTE;
            return { folder: place, work: `${HOME}/work` };
        },

        /**
         * Makes ready to run a student's search. Each `ask` is a request of `quintet_search.run`.
         * @param {{memoryMb: number, engine: Blob | null, record: object | null}} request  `engine`: the module's bytes
         */
        async openSearch({ memoryMb, engine, record }) {
            const ask = engine && record && rules ? await rules(await engine.arrayBuffer(), record) : () => ({});
            makeRulesDevice(python.FS, ask);
            handle = python.runPython(searchText.replace("RULES", RULES));
            python.unregisterJsModule("pyodide_js");
            bytesAtStart = memory();
            mostBytes = bytesAtStart + memoryMb * MEGABYTE;
            return {};
        },

        /** Hands a request to the driver. @param {{text: string}} request  JSON */
        ask({ text }) {
            try {
                return { text: handle(text), memory: memory() - bytesAtStart };
            } catch (error) {
                return { end: endOf(error), memory: memory() - bytesAtStart };
            }
        },
    };
}
