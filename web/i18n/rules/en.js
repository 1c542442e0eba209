/** The rules pages, in English. */
export const messages = /** @type {const} */ ({
    "rules.title": "Rules of {game}",
    "rules.legend": "In the figures, dots and green rings show where a piece may go, crosses where it may not.",
    "rules.next": "Where to go from here",
    "rules.lesson": "Lesson: learn {game} by playing",
    "rules.play": "Play {game}",
    "rules.lens": "See a search think about {game}",
    "rules.games": "Rules of the other games",
    "rules.show": "Play it",
    "rules.result": "{result}. {reason}.",
    "rules.learn": "How a search thinks: a short course",
    "rules.board.title": "The board",
    "rules.step.title": "Step",
    "rules.jump.title": "Jump",
    "rules.end.title": "The end",
    "rules.noFigures": "The figures can’t be drawn, because the engine didn’t start.",

    "rules.chexers.board.text":
        "Red, Green and Blue take turns, in this order. Everyone starts with four pieces on one side and wants to move them off the board over the edge in the same colour, on the far side. The first player with four exits wins.",
    "rules.chexers.step.text":
        "A piece moves to an empty hex beside it. In the middle of the board it has six to choose from, at the edge four, as here.",
    "rules.chexers.jump.text":
        "Or it jumps over a piece beside it, of any colour, to the empty hex right behind. The other piece stays where it is and takes the colour of the one that jumped.",
    "rules.chexers.jump.over":
        "Red may jump over Green, or over its own piece on the lower left. Not over Blue: the hex behind is taken.",
    "rules.chexers.jump.edge": "No jump over these two. Behind them the board ends.",
    "rules.chexers.jump.once":
        "After this jump the next one would be in reach, but one jump is a whole turn. Green is to move.",
    "rules.chexers.exit.title": "Leave",
    "rules.chexers.exit.text":
        "A piece on a hex along the edge in its colour may leave the board as a turn, no matter how it got there. It counts from then on, for the colour it has now. Exiting is never required.",
    "rules.chexers.exit.leave": "The piece stands on Red’s edge and may leave.",
    "rules.chexers.exit.fourth": "Three are off the board already. This one wins.",
    "rules.chexers.end.text":
        "The first player to take four pieces off the board wins at once. A player without any other action passes, even without pieces. It is a draw when a position comes up for the fourth time with the same player to move, and when everyone has had 256 turns.",

    "rules.halma.board.text":
        "Black and White start with 19 pieces each in the camps at two corners, and want to bring them all into the camp across the board. Black moves first, unless the game is set up otherwise.",
    "rules.halma.step.text": "A piece moves to any empty square beside it, also across a corner.",
    "rules.halma.jump.text":
        "Or it jumps, straight or across corners, over one piece of either colour to the empty square right behind, and from there again, as often as you like. Nothing is taken. A step and jumps aren’t combined.",
    "rules.halma.jump.chain": "Three jumps in one turn. The piece could also stop after the first or the second.",
    "rules.halma.jump.blocked":
        "No jump here: on the right stand two in a row, and above there is a gap before the piece.",
    "rules.halma.home.title": "Leaving home",
    "rules.halma.home.text":
        "While you have pieces in your own camp, one of them must leave it if any can. If none can, one of them must go further from its corner. Only if that is impossible too may your other pieces move. A piece outside doesn’t come back home. With the option “Leaving the camp: optional” none of this applies.",
    "rules.halma.home.leave": "Black to move. Only the ringed pieces may: they can leave the camp.",
    "rules.halma.home.back": "A piece from outside may jump on through its own camp, but not end there.",
    "rules.halma.home.further":
        "The piece in the camp can’t leave at once. So it must go further from the corner, and the other one waits.",
    "rules.halma.home.strict":
        "White’s piece in the camp can’t leave. A jump to 11,14 would take it four squares further from the corner one way, but two closer the other way. That isn’t further: only the piece outside may move.",
    "rules.halma.goal.title": "Arriving",
    "rules.halma.goal.text":
        "A piece that has come to the camp across the board may still move inside it, but not out of it. This always holds.",
    "rules.halma.end.text":
        "You win when, after your move, every square of the camp across the board is occupied and at least one of the pieces there is yours. White’s piece in the corner never left home; its square counts as filled, so it doesn’t save White. It is a draw when a position comes up for the third time, after 400 moves, and when neither side can move.",

    "rules.cachex.board.text":
        "Red wants to join the bottom edge with the top edge, Blue the left with the right. A corner belongs to both its edges. Red starts; the players take turns placing a stone on an empty cell. The very first stone may not go to the centre.",
    "rules.cachex.steal.title": "Steal",
    "rules.cachex.steal.text":
        "Playing first is an advantage. So Blue may answer the first stone by stealing it: it turns blue and moves to the mirrored cell, with its two coordinates swapped. Here Red’s stone on d2 (column d, row 2) becomes Blue’s on b4.",
    "rules.cachex.capture.title": "Capture",
    "rules.cachex.capture.text":
        "Two cells that touch form a diamond with the two cells that touch both of them. When you place a stone so that you hold two opposite cells of a diamond, and the other side the other two, those two stones are taken.",
    "rules.cachex.capture.ends": "Red closes in from the two ends. The pair in the middle is taken.",
    "rules.cachex.capture.middle": "It works the other way round too: the pair in the middle takes the two ends.",
    "rules.cachex.capture.several":
        "One stone in two diamonds. All diamonds are checked first, then four stones go at once.",
    "rules.cachex.capture.three": "Three stones against one take nothing.",
    "rules.cachex.end.text":
        "An unbroken chain between your two edges wins, judged after captures. It is a draw when a position comes up for the seventh time, and after 343 moves.",

    "rules.tetress.shapes.title": "Shapes",
    "rules.tetress.shapes.text":
        "Red starts. The players take turns placing a piece of four joined squares on empty squares. There are 19 shapes: the seven tetrominoes in all their rotations.",
    "rules.tetress.edges.title": "Where pieces may go",
    "rules.tetress.edges.text":
        "The edges of the board are joined: a piece that goes out on one side comes in on the other. Your first piece may go anywhere. Every later one must touch a square of yours that is already there, side to side.",
    "rules.tetress.edges.first":
        "A first piece over the edge. The faint squares around the board are those of its other side.",
    "rules.tetress.edges.beside":
        "It lies at the right edge but touches Red’s piece at the left edge, because the edges are joined. Touching only at a corner isn’t enough.",
    "rules.tetress.lines.title": "Full lines",
    "rules.tetress.lines.text":
        "Full rows and columns, in any colours, are cleared, all at the same time. Nothing falls.",
    "rules.tetress.lines.row": "Over the edge, into the gaps of a row.",
    "rules.tetress.lines.both": "One row and two columns at once.",
    "rules.tetress.end.text":
        "A player who can’t place a piece on their turn loses. Here Blue takes the last place from Red. After 150 moves the player with more squares on the board wins; if both have the same number, it is a draw.",

    "rules.hive.place.title": "Placing",
    "rules.hive.place.text":
        "There is no board. Each side has a queen bee, two spiders, two beetles, three grasshoppers and three ants. White starts; on your turn you place a piece from your hand or move one. Before your queen is placed, none of your pieces can move.",
    "rules.hive.place.reply": "Black’s first piece goes to any side of White’s.",
    "rules.hive.place.own": "Every later one must touch a piece of its own colour, and no piece of the other.",
    "rules.hive.place.queen":
        "The queen must be among your first four pieces, though never the very first. White has placed three others: now the queen must come.",
    "rules.hive.one.title": "One hive",
    "rules.hive.one.text":
        "All pieces must stay connected, even while one is moving. Here White can only move the ant: without the queen or the spider the hive would break apart.",
    "rules.hive.slide.title": "Sliding",
    "rules.hive.slide.text":
        "On the ground a piece slides along the others and never loses touch with them. It can’t pass where the gap between two pieces is too narrow: this ant can go anywhere except into the hole. Beetles, grasshoppers and ladybugs come from above, so they can.",
    "rules.hive.queen.title": "Queen bee",
    "rules.hive.queen.text": "Slides one place.",
    "rules.hive.beetle.title": "Beetle",
    "rules.hive.beetle.text":
        "Moves one place, also up onto other pieces and across them. A piece under it can’t move. Stacks may be of any height.",
    "rules.hive.beetle.climb": "Up onto the grasshopper, or along the ground.",
    "rules.hive.beetle.colour":
        "A stack has the colour of its top piece. So White may place an ant beside the black queen.",
    "rules.hive.beetle.gate":
        "It doesn’t fit between two stacks that are higher than both the place it leaves and the place it wants to reach.",
    "rules.hive.grasshopper.title": "Grasshopper",
    "rules.hive.grasshopper.text": "Jumps in a straight line over one or more pieces to the first free place.",
    "rules.hive.spider.title": "Spider",
    "rules.hive.spider.text": "Slides exactly three places, never over the same place twice.",
    "rules.hive.ant.title": "Ant",
    "rules.hive.ant.text": "Slides as far as you like.",
    "rules.hive.mosquito.title": "Mosquito",
    "rules.hive.mosquito.text":
        "This piece and the next two are optional extras. The mosquito moves like any piece it touches, here like the grasshopper. On top of the hive it is a beetle. If it touches only another mosquito, it can’t move.",
    "rules.hive.ladybug.title": "Ladybug",
    "rules.hive.ladybug.text":
        "Goes three places: two on top of the hive, then down to a free place. So it gets into the hole.",
    "rules.hive.pillbug.title": "Pillbug",
    "rules.hive.pillbug.text":
        "Slides one place. Or it lifts a piece beside it, of either colour, over itself to another free place beside it, even when it can’t move itself. It doesn’t lift a piece that has just been placed or moved, that is in a stack, or that holds the hive together. The piece it carried rests for one turn.",
    "rules.hive.end.text":
        "A queen with six pieces around her has lost, whatever their colours. It is a draw when a position comes up for the third time. A player who can neither place nor move passes.",
    "rules.hive.end.one": "The ant takes the last free place around the black queen.",
    "rules.hive.end.both": "This move surrounds both queens at once. That is a draw.",
    "rules.hive.variants.title": "Options",
    "rules.hive.variants.text":
        "By default a position has come up before if pieces of the same colour and kind are on the same places and the same side is to move. hivegame.com compares the moves: a hive that is shifted, turned or mirrored counts as the same, but only if the player has the same legal moves. A piece that rests after a pillbug moved it makes a difference if it could have moved. Choose “is a draw if the moves repeat too” to play by that rule. In older archives, such as BoardSpace’s, some games continued after a third repetition, or started with the queen: an option allows each.",
});
