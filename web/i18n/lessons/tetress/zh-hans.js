/** @import { Catalogue } from "../../t.js" */

/** The lessons of Tetress, in Chinese. @type {Catalogue} */
export const messages = {
    "lessons.tetress.edges.title": "跨过边缘",
    "lessons.tetress.edges.task":
        "你每次放一个由四格相连而成的方块。第一个可放在任何地方，而且边缘彼此相接：从下边出去就从上边进来。请用一个方块盖住两个标出的格。",
    "lessons.tetress.edges.hint": "这两格隔着边缘相邻。选一个长的方块，移到跨在两边的位置。",
    "lessons.tetress.edges.praise": "这个棋盘没有真正的边：每一格都有四个邻格。",
    "lessons.tetress.edges.half": "两个标出的格都要盖住。它们隔着边缘相邻。",

    "lessons.tetress.beside.title": "边挨着边",
    "lessons.tetress.beside.task":
        "从第二个方块起，每个都必须有一边与己方的格相邻，只有角相碰不行。请放一个既挨着己方、又盖住标出的格的方块。",
    "lessons.tetress.beside.hint": "从你的红格旁边开始，一直伸到标出的格。",
    "lessons.tetress.beside.praise": "己方的格就是根：只能从那里长出去。",
    "lessons.tetress.beside.away": "可以这样放，但没有盖住标出的格。",

    "lessons.tetress.round.title": "绕过棋盘",
    "lessons.tetress.round.task": "隔着边缘相邻也算。标出的格在右边看来很远，从左边过去却很近。请盖住它。",
    "lessons.tetress.round.hint": "最后一列挨着第一列，你的红格就在那里。",
    "lessons.tetress.round.praise": "两边都要看：对方也会越过边缘生长。",
    "lessons.tetress.round.wrong-way": "还没有盖住标出的格。你左边的红格与右边缘相邻。",

    "lessons.tetress.row.title": "填满一行",
    "lessons.tetress.row.task": "一行的十一格都被占满，就会消失。请填上中间那一行的空缺。",
    "lessons.tetress.row.hint": "缺四格，都在同一行。",
    "lessons.tetress.row.praise": "这一行消失了，没有东西会下落，空格又可以用了。",
    "lessons.tetress.row.full": "这一行还有空缺。找只差四格的那一行。",

    "lessons.tetress.column.title": "填满一列",
    "lessons.tetress.column.task": "列也一样会消失，不管是谁填的。有一列只差三格，但分在两头。请填满它。",
    "lessons.tetress.column.hint": "隔着边缘，这三格是连在一起的。哪个方块合适，又挨着你的红格？",
    "lessons.tetress.column.praise": "三格填空缺，第四格随你放。",
    "lessons.tetress.column.full": "还没有一列填满。找只差三格的那一列，上下两头都要看。",

    "lessons.tetress.both.title": "同时填满",
    "lessons.tetress.both.task": "所有填满的行和列同时消失。这里有一个方块能同时填满一行和一列。",
    "lessons.tetress.both.hint": "这一行和这一列在从上数第二行的左边缘相交。",
    "lessons.tetress.both.praise": "一个方块清掉二十一格。",
    "lessons.tetress.both.one": "清掉了一条。还有一个方块能同时填满一行和一列。",
    "lessons.tetress.both.none": "没有填满。看看从上数第二行，两边的边缘都要看。",

    "lessons.tetress.four-lines.title": "四条一起",
    "lessons.tetress.four-lines.task": "你执蓝。有两行两列各差一格。有一个方块能同时补上两处。",
    "lessons.tetress.four-lines.hint": "两处空缺在右下方，相隔两行，中间的空行把它们连起来。",
    "lessons.tetress.four-lines.praise": "一下清掉四十格：这里一个方块最多能做到的。",
    "lessons.tetress.four-lines.two": "清掉了两条。另一处空缺就在旁边：用一个方块同时补上。",
    "lessons.tetress.four-lines.none": "什么也没消失。看看空行旁边的空缺。",

    "lessons.tetress.theirs.title": "清谁的格",
    "lessons.tetress.theirs.task": "这里有两条可以填满：一条多半是红格，另一条多半是蓝格。你执红：请清掉九个蓝格。",
    "lessons.tetress.theirs.hint": "找几乎满是蓝格的那一列。",
    "lessons.tetress.theirs.praise": "己方的格就是根。要清掉对方需要的。",
    "lessons.tetress.theirs.own": "清掉了一条，但里面多半是你自己的格。",
    "lessons.tetress.theirs.none": "什么也没消失。有一行和一列快满了。",

    "lessons.tetress.no-place.title": "无处可放",
    "lessons.tetress.no-place.task": "轮到自己却无处可放的一方落败。蓝方几乎没有位置了。请占去最后的位置。",
    "lessons.tetress.no-place.hint": "空间在上方。不能给蓝方留下挨着蓝格、相连的四个空格。",
    "lessons.tetress.no-place.praise": "蓝方什么也放不下：你赢了。",
    "lessons.tetress.no-place.left": "蓝方还有地方可放。放完之后，挨着蓝格的空格不能有四个相连。",

    "lessons.tetress.count.title": "数格",
    "lessons.tetress.count.task":
        "走满 150 步后，棋盘上格数多的一方获胜。你执蓝，放最后一个方块。红方以 44 比 39 领先。请照样取胜。",
    "lessons.tetress.count.hint": "多四格还不够。要让红格消失：看看从上数第二行。",
    "lessons.tetress.count.praise": "快到终局时，每一条都值得数一数。",
    "lessons.tetress.count.own": "清掉了一条，但里面你自己的格太多。",
    "lessons.tetress.count.behind": "红方的格更多。请清掉多半是红格的一条。",

    "lessons.tetress.make-room.title": "腾出空间",
    "lessons.tetress.make-room.task":
        "你执红，除了第一列几乎没有空间了。只是占去一部分，蓝方就会占去其余，你便无处可放。怎样才能有新的空间？",
    "lessons.tetress.make-room.hint": "找左边缘还差两格的那一行。",
    "lessons.tetress.make-room.praise": "清掉一条，双方都有了空间，但你更需要它。",
    "lessons.tetress.make-room.stuck": "蓝方接着占去这一列的其余部分，你就无处可放了。请清掉一条。",

    "lessons.tetress.next-turn-too.title": "想到下一回合",
    "lessons.tetress.next-turn-too.task":
        "你执红。空着的那一行几乎就是全部空间。大多数放法会让蓝方立刻把你堵死。请放一个，使蓝方怎样应对你都还有地方。",
    "lessons.tetress.next-turn-too.hint": "不要沿着行铺开。用上行边的小空缺，把长的一段留给下一回合。",
    "lessons.tetress.next-turn-too.praise": "放一个方块之前，先找好下一个放在哪里。",
    "lessons.tetress.next-turn-too.locked": "蓝方在这一行放下一个，你就无处可放了。",

    "lessons.tetress.pocket.title": "自己的口袋",
    "lessons.tetress.pocket.task":
        "你执红，最后的空间又是一行。二十二种放法有二十一种马上输。请找出能在两边都给自己留下位置的那一种。",
    "lessons.tetress.pocket.hint": "行的左边有两个小空缺。填一个，另一个留给下一回合。",
    "lessons.tetress.pocket.praise": "无论蓝方占去这一行的哪一段，总有一个口袋留给你。",
    "lessons.tetress.pocket.locked": "蓝方占去剩下的中段，你就无处可放了。请留一个小空缺备用。",

    "lessons.tetress.cut.title": "切开空间",
    "lessons.tetress.cut.task": "你执红。上方的空间是蓝方的全部。请在两回合内取胜：无论蓝方怎么放，你都占去其余。",
    "lessons.tetress.cut.hint": "沿着行放一个直条，一侧就只剩太窄的一条。",
    "lessons.tetress.cut.praise": "只有这个方块能赢。要想剩下什么，而不是占了什么。",
    "lessons.tetress.cut.room": "蓝方找到了出路。你放第一个之后，剩下的必须不够放两个。",

    "lessons.tetress.last-places.title": "最后的位置",
    "lessons.tetress.last-places.task": "你执蓝。左边的长条是最后的空间。请在两回合内取胜。",
    "lessons.tetress.last-places.hint": "先占长条宽的一端。剩下的只能再放红方一个和你的一个，不能更多。",
    "lessons.tetress.last-places.praise": "快到终局时要数位置：你的、对方的、你的。谁先放不下？",
    "lessons.tetress.last-places.room": "红方还有地方。数一数你放下之后长条还能放几个。",

    "lessons.tetress.one-reply.title": "唯一的应着",
    "lessons.tetress.one-reply.task": "你执红。对方的应对越少，你就看得越远。请只给蓝方留一种应对。",
    "lessons.tetress.one-reply.hint": "第三行的长空缺：该占哪一段？",
    "lessons.tetress.one-reply.praise": "只有一种应对，之后你必胜。数得完的变化才算得清。",
    "lessons.tetress.one-reply.trap": "只有一种应对，但蓝方正好占去你最后的位置。占空缺的另一段，也只给蓝方留一种。",
    "lessons.tetress.one-reply.many": "蓝方的应对不止一种。请占长空缺的另一段。",

    "lessons.tetress.last-turn.title": "直到最后",
    "lessons.tetress.last-turn.task":
        "你执红，格数遥遥领先，只剩两个方块：你的和蓝方的。但即使到这时，轮到自己却无处可放仍然算输。请放一个，使蓝方堵不死你。",
    "lessons.tetress.last-turn.hint": "直条会把最后的空间留给蓝方。哪个方块能清掉一条？",
    "lessons.tetress.last-turn.praise": "清掉一条就有足够的空间，你的格数也就算数了。",
    "lessons.tetress.last-turn.stuck": "蓝方放下最后一个，你就无处可放：格数再多也没用。请清掉一条。",
};
