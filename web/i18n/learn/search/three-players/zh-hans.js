/** @import { Catalogue } from "../../../t.js" */

/** Lesson 7: three players, in Chinese. @type {Catalogue} */
export const messages = {
    aim: "两个人下棋，你失就是我得。三个人下棋，别人想要什么就说不准了；每种搜索有自己的回答。",

    "maxn.title": "各顾各的：maxⁿ",
    "maxn.text": `一个数不够用了。每个叶子上有三个数，每方一个。1986 年 [Luckhardt] 和 [Irani] 提出了最自然的想法：每一方都选自己的数最大的那个子节点。这就是 *maxⁿ*。

根节点轮到第一方，下面轮到第二方。走 A 之后，第二方要 4 不要 2，所以 A 对第一方值 {maxA}。B 值 {maxB}。第一方走 A。`,
    "figure.maxN": "三方各有一根柱。每个节点由轮到的那一方的柱决定。",
    "snippet.maxN": "核心就在这里：每一方看自己的得分。出自",
    "maxn.more": `在这里很难剪枝。别人得到的未必是你失去的，所以没有两个会合拢的界。只有当各方得分之和有上限时才能略去一些，而且很少。`,

    "paranoid.title": "全都针对我：偏执搜索",
    "paranoid.text": `*偏执搜索*作最坏的打算：别人只想害你。他们合成一个对手，α-β 剪枝又能用了，该剪的都能剪。

在同一棵树上，第二方现在会选对第一方最坏的。A 跌到 {paranoidA}，值 {paranoidB} 的 B 更好。2000 年 [Sturtevant] 和 [Korf] 研究了它：它比 maxⁿ 搜得深，代价是过于悲观的假设。`,
    "figure.paranoid": "同一棵树，选择不同。",

    "threat.title": "什么时候会有差别",
    "threat.text": `在六角跳棋里，蓝方已经离盘三枚，下一回合第四枚也要离盘。红方挡不住。但绿方在他们之间走，他可以：跳过那枚蓝子，把它变成绿子。

maxⁿ 看出绿方会这样做，否则绿方也输了。于是红方的最佳着法值 {hope} 分。偏执搜索则以为，绿方宁可自己输也不肯帮红方。在它看来每一着都输，也就没有理由在其中挑选。`,
    "figure.threat": "maxⁿ 看三层：{nodesMaxN} 个节点。绿方会跳，因为这对绿方有好处。",
    "figure.feared": "偏执搜索看三层：{nodesParanoid} 个节点。红方的 {actions} 种着法无论走哪一种，它都认为蓝方会赢。",

    "reply.title": "只有一个人应对：最佳应手",
    "reply.text": `2011 年 [Schadd] 和 [Winands] 提出的*最佳应手*介于两者之间。对手之中只有一个人应对，就是伤害最大的那个；其他人一步不走。这样很快又轮到自己，在自己的计划上就能看得更远。

跳过一步违反大多数棋的规则，还会走到不可能出现的局面。[Esser] 等人 2013 年的 *BRS+* 让其他人走一步看来对自己最好的着法。透镜里用的就是这种做法。

在上面的局面里它访问 {nodesReply} 个节点，也同样担心绿方不来帮忙。没有哪种搜索能看透人心。哪种假设最好，取决于是什么棋，要试了才知道。`,

    "question.text":
        "三方对局，得分依次属于第一、第二、第三方。第一方先走，然后第二方走。A：(6,2,1) 或 (2,4,3)。B：(4,3,2) 或 (1,1,7)。C：(5,1,3) 或 (3,2,4)。偏执搜索会走哪一个？",
    "question.0": "A",
    "question.0.why": "最大的 {mostA} 在 A 里，但那里由第二方来选。maxⁿ 和偏执搜索都只指望得到 {leastA}。",
    "question.1": "B",
    "question.1.why": "这是 maxⁿ 的选择：它预计是 (4,3,2)，因为第二方要 3 不要 1。偏执搜索预计的是 {leastB}。",
    "question.2": "C",
    "question.2.why":
        "对第一方最坏的结果，在 A 是 {leastA}，在 B 是 {leastB}，在 C 是 {questionParanoid}。maxⁿ 会走 B，指望得到 {questionMaxN}。",
    sources: `[Carol A. Luckhardt, Keki B. Irani, “An Algorithmic Solution of N-Person Games”, AAAI, 1986.]

[Richard E. Korf, “Multi-Player Alpha-Beta Pruning”, Artificial Intelligence 48, 1991.]

[Nathan R. Sturtevant, Richard E. Korf, “On Pruning Techniques for Multi-Player Games”, AAAI, 2000.]

[Maarten P. D. Schadd, Mark H. M. Winands, “Best Reply Search for Multiplayer Games”, IEEE Transactions on Computational Intelligence and AI in Games 3, 2011.]

[Markus Esser, Michael Gras, Mark H. M. Winands, Maarten P. D. Schadd, Marc Lanctot, “Improving Best-Reply Search”, Computers and Games, 2013.]`,
};
