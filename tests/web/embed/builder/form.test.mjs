/** The form of the builder and the options that it describes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { faultsIn, sizeFault } from "../../../../web/embed/builder/builder-check.js";
import {
    controlSwitched,
    controlsOf,
    defaultSeats,
    firstForm,
    linesOf,
    modeChosen,
    optionsOf,
    readForm,
    stepsIn,
    suiteSolution,
} from "../../../../web/embed/builder/forms/builder-form.js";
import { firstLensForm, lensFormOf, lensOptions } from "../../../../web/embed/builder/forms/lens-form.js";
import { exerciseIn } from "../../../../web/embed/exercise.js";
import { recordOf } from "../../../../web/embed/game.js";
import { readLensOptions } from "../../../../web/lens/lens-link.js";
import { HandEngine } from "../../app-engine.mjs";

const game = { game: "cachex", options: { size: 3 }, actions: ["PLACE 0,0", "PLACE 0,2", "PLACE 1,0"] };
const named = { game: "cachex", options: { size: 3 } };
const form = { ...firstForm, ply: 2, seats: defaultSeats(2) };
/** @param {Partial<typeof form>} change */
const meant = (change) => optionsOf({ ...form, ...change }, game);

test("default values are left out of the options", async () => {
    assert.deepEqual(await optionsOf({ ...form, ply: 0 }, { game: "cachex" }), { game: "cachex" });
    assert.deepEqual(await meant({ task: "nothing to do here", solution: "PLACE 2,2", goesOn: true }), {
        ...named,
        actions: game.actions.slice(0, 2),
    });
    assert.deepEqual(await meant({ mode: "replay", ply: 3 }), { ...named, actions: game.actions, mode: "replay" });
});

test("the ply is the start of a game to play, the position shown in a replay and the first position of an exercise", async () => {
    const replay = await meant({ mode: "replay", task: "Look" });
    assert.deepEqual(replay, { ...named, actions: game.actions, ply: 2, mode: "replay", task: "Look" });
    const exercise = await meant({ mode: "exercise", goesOn: true });
    assert.deepEqual(exercise, {
        ...named,
        actions: game.actions,
        ply: 2,
        mode: "exercise",
        seats: ["person", "easy"],
    });
    const solution = "PLACE 1,0|PLACE 1,1\n \nPLACE 2,2\n";
    assert.deepEqual(await meant({ mode: "exercise", solution }), {
        ...named,
        actions: game.actions.slice(0, 2),
        mode: "exercise",
        solution: [["PLACE 1,0", "PLACE 1,1"], ["PLACE 2,2"]],
    });
});

test("the options name seats and looks that differ from the default", async () => {
    assert.deepEqual((await meant({ seats: ["easy", "person"] })).seats, ["easy", "person"]);
    assert.equal("seats" in (await meant({ mode: "replay", seats: ["easy", "person"] })), false);
    const looks = await meant({ language: "fa", theme: "dark", coordinates: true, controls: [] });
    assert.deepEqual([looks.language, looks.theme, looks.coordinates, looks.controls], ["fa", "dark", true, []]);
});

test("controls are null for the default of the mode, also after a control is switched back", () => {
    const replay = { ...form, mode: /** @type {const} */ ("replay") };
    assert.deepEqual(controlsOf(replay), ["status", "step", "moves", "open"]);
    const controls = controlSwitched(replay, "moves", false);
    assert.deepEqual([...(controls ?? [])].sort(), ["open", "status", "step"]);
    assert.deepEqual(controlsOf({ ...replay, controls }), controls);
    assert.equal(controlSwitched({ ...replay, controls }, "moves", true), null);
});

test("an exercise starts at the chosen ply, including the end of the game", async () => {
    for (const ply of [0, 1, 3]) {
        const options = await meant({ mode: "exercise", ply });
        const { record, steps } = exerciseIn(await recordOf(options), options.solution);
        assert.deepEqual([record.actions?.length, steps.length], [ply, 3 - ply], `ply ${ply}`);
    }
});

test("a record of a tactical suite includes its solutions", () => {
    assert.equal(
        suiteSolution({ game: "cachex", wins_in: 1, solutions: ["PLACE 6,9", "PLACE 7,8"] }),
        "PLACE 6,9|PLACE 7,8",
    );
    for (const solutions of [undefined, [], "PLACE 6,9", [7], null]) {
        assert.equal(suiteSolution({ game: "cachex", solutions }), "");
    }
    const steps = [["PLACE 6,9", "PLACE 7,8"], ["PLACE 0,0"]];
    assert.deepEqual(stepsIn(linesOf(steps)), steps);
    assert.deepEqual(stepsIn("|"), []);
});

