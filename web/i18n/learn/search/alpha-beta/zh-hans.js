/** @import { Catalogue } from "../../../t.js" */

/** Lesson 3: alpha-beta, in Chinese. @type {Catalogue} */
export const messages = {
    aim: "极小化极大要看每一个叶子。可是一枝还没看完，常常就已经知道它无关紧要了。",

    "idea.title": "不可能重要的一枝",
    "idea.text": `这是上一课的那棵树。极大方已经知道 A 值 {a}。接着看 B，极小方在那里的第一种应法值 {b}。

极小方可以选它。所以不管 B 的其余叶子是多少，B 最多值 {b}，极大方宁可走 A。B 剩下的两个叶子不必再搜索，它们被*剪掉*了。`,
    "figure.cut": "剪掉的部分在树上留下虚影。搜索只看了 {all} 个叶子中的 {seen} 个，得到的仍是 {value}。",
    "idea.more": `这里没有任何猜测。α-β 剪枝得到的值与极小化极大完全相同。`,

    "window.title": "两个界",
    "window.text": `搜索带着两个数往下走。*α* 是极大方在别处已经能得到的值，*β* 是极小方在别处已经能把极大方限制到的值。两者合起来叫作*窗口*。

不超过 α 的值，极大方不感兴趣，因为他已有同样好的选择。不低于 β 的值，极小方不会允许。一旦 β 不大于 α，双方之中必有一方会避开这个节点，搜索就离开它。

在根节点，窗口两边都是敞开的。每个返回的值只会让它变窄。`,

    "code.title": "只多几行",
    "code.text": `与极小化极大的代码比一比：每个子节点之前多一次判断，之后多一个收窄窗口的函数。（\`recalls\` 和 \`remember\` 留到第五课。）`,

    "larger.title": "在更大的树上",
    "larger.text": `三层深的时候剪得更多，因为一剪就是整棵子树。同样的树，极小化极大要看 {largeAll} 个叶子，这里 α-β 剪枝只看 {largeSeen} 个。`,
    "figure.large": "逐次跳到每个剪枝处，说说是哪一方会避开那个节点。",
    "larger.more": `究竟剩下多少叶子，取决于它们出现的顺序。下一课就讲这个。`,

    "negamax.title": "双方用同一条规则",
    "negamax.text": `一方得到的，就是另一方失去的。*负极大值*利用了这一点：每个节点都按轮到的一方计数。这样双方都取最大的值，而每个值往上走一层就变一次号。A 对极大方值 {a}，对极小方值 −{a}。

窗口也跟着变。子节点得到父节点的两个界，交换位置并变号：从 −β 到 −α。剪枝完全相同，而代码里两种情形变成了一种。`,
    "figure.negamax": "同一棵树，看到的仍是 {negamaxSeen} 个叶子。搜索在进入子节点之前停下，问你它的窗口。",

    "try.title": "轮到你了",
    "try.text": `又是一棵小树，这一次搜索会停下来问你。先说出哪些子节点会被剪掉，再看结果。`,
    "figure.try": "这棵树有 {tryLeftOut} 个叶子从来不会被看到。",

    "question.text":
        "极大方有三种着法。A 的叶子是 4 和 6；B 的是 8、3 和 9；C 的是 2、7 和 1。叶子由极小方选。α-β 剪枝从左到右搜索，哪些叶子它从来不看？",
    "question.0": "没有",
    "question.0.why": "看看 B。A 值 {alpha}。当 B 中的 3 返回时，极小方在那里已有一种应法，对极大方来说比 A 还差。",
    "question.1": "9、7 和 1",
    "question.1.why":
        "A 值 {alpha}。B 中的 3 已足以否定 B，C 中的 2 已足以否定 C。它们后面的都被剪掉：共 {questionLeftOut} 个叶子。",
    "question.2": "3、9、7 和 1",
    "question.2.why": "差一点。看完 B 中的 8，极大方还有希望得到比 {alpha} 更多。要到 3 才能断定，所以 3 必须看。",
    "question.3": "7 和 1",
    "question.3.why": "C 说对了，但 B 中也有被剪掉的。搜索看到 3 之后知道了什么？",
    sources: `[Donald E. Knuth, Ronald W. Moore, “An Analysis of Alpha-Beta Pruning”, Artificial Intelligence 6, 1975:] 分析了这一算法，也讲述了它的历史；二十世纪五十年代有好几个人想到过它。

[John P. Fishburn, “Another Optimization of Alpha-Beta Search”, SIGART Newsletter 84, 1983:] 这里看到的“fail-soft”形式。`,
};
