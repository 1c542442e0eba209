/**
 * Computes whether the players' colours are distinguishable with every common kind of colour blindness and on a grey
 * print, and visible on the board, in both themes, with every look of board and pieces.
 */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { Polyomino } from "../../../web/board/capabilities/polyomino.js";
import { drawnKinds } from "../../../web/board/drawing/drawn-kinds.js";
import "../../../web/board/drawing/drawings.js";
import { arrowStyles } from "../../../web/board/layers/arrows.js";
import { exitStyles } from "../../../web/board/layers/exits.js";
import { earlierOpacity } from "../../../web/board/layers/marks.js";
import { boards, looksText, own, pieces, valuesOf } from "../../../web/board/looks/looks.js";
import { boardStyles } from "../../../web/board/styles.js";
import { seatsStyles } from "../../../web/widgets/seats/seats-styles.js";
import { HandEngine } from "../app-engine.mjs";

/** @typedef {[number, number, number]} Colour  linear light, each from 0 to 1 */

const css = await readFile(new URL("../../../web/styles/tokens.css", import.meta.url), "utf8");
const [, first] = css.match(/\{([^{}]*--player-red:[^{}]*)\}/) ?? [];
const [, dark] = css.match(/\[data-theme="dark"\]\) \{([^{}]*)\}/) ?? [];
const blocks = { light: first, dark: first + dark };

/** Returns declarations with the values of a theme. @param {string} text @param {"light" | "dark"} theme */
const inTheme = (text, theme) =>
    text.replace(/light-dark\(([^,]+), ?([^;]+)\)(?=;|$)/gm, (_, light, night) => (theme === "dark" ? night : light));

/** The declarations of a block by name. @param {string} block */
const valuesIn = (block) =>
    Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));

/** @param {Record<string, string>} values @param {"light" | "dark"} theme */
const valuesInTheme = (values, theme) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inTheme(value, theme)]));
const { games } = await new HandEngine().games();

