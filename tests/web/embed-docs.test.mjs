import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { COMMANDS } from "../../web/embed/commands.js";
import { EVENTS } from "../../web/embed/messages.js";
import { CONTROLS, definitions, MODES } from "../../web/embed/options.js";
import { payloads } from "../../web/embed/payloads.js";
import { builderMessages } from "../../web/i18n/builder.js";
import { embedMessages, problemMessages } from "../../web/i18n/embed.js";
import { languages, loadLanguage } from "../../web/i18n/t.js";

const web = new URL("../../web/", import.meta.url);
const readme = await readFile(new URL("../README.md", web), "utf8");
const types = await readFile(new URL("element/game-types.d.ts", web), "utf8");
const { messages: english } = await builderMessages.en();

/** The table of options as the README has it. */
const table = [
    "| name | values, or an example | without it | meaning |",
    "|---|---|---|---|",
    ...definitions.map(({ name, values, example, standard, usual }) => {
        const code = (/** @type {string} */ text) => `\`${text.replaceAll("|", "\\|")}\``;
        const without = standard === undefined ? english[`standard.${usual}`] : code(standard);
        const meaning = String(english[`meaning.${name}`]).replaceAll("|", "\\|");
        return `| ${code(name)} | ${code(values?.join(", ") ?? example)} | ${without} | ${meaning} |`;
    }),
].join("\n");

test("the README's table of options is the definition", () => {
    assert.ok(readme.includes(table), `README.md should contain:\n${table}`);
});

/** The names that an interface of the types has, or the strings of a type. @param {string} name */
function namesIn(name) {
    const [, body] = types.match(new RegExp(`export interface ${name} \\{\\n(.*?)\\n\\}`, "s")) ?? [];
    return [...(body ?? "").matchAll(/^ {4}(\w+)\??:/gm)].map(([, member]) => member);
}

test("the types know every option, command, event, mode and control, and no others", () => {
    assert.deepEqual(
        namesIn("EmbedOptions"),
        definitions.map(({ name }) => name),
    );
    assert.deepEqual(namesIn("Commands"), COMMANDS);
    assert.deepEqual(Object.keys(payloads), COMMANDS);
    assert.deepEqual(namesIn("Events"), EVENTS);
    for (const [name, values] of Object.entries({ Mode: MODES, Control: CONTROLS })) {
        const [, body] = types.match(new RegExp(`export type ${name} = (.*?);`)) ?? [];
        assert.equal(body, values.map((value) => `"${value}"`).join(" | "));
    }
});

test("the README names every command and every event", () => {
    for (const name of [...COMMANDS, ...EVENTS]) assert.ok(readme.includes(`\`${name}\``), name);
});

const catalogues = { embed: embedMessages, problems: problemMessages, builder: builderMessages };
const sources = new Map();
for (const folder of ["embed", "element"]) {
    for (const name of (await readdir(new URL(`${folder}/`, web))).filter((file) => file.endsWith(".js"))) {
        sources.set(`${folder}/${name}`, await readFile(new URL(`${folder}/${name}`, web), "utf8"));
    }
}
const blanksOf = (/** @type {any} */ message) =>
    [
        ...new Set((typeof message === "string" ? message : Object.values(message).join(" ")).match(/\{\w+\}/g) ?? []),
    ].sort();

for (const [catalogue, loaders] of Object.entries(catalogues)) {
    test(`the words of ${catalogue} are there in every language, with the same blanks, and none is left in English`, async () => {
        const { messages: first } = await loaders.en();
        assert.deepEqual(
            Object.keys(loaders),
            languages.map(({ id }) => id),
        );
        for (const id of Object.keys(loaders)) {
            const { messages } = await loaders[id]();
            assert.deepEqual(Object.keys(messages), Object.keys(first), id);
            for (const [key, message] of Object.entries(messages)) {
                assert.deepEqual(blanksOf(message), blanksOf(first[key]), `${id} ${key}`);
                const own = /\p{Script=Han}|\p{Script=Arabic}/u.test(JSON.stringify(message));
                if (id !== "en") assert.ok(own, `${id} ${key}: ${JSON.stringify(message)}`);
            }
        }
    });
}

test("every key that is asked for is there, and none is without use", async () => {
    const own = { ...(await embedMessages.en()).messages, ...(await problemMessages.en()).messages, ...english };
    const all = { ...own, ...(await loadLanguage(languages[0])).messages };
    const text = [...sources.values()].join("\n");
    const missing = [...text.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, key]) => key).filter((key) => !(key in all));
    assert.deepEqual(missing, []);
    const named = new Set([...text.matchAll(/["'`]([a-z][A-Za-z]*(?:\.[A-Za-z]+)+)["'`]/g)].map(([, key]) => key));
    for (const { name, usual } of definitions) {
        named.add(`meaning.${name}`);
        if (usual) named.add(`standard.${usual}`);
    }
    for (const mode of MODES) named.add(`builder.mode.${mode}`).add(`builder.mode.${mode}.more`);
    for (const control of CONTROLS) named.add(`builder.control.${control}`);
    for (const size of ["small", "phone", "large"]) named.add(`builder.size.${size}`);
    for (const column of ["name", "values", "standard", "meaning"]) named.add(`builder.column.${column}`);
    for (const name of ["frame", "element"]) named.add(`builder.${name}`).add(`builder.${name}.more`);
    for (const name of ["language", "theme"]) named.add(`builder.${name}`).add(`builder.${name}.auto`);
    for (const theme of ["light", "dark"]) named.add(`builder.theme.${theme}`);
    for (const name of ["coordinates", "goesOn", "width", "height"]) named.add(`builder.${name}`);
    for (const result of ["right", "wrong", "solved"]) named.add(`embed.${result}`);
    for (const [, key] of text.matchAll(/(?:bad|refuse)\("(\w+)"/g)) named.add(`embed.bad.${key}`);
    assert.deepEqual(
        Object.keys(own).filter((key) => !named.has(key)),
        [],
    );
    for (const key of named) if (/^(embed|builder|meaning|standard)\.(?!html)/.test(key)) assert.ok(key in own, key);
});

test("no template has words of its own", () => {
    for (const [path, source] of sources) {
        for (const [, text] of source.matchAll(/<[a-z][^<>]*>([^<>${}`]+)<\//g)) {
            assert.doesNotMatch(text, /\p{L}{2,}/u, `${path}: ${text}`);
        }
    }
});
