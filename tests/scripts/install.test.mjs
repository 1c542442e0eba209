// Installing missing tools on systems with problems.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { Clone } from "./clone.mjs";

/**
 * A clone without `ninja`, which the installation adds.
 * @param {import("node:test").TestContext} t
 * @param {{update?: string, download?: string, install?: string}} [steps]  extra behaviour of apt-get, in bash
 */
async function bareClone(t, { update = "", download = "", install = "" } = {}) {
    const clone = await Clone.make(t);
    await clone.remove("ninja");
    await clone.standIn(
        "apt-get",
        `case " $* " in
        *" update "*) ${update || ":"} ;;
        *" --download-only "*) ${download || ":"} ;;
        *)
            ${install}
            cp "${clone.bin}/npm" "${clone.bin}/ninja"
            ;;
        esac`,
    );
    return clone;
}

/** The recorded calls about packages, without their options. */
async function packageCalls(clone) {
    const calls = (await clone.calls()).filter((call) => /^(apt-get|dpkg) /.test(call));
    return calls.map((call) => call.replace(/ -o \S+| -q| -y| --no-install-recommends/g, ""));
}

const everyStep = ["apt-get update", "apt-get install --download-only ninja-build", "apt-get install ninja-build"];

test("packages are downloaded, then installed, and a running apt is waited for", async (t) => {
    const clone = await bareClone(t);
    assert.equal((await clone.run("test", ["native"])).status, 0);
    assert.deepEqual(await packageCalls(clone), everyStep);
    const calls = (await clone.calls()).filter((call) => call.startsWith("apt-get "));
    for (const call of calls) assert.match(call, / DPkg::Lock::Timeout=600 /);
});

test("an unreachable package source does not stop the installation", async (t) => {
    const clone = await bareClone(t, {
        update: 'echo "E: no Release file" >&2; exit 100',
    });
    const { status, output } = await clone.run("test", ["native"]);
    assert.match(output, /E: no Release file/);
    assert.match(output, /going on with the others/);
    assert.equal(status, 0);
});

test("a locked package list is waited for", async (t) => {
    const clone = await bareClone(t, {
        update: 'if [[ ! -e locked ]]; then touch locked; echo "E: Could not get lock /x" >&2; exit 100; fi',
    });
    // Skips the actual waiting, not that of the messages about long steps.
    await clone.standIn("sleep", '[[ $1 -eq 5 ]] || exec "$(command -p -v sleep)" "$@"');
    const { status, output } = await clone.run("test", ["native"]);
    assert.match(output, /Waiting for another program that reads the package lists/);
    assert.doesNotMatch(output, /could not be read/);
    assert.equal(status, 0);
    assert.deepEqual(await packageCalls(clone), ["apt-get update", ...everyStep]);
});

test("a failed download stops the script, and nothing is built", async (t) => {
    const clone = await bareClone(t, { download: "exit 100" });
    const { status, output } = await clone.run("test", ["native"]);
    assert.match(output, /The installation failed/);
    assert.equal(status, 1);
    assert.deepEqual(await packageCalls(clone), everyStep.slice(0, 2));
});

test("an interrupted installation is completed before the next one", async (t) => {
    const clone = await bareClone(t);
    await clone.standIn("dpkg", '[[ $1 != --audit ]] || echo "cmake is half configured"');
    assert.equal((await clone.run("test", ["native"])).status, 0);
    assert.deepEqual(await packageCalls(clone), ["dpkg --configure -a", ...everyStep]);
});

test("Ctrl+C during a download ends the script at once", async (t) => {
    const clone = await bareClone(t, { download: "echo downloading; sleep 600" });
    const run = clone.start("test", ["native"]);
    await run.says("downloading");
    run.interrupt();
    assert.equal((await run.end()).signal, "SIGINT");
    assert.deepEqual(await packageCalls(clone), everyStep.slice(0, 2));
});

test("Ctrl+C does not reach a running dpkg, and ends the script after it", async (t) => {
    const clone = await bareClone(t);
    // Like dpkg, and unlike a shell script, Node reacts to a SIGINT that was ignored when it started.
    const dpkg = path.join(clone.home, "dpkg.mjs");
    await writeFile(
        dpkg,
        `import { existsSync, writeFileSync } from "node:fs";
        console.log("unpacking");
        const timer = setInterval(() => {
            if (!existsSync("${clone.home}/go-on")) return;
            clearInterval(timer);
            writeFileSync("${clone.home}/unpacked", "");
        }, 20);`,
    );
    await clone.standIn(
        "apt-get",
        `[[ " $* " != *" install "* || " $* " == *" --download-only "* ]] || exec "${process.execPath}" "${dpkg}"`,
    );
    const run = clone.start("test", ["native"]);
    await run.says("unpacking");
    run.interrupt();
    await run.says("it must not stop halfway");
    await writeFile(path.join(clone.home, "go-on"), "");
    const { signal, output } = await run.end();
    assert.equal(signal, "SIGINT");
    assert.ok(existsSync(path.join(clone.home, "unpacked")), output);
    assert.deepEqual(
        (await clone.calls()).filter((call) => call.startsWith("cmake ")),
        [],
    );
});
