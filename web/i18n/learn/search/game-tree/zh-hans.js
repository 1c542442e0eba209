/** @import { Catalogue } from "../../../t.js" */

/** Lesson 1: what a game tree is, in Chinese. @type {Catalogue} */
export const messages = {
    aim: "程序要选择着法，先得往前看。它看到的一切，形状像一棵树。",

    "parts.title": "局面与着法",
    "parts.text": `设想一盘下到一半的棋。棋盘上现在的局面是树的*根*。每一个合法着法都通向另一个局面，也就是根的一个*子节点*。从那里对手又有自己的着法，如此下去，直到终局。

树中的每个局面叫作一个*节点*。没有子节点的节点叫作*叶子*。一方走一步，叫作一*层*。

下面是一整棵树，因为棋已经快下完了：九格的吃子六贯棋，还剩三个空格，轮到红方。红方有 {actions} 种着法，最长的一条线也不超过 {plies} 层。按播放，看搜索怎样走过每个节点。`,
    "figure.whole":
        "还可能发生的一切：{nodes} 个节点，其中 {leaves} 个是叶子。选中一个节点，就能在棋盘上看到它的局面。",
    "parts.more": `有些线提前结束，因为一方已经连通了自己的两边。`,

    "growth.title": "它长得有多快",
    "growth.text": `一个节点的着法数叫作*分支因子*。如果每个节点都有 b 个子节点，那么 d 层之后就有 \`b^{d}\` 个叶子。

数目很快就大得惊人。吃子六贯棋默认用 8 乘 8 的棋盘，开局有 {first} 种着法。仅仅两层之后，就有 {second} 个局面。再多一层，就超过二十万个。

1950 年，[Claude Shannon] 为国际象棋做过同样的估算。每个局面约有三十种着法，双方各走四十步，他算出大约有 10^{120} 种对局。没有哪台计算机能把它们全部走完。`,

    "horizon.title": "所以要提前停下",
    "horizon.text": `因此搜索只往前看固定的层数，这叫作*深度*。停下来的地方，它并不知道谁会赢，于是求助于*静态评估*：一个数，表示不再往前看的话，这个局面看上去有多好。

后面的课程围绕两个问题。从叶子能得出什么结论？又有多少叶子根本不必去看？`,

    "question.text": "某种棋的每个局面恰好有 {branching} 种着法。{depth} 层之后，树有多少个叶子？",
    "question.right": "每一层都把局面数乘以 {branching}：3、9、27、{uniform}。",
    "question.wrong":
        "不太对。一层之后有 {branching} 个局面，其中每一个又有 {branching} 个子节点。一直数到第 {depth} 层，只数最下面一行。",
    sources: `[Claude E. Shannon, “Programming a Computer for Playing Chess”, Philosophical Magazine 41, 1950.]`,
};
