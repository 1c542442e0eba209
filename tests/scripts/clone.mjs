// A clone of the repository in a temporary folder, with stand-ins for every program that the scripts call. Nothing is
// installed or built; what would take minutes takes milliseconds.

import { execFileSync, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const repository = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

/** Programs of every Debian. Everything else that the scripts call is a stand-in, or missing. */
const basics =
    "bash cat cmp cp dirname env find grep head mkdir mktemp nproc readlink rm setsid sleep sort stat tail timeout touch tr sed xargs";

/** A compiler that finds every header. @param {string} version */
export const compiler = (version) => `if [[ $1 == -v ]]; then echo "${version}" >&2; else cat >/dev/null; fi`;

/**
 * What each stand-in does, in bash, after recording its call. `cmake` refuses a moved build folder, as the real one
 * does.
 */
const standIns = {
    "apt-get": "",
    bwrap: "",
    "c++": compiler("gcc version 12.2.0"),
    "chromium-headless-shell": "",
    cmake: `
        case $1 in
        --version) echo "cmake version 3.25.1" ;;
        --preset)
            cache=build/$2/CMakeCache.txt
            mkdir -p "build/$2"
            if [[ ! -f $cache ]]; then
                printf '%s\\n' "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "CMAKE_CACHEFILE_DIR:INTERNAL=$PWD/build/$2" \\
                    "CMAKE_CXX_COMPILER:FILEPATH=$(command -v "\${CXX:-c++}")">"$cache"
            elif ! grep -qx "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "$cache"; then
                echo "CMake Error: the source does not match"
                exit 1
            fi
            ;;
        esac`,
    ctest: `
        while [[ $1 != --output-junit ]]; do shift; done
        echo '<testsuite tests="3" failures="0" disabled="0" skipped="0">' >"$2"`,
    dpkg: "",
    emcc: "",
    git: "",
    id: "echo 0",
    ninja: "",
    node: `
        case $1 in
        --version) echo v18.20.4 ;;
        tests/web/together.mjs) printf '%s\\n' "\${@:3}" ;;
        --test)
            for option in "$@"; do
                if [[ $option == *.tap ]]; then printf '# %s\\n' "pass 2" "fail 0" >"\${option#*=}"; fi
            done
            ;;
        esac`,
    npm: "",
    python3: "",
};

/** Calls that only ask for a version or a header. */
const isQuestion = /^(cmake --version|node --(version|help)|c\+\+ |id |dpkg --audit)/;

export class Clone {
    /** @param {string} home  the temporary folder */
    constructor(home) {
        this.home = home;
        this.folder = path.join(home, "clone");
        this.bin = path.join(home, "bin");
        this.callsFile = path.join(home, "calls");
        /** @type {Run[]} */
        this.runs = [];
    }

    /** @param {import("node:test").TestContext} t  removes the clone when the test ends */
    static async make(t) {
        const clone = new Clone(await mkdtemp(path.join(tmpdir(), "quintet-scripts-")));
        t.after(async () => {
            for (const run of clone.runs) await run.kill();
            await rm(clone.home, { recursive: true, force: true });
        });
        await mkdir(clone.bin);
        await writeFile(clone.callsFile, "");
        for (const name of basics.split(" ")) {
            const file = execFileSync("bash", ["-c", `type -P ${name}`], {
                encoding: "utf8",
            }).trim();
            await symlink(file, path.join(clone.bin, name));
        }
        for (const [name, text] of Object.entries(standIns)) await clone.standIn(name, text);
        await cp(path.join(repository, "scripts"), path.join(clone.folder, "scripts"), { recursive: true });
        await clone.addFile("tests/wasm/one.test.mjs");
        await clone.addFile("tests/scripts/one.test.mjs");
        await clone.addFile("tests/web/one.test.mjs");
        for (const folder of ["web", "tests"]) {
            await clone.addFile(`${folder}/package-lock.json`, "{}");
            await clone.addFile(`${folder}/node_modules/.quintet-lock.json`, "{}");
        }
        return clone;
    }

    /** Writes a file of the clone. @param {string} name @param {string} [text] */
    async addFile(name, text = "") {
        const file = path.join(this.folder, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
    }

    /**
     * Adds a program that records its call and then runs `text`.
     * @param {string} name  a program on the path, or with slashes a file of the clone
     * @param {string} text  in bash
     */
    async standIn(name, text) {
        const file = name.includes("/") ? path.join(this.folder, name) : path.join(this.bin, name);
        await mkdir(path.dirname(file), { recursive: true });
        await rm(file, { force: true });
        const note = `printf '%s\\n' "${name} $*" >>"${this.callsFile}"`;
        await writeFile(file, `#!${path.join(this.bin, "bash")}\n${note}\n${text}\n`, { mode: 0o755 });
    }

    /** @param {string} name */
    async remove(name) {
        await rm(path.join(this.bin, name));
    }

    /** The recorded calls so far, without questions for versions and headers. @returns {Promise<string[]>} */
    async calls() {
        const lines = (await readFile(this.callsFile, "utf8")).split("\n").filter(Boolean);
        return lines.filter((line) => !isQuestion.test(line));
    }

    /**
     * Starts a script, in a process group of its own as a terminal would.
     * @param {string} script
     * @param {string[]} words
     */
    start(script, words = [], environment = {}) {
        const run = new Run(this, script, words, environment);
        this.runs.push(run);
        return run;
    }

    /** Runs a script to its end. @param {string} script @param {string[]} words */
    async run(script, words = [], environment = {}) {
        return this.start(script, words, environment).end();
    }
}

/** The time after which waiting fails, in milliseconds. */
const patience = 60_000;

class Run {
    constructor(clone, script, words, environment) {
        this.outputFile = path.join(clone.home, `output-${clone.runs.length}`);
        const output = openSync(this.outputFile, "w");
        this.process = spawn(path.join(clone.bin, "bash"), [path.join(clone.folder, "scripts", script), ...words], {
            cwd: clone.home,
            detached: true,
            env: {
                PATH: clone.bin,
                HOME: clone.home,
                TMPDIR: clone.home,
                ...environment,
            },
            stdio: ["ignore", output, output],
        });
        closeSync(output);
        this.ended = new Promise((resolve) => {
            this.process.on("close", (status, signal) => resolve({ status, signal }));
        });
    }

    output() {
        return readFileSync(this.outputFile, "utf8");
    }

    /** Waits until the output holds a text. @param {string} text */
    async says(text) {
        const begin = Date.now();
        while (!this.output().includes(text)) {
            if (Date.now() - begin > patience) throw new Error(`no "${text}" in the output:\n${this.output()}`);
            const over = await Promise.race([this.ended, new Promise((resolve) => setTimeout(resolve, 20))]);
            if (over && !this.output().includes(text)) throw new Error(`ended without "${text}":\n${this.output()}`);
        }
    }

    /** Does what Ctrl+C in a terminal does. */
    interrupt() {
        process.kill(-this.process.pid, "SIGINT");
    }

    /** Ends a process that a failed test may have left. */
    async kill() {
        if (this.process.exitCode === null && this.process.signalCode === null)
            process.kill(-this.process.pid, "SIGKILL");
        await this.ended;
    }

    async end() {
        return { ...(await this.ended), output: this.output() };
    }
}
