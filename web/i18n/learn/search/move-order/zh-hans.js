/** @import { Catalogue } from "../../../t.js" */

/** Lesson 4: why order matters, in Chinese. @type {Catalogue} */
export const messages = {
    aim: "先看到最好的着法，α-β 剪枝省得最多。答案不变，工作量却大不一样。",

    "same.title": "同一棵树，看两遍",
    "same.text": `剪枝要有可比的东西。如果第一个子节点就是最好的，后面的每一个只要找到一种好的应法就能否定。如果最好的排在最后，就没有什么可以用来否定前面的。

两张图都是上一课那棵 {all} 个叶子的树。按原来的顺序，α-β 剪枝看了 {given} 个叶子。每个节点都把最好的排在前面，只看 {best} 个；把最差的排在前面，要看全部 {worst} 个。`,
    "figure.best": "好的在前：{best} 个叶子。",
    "figure.worst": "差的在前：全部 {worst} 个叶子。值是一样的。",

    "least.title": "最少能少到多少",
    "least.text": `1975 年，[Knuth] 和 [Moore] 指出了最少需要多少叶子。如果每个节点有 b 个子节点，树深 d 层，那么在完美的顺序下，\`b^{d}\` 个叶子中只需看

\`b^{⌈d/2⌉} + b^{⌊d/2⌋} − 1\`

个。指数减了一半。极小化极大看四层所用的时间，顺序好的 α-β 剪枝几乎可以看八层。

对上面的树来说，就是 \`3^{2} + 3^{1} − 1 = {best}\`。`,

    "guess.title": "好的顺序从哪里来",
    "guess.text": `要是知道哪一着最好，就不必搜索了。但猜得准也就够用。最简单的办法是：每种着法都试一下，求静态评估，然后排序。`,
    "snippet.order": "透镜把这种顺序叫作“好的在前”。出自",
    "guess.more": `这是十六格的吃子六贯棋，看四层。极小化极大访问 {realPlain} 个节点。α-β 剪枝按原有顺序访问 {realGiven} 个，差的在前访问 {realWorst} 个，好的在前只访问 {realBest} 个。

全部 {cutoffs} 次剪枝都发生在第一个子节点。程序会统计这个比例，因为它说明顺序有多好。`,
    "figure.real": "按静态评估，好的在前：{realBest} 个节点，而不是 {realPlain} 个。",

    "null.title": "相信第一个子节点",
    "null.text": `如果第一个子节点多半是最好的，何必用整个窗口去搜其余的？*主要变例搜索*只问别的子节点是否更好，窗口窄到 α 与 β 之间放不下任何值，这叫*零窗口*。这样的搜索很早就被剪断。如果回答是“更好”（这应该很少），就把那个子节点重新搜一遍。`,

    "question.text":
        "一棵树的每个节点有 {branching} 个子节点，深四层，极小化极大要看 {questionAll} 个叶子。如果顺序完美，α-β 剪枝要看多少个？",
    "question.right": "四层的一半是二：`4^{2} + 4^{2} − 1 = {answer}`。这门课里的搜索也正好看这么多。",
    "question.wrong": "不太对。把 b = {branching}、d = 4 代入公式。d 的一半是二，向上取整、向下取整都一样。",
    sources: `[Donald E. Knuth, Ronald W. Moore, “An Analysis of Alpha-Beta Pruning”, Artificial Intelligence 6, 1975.]

[T. Anthony Marsland, Murray Campbell, “Parallel Search of Strongly Ordered Game Trees”, Computing Surveys 14, 1982] 以及 [Alexander Reinefeld, “An Improvement to the Scout Tree Search Algorithm”, ICCA Journal 6, 1983:] 主要变例搜索。`,
};