/** Returns the colours of a theme by name. @param {string} block */
function coloursOf(block) {
    /** @type {Map<string, Colour>} */
    const colours = new Map();
    for (const [, name, text] of block.matchAll(/--([\w-]+):\s*#([0-9a-f]{3,6})\b/gi)) {
        const full = text.length === 3 ? text.replace(/./g, "$&$&") : text;
        const parts = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
        const light = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        colours.set(name, /** @type {Colour} */ (light));
    }
    return colours;
}

const themes = { light: coloursOf(inTheme(first, "light")), dark: coloursOf(inTheme(first, "dark")) };

/** Vision without one kind of cone (Machado, Oliveira and Fernandes, 2009, severity 1), and grey prints. */
const sights = {
    usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
    protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
    deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
    tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

/** @param {Colour} colour @param {number[]} matrix @returns {Colour} */
function seen([r, g, b], matrix) {
    const part = (/** @type {number} */ row) =>
        Math.min(1, Math.max(0, matrix[3 * row] * r + matrix[3 * row + 1] * g + matrix[3 * row + 2] * b));
    return [part(0), part(1), part(2)];
}

/**
 * Converts to Oklab (Björn Ottosson, 2020), in which distances approximate perceived differences.
 * @param {Colour} colour
 */
function oklab([r, g, b]) {
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return [
        0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
}

/** @param {Colour} a @param {Colour} b */
function difference(a, b) {
    const [first, second] = [oklab(a), oklab(b)];
    return Math.hypot(...first.map((part, index) => part - second[index]));
}

/** Returns the contrast ratio of WCAG 2. @param {Colour} a @param {Colour} b */
function contrast(a, b) {
    const [darker, lighter] = [a, b]
        .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
        .sort((x, y) => x - y);
    return (lighter + 0.05) / (darker + 0.05);
}

/** About five times the just noticeable difference. */
const LEAST_DIFFERENCE = 0.1;

const verdicts = ["correct", "incorrect", "partly", "hint"];

test("the dark theme is the same by setting as by the system", () => {
    const rules = [...css.matchAll(/\{([^{}]*)\}/g)].map(([, block]) =>
        block
            .replace(/color-scheme:.*/, "")
            .replace(/\s+/g, " ")
            .trim(),
    );
    assert.deepEqual(rules.slice(2), [rules[2], rules[2]]);
});

for (const [theme, colours] of Object.entries(themes)) {
    for (const [sight, matrix] of Object.entries(sights)) {
        test(`${theme}, ${sight}: players of a game are distinguishable by colour alone`, () => {
            for (const { id, players } of games) {
                for (const [index, one] of players.entries()) {
                    for (const other of players.slice(index + 1)) {
                        const [a, b] = [one, other].map((name) =>
                            seen(/** @type {Colour} */ (colours.get(`player-${name}`)), matrix),
                        );
                        const found = difference(a, b);
                        assert.ok(
                            found >= LEAST_DIFFERENCE,
                            `${id}: ${one} and ${other} differ by ${found.toFixed(3)}`,
                        );
                    }
                }
            }
        });
    }

    for (const [sight, matrix] of Object.entries(sights)) {
        test(`${theme}, ${sight}: correct, incorrect, partly correct and hints are distinguishable by colour alone`, () => {
            for (const [index, one] of verdicts.entries()) {
                for (const other of verdicts.slice(index + 1)) {
                    const [a, b] = [one, other].map((name) => seen(/** @type {Colour} */ (colours.get(name)), matrix));
                    const found = difference(a, b);
                    assert.ok(found >= LEAST_DIFFERENCE, `${one} and ${other} differ by ${found.toFixed(3)}`);
                }
            }
        });
    }

    test(`${theme}: tokens or their edges contrast with the board, marks with the tokens, and words with their backgrounds`, () => {
        const colour = (/** @type {string} */ name) => /** @type {Colour} */ (colours.get(name));
        for (const player of ["red", "green", "blue", "black", "white"]) {
            const token = colour(`player-${player}`);
            const mark = colour(`player-${player}-inlay`);
            assert.ok(contrast(token, mark) >= 3, `mark of ${player}: ${contrast(token, mark).toFixed(2)}`);
            const words = contrast(token, colour(`player-${player}-ink`));
            assert.ok(words >= 4.5, `writing on ${player}: ${words.toFixed(2)}`);
        }
        for (const ground of ["paper", "paper-raised", "paper-sunken"]) {
            for (const ink of ["ink", "ink-soft", "warning", ...verdicts]) {
                const found = contrast(colour(ink), colour(ground));
                assert.ok(found >= 4.5, `${ink} on ${ground}: ${found.toFixed(2)}`);
            }
            const focus = contrast(colour("focus"), colour(ground));
            assert.ok(focus >= 3, `focus on ${ground}: ${focus.toFixed(2)}`);
        }
        for (const ground of ["cell", "board"]) {
            const focus = contrast(colour("focus"), colour(ground));
            assert.ok(focus >= 3, `focus on ${ground}: ${focus.toFixed(2)}`);
        }
    });
}

for (const theme of /** @type {("light" | "dark")[]} */ (["light", "dark"])) {
    test(`${theme}: looks restore the values of the page's own style sheet`, () => {
        const page = valuesIn(blocks[theme]);
        for (const [name, value] of Object.entries(own[theme])) {
            assert.equal(value, inTheme(page[name], theme), name);
        }
    });

    for (const { id: board } of boards) {
        for (const { id: set } of pieces) {
            test(`${theme}, ${board}, ${set}: marks, coordinates, the focus and what is pointed out are seen`, () => {
                const values = valuesInTheme(valuesOf(board, set), theme);
                const text = Object.entries(values).map(([name, value]) => `--${name}: ${value};`);
                const colours = new Map([...themes[theme], ...coloursOf(text.join(""))]);
                const colour = (/** @type {string[]} */ ...names) =>
                    /** @type {Colour} */ (names.map((name) => colours.get(name)).find(Boolean));
                const least = board === "contrast" ? 7 : 4.5;
                const found = {
                    coordinates: contrast(colour("board-ink", "ink-soft"), colour("board")) / least,
                    crosses: contrast(colour("cell-ink", "ink-soft"), colour("cell")) / least,
                    focusOnCell: contrast(colour("board-focus", "focus"), colour("cell")) / 3,
                    focusOnBoard: contrast(colour("board-focus", "focus"), colour("board")) / 3,
                    target: contrast(colour("target"), colour("cell")) / (board === "contrast" ? 7 : 3),
                    highlight: contrast(colour("highlight"), colour("cell")) / (board === "contrast" ? 4.5 : 2.6),
                };
                for (const player of ["red", "green", "blue", "black", "white"]) {
                    const mark = contrast(colour(`player-${player}-inlay`), colour(`player-${player}`));
                    Object.assign(found, { [`mark of ${player}`]: mark / 3 });
                }
                if (board === "contrast") {
                    Object.assign(found, { edges: contrast(colour("cell-edge"), colour("cell")) / 7 });
                }
                for (const [name, share] of Object.entries(found)) assert.ok(share >= 1, `${name}: ${share}`);
            });
        }
    }
}

test("a board that is chosen has the colours of its picture, in both themes", () => {
    for (const { id } of boards.slice(1)) {
        const [, rule = ""] = looksText.match(new RegExp(`data-board="${id}"\\]\\{([^{}]*)\\}`)) ?? [];
        const worn = rule.split(";").map((line) => /** @type {[string, string]} */ (line.slice(2).split(/:(.*)/)));
        assert.ok(worn.length > 8, id);
        for (const [name, value] of worn) assert.equal(value, valuesOf(id, "classic")[name], `${id}: ${name}`);
    }
});

/** @typedef {Record<string, string>} Values */

/** The declarations of each rule, by selector, without states such as `:hover`. @param {string} text */
function rulesOf(text) {
    /** @type {Map<string, Values>} */
    const rules = new Map();
    const plain = text.replace(/\/\*.*?\*\//gs, "").replace(/@[^{}]*\{/g, "");
    for (const [, selectors, body] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
        const entries = body.split(";").map((line) => line.split(/:(.*)/s).map((part) => part.trim()));
        const values = Object.fromEntries(entries.filter(([name]) => name));
        for (const selector of selectors.split(",").map((each) => each.trim())) {
            if (!selector.includes(":")) rules.set(selector, { ...rules.get(selector), ...values });
        }
    }
    return rules;
}

/**
 * A rule with those of the classes that its last part combines.
 * @param {Map<string, Values>} rules
 * @param {string} selector
 */
function combined(rules, selector) {
    const classes =
        selector
            .split(" ")
            .at(-1)
            ?.match(/\.[\w-]+/g) ?? [];
    return Object.assign({}, ...[...classes, selector].map((each) => rules.get(each)));
}

/** @param {string} text @param {Values} values @returns {[number, number, number, number]} sRGB and opacity, 0 to 1 */
function written(text, values) {
    const [, name, fallback] = text.match(/^var\(--([\w-]+)(?:, *(.+))?\)$/) ?? [];
    if (name) return written(values[name] && values[name] !== "initial" ? values[name] : fallback, values);
    const hex = text.match(/^#([0-9a-f]{3,6})$/)?.[1];
    const full = hex?.length === 3 ? hex.replace(/./g, "$&$&") : hex;
    const parts = full
        ? [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16))
        : (text.match(/[\d.]+/g) ?? []).map(Number);
    assert.ok(parts.length >= 3, `a colour: ${text}`);
    const [red, green, blue, opacity = 1] = parts;
    return [red / 255, green / 255, blue / 255, opacity];
}

/**
 * The contrast of a colour, painted with an opacity over another one.
 * @param {number[]} top
 * @param {number[]} ground
 * @param {number[]} under
 */
function seenOn(top, ground, under = ground, opacity = 1) {
    const share = top[3] * opacity;
    const light = (/** @type {number[]} */ parts) =>
        /** @type {Colour} */ (
            parts.slice(0, 3).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        );
    return contrast(light([0, 1, 2].map((at) => top[at] * share + under[at] * (1 - share))), light(ground));
}

/** @param {string | undefined} text */
const amount = (text) => Number(text?.match(/[\d.]+(?=\)?$)/)?.[0] ?? 1);

/**
 * What else tells the same: a line around the camp, a ring or a cross on the cell. The tint of squares only helps to
 * count.
 */
const accompanied = new Set([
    ".checker",
    ".zone-tint",
    ".camp .zone-tint",
    ".zone-mark",
    ".tint.winning",
    ".tint.forbidden",
    ".exit-glow path",
]);
const telling = /--(highlight|target|cell-ink|accent|hint|warning|own-line)\b/;
/** What lies on the board lies on cells, also on an open plane. */
const grounds = { board: ["cell"], page: ["paper", "paper-raised", "paper-sunken"] };
const { styles: trayStyles } = new Polyomino(/** @type {any} */ ({}));
const sheets = [
    { rules: rulesOf(boardStyles.cssText + arrowStyles.cssText), grounds: grounds.board },
    { rules: rulesOf(trayStyles[1].cssText.replace(/\.tray-item\[[^{]*\{[^}]*\}/g, "")), grounds: grounds.board },
    { rules: rulesOf(exitStyles.cssText), grounds: ["paper-raised"] },
    { rules: rulesOf(seatsStyles.cssText), grounds: grounds.page },
];
/** Each mark that carries meaning: the colours it is drawn in, with their opacities. */
const markings = sheets.flatMap(({ rules, grounds }) =>
    [...rules.keys()].flatMap((selector) => {
        if (accompanied.has(selector)) return [];
        const rule = combined(rules, selector);
        const earlier = Object.values(rule).some((value) => value.includes("--highlight")) ? earlierOpacity : 1;
        const drawn = ["fill", "stroke", "background", "border-color", "border"].flatMap((name) => {
            const colour = rule[name]?.match(/var\(--[\w-]+\)/)?.[0];
            if (!colour || (name === "border" && rule["border-color"])) return [];
            const opacity = amount(rule.opacity) * amount(rule[`${name}-opacity`]) * earlier;
            return [{ colour, opacity }];
        });
        const own = Object.values(rules.get(selector) ?? {});
        const means = own.some((value) => telling.test(value)) || /\.dot/.test(selector);
        return means && drawn.length ? [{ selector, grounds, drawn }] : [];
    }),
);

for (const theme of /** @type {("light" | "dark")[]} */ (["light", "dark"])) {
    const page = valuesIn(blocks[theme]);

    test(`${theme}: every mark with a meaning stands out on every ground, for every player and in every look`, () => {
        assert.ok(markings.length > 30, `${markings.length}`);
        /** @type {string[]} */
        const faint = [];
        for (const { id: board } of boards) {
            for (const { id: set } of pieces) {
                const values = valuesInTheme({ ...page, ...valuesOf(board, set) }, theme);
                for (const player of ["red", "green", "blue", "black", "white"]) {
                    const face = written(`var(--player-${player})`, values);
                    const line = values[`player-${player}-line`] ?? values[`player-${player}`];
                    const worn = { ...values, own: values[`player-${player}`], "own-line": line };
                    for (const { selector, grounds, drawn } of markings) {
                        for (const name of grounds) {
                            const ground = written(`var(--${name})`, worn);
                            const best = Math.max(
                                ...drawn.map(({ colour, opacity }) =>
                                    seenOn(written(colour, worn), ground, ground, opacity),
                                ),
                            );
                            if (best < 3)
                                faint.push(`${board}, ${set}, ${player}: ${selector} on ${name} ${best.toFixed(2)}`);
                        }
                    }
                    // Pieces in hand lie on the page.
                    for (const name of [...grounds.board, "paper"]) {
                        const ground = written(`var(--${name})`, values);
                        const edge = seenOn(written(values["token-edge"], values), ground, face);
                        const best = Math.max(seenOn(face, ground), edge);
                        if (best < 3) faint.push(`${board}, ${set}: token of ${player} on ${name} ${best.toFixed(2)}`);
                    }
                }
            }
        }
        assert.deepEqual([...new Set(faint)], []);
    });
}

test("each kind with a drawing can have a colour, seen on the tokens of both players", () => {
    const { light, dark } = /** @type {import("../../../web/board/looks/looks.js").Look} */ (
        pieces.find(({ id }) => id === "kinds")
    );
    assert.deepEqual(
        Object.keys(light).sort(),
        Object.keys(drawnKinds)
            .map((kind) => `kind-${kind}`)
            .sort(),
    );
    assert.equal(new Set(Object.values(light)).size, Object.keys(light).length);
    for (const theme of /** @type {("light" | "dark")[]} */ (["light", "dark"])) {
        const page = valuesInTheme(valuesIn(blocks[theme]), theme);
        for (const [kind, text] of Object.entries({ light, dark }[theme])) {
            for (const player of ["black", "white"]) {
                const found = seenOn(written(text, page), written(`var(--player-${player})`, page));
                assert.ok(found >= 3, `${kind} on ${player}: ${found.toFixed(2)}`);
            }
        }
    }
});

test("every player of every game has a different mark", async () => {
    const source = await readFile(new URL("../../../web/board/drawing/player-marks.js", import.meta.url), "utf8");
    const marks = Object.fromEntries([...source.matchAll(/(\w+): "(\w+)"/g)].map(([, player, mark]) => [player, mark]));
    for (const { id, players } of games) {
        const own = players.map((player) => marks[player]);
        assert.ok(own.every(Boolean), `${id}: ${own}`);
        assert.equal(new Set(own).size, players.length, id);
    }
});

test("gold marks the last move alone", async () => {
    const web = new URL("../../../web/", import.meta.url);
    const names = (await readdir(web, { recursive: true })).filter(
        (name) => /\.(js|css)$/.test(name) && !name.includes("node_modules"),
    );
    /** @type {string[]} */
    const others = [];
    for (const name of names) {
        const lines = (await readFile(new URL(name, web), "utf8")).split("\n");
        others.push(
            ...lines.filter((line) => line.includes("var(--highlight)") && !/^\s*\.[.\w -]*\blast-/.test(line)),
        );
    }
    assert.deepEqual(others, []);
});
