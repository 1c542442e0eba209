/** @import { Catalogue } from "../../../t.js" */

/** Lesson 2: minimax, in Chinese. @type {Catalogue} */
export const messages = {
    aim: "你想要最大的数，对手想要最小的数。你能指望得到什么？",

    "idea.title": "两个人，一个数",
    "idea.text": `在每个叶子上写一个数，表示它对你有多好。你想让它大，所以叫作*极大方*。对手是*极小方*：对你好的，就是对他坏的。

极大方在 A、B、C 中选一个，然后极小方应对。全部 {leaves} 个叶子里，最大的 {most} 在 A 下面。那么该走 A 吗？

一步一步地看搜索。它先走到叶子，再把数值带回上面。轮到极小方的节点，取最小的值；轮到极大方的节点，取最大的值。`,
    "figure.numbers": "走 A，极小方会应以 {a}；走 B，应以 {b}；走 C，应以 {c}。所以极大方走 C，整棵树的值是 {value}。",
    "idea.more": `那个 {most} 永远拿不到，因为极小方不会答应。*极小化极大*问的是你能保证得到什么，而不是你希望得到什么。`,

    "code.title": "写成代码",
    "code.text": `搜索是一个调用自己的函数：对每个子节点调用一次，层数减一。这就是图中那次搜索的源代码。\`maximises\` 判断轮到谁，\`take\` 留下对那一方更好的值。`,
    "snippet.minimax": "`n` 存放一个节点的变量，`search` 返回子节点的值。出自",

    "real.title": "在真正的棋盘上",
    "real.text": `这还是第一课的局面。树一直长到终局，所以叶子不用猜：不是赢就是输。红方的 {actions} 种着法里，只有走中间能赢。无论蓝方怎样应对，红方都在 {plies} 层之内获胜。`,
    "figure.win": "在树上选另外两种着法，看看蓝方此后怎样取胜。",
    "real.more": `如果搜索在终局之前停下，叶子上放的就是静态评估，极小化极大的好坏也就取决于评估的好坏。1950 年 [Shannon] 把两者都写了下来：取值的规则，以及有限深度上的评估。`,

    "chance.title": "由机会决定",
    "chance.text": `有些游戏里，某些节点不由任何一方选择：要掷骰子，或者抽一张牌。这样的*机会节点*的值，是各个结果按概率加权的平均值。带有机会节点的极小化极大叫作*期望极大*。

这里 A 平均值 {chanceA}，B 平均值 {chanceB}。C 没有机会成分：极小方应以 {chanceC}。所以极大方走 B，尽管它最差的结果比 C 还小。`,
    "figure.chance": "搜索会停下来问你：平均值是多少，以及这一方选择哪个子节点？",

    "question.text":
        "根节点轮到极大方，然后是极小方，再是极大方。A 下面有两个节点，叶子分别是 4 和 7、1 和 3。B 下面也有两个节点，叶子分别是 8 和 2、6 和 5。整棵树对极大方值多少？",
    "question.right":
        "在最下面的节点，极大方取 7 和 3，以及 8 和 6。极小方在 A 留下 {answerA}，在 B 留下 {answerB}。极大方走 B。",
    "question.wrong":
        "不太对。从最下面开始：最后走的是极大方，所以最下面四个节点各取较大的叶子。然后极小方在 A 和 B 中各选一个，最后极大方在 A 与 B 之间选。",
    sources: `[Claude E. Shannon, “Programming a Computer for Playing Chess”, Philosophical Magazine 41, 1950.]

[John von Neumann, “Zur Theorie der Gesellschaftsspiele”, Mathematische Annalen 100, 1928:] 一般博弈的极小极大定理。

[Donald Michie, “Game-Playing and Game-Learning Automata”, in Advances in Programming and Non-Numerical Computation, 1966:] 最早描述了搜索中的机会节点。`,
};
