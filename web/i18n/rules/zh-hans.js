/** @import { Catalogue } from "../t.js" */

/** The rules pages, in Chinese. @type {Catalogue} */
export const messages = {
    "rules.title": "{game}规则",
    "rules.legend": "图中的圆点和绿圈表示棋子可以去的地方，叉表示不可以去的地方。",
    "rules.next": "下一步去哪里",
    "rules.lesson": "课程：边下边学{game}",
    "rules.play": "下{game}",
    "rules.lens": "看搜索如何思考{game}",
    "rules.games": "其他棋的规则",
    "rules.show": "走这一步",
    "rules.result": "{result}。{reason}。",
    "rules.learn": "短课程：搜索是怎样思考的",
    "rules.board.title": "棋盘",
    "rules.step.title": "走",
    "rules.jump.title": "跳",
    "rules.end.title": "终局",
    "rules.noFigures": "引擎没有启动，无法画出图例。",

    "rules.chexers.board.text":
        "红、绿、蓝三方依次轮流走棋。各方在一侧有四枚棋子，要把它们从对面同色的边移出棋盘。先有四枚离盘者获胜。",
    "rules.chexers.step.text": "棋子走到相邻的空格。在棋盘中间有六个方向可选，在边上只有四个，如图所示。",
    "rules.chexers.jump.text":
        "或者跳过相邻的一枚棋子（任何颜色），落到它正后方的空格。被跳过的棋子留在原处，变成跳者的颜色。",
    "rules.chexers.jump.over": "红方可以跳过绿子，也可以跳过左下方自己的棋子，但不能跳过蓝子：它后面的格子有棋子。",
    "rules.chexers.jump.edge": "这两枚都不能跳过：它们后面已经没有格子了。",
    "rules.chexers.jump.once": "跳过之后，下一枚又在眼前，但一回合只能跳一次。接着轮到绿方。",
    "rules.chexers.exit.title": "离盘",
    "rules.chexers.exit.text":
        "站在己色边上的棋子可以用一回合离开棋盘，不论它是怎样到那里的。它按现在的颜色永久计数。离盘从不强制。",
    "rules.chexers.exit.leave": "这枚棋子站在红方的边上，可以离盘。",
    "rules.chexers.exit.fourth": "已有三枚离盘，再走这一枚即获胜。",
    "rules.chexers.end.text":
        "移出四枚立即获胜。没有别的走法时停一手，没有棋子时也一样。同一局面（且轮到同一方）第四次出现，或每方已走满 256 回合，则为和棋。",

    "rules.halma.board.text":
        "黑白双方各有 19 枚棋子，摆在两个对角的营地里，要把它们全部走进对面的营地。除非另有设定，黑方先走。",
    "rules.halma.step.text": "棋子走到任意相邻的空格，斜着也可以。",
    "rules.halma.jump.text":
        "或者沿直线或斜线跳过一枚任意颜色的棋子，落到它正后方的空格，并可从那里接着再跳，次数不限，随时可停。棋子不会被吃。走与跳不能在同一回合中混用。",
    "rules.halma.jump.chain": "一回合连跳三次。也可以在第一次或第二次之后停下。",
    "rules.halma.jump.blocked": "这里跳不了：右边有两枚连在一起，上方的棋子之前隔着一个空格。",
    "rules.halma.home.title": "离开营地",
    "rules.halma.home.text":
        "己方营地里还有棋子时，只要有一枚能走出营地，就必须走出一枚。若都走不出去，则必须让其中一枚离角落更远。只有连这也做不到时，才可以走别的棋子。在外的棋子不得回家。选了“离开营地：自愿”，这些都不作数。",
    "rules.halma.home.leave": "轮到黑方。只有画圈的棋子可以走：它们能走出营地。",
    "rules.halma.home.back": "在外的棋子可以跳经自己的营地，但不能停在里面。",
    "rules.halma.home.further": "营地里的棋子一步走不出去，所以它必须离角落更远，另一枚只能等着。",
    "rules.halma.home.strict":
        "白方营地里的棋子走不出去。跳到 11,14 会使它在一个方向上离角落远四格，在另一个方向上却近两格。这不算更远，所以只有在外的棋子可以走。",
    "rules.halma.goal.title": "到达",
    "rules.halma.goal.text": "进入对面营地的棋子可以在里面走动，但不得再出来。这一条始终有效。",
    "rules.halma.end.text":
        "你走完后，若对面营地的每一格都被占满，且其中至少有一枚是你的棋子，你就获胜。角上的白子从未离开家，也照样占着一格，救不了自己。同一局面第三次出现、走满 400 步，或双方都无法走棋，则为和棋。",

    "rules.cachex.board.text":
        "红方要连通下边和上边，蓝方要连通左边和右边。角上的格同属两条边。红方先下，双方轮流在空格放一枚棋子。第一枚棋子不得放在正中心。",
    "rules.cachex.steal.title": "换子",
    "rules.cachex.steal.text":
        "先手有优势。因此蓝方可以用换子来应对第一枚棋子：它变成蓝色，并移到两个坐标互换的对称格上。图中红方在 d2（d 列第 2 行）的棋子变成蓝方在 b4 的棋子。",
    "rules.cachex.capture.title": "吃子",
    "rules.cachex.capture.text":
        "两个相邻的格，加上同时与它们相邻的两个格，组成一个菱形。你放下一枚棋子后，若菱形中相对的两格是己方的，另外两格是对方的，则对方的两枚被吃掉。",
    "rules.cachex.capture.ends": "红方从两端夹住，中间的一对被吃掉。",
    "rules.cachex.capture.middle": "反过来也一样：中间的一对吃掉两端的棋子。",
    "rules.cachex.capture.several": "一枚棋子在两个菱形中吃子。先全部看好，再同时拿掉四枚。",
    "rules.cachex.capture.three": "三枚对一枚，什么也吃不到。",
    "rules.cachex.end.text":
        "吃子之后，用不间断的棋链连通己方两条边者获胜。同一局面第七次出现，或走满 343 步，则为和棋。",

    "rules.tetress.shapes.title": "方块",
    "rules.tetress.shapes.text":
        "红方先下。双方轮流在空格上放一个由四格相连而成的方块。共有 19 种：七种四格方块及其各个朝向。",
    "rules.tetress.edges.title": "放在哪里",
    "rules.tetress.edges.text":
        "棋盘的边缘彼此相接：从一侧出去就从另一侧进来。各方的第一个方块可放在任何地方，以后的每一个都必须有一边与已在盘上的己方的格相邻。",
    "rules.tetress.edges.first": "跨过边缘的第一个方块。棋盘四周淡色的格就是另一侧的格。",
    "rules.tetress.edges.beside": "放在右边，却挨着左边的红方方块：它们隔着边缘相邻。只有角相碰是不行的。",
    "rules.tetress.lines.title": "填满的行列",
    "rules.tetress.lines.text": "填满的行和列，不论颜色，同时全部消失。没有东西会下落。",
    "rules.tetress.lines.row": "跨过边缘，填满一行的空缺。",
    "rules.tetress.lines.both": "一行和两列同时消失。",
    "rules.tetress.end.text":
        "轮到自己却无处可放的一方落败。图中蓝方占去了红方最后的位置。走满 150 步后，棋盘上格数多的一方获胜，相等则为和棋。",

    "rules.hive.place.title": "放子",
    "rules.hive.place.text":
        "没有棋盘。各方有一只蜂后、两只蜘蛛、两只甲虫、三只蚱蜢和三只蚂蚁。白方先走，双方轮流：放一枚手中的棋子，或走一枚场上的棋子。蜂后上场之前，己方棋子不能走动。",
    "rules.hive.place.reply": "黑方的第一枚放在白子的任意一侧。",
    "rules.hive.place.own": "以后的每一枚必须挨着己方棋子，且不得挨着对方棋子。",
    "rules.hive.place.queen": "蜂后须在前四枚之内放下，但不能是第一枚。白方已放了另外三枚，现在只能放蜂后。",
    "rules.hive.one.title": "一个蜂巢",
    "rules.hive.one.text":
        "所有棋子始终连成一体，棋子被拿起的时候也一样。图中白方只能走蚂蚁：拿走蜂后或蜘蛛，蜂巢就会断开。",
    "rules.hive.slide.title": "滑动",
    "rules.hive.slide.text":
        "在地面上，棋子挨着别的棋子滑动，始终不离开它们。两枚棋子之间的缝隙太窄时不能通过：这只蚂蚁哪里都能去，唯独进不了中间的洞。甲虫、蚱蜢和瓢虫从上面来，可以进去。",
    "rules.hive.queen.title": "蜂后",
    "rules.hive.queen.text": "滑动一格。",
    "rules.hive.beetle.title": "甲虫",
    "rules.hive.beetle.text": "走一格，也可以爬上别的棋子并在上面行走。被压住的棋子不能动。一叠多高都可以。",
    "rules.hive.beetle.climb": "爬上蚱蜢，或沿地面走。",
    "rules.hive.beetle.colour": "一叠棋子算最上面那枚的颜色。所以白方可以在黑方蜂后旁边放蚂蚁。",
    "rules.hive.beetle.gate": "若两叠棋子比它离开的地方和要去的地方都高，它就挤不过去。",
    "rules.hive.grasshopper.title": "蚱蜢",
    "rules.hive.grasshopper.text": "沿直线跳过一枚或多枚棋子，落到第一个空位。",
    "rules.hive.spider.title": "蜘蛛",
    "rules.hive.spider.text": "正好滑动三格，途中不得两次经过同一位置。",
    "rules.hive.ant.title": "蚂蚁",
    "rules.hive.ant.text": "滑动任意多格。",
    "rules.hive.mosquito.title": "蚊子",
    "rules.hive.mosquito.text":
        "这一枚和下面两枚是附加棋子，一局棋可用可不用。蚊子可以像它挨着的任何一枚棋子那样走，这里像蚱蜢。在蜂巢上面时就是甲虫。只挨着另一只蚊子时不能动。",
    "rules.hive.ladybug.title": "瓢虫",
    "rules.hive.ladybug.text": "走三格：两格在蜂巢上面，然后下到一个空位。所以它能进到洞里。",
    "rules.hive.pillbug.title": "鼠妇",
    "rules.hive.pillbug.text":
        "滑动一格。或者把身边任意颜色的一枚棋子越过自己搬到身边另一个空位，哪怕它自己不能动。刚放下或刚走过的、叠着的、维系蜂巢的棋子不能搬。被搬的棋子休息一回合。",
    "rules.hive.end.text":
        "蜂后四周的六个位置都被占满，不论颜色，即告落败。同一局面第三次出现为和棋。既不能放也不能走时停一手。",
    "rules.hive.end.one": "蚂蚁占住黑方蜂后身边最后的空位。",
    "rules.hive.end.both": "这一步同时围住双方的蜂后，为和棋。",
    "rules.hive.variants.title": "选项",
    "rules.hive.variants.text":
        "默认情况下，颜色和种类相同的棋子在同样的位置、轮到同一方走，就算同一局面。hivegame.com 比较的是走法：平移、旋转或镜像的蜂巢算相同，但轮走方的合法走法也必须相同；刚被鼠妇搬动而不能走的棋子，如果它本来能走，就算不同。想按这条规则下，请选“走法也重复才算和”。在较早的棋谱里（例如 BoardSpace 的），有些对局在第三次重复之后继续，或者以蜂后开局：各有一个选项允许这样做。",
};
