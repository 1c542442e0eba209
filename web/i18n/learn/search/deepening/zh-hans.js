/** @import { Catalogue } from "../../../t.js" */

/** Lesson 5: transpositions and deepening, in Chinese. @type {Catalogue} */
export const messages = {
    aim: "搜索一再遇到同样的局面。记住它们很划算，甚至把一切重搜一遍也划算。",

    "same.title": "两条路，一个局面",
    "same.text": `红方下这里，蓝方下那里，红方再下别处。假如红方把这两着换个先后，棋盘上还是同一个局面。这就是*置换*。在树里，这个局面连同它下面的一切出现了两次。

在这个局面里有五个空格。α-β 剪枝看四层，访问 {small} 个节点。有了记忆就只访问 {smallTable} 个，因为其中 {smallHits} 个早就知道了。`,
    "figure.table": "置换表认得的节点有标记，它们下面什么也没有。",

    "table.title": "置换表",
    "table.text": `记忆放在一张表里。为了很快找到一个局面，要把它变成一个数。[Albert Zobrist] 在 1970 年提出：每种棋子在每个格子上各配一个随机数，再把棋盘上所有棋子的数按位异或。一着棋只改动其中几个，所以这个数从来不用从头算起。

对每个局面，表里记着它搜索了多深、值是多少、最佳着法是哪一着。剪枝之后并不知道真正的值，只知道一个*界*：至少这么多，或者至多这么多。界在窗口之外，就已经够用了。`,

    "deepening.title": "再搜索一遍，深一层",
    "deepening.text": `*迭代加深*先看一层，再看两层，再看三层。看上去很浪费。其实最后一次搜索的代价远远超过前面各次之和，而前面的搜索留下了有用的东西：表里每个局面的最佳着法。下一次先试这一着，而好的顺序比什么都值钱。

上一课的局面，看四层，按原有顺序：单用 α-β 剪枝访问 {plain} 个节点；加上置换表，{table} 个；只加深而不用表，{deepening} 个，反而更多；两者都用，{both} 个。`,
    "figure.both": "前后四次搜索，加起来 {both} 个节点。",
    "deepening.more": `还有一个好处。程序事先不知道某个深度要花多少时间。用了迭代加深，它随时都可以停，走上一个深度的最佳着法。[David Slate] 和 [Larry Atkin] 的程序 Chess 4.5 让这个方法广为人知。`,

    "aspiration.title": "从猜测开始",
    "aspiration.text": `搜完一个深度，下一个深度的值往往相差不多。*渴望窗口*利用了这一点：先用猜测值周围的窄窗口搜索，而窄窗口剪得更多。第三课的这棵树值 {worth}。用完整窗口，α-β 剪枝看 {full} 个叶子；用 {worth} 周围的窗口，只看 {near} 个。

如果猜得不准，返回的值就只是一个界。低于窗口叫作*低出*，高于窗口叫作*高出*。这时把窗口的那一边打开，再从根节点搜索一遍。`,
    "figure.far": "这里猜得太低，两次搜索一共看了 {far} 个叶子。搜索会停下来，问你它的结果如何，接下来用什么窗口。",

    "question.text":
        "在吃子六贯棋里，红方下 [b2]，蓝方下 [a1]，红方下 [c3]。下面哪条线走到同一个局面，而且轮到同一方？",
    "question.0": "红 [a1]，蓝 [b2]，红 [c3]",
    "question.0.why": "格子相同，但这里 [a1] 是红的，[b2] 是蓝的。",
    "question.1": "红 [b2]，蓝 [c3]，红 [a1]",
    "question.1.why": "格子相同，但这里 [c3] 是蓝的，[a1] 是红的。",
    "question.2": "红 [c3]，蓝 [a1]，红 [b2]",
    "question.2.why": "红方占 [b2] 和 [c3]，蓝方占 [a1]，轮到蓝方。只是红方两着的先后不同。",
    "question.3": "红 [c3]，蓝 [b2]，红 [a1]",
    "question.3.why": "在第一条线的末尾，[a1] 上是谁的棋子？在这里又是谁的？",
    sources: `[Albert L. Zobrist, “A New Hashing Method with Application for Game Playing”, University of Wisconsin, Technical Report 88, 1970.]

[David J. Slate, Lawrence R. Atkin, “Chess 4.5: The Northwestern University Chess Program”, in Chess Skill in Man and Machine, 1977.]`,
};
