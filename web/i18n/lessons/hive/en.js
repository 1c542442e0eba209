/** The lessons of Hive, in English. */
export const messages = /** @type {const} */ ({
    "lessons.hive.place.title": "Placing",
    "lessons.hive.place.task":
        "There is no board: the pieces are the board. A new piece must touch your own colour and none of the other. Place any piece on the marked place.",
    "lessons.hive.place.hint": "Choose a piece from your hand, then the place to the left of your spider.",
    "lessons.hive.place.praise": "Only the very first pieces of the two sides may touch when they are placed.",
    "lessons.hive.place.elsewhere": "That place is allowed too. Now try the marked one.",

    "lessons.hive.queen.title": "The queen",
    "lessons.hive.queen.task":
        "Your queen must be among your first four pieces, and until she is down none of your pieces moves. Three others are down, so it is her turn. Place her on the marked place, beside two friends.",
    "lessons.hive.queen.hint": "The queen is the only piece that you can take from your hand now.",
    "lessons.hive.queen.praise": "Now your pieces may move. And keep an eye on her: you lose if she is surrounded.",
    "lessons.hive.queen.elsewhere":
        "The queen is down, but not on the marked place, where two friends stand beside her.",

    "lessons.hive.queen-moves.title": "The queen moves",
    "lessons.hive.queen-moves.task":
        "The queen slides one place. Four of the six places around yours are taken already. Move her away.",
    "lessons.hive.queen-moves.hint": "Choose the queen and look where she can go: only one place at a time.",
    "lessons.hive.queen-moves.praise": "One step, and she has more air.",
    "lessons.hive.queen-moves.other": "That leaves the queen where she is. Move the queen herself.",

    "lessons.hive.ant.title": "The ant",
    "lessons.hive.ant.task":
        "The ant slides around the hive as far as you like. Take yours to a place beside the black queen.",
    "lessons.hive.ant.hint":
        "The black queen is the one at the far right. Every free place around her is within the ant’s reach.",
    "lessons.hive.ant.praise": "Ants are the fastest pieces. One side of the queen fewer is free.",
    "lessons.hive.ant.far": "The ant can go further: to a place that touches the black queen.",
    "lessons.hive.ant.placed": "You placed a new piece. Move the ant that is there already.",

    "lessons.hive.spider.title": "The spider",
    "lessons.hive.spider.task":
        "The spider slides exactly three places, no more and no fewer, and never turns back. Take it beside the black queen.",
    "lessons.hive.spider.hint": "Count three places along the hive, upwards.",
    "lessons.hive.spider.praise": "Three places, exactly. Before you place a spider, count where it can get to.",
    "lessons.hive.spider.way": "Three places as well, but the other way round. The black queen is at the top.",
    "lessons.hive.spider.other": "That wasn’t the spider. It can reach the black queen in exactly three places.",

    "lessons.hive.grasshopper.title": "The grasshopper",
    "lessons.hive.grasshopper.task":
        "The grasshopper jumps in a straight line over all pieces in its way, to the first free place. Jump across the whole row.",
    "lessons.hive.grasshopper.hint": "Choose the grasshopper at the left end of the row.",
    "lessons.hive.grasshopper.praise": "One jump from end to end. It doesn’t matter how narrow the way is down below.",
    "lessons.hive.grasshopper.other": "Use the grasshopper: its jump ends beside the black queen.",

    "lessons.hive.beetle.title": "The beetle",
    "lessons.hive.beetle.task":
        "The beetle moves one place, but it may climb onto other pieces. What lies under it can’t move. Climb onto the black queen.",
    "lessons.hive.beetle.hint": "The beetle stands right beside her.",
    "lessons.hive.beetle.praise": "She is stuck until the beetle leaves.",
    "lessons.hive.beetle.ground": "The right piece. It may also climb onto the black queen.",
    "lessons.hive.beetle.other": "That wasn’t the beetle. It stands beside the black queen.",

    "lessons.hive.colour.title": "A stack’s colour",
    "lessons.hive.colour.task":
        "A stack has the colour of its top piece. Your beetle sits on the black queen, so you may place pieces right beside her. Do so.",
    "lessons.hive.colour.hint":
        "The white beetle counts as the neighbour. Places that touch another black piece are still forbidden.",
    "lessons.hive.colour.praise": "That is how a beetle opens the door: new pieces land beside the queen at once.",
    "lessons.hive.colour.far": "A good place, but not beside the stack with the beetle.",
    "lessons.hive.colour.moved": "You moved a piece. Place a new one from your hand.",

    "lessons.hive.one-hive.title": "One hive",
    "lessons.hive.one-hive.task":
        "The pieces must always hang together, also while one is in the air. Of your two ants only one can move without breaking the hive. Take it beside the black queen.",
    "lessons.hive.one-hive.hint": "Lift each ant in your mind: which one leaves the rest in one piece?",
    "lessons.hive.one-hive.praise": "The other ant holds the hive together and must stay.",
    "lessons.hive.one-hive.far": "The right ant. But it can continue to the black queen.",
    "lessons.hive.one-hive.placed": "You placed a piece. Move the ant that is free.",

    "lessons.hive.hole.title": "The hole",
    "lessons.hive.hole.task":
        "On the ground a piece doesn’t fit through a gap between two others, so no ant gets into the marked hole. Fill it with a piece that comes from above.",
    "lessons.hive.hole.hint": "Grasshoppers land in holes.",
    "lessons.hive.hole.praise": "From above every hole is open.",
    "lessons.hive.hole.slide": "The hole is still open. Which of your pieces can jump into it?",
    "lessons.hive.hole.placed": "New pieces can’t be placed there, for black pieces touch the hole. Jump in instead.",

    "lessons.hive.pin.title": "Pinning",
    "lessons.hive.pin.task":
        "The one-hive rule is a weapon. A piece that alone holds your piece to the hive can’t move any more. Pin the black ant at the end.",
    "lessons.hive.pin.hint": "Go to a place that touches the black ant and nothing else.",
    "lessons.hive.pin.praise": "If the black ant left, your ant would lose the hive. So it must stay.",
    "lessons.hive.pin.free": "The black ant can still move. Touch it, and nothing else.",
    "lessons.hive.pin.placed": "You can’t place beside a black piece. Move your ant there.",

    "lessons.hive.win.title": "Surrounding",
    "lessons.hive.win.task":
        "A queen with six pieces around her has lost, whatever their colours. Around the black queen one place is left. Fill it.",
    "lessons.hive.win.hint": "Which of your pieces can slide to the last place beside the black queen?",
    "lessons.hive.win.praise": "All six places are taken: you have won.",
    "lessons.hive.win.near": "The black queen still has a free place.",
    "lessons.hive.win.placed": "New pieces may not touch black ones. A piece on the board has to go there.",

    "lessons.hive.pin-the-queen.title": "Pin the queen",
    "lessons.hive.pin-the-queen.task":
        "You play Black. The white queen stands at the end of the hive and can still run away. Make her stay.",
    "lessons.hive.pin-the-queen.hint":
        "One of your pieces can go behind her, where it touches her alone. Count three places.",
    "lessons.hive.pin-the-queen.praise":
        "She holds your spider to the hive, so she can’t leave. A queen that can’t run is easier to surround.",
    "lessons.hive.pin-the-queen.free": "The white queen is still free to go. Can a piece of yours get behind her?",

    "lessons.hive.pin-the-ant.title": "Pin the ant",
    "lessons.hive.pin-the-ant.task":
        "Black has just placed an ant at the lower end, ready to run to your queen. Stop it before it starts.",
    "lessons.hive.pin-the-ant.hint": "Your ant at the top isn’t needed there. Where does it touch the black ant alone?",
    "lessons.hive.pin-the-ant.praise": "An ant for an ant: Black’s most dangerous piece stands still.",
    "lessons.hive.pin-the-ant.free": "The black ant can still run to your queen. Go where you touch it alone.",

    "lessons.hive.climb.title": "Onto the queen",
    "lessons.hive.climb.task":
        "Black presses hard: three black pieces stand around your queen. One of your moves turns the game.",
    "lessons.hive.climb.hint": "Your beetle on top of the hive stands right beside the black queen.",
    "lessons.hive.climb.praise":
        "Under the beetle the queen can’t flee, and now you may place pieces beside her. Nothing else comes close.",
    "lessons.hive.climb.slow": "Too slow: the search gives it less than half the chance. Think of the beetle.",

    "lessons.hive.stop-the-attacker.title": "Stop the attacker",
    "lessons.hive.stop-the-attacker.task":
        "Your queen, the one with five neighbours, has one free place left, and the marked black beetle is about to fill it. You can’t take it away. What then?",
    "lessons.hive.stop-the-attacker.hint":
        "One of your ants is free for this. Where does it pin the beetle, or make its way too narrow?",
    "lessons.hive.stop-the-attacker.praise":
        "In time. From one side the ant pins the beetle, from the other it makes the gap too narrow. A defender need not stand beside the queen.",
    "lessons.hive.stop-the-attacker.cost":
        "The beetle is pinned, but that piece was needed where it stood, and Black wins all the same. Which of yours is free for the job?",
    "lessons.hive.stop-the-attacker.late": "Now Black surrounds your queen. Stop the marked beetle.",

    "lessons.hive.two-places.title": "Two places, two pieces",
    "lessons.hive.two-places.task":
        "Around the black queen two places are free. Win in two turns, whatever Black does.",
    "lessons.hive.two-places.hint": "Fill one of the places, and keep another piece ready for the last one.",
    "lessons.hive.two-places.praise":
        "Count the free places and the pieces that can reach them. The player who counts first wins.",
    "lessons.hive.two-places.slow": "Black got away. Start by filling one of the two places.",

    "lessons.hive.over-the-top.title": "Over the top",
    "lessons.hive.over-the-top.task":
        "One place beside the black queen is free, and your beetle stands next to it. But between the two pieces on its way the gap is too narrow. Win in two turns.",
    "lessons.hive.over-the-top.hint": "What does a beetle do where it doesn’t fit through? It climbs.",
    "lessons.hive.over-the-top.praise":
        "Up in the first turn, down in the second. Black sees it coming and can do nothing.",
    "lessons.hive.over-the-top.gap": "The last place is still free. Let the beetle climb, then step down into it.",

    "lessons.hive.behind-the-queen.title": "In line with the queen",
    "lessons.hive.behind-the-queen.task":
        "The last free place beside the black queen is a hole in front of her. Place a piece that can jump into it, and win in two turns.",
    "lessons.hive.behind-the-queen.hint":
        "Draw a line from the hole through the queen. Where would a grasshopper have to stand?",
    "lessons.hive.behind-the-queen.praise": "A grasshopper in line with the queen jumps over her into the hole.",
    "lessons.hive.behind-the-queen.line":
        "From there nothing jumps into the hole. Look along the line through the queen.",

    "lessons.hive.open-door.title": "The open door",
    "lessons.hive.open-door.task":
        "You play Black. Your beetle sits on the white queen, and two places around her are free. Win in two turns.",
    "lessons.hive.open-door.hint":
        "The stack is black, so you may place beside it. And the beetle itself can step down into a place.",
    "lessons.hive.open-door.praise":
        "One piece from the hand, one step of the beetle: that is how most games with a beetle on the queen end.",
    "lessons.hive.open-door.slow": "Too slow. Place a piece beside the stack first.",

    "lessons.hive.tempo.title": "Tempo",
    "lessons.hive.tempo.task":
        "The same hole beside the black queen, but Black can still pin one grasshopper. Win in three turns.",
    "lessons.hive.tempo.hint": "Threaten with one grasshopper. Black must answer it. Then bring the second one.",
    "lessons.hive.tempo.praise":
        "A threat that must be answered costs you no time. Two lines lead into the hole, and Black can close only one.",
    "lessons.hive.tempo.quiet": "Without a threat Black has time for a plan. Make each turn a threat.",
});
