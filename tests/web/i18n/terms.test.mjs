/** The words of the page: a term has one translation in each language, in every catalogue. */
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";
import { textsOf } from "./catalogues.mjs";

/**
 * A term: what English calls it, and what its translations contain. Terms that English also uses in another sense are
 * described narrowly ("a turn", not "turn left") instead of with exceptions.
 * @type {[english: RegExp, chinese: RegExp, persian: RegExp, except?: string[]][]}
 */
const terms = [
    // search
    [/\b(static )?evaluations?\b/, /评估/, /ارزیابی/],
    [/\bnodes?\b/, /节点/, /گره/],
    [/\bleaf\b/, /叶/, /برگ/],
    [/\bdepth\b/, /深度/, /عمق/],
    [/\b(ply|plies)\b/, /层/, /نیم‌حرکت/],
    [/\bsearch(es|ed)?\b/, /搜索/, /جست‌وجو/],
    [/\bcut-offs?\b/, /剪枝/, /هرس/],
    [/\b(null |full )?windows?\b/, /窗口/, /پنجره/],
    [/\bplayouts?\b/, /模拟/, /بازی(‌های|‌هایی)? تصادفی/],
    [/\bprincipal variations?\b/, /主要变例/, /شاخهٔ اصلی/],
    [/\btransposition table\b/, /置换表/, /جدول جابه‌جایی/],
    [/\bquiescence\b/, /静止/, /آرام/],
    [/\bnoisy\b/, /激烈/, /پرهیاهو/],
    [/\b(?<!square )root\b/, /根/, /ریشه/],
    // games
    [/\bpositions?\b/, /局面/, /وضعیت/],
    [/\b(a|one|your|whose|every|next|whole) turn\b/, /回合|轮/, /نوبت/],
    [/\bdraws?\b(?! a line)/, /和|平/, /مساوی/],
    [/\bresign(s|ed)?\b/, /认输/, /تسلیم/],
    [/\bopponents?\b/, /对手|对方/, /حریف/],
    [/\bcaptur(e|es|ed|ing)\b/, /吃/, /گرفت|گیر/],
    [/\bexits?\b/, /离盘|出口|离开/, /خروج|خارج|بیرون/],
    [/\bstones?\b/, /子|手|枚/, /مهره/, ["looks.board.stone"]],
    [/\bsquares?\b(?! root)/, /格/, /خانه/, ["meaning.orientation"]],
    [/\bcamps?\b/, /营地/, /اردوگاه/],
    [/\bRed\b/, /红/, /قرمز/],
    [/\bGreen\b/, /绿/, /سبز/],
    [/\bBlue\b/, /蓝/, /آبی/],
    [/\bqueens?\b/, /蜂后/, /ملکه/],
    [/\bbeetles?\b/, /甲虫/, /سوسک/],
    [/\bgrasshoppers?\b/, /蚱蜢/, /ملخ/],
    [/\bladybugs?\b/, /瓢虫/, /کفشدوزک/],
    [/\bmosquito/, /蚊子/, /پشه/],
    [/\bpillbugs?\b/, /鼠妇/, /خرخاکی/],
    [/\bspiders?\b/, /蜘蛛/, /عنکبوت/],
    // playing
    [/\bengines?\b/, /引擎/, /موتور/],
    [/\blevels of\b|\bany level\b/, /级别/, /سطح/],
    [/\bratings?\b/, /等级分/, /درجه/],
    [/\bhints?\b/, /提示/, /راهنمایی/],
    [/\bpremoves?\b/, /预走/, /پیش‌حرکت/],
    [/\bprepared repl(y|ies)\b/, /预先应着/, /پاسخ(‌های)? آماده/],
    [/\brepl(y|ies)\b/, /应/, /پاسخ/],
    [/\bspectators?\b/, /旁观/, /تماشا/],
    [/\bhosts?\b/, /主机/, /میزبان/],
    [/\bopenings?\b/, /开局/, /گشایش/],
    [/\bmistakes?\b/, /失误/, /اشتباه/],
    [/\breview(ed)?\b/, /复盘/, /بازبینی/],
    [/\bchances\b/, /胜率/, /بخت/],
    [/\bpuzzles?\b/, /谜题/, /معما/],
    // teaching
    [/\blessons?\b/, /课/, /درس/],
    [/\b(exercise )?sheets?\b/, /练习单/, /برگه/],
    [/\bexercises?\b/, /练习/, /تمرین/],
    [/\btasks?\b/, /题/, /تکلیف/],
    [/\battempts?\b/, /次/, /تلاش/],
    [/\btolerance\b/, /容差/, /رواداری/],
    [/\bpass mark\b/, /及格线/, /نمرهٔ قبولی/],
    [/\btime limit\b/, /时限/, /محدودیت زمان/],
    [/\binstructions\b/, /说明/, /دستور/],
    [/\breceipts?\b/, /回执/, /رسید/],
    [/\bagents?\b/, /智能体/, /عامل/],
    [/\btournaments?\b/, /锦标赛/, /تورنمنت/],
    [/\bmatch(es)? of\b|\bthe match\b/, /比赛/, /مسابقه/],
    // pages
    [/\b(save|saves|saved|saving)\b(?! (White|no one|many|most|the work))/, /保存/, /ذخیره/],
    [/\blinks?\b/, /链接/, /پیوند/],
    [/\bembed(s|ded)?\b/, /嵌入/, /جاسازی/],
    [/\bdefault\b/, /默认/, /پیش‌فرض/],
];

const folder = new URL("../../../web/i18n/", import.meta.url);

/** @param {string} file @returns {Promise<Record<string, any>>} */
const messagesOf = async (file) => (await import(new URL(file, folder).href)).messages;

/** A text without blanks, code, and names of people and works, which no language translates. @param {string} text */
const words = (text) => text.replace(/\{\w+\}|`[^`]*`|\[[^\]]*\]/g, "").replace(/[\w-]+=[\w:,-]+/g, "");

/** Messages that list names of options, in every language as they are typed. */
const options = /^(builder\.reference\..*Intro|meaning\.predict|standard\.\w+)$/;

/** @type {[key: string, english: string, chinese: string, persian: string][]} */
const messages = [];
for (const file of await readdir(folder, { recursive: true })) {
    if (!/(^|[/-])en\.js$/.test(file)) continue;
    const named = (/** @type {string} */ id) => messagesOf(file.replace(/en\.js$/, `${id}.js`));
    const [en, zh, fa] = await Promise.all([named("en"), named("zh-hans"), named("fa")]);
    for (const [key, message] of Object.entries(en)) {
        if (options.test(key)) continue;
        messages.push([key, words(textsOf(message).join(" ")), textsOf(zh[key]).join(" "), textsOf(fa[key]).join(" ")]);
    }
}

test("every catalogue is read", () => assert.ok(messages.length > 3000, String(messages.length)));

test("Persian writes a word in one way", () => {
    const otherwise = /(این|آن)\u200cجا/;
    assert.deepEqual(
        messages.filter(([, , , fa]) => otherwise.test(fa)).map(([key]) => key),
        [],
    );
});

for (const [english, chinese, persian, except = []] of terms) {
    test(`one translation for ${english.source.replaceAll("\\b", "")}`, () => {
        const about = messages.filter(([key, text]) => new RegExp(english, "i").test(text) && !except.includes(key));
        assert.ok(about.length > 0, "a term that no message uses");
        const others = about.filter(([, , zh, fa]) => !chinese.test(zh) || !persian.test(fa));
        assert.deepEqual(others, []);
    });
}