test("a mistake is reported with its field and the engine's reason", async () => {
    const engine = new HandEngine();
    const faults = async (/** @type {Partial<typeof form>} */ change) =>
        faultsIn(engine, await readForm({ ...form, ...change }, game));
    assert.deepEqual(await faults({}), {});
    assert.deepEqual(await faults({ mode: "replay" }), {});
    assert.deepEqual(await faults({ mode: "exercise" }), {}, "the actions after the ply are the solution");
    const exercise = { mode: /** @type {const} */ ("exercise") };
    assert.deepEqual(await faults({ ...exercise, solution: "PLACE 1,0|PLACE 1,1\nPLACE 2,2" }), {});
    const { solution, ...others } = await faults({ ...exercise, solution: "PLACE 1,0\nPLACE 1,0" });
    assert.deepEqual(others, {});
    assert.deepEqual(solution?.problem, { key: "embed.bad.step", params: { action: "PLACE 1,0", step: 2 } });
    assert.match(solution?.detail ?? "", /^PLACE 1,0: /);
    for (const [change, key] of /** @type {[any, string][]} */ ([
        [{ ...exercise, solution: "|" }, "embed.bad.list"],
        [{ ...exercise, solution: "nonsense" }, "embed.bad.step"],
        [{ ...exercise, ply: 3 }, "embed.bad.solution"],
    ])) {
        assert.equal((await faults(change)).solution?.problem.key, key, JSON.stringify(change));
    }
    assert.equal((await faults({ ...exercise, task: "x".repeat(2001) })).task?.problem.key, "embed.bad.text");
});

test("a size that is not a whole number from 280 to 2000 is a fault", () => {
    for (const size of ["280", "2000", "640"]) assert.equal(sizeFault("Width", size), undefined);
    for (const size of ["", " ", "279", "2001", "300.5", "wide"]) {
        assert.deepEqual(sizeFault("Width", size)?.problem.params, {
            name: "Width",
            value: size,
            least: 280,
            most: 2000,
        });
    }
});

const lens = { ...form, mode: /** @type {const} */ ("lens") };
/** @param {Partial<typeof firstLensForm>} change */
const searched = (change) => optionsOf({ ...lens, lens: { ...firstLensForm, ...change } }, game);

test("a lens searches the chosen position or a tree, with the options that its algorithm has a use for", async () => {
    const position = { ...named, actions: game.actions.slice(0, 2), mode: "lens" };
    assert.deepEqual(await searched({}), { ...position, algorithm: "alpha-beta" });
    assert.deepEqual(await searched({ source: "tree", tree: " ((1 2)\n (3 4)) ", ordering: "best", predict: true }), {
        mode: "lens",
        tree: "((1 2) (3 4))",
        algorithm: "alpha-beta",
        ordering: "best",
        predict: "true",
    });
    const all = { ordering: "table", table: true, shallow: true, window: "-5,5", playouts: "9", seed: "3", depth: "2" };
    const { mode: _, game: __, options: ___, actions: ____, ...ofUct } = await searched({ ...all, algorithm: "uct" });
    assert.deepEqual(ofUct, { algorithm: "uct", depth: "2", playouts: "9", seed: "3" });
    const { ordering, table, shallow, window } = await searched({ ...all, algorithm: "max-n" });
    assert.deepEqual([ordering, table, shallow, window], [undefined, undefined, "true", undefined]);
    const compared = await searched({ compare: "minimax", compareOrder: "table", panes: ["board", "tree"], step: "7" });
    assert.deepEqual([compared.compare, compared.panes, compared.step], ["minimax", "tree,board", "7"]);
    assert.equal((await searched({ compare: "pvs", compareOrder: "best" })).compare, "pvs,ordering=best");
    // What belongs to games is left out.
    const { controls, coordinates, seats } = await optionsOf(
        { ...lens, controls: [], coordinates: true, goesOn: true },
        game,
    );
    assert.deepEqual([controls, coordinates, seats], [undefined, undefined, undefined]);
});

test("the choices of a lens are those of its link, and read back", () => {
    const text =
        "tree=(1 2)&algorithm=pvs&depth=2&ordering=best&table=true&window=-5,inf&step=4&panes=tree,code&predict=true&compare=minimax,ordering=worst";
    const link = readLensOptions(new URLSearchParams(text));
    assert.deepEqual(link.problems, []);
    const options = lensOptions(lensFormOf(link));
    assert.deepEqual(readLensOptions(Object.entries(options)), link);
});

test("a mode brings its size, unless the teacher has chosen one", () => {
    assert.equal(modeChosen(firstForm, "lens").width, 640);
    assert.equal(modeChosen({ ...firstForm, ...modeChosen(firstForm, "lens") }, "play").width, firstForm.width);
    assert.equal(modeChosen({ ...firstForm, width: 300 }, "lens").width, undefined);
});

test("mistakes in a lens are reported with their fields, except those in a tree, which the module reads", async () => {
    const engine = new HandEngine();
    const readTree = (/** @type {string} */ text) =>
        text.includes("x")
            ? Promise.reject(Object.assign(new Error("character 2: no"), { place: 2 }))
            : Promise.resolve();
    const faults = async (/** @type {Partial<typeof firstLensForm>} */ change) =>
        faultsIn(engine, await readForm({ ...lens, lens: { ...firstLensForm, ...change } }, game), readTree);
    assert.deepEqual(await faults({}), {});
    assert.deepEqual(await faults({ source: "tree" }), {});
    assert.deepEqual(Object.keys(await faults({ depth: "13", window: "5,-5", step: "-1" })), [
        "depth",
        "window",
        "step",
    ]);
    const { tree } = await faults({ source: "tree", tree: "(x)" });
    assert.deepEqual(tree, { problem: { key: "lens.treePlace", params: { place: 2 } }, detail: "character 2: no" });
});
