// Generates from the table of options: the tables in `README.md`, the types for other sites, and the table without its
// documentation.
//
//   node web/embed/messages/reference.mjs          (writes the tables into README.md)

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { messages } from "../../i18n/builder/en.js";
import { definitions, isIn } from "../../record/grammar.js";
import { table } from "../../record/option-table.js";

const README = new URL("README.md", import.meta.url);
const TYPES = new URL("../../record/option-types.d.ts", import.meta.url);
const HEAD = "| name | values, or an example | default | meaning |\n|---|---|---|---|\n";

const code = (text) => `\`${text.replaceAll("|", "\\|")}\``;
const meaningOf = ({ name }) => String(messages[`meaning.${name}`]);
const defaultOf = ({ default: value, without }) =>
    value === undefined ? String(messages[`standard.${without}`]) : code(value);

/** Returns the table of the options that only one mode has; without a mode, of all others. @param {string} [mode] */
function optionTable(mode) {
    const rows = definitions.filter((each) => (mode ? each.only && isIn(each, mode) : !each.only));
    const cells = rows.map((row) => [
        code(row.name),
        code(row.values?.join(", ") ?? row.example),
        defaultOf(row),
        meaningOf(row).replaceAll("|", "\\|"),
    ]);
    return cells.map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** Returns README.md with its tables of options up to date. @param {string} [text]  the current README.md */
export function referenceText(text = readFileSync(README, "utf8")) {
    const [before, ...rest] = text.split(HEAD);
    const tables = [undefined, "lens", "arena"].map(optionTable);
    if (rest.length !== tables.length) throw new Error(`README.md needs ${tables.length} tables of options`);
    return [before, ...rest.map((part, index) => tables[index] + part.replace(/^(\|.*\n?)*/, "\n"))].join(HEAD);
}

/** Returns a file of types with the types of options written out instead of imported. @param {string} text */
export const withOptionTypes = (text) =>
    text.replace(/^import type \{[^}]*\} from "[^"]*option-types\.js";\n/m, () => `\n${optionTypes()}`);

const union = (values) => values.map((value) => `"${value}"`).join(" | ");

/** Returns the types in `option-types.d.ts` written out. */
function optionTypes() {
    const source = readFileSync(TYPES, "utf8");
    const [, fields] = source.match(/interface OptionTypes<Value> \{\n(.*?)\n\}/s) ?? [];
    const types = new Map([...fields.matchAll(/^ {4}(\w+): (.*);$/gm)].map(([, name, type]) => [name, type]));
    const unions = [...source.matchAll(/^export type (\w+) = ValueOf<Rows\["(\w+)"\]>;$/gm)];
    const names = new Map(unions.map(([, type, option]) => [option, type]));

    const lines = unions.map(([, type, option]) => `export type ${type} = ${union(table[option].values)};`);
    const members = definitions.map((row) => {
        const { name, only, values = [] } = row;
        const type = types.get(row.type).replace(/\bValue\b/, names.get(name) ?? `(${union(values)})`);
        const mode = only ? ` Needs the mode \`${only.replace(" ", "` or `")}\`.` : "";
        const comment = `${meaningOf(row)} Default: ${defaultOf(row)}.${mode}`.replaceAll("\\|", "|");
        return `    /** ${comment} */\n    ${/^\w+$/.test(name) ? name : `"${name}"`}?: ${type};`;
    });
    return `${lines.join("\n")}

/** The options of a game; all are optional. The reference describes their notation in addresses and attributes. */
export interface EmbedOptions {
${members.join("\n")}
}
`;
}

/** Returns the source of `option-table.js` with only the fields that are needed to read options. */
export function leanTable() {
    const read = definitions.filter(({ only }) => !only);
    const rows = read.map(({ name, type, part, values, notIn }) => [
        name,
        { type, part, values, notIn: notIn?.join(" ") },
    ]);
    const groups = new Set(definitions.flatMap(({ only }) => only ?? []));
    const namesIn = (group) => definitions.filter(({ only }) => only === group).map(({ name }) => name);
    const later = [...groups].map((group) => `...later("${group}", "${namesIn(group).join(" ")}")`);
    return `const later = (only, names) => Object.fromEntries(names.split(" ").map((name) => [name, { only }]));
export const table = { ...${JSON.stringify(Object.fromEntries(rows))}, ${later.join(", ")} };`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(README, referenceText());
