/** The page of the arena with Python: a course's agents from templates and folders, and what goes wrong in them. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { zipSync } from "../../../web/node_modules/fflate/esm/index.mjs";
import { becomes, eventually } from "../browser.mjs";
import { arenaUntil, bring, look, openArenaPage, playGame } from "../drive/arena.mjs";
import { testBrowser } from "../for-tests.mjs";

const browser = await testBrowser();

const slow = { timeout: 400_000 };

/** The files of an honest agent by path. @param {string} game */
async function honest(game) {
    const folder = new URL(`../../agents/honest/${game}/`, import.meta.url);
    /** @type {Record<string, Uint8Array>} */
    const files = {};
    const read = async (/** @type {URL} */ place, /** @type {string} */ above) => {
        for (const entry of await readdir(place, { withFileTypes: true })) {
            if (entry.name === "__pycache__") continue;
            if (entry.isDirectory()) await read(new URL(`${entry.name}/`, place), `${above}${entry.name}/`);
            else files[above + entry.name] = await readFile(new URL(entry.name, place));
        }
    };
    await read(folder, "");
    return files;
}

test("a course's template plays: the size is said before, and Python can be kept", slow, async () => {
    const page = await openArenaPage(browser, "#game=tetress");
    await page.locator("[data-kind='comp30024-2024 python']").click();
    await page.locator("[data-template=random]").click();
    await eventually(async () =>
        assert.match(await page.locator("quintet-arena-python span").innerText(), /downloaded once from this site: \d/),
    );
    // Where no site tells the size, nothing is claimed.
    const claimed = await page.evaluate(async () => {
        const part = /** @type {any} */ (document.createElement("quintet-arena-python"));
        const model = { python: { bytes: null, kept: false, phase: "absent", share: null } };
        document.body.append(Object.assign(part, { model, t: (/** @type {string} */ key) => key }));
        await part.updateComplete;
        part.remove();
        return part.renderRoot.textContent.trim();
    });
    assert.equal(claimed, "");
    await playGame(page);
    const { watch } = await look(page);
    assert.equal(watch.phase, "over", JSON.stringify(watch));
    assert.equal(watch.fault, null);
    assert.ok(watch.plies > 10);

    // The same agent, broken: the line is named, opened and marked.
    const code = page.locator("quintet-code .cm-content");
    await code.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("\nimport numpy\nnumpy.zeros(3)\n");
    await playGame(page);
    const fault = page.locator("quintet-fault");
    await eventually(async () => assert.match(await fault.locator("h2").innerText(), /needs the module numpy/));
    await fault.locator("button.frame").last().click();
    await becomes(() => page.locator("quintet-code .cm-activeLine").innerText(), "numpy.zeros(3)");
    await becomes(() => page.locator("quintet-code .cm-lintRange-error").innerText(), "numpy.zeros(3)");
    // No host has laid packages beside this site.
    assert.deepEqual(
        page.problems.filter((problem) => !problem.includes("404")),
        [],
    );
});

test("a zip with a package of several modules plays as it is, and then a match against a level", slow, async () => {
    const page = await openArenaPage(browser, "#game=cachex&o.size=4");
    await bring(page, { "team.zip": Buffer.from(zipSync(await honest("cachex"))) });
    await arenaUntil(page, (model) => model.view === "tryout");
    const { agents } = await look(page);
    assert.deepEqual([agents[0].name, agents[0].form], ["team", "comp30024-2022"]);
    await playGame(page);
    const { watch } = await look(page);
    assert.equal(watch.fault, null);
    assert.ok(["red", "blue"].includes(watch.result));
});

/** A player of Cachex that places on its first free row, as far as it knows. @param {string} says */
const player = (says, head = "") => `${head}
class Player:
    def __init__(self, player, n):
        print(${says})
        self.player, self.n, self.asked = player, n, False
    def action(self):
        self.asked = True
        return ("PLACE", 0, self.n - 1)
    def turn(self, player, action):
        assert player != self.player or self.asked, "an action of mine that I never chose"
`;

/** @param {Record<string, string>} files  by path */
const zipOf = (files) =>
    Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]))));

const repository = zipOf({
    "game-main/README.md": "",
    "game-main/weights.txt": "12 34",
    "game-main/gold/__init__.py": "from gold.search.best import Best as Player\n",
    "game-main/gold/search/best.py": `import numpy\nfrom gold.core.base import Player\nclass Best(Player): pass\n`,
    "game-main/gold/core/base.py": player("open('weights.txt').read()", "import numpy as np"),
    "game-main/team_name/__init__.py": player("'the template'"),
});
const twoPackages = zipOf({
    "alpha/__init__.py": player("'alpha'"),
    "beta/__init__.py": "from .player import Player\n",
    "beta/player.py": player("'beta'"),
});
const freckers = `from referee.game import GrowAction, MoveAction
class Agent:
    def __init__(self, color, **referee): pass
    def action(self, **referee): return GrowAction()
    def update(self, color, action, **referee): pass
`;

test("the class that plays is the one that the course's referee takes, or that the reader chooses", slow, async () => {
    const page = await openArenaPage(browser, "#game=cachex&o.size=4");
    const notices = async () => (await look(page)).notices;
    await bring(page, { "game-main.zip": repository });
    await arenaUntil(page, (model) => model.view === "tryout");
    // numpy is imported twice, and mentioned once.
    assert.deepEqual(await notices(), ["arena.added", "arena.refused.module"]);
    await playGame(page);
    const gold = await look(page);
    assert.deepEqual([gold.watch.fault.kind, gold.notices], ["illegal", []]);
    assert.equal(gold.printed, "12 34\n");
    assert.deepEqual([gold.file, gold.agents[0].className], ["game-main/gold/search/best.py", ""]);

    await bring(page, { "agents.zip": twoPackages });
    await becomes(() => page.locator("quintet-arena-question code").allInnerTexts(), ["alpha:Player", "beta:Player"]);
    await page.locator("quintet-arena-question input[value='1']").check();
    await page.locator("quintet-arena-question [data-do=add]").click();
    await arenaUntil(page, (model) => model.view === "tryout");
    await playGame(page);
    const beta = await look(page);
    assert.deepEqual([beta.watch.fault.kind, beta.printed], ["illegal", "beta\n"]);

    // Without the class, the reader can choose another.
    await page.evaluate(() => {
        const { arena } = /** @type {any} */ (document.querySelector("quintet-arena"));
        const [{ id, files }] = arena.model.agents;
        for (const file of Object.keys(files).filter((name) => name.startsWith("beta/")))
            arena.ownAgents.write(id, file, "");
    });
    await playGame(page);
    assert.equal((await look(page)).watch.fault.code, "gone");
    await page.locator("[data-do=choose-class]").click();
    await page.locator("quintet-arena-question [data-do=add]").click();
    await arenaUntil(page, (model) => model.view === "tryout");
    const { file, agents } = await look(page);
    assert.deepEqual([file, agents[0].className], ["alpha/__init__.py", "Player"]);

    await bring(page, { "agent.py": freckers });
    await eventually(async () =>
        assert.match(
            await page.locator("quintet-arena-question li").innerText(),
            /written for Freckers \(2025\): agent\.py, line 1, uses GrowAction/,
        ),
    );
});
