/** The rules pages, in Chinese. @type {import("./t.js").Catalogue} */
export const messages = {
    "rules.title": "{game}规则",
    "rules.play": "下{game}",
    "rules.games": "其他棋的规则",
    "rules.show": "走这一步",
    "rules.back": "返回",
    "rules.targets": "可以走到的地方",

    "rules.chexers.board.title": "棋盘",
    "rules.chexers.board.text":
        "红、绿、蓝三方依次轮流走棋。各方在一侧有四枚棋子，要把它们从对面同色的边移出棋盘。先移出四枚者获胜。",
    "rules.chexers.step.title": "走",
    "rules.chexers.step.text": "棋子走到相邻的空格。",
    "rules.chexers.jump.title": "跳",
    "rules.chexers.jump.text":
        "或者跳过相邻的一枚棋子（任何颜色），落到它正后方的空格。被跳过的若是别色棋子，就变成跳者的颜色。一次只跳一步，跳完即结束本回合。",
    "rules.chexers.exit.title": "离盘",
    "rules.chexers.exit.text":
        "站在己色边上的棋子可以用一回合离开棋盘，不论它是怎样到那里的。离盘的棋子永久计数。离盘从不强制。",
    "rules.chexers.end.title": "终局",
    "rules.chexers.end.text":
        "没有别的走法时停一手，没有棋子时也一样。移出四枚立即获胜。同一局面（且轮到同一方）第四次出现，或每方已走满 256 回合，则为和棋。",

    "rules.halma.board.title": "棋盘",
    "rules.halma.board.text": "黑白双方各有 19 枚棋子，摆在两个对角的营地里，要把它们全部走进对面的营地。黑方先走。",
    "rules.halma.step.title": "走",
    "rules.halma.step.text": "棋子走到任意相邻的空格，斜着也可以。",
    "rules.halma.jump.title": "跳",
    "rules.halma.jump.text":
        "或者沿直线或斜线跳过一枚任意颜色的棋子，落到它正后方的空格，并可从那里接着再跳，次数不限，随时可停。棋子不会被吃。走与跳不能在同一回合中混用。",
    "rules.halma.camps.title": "营地",
    "rules.halma.camps.text":
        "进入对面营地的棋子不得再出来。己方营地里还有棋子时，只要有一枚能走出营地，就必须走出一枚；若都走不出去，则必须让其中一枚离角落更远；只有连这也做不到时，才可以走别的棋子。在外的棋子不得回家。选项“离开营地：随意”只保留第一条。",
    "rules.halma.end.title": "终局",
    "rules.halma.end.text":
        "你走完后，若对面营地的每一格都被占满，且其中至少有一枚是你的棋子，你就获胜：赖在家里不走救不了对方。同一局面第三次出现、走满 400 步，或双方都无法走棋，则为和棋。",

    "rules.cachex.board.title": "棋盘",
    "rules.cachex.board.text":
        "红方要连通下边和上边，蓝方要连通左边和右边。角上的格同属两条边。红方先下，双方轮流在空格放一枚棋子。第一枚棋子不得放在正中心。",
    "rules.cachex.steal.title": "换子",
    "rules.cachex.steal.text":
        "先手有优势。因此蓝方可以用换子来应对第一枚棋子：它变成蓝色，并移到两个坐标互换的对称格上。",
    "rules.cachex.capture.title": "吃子",
    "rules.cachex.capture.text":
        "看组成菱形的四个格。你放下一枚棋子后，若己方两枚相对而立，而另外相对的两格都是对方的棋子，则那两枚被吃掉。哪一对占着长对角线都一样。一枚棋子可以同时在几个菱形中吃子。",
    "rules.cachex.end.title": "终局",
    "rules.cachex.end.text":
        "吃子之后，用不间断的棋链连通己方两条边者获胜。同一局面第七次出现，或走满 343 步，则为和棋。",

    "rules.tetress.board.title": "棋盘",
    "rules.tetress.board.text":
        "红方先下。双方轮流在空格上放一个由四格相连而成的方块。棋盘的边缘彼此相接：从一侧出去就从另一侧进来。各方的第一个方块可放在任何地方，以后的每一个都必须有一边与己方的格相邻。",
    "rules.tetress.clear.title": "填满的行列",
    "rules.tetress.clear.text": "填满的行和列，不论颜色，同时全部消失。没有东西会下落。",
    "rules.tetress.end.title": "终局",
    "rules.tetress.end.text": "轮到自己却无处可放的一方落败。走满 150 步后，棋盘上格数多的一方获胜，相等则为和棋。",

    "rules.hive.turns.title": "放子",
    "rules.hive.turns.text":
        "没有棋盘。白方先走，双方轮流：放一枚手中的棋子，或走一枚场上的棋子。除最初的两枚外，新放的棋子必须挨着己方棋子，且不得挨着对方棋子。蜂后须在前四枚之内放下，但不能是第一枚；蜂后上场之前，己方棋子不能走动。",
    "rules.hive.hive.title": "一个蜂巢",
    "rules.hive.hive.text":
        "所有棋子始终连成一体，棋子被拿起的时候也一样：维系蜂巢的棋子必须留下。在地面上棋子靠滑动行走；缝隙太窄、滑不过去的地方不能通过，例如图中的洞。",
    "rules.hive.queen.title": "蜂后",
    "rules.hive.queen.text": "滑动一格。",
    "rules.hive.beetle.title": "甲虫",
    "rules.hive.beetle.text":
        "走一格，也可以爬上别的棋子并在上面行走。被压住的棋子不能动，整叠棋子算它的颜色。它挤不过两叠更高的棋子之间。",
    "rules.hive.grasshopper.title": "蚱蜢",
    "rules.hive.grasshopper.text": "沿直线跳过一枚或多枚棋子，落到第一个空位。",
    "rules.hive.spider.title": "蜘蛛",
    "rules.hive.spider.text": "正好滑动三格，途中不得两次经过同一位置。",
    "rules.hive.ant.title": "蚂蚁",
    "rules.hive.ant.text": "滑动任意多格。",
    "rules.hive.mosquito.title": "蚊子",
    "rules.hive.mosquito.text":
        "可以像它挨着的任何一枚棋子那样走，这里像蚱蜢。在蜂巢上面时就是甲虫。只挨着另一只蚊子时不能动。",
    "rules.hive.ladybug.title": "瓢虫",
    "rules.hive.ladybug.text": "走三格：两格在蜂巢上面，然后下到一个空位。",
    "rules.hive.pillbug.title": "鼠妇",
    "rules.hive.pillbug.text":
        "滑动一格。或者把身边任意颜色的一枚棋子越过自己搬到身边另一个空位；刚走过的、叠着的、维系蜂巢的棋子除外。被搬的棋子休息一回合。",
    "rules.hive.end.title": "终局",
    "rules.hive.end.text":
        "蜂后四周的六个位置都被占满，不论颜色，即告落败。双方蜂后同时被围为和棋，同一局面第三次出现也是和棋。既不能放也不能走时停一手。",
};
