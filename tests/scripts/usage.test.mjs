// Bad arguments are refused by name before anything is installed or built.

import assert from "node:assert/strict";
import { createServer } from "node:net";
import { test } from "node:test";
import { Clone } from "./clone.mjs";

const refusals = [
    ["test", ["foo"], "unknown part: foo"],
    ["test", ["native", "--fast"], "unknown part: --fast"],
    ["play", ["--port", "abc"], "--port abc: a port is a number from 0 to 65535"],
    ["play", ["--port=65536"], "--port 65536: a port is a number from 0 to 65535"],
    ["play", ["--port"], "--port needs a number"],
    ["play", ["now"], "unknown word: now"],
    ["play", ["--fast"], "unknown option: --fast"],
    ["measure", ["--visits", "few"], "--visits few: this takes a whole number from 1 to 1000"],
    ["measure", ["--slower", "0"], "--slower 0: this takes a whole number from 1 to 1000"],
    ["measure", ["--against", "nothing.json"], "--against nothing.json: there is no such folder or file"],
    ["measure", ["--sites"], "unknown option: --sites"],
    ["soak", ["--share", "0"], "--share 0: this takes a whole number from 1 to 100"],
    ["soak", ["--compare", "none.json"], "--compare none.json: there is no such file"],
    ["soak", ["games", "sheets"], "unknown part: sheets"],
    ["tour", ["--all"], "unknown option: --all"],
    ["tour", ["result", "now"], "unknown word: now"],
];

for (const [script, words, reason] of refusals) {
    test(`scripts/${script} ${words.join(" ")}: ${reason}`, async (t) => {
        const clone = await Clone.make(t);
        const { status, output } = await clone.run(script, words);
        assert.equal(status, 2);
        assert.equal(output.split("\n")[0], reason);
        assert.match(output, new RegExp(`usage: scripts/${script} `));
        assert.deepEqual(await clone.calls(), []);
    });
}

test("scripts/play refuses a port that is in use before it builds", async (t) => {
    const clone = await Clone.make(t);
    const server = createServer((connection) => connection.end());
    await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
    t.after(() => server.close());
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    const { status, output } = await clone.run("play", ["--port", String(port)]);
    assert.equal(status, 1);
    assert.equal(output, `port ${port} is in use; choose another one\n`);
    assert.deepEqual(await clone.calls(), []);
});

test("scripts/play installs what the lock file lists, builds, then serves on the given port", async (t) => {
    const clone = await Clone.make(t);
    await clone.addFile("web/package-lock.json", '{ "version": 2 }');
    const { status } = await clone.run("play", ["--port", "0"]);
    assert.equal(status, 0);
    const calls = await clone.calls();
    assert.ok(calls.includes("npm ci --ignore-scripts --no-audit --no-fund"));
    assert.equal(calls.at(-2), "npm run --silent build --");
    assert.equal(calls.at(-1), "node scripts/serve.mjs --port 0");
});

test("scripts/play --verbose makes the build print all sizes", async (t) => {
    const clone = await Clone.make(t);
    await clone.run("play", ["--verbose", "--no-serve"]);
    assert.equal((await clone.calls()).at(-1), "npm run --silent build -- --verbose");
});

test("scripts/test tidy counts each file that CMake knows, and shows what clang-tidy finds", async (t) => {
    const clone = await Clone.make(t);
    const files = ["engine/good.cpp", "engine/bad.cpp"].map((name) => `  "file": "/q/${name}"`);
    await clone.addFile("build/tidy/compile_commands.json", `[\n${files.join(",\n")}\n]\n`);
    await clone.standIn("clang++", "");
    await clone.standIn("clang-tidy", 'case "$*" in *bad.cpp) echo "bad.cpp:1:1: error: a fault"; exit 1 ;; esac');
    const { status, output } = await clone.run("test", ["tidy"]);
    assert.equal(status, 1);
    assert.match(output, /^bad\.cpp:1:1: error: a fault$/m);
    assert.equal(output.trimEnd().split("\n").at(-1), "1 passed, 1 failed");
});

/**
 * A stand-in for Node whose tests fail in the first run, and at the second try as stated.
 * @param {string} report  of the first run @param {number} failures  in it @param {number} status  of the second run
 */
const unsteady = (report, failures, status) => `
    case "$*" in
    --version) echo v18.20.4 ;;
    *tap*)
        for option in "$@"; do
            if [[ $option == *.tap ]]; then
                printf '%s\n' ${JSON.stringify(report).replaceAll("\\n", '" "')} "# pass 2" "# fail ${failures}" >"\${option#*=}"
            fi
        done
        exit 1 ;;
    --test*) exit ${status} ;;
    esac`;

/** Returns the report of a failed test. @param {string} name @param {string} file @param {string} type  of failure */
const failure = (name, file, type = "testCodeFailure") =>
    [
        `not ok 1 - ${name}`,
        "  ---",
        `  location: '${file}:3:1'`,
        `  failureType: '${type}'`,
        `  error: 'not ok'`,
        "  ...",
    ].join("\n");
const inner = (/** @type {string} */ text) => text.replaceAll(/^/gm, "    ");

/** Failures in three files, one of which Node 18 names by its URL; one has a test within a test. */
const three = [
    failure("test 1", "/q/a.test.mjs"),
    failure("test 2", "file:///q/a.test.mjs"),
    inner(failure("test 3", "/q/shared.mjs")),
    failure("whole", "/q/b.test.mjs", "subtestsFailed"),
];
const names = ["test 1", "test 2", "test 3"].map((name) => `  scripts: ${name}\n`).join("");

