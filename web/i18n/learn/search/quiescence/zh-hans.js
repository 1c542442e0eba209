/** @import { Catalogue } from "../../../t.js" */

/** Lesson 6: quiescence and the horizon, in Chinese. @type {Catalogue} */
export const messages = {
    aim: "在固定层数停下的搜索，看不见下一层。而有时候，一切恰恰就发生在那里。",

    "problem.title": "地平线后面是什么",
    "problem.text": `还是吃子六贯棋，轮到红方，搜索只看一层。它最喜欢 [c3]：走了之后，静态评估是 {greedy}。

可是在这种棋里，两枚棋子会被对方的棋子合围吃掉。红方走 [c3] 之后，蓝方走 [b3]，吃掉红方两子。搜索没有看到，因为那只远了一层：在*地平线*后面。`,
    "figure.one": "看一层：[c3] 最好，评估是 {greedy}。",

    "cure.title": "等到平静下来",
    "cure.text": `棋子正要被吃的时候，评估是靠不住的。所以深度用完之后，*静止搜索*还要往下走，但只走*激烈的着法*：吃子，或者一下子改变评估的着法。这样的着法很少，树就不会变大多少。

并不是每次吃子都好，一方也可以一个都不吃。所以静态评估算作第一个子节点，激烈的着法只是争取更好的机会。这叫作*静止取值*（[stand pat]）。`,
    "figure.quiet":
        "加上静止搜索的同一次搜索：{quietNodes} 个节点，原来是 {nodes} 个。[c3] 现在只值 {greedyTrue}，最好的是 [d1]，值 {quiet}。",
    "cure.more": `看 {deep} 层的搜索证实了这一点：走 [d1] 之后，红方必胜。`,

    "code.title": "写成代码",
    "code.text": `改动就在判断叶子的地方。深度小于等于 0 时只列出激烈的着法；一个也没有的节点就是叶子。`,

    "limits.title": "还剩下什么",
    "limits.text": `静止搜索只能治好激烈着法所能涉及的问题。对无法避免的损失，仍然可以用一些只起拖延作用的着法，把它推到地平线后面去。1973 年，[Hans Berliner] 把这叫作*地平线效应*。搜得更深，地平线就更远，但它总是在那里。`,

    "question.text":
        "搜索看一层，用静止搜索。走“吃”之后，静态评估是 {takeSeems}，但对手可以吃回来，那就成了 {takeIs}。走“等”之后，评估是 {wait}，没有子可吃。搜索得到的值是多少？",
    "question.right":
        "走“吃”之后，对手可以静止取值（{takeSeems}），也可以吃回来（{takeIs}），他会吃回来。“等”是平静的，值 {wait}。取较大的一个。",
    "question.wrong": "不太对。先弄清“吃”到底值多少：那里轮到对手，他想要小的数。然后再与“等”比较。",
    sources: `[Claude E. Shannon, “Programming a Computer for Playing Chess”, 1950:] 已经要求只对平静的局面作评估。

[Hans J. Berliner, “Some Necessary Conditions for a Master Chess Program”, International Joint Conference on Artificial Intelligence, 1973:] 地平线效应。`,
};