for (const [what, report, failures, status, listed, last] of /** @type {const} */ ([
    [
        "that pass alone are counted and listed",
        three,
        4,
        0,
        `Failed at first, and passed alone:\n${names}`,
        "6 passed, 0 failed",
    ],
    ["that fail again count as failed, and are listed", three, 4, 1, `Failed:\n${names}`, "2 passed, 4 failed"],
    [
        "that are more than three aren't run again",
        [...three, failure("test 4", "/q/c.test.mjs")],
        5,
        0,
        `Failed:\n${names}  scripts: test 4\n`,
        "2 passed, 5 failed",
    ],
    [
        "of an unknown file aren't run again",
        [failure("test 1", "/q/shared.mjs")],
        1,
        0,
        "Failed:\n  scripts: test 1\n",
        "2 passed, 1 failed",
    ],
])) {
    test(`scripts/test: failed tests ${what}`, async (t) => {
        const clone = await Clone.make(t);
        await clone.standIn("node", unsteady(report.join("\n"), failures, status));
        const { output } = await clone.run("test", ["scripts"]);
        assert.ok(output.endsWith(`${listed}${last}\n`), output);
        const again = (await clone.calls())
            .filter((call) => /spec \/q/.test(call))
            .map((call) => call.split(" ").at(-1));
        const both = ["/q/a.test.mjs", "/q/b.test.mjs"];
        assert.deepEqual(again, last.endsWith(" 0 failed") ? both : status ? both.slice(0, 1) : []);
    });
}

for (const [what, failures, status, end] of /** @type {const} */ ([
    [
        "that pass alone are counted and listed",
        2,
        0,
        "Failed at first, and passed alone:\n  native: a: test 1\n  native: a: test 2\n3 passed, 0 failed\n",
    ],
    ["that fail again count as failed, and are listed", 1, 1, "Failed:\n  native: a: test 1\n2 passed, 1 failed\n"],
    ["that are more than three aren't run again", 4, 0, "test 3\n  native: a: test 4\n0 passed, 4 failed\n"],
])) {
    test(`scripts/test native: failed tests ${what}`, async (t) => {
        const clone = await Clone.make(t);
        await clone.standIn(
            "ctest",
            `
            if [[ $* == *--rerun-failed* ]]; then exit ${status}; fi
            mkdir -p build/native/Testing/Temporary
            for ((number = 1; number <= ${failures}; number++)); do echo "$number:a: test $number"; done \
                >build/native/Testing/Temporary/LastTestsFailed.log
            while [[ $1 != --output-junit ]]; do shift; done
            echo '<testsuite tests="${Math.max(3, failures)}" failures="${failures}" disabled="0" skipped="0">' >"$2"
            exit 8`,
        );
        const { output } = await clone.run("test", ["native"]);
        assert.ok(output.endsWith(end), output);
    });
}

test("scripts/test native: tests of Python that are skipped are counted, with their reasons", async (t) => {
    const clone = await Clone.make(t);
    await clone.standIn(
        "ctest",
        `
        mkdir -p build/native/Testing/Temporary
        printf '%s\\n' "test_a (A.test_a) ... ok" "test_b (A.test_b) ... skipped 'needs root'" "OK (skipped=1)" \\
            >build/native/Testing/Temporary/LastTest.log
        while [[ $1 != --output-junit ]]; do shift; done
        echo '<testsuite tests="3" failures="0" disabled="0" skipped="1">' >"$2"`,
    );
    const { output } = await clone.run("test", ["native"]);
    assert.match(output, /^test_b .* skipped 'needs root'$/m);
    assert.match(output, /native +2 passed +0 failed +2 skipped/);
});

test("scripts/test format asks scripts/format, and fails with it", async (t) => {
    for (const status of [0, 1]) {
        const clone = await Clone.make(t);
        await clone.addFile("scripts/format", "");
        await clone.standIn("clang-format", "");
        await clone.standIn("scripts/format", `exit ${status}`);
        assert.equal((await clone.run("test", ["format"])).status, status);
        assert.equal((await clone.calls()).at(-1), "scripts/format --check");
    }
});

test("the last line of scripts/test sums up all parts", async (t) => {
    const clone = await Clone.make(t);
    const { status, output } = await clone.run("test", ["native", "scripts", "wasm", "web"]);
    assert.equal(status, 0);
    assert.equal(output.trimEnd().split("\n").at(-1), "14 passed, 0 failed");
});

test("a file of tests/web belongs to one part: sweeps by its name, web if it opens no browser, or browser", async (t) => {
    const clone = await Clone.make(t);
    await clone.addFile("tests/web/page.test.mjs", "await testBrowser();");
    await clone.addFile("tests/web/pages.sweep.test.mjs", "await openBrowser();");
    const { status, output } = await clone.run("test", ["web", "browser", "sweeps"]);
    assert.equal(status, 0, output);
    const files = (await clone.calls())
        .filter((call) => call.startsWith("node --test"))
        .map((call) => call.match(/\S+\.test\.mjs/g));
    assert.deepEqual(files, [
        ["tests/web/one.test.mjs"],
        ["tests/web/page.test.mjs"],
        ["tests/web/pages.sweep.test.mjs"],
    ]);
});
