/** The lessons of Tetress, in English. */
export const messages = /** @type {const} */ ({
    "lessons.tetress.edges.title": "Over the edge",
    "lessons.tetress.edges.task":
        "You place pieces of four joined squares. Your first one may go anywhere, and the edges are joined: a piece that goes out at the bottom comes in at the top. Cover both marked squares with one piece.",
    "lessons.tetress.edges.hint":
        "The two squares touch over the edge. Choose a long piece and move it until it lies on both sides.",
    "lessons.tetress.edges.praise": "On this board nothing is at the edge: every square has four neighbours.",
    "lessons.tetress.edges.half": "Both marked squares must be covered. They touch over the edge.",

    "lessons.tetress.beside.title": "Side by side",
    "lessons.tetress.beside.task":
        "From your second piece on, each must touch one of your own squares side to side; a corner isn’t enough. Place one that touches yours and covers the marked square.",
    "lessons.tetress.beside.hint": "Start right beside your red square and reach over to the mark.",
    "lessons.tetress.beside.praise": "Your squares are your roots: you grow only from them.",
    "lessons.tetress.beside.away": "The piece fits, but it doesn’t cover the marked square.",

    "lessons.tetress.round.title": "Round the board",
    "lessons.tetress.round.task":
        "Touching over the edge counts as well. The marked square is far away to the right, yet close on the left. Cover it.",
    "lessons.tetress.round.hint": "The last column touches the first one, where your red squares are.",
    "lessons.tetress.round.praise": "Always look at both sides: the other player grows over the edge, too.",
    "lessons.tetress.round.wrong-way":
        "The marked square isn’t covered yet. Your red squares on the left touch the right edge.",

    "lessons.tetress.row.title": "A full row",
    "lessons.tetress.row.task":
        "A row whose eleven squares are all taken is cleared. Fill the gap in the row in the middle.",
    "lessons.tetress.row.hint": "Four squares are missing, all in one row.",
    "lessons.tetress.row.praise": "The row is gone, and nothing falls down. There is room again.",
    "lessons.tetress.row.full": "The row still has a gap. Look for the one with only four free squares.",

    "lessons.tetress.column.title": "A full column",
    "lessons.tetress.column.task":
        "Columns are cleared in the same way, with squares of either player. In one column only three squares are missing, but they lie at both ends. Fill it.",
    "lessons.tetress.column.hint":
        "Over the edge the three squares hang together. Which piece fits, and touches your red squares?",
    "lessons.tetress.column.praise": "Three squares for the gap, and the fourth where you like.",
    "lessons.tetress.column.full":
        "No column is full yet. Look for the one with three free squares, at the top and at the bottom.",

    "lessons.tetress.both.title": "Both at once",
    "lessons.tetress.both.task":
        "All rows and columns that are full are cleared at the same time. One piece here completes a row and a column together.",
    "lessons.tetress.both.hint": "The row and the column cross in the second row from the top, at the left edge.",
    "lessons.tetress.both.praise": "Twenty-one squares with one piece.",
    "lessons.tetress.both.one": "One line is gone. There is a piece that fills a row and a column together.",
    "lessons.tetress.both.none": "No line is full. Look at the second row from the top, over both edges.",

    "lessons.tetress.four-lines.title": "Four lines",
    "lessons.tetress.four-lines.task":
        "You play Blue. Two rows and two columns each lack one square. One piece reaches both gaps.",
    "lessons.tetress.four-lines.hint":
        "The gaps are near the bottom right, two rows apart. The empty row between them joins them.",
    "lessons.tetress.four-lines.praise": "Forty squares at once: the most that one piece can do here.",
    "lessons.tetress.four-lines.two": "Two lines are gone. The other gap is close by: reach both with one piece.",
    "lessons.tetress.four-lines.none": "Nothing was cleared. Look at the gaps beside the empty row.",

    "lessons.tetress.theirs.title": "Whose squares?",
    "lessons.tetress.theirs.task":
        "Two lines can be filled here. One has mostly red squares, the other mostly blue ones. You play Red: clear nine blue squares.",
    "lessons.tetress.theirs.hint": "Look for a column that is almost full of blue.",
    "lessons.tetress.theirs.praise": "Your own squares are roots. Clear what the other player needs.",
    "lessons.tetress.theirs.own": "A line is gone, but most of its squares were yours.",
    "lessons.tetress.theirs.none": "Nothing was cleared. One row and one column are almost full.",

    "lessons.tetress.no-place.title": "No place left",
    "lessons.tetress.no-place.task":
        "A player who can’t place a piece loses. Blue has hardly any room left. Place a piece that takes the last of it.",
    "lessons.tetress.no-place.hint": "The room is at the top. No four joined squares that touch blue may stay free.",
    "lessons.tetress.no-place.praise": "Blue can’t place anything: you have won.",
    "lessons.tetress.no-place.left":
        "Blue still finds a place. After your piece no four joined free squares beside blue may be left.",

    "lessons.tetress.count.title": "Counting",
    "lessons.tetress.count.task":
        "After 150 pieces the player with more squares on the board wins. You play Blue and place the last one. Red is ahead, 44 squares to 39. Win anyway.",
    "lessons.tetress.count.hint":
        "Four more squares aren’t enough. Clear red squares: look at the second row from the top.",
    "lessons.tetress.count.praise": "Near the end every line is worth counting.",
    "lessons.tetress.count.own": "A line is gone, but too many of its squares were yours.",
    "lessons.tetress.count.behind": "Now Red has more squares. Clear a line that is mostly red.",

    "lessons.tetress.make-room.title": "Make room",
    "lessons.tetress.make-room.task":
        "You play Red, and there is almost no room left but the first column. If you just fill a part of it, Blue takes the rest and you are stuck. What creates new room?",
    "lessons.tetress.make-room.hint": "Look for a row that lacks two squares at the left edge.",
    "lessons.tetress.make-room.praise": "A cleared line is room for both, but you needed it more.",
    "lessons.tetress.make-room.stuck":
        "Now Blue takes the rest of the column, and you can’t place anything. Clear a line.",

    "lessons.tetress.next-turn-too.title": "The next turn, too",
    "lessons.tetress.next-turn-too.task":
        "You play Red. The open row is nearly all the room there is. Most placements let Blue lock you in at once. Place one that leaves you a place after every reply.",
    "lessons.tetress.next-turn-too.hint":
        "Don’t stretch along the row. Use a small gap beside it, and keep the long part of the row with its gaps for your next turn.",
    "lessons.tetress.next-turn-too.praise": "Before you place a piece, find the one that you will place after it.",
    "lessons.tetress.next-turn-too.locked": "Blue places a piece in the row, and you have no place any more.",

    "lessons.tetress.pocket.title": "Your own pocket",
    "lessons.tetress.pocket.task":
        "You play Red, and again one row is the last room. Twenty-one of the twenty-two placements lose at once. Find the one that keeps a place for you on both sides.",
    "lessons.tetress.pocket.hint":
        "Two small gaps lie beside the row at the left. Fill one of them, and leave the other for your next turn.",
    "lessons.tetress.pocket.praise": "Whatever Blue takes of the row, a pocket remains that you can fill.",
    "lessons.tetress.pocket.locked":
        "Blue takes the middle of what is left, and you are stuck. Keep a small gap in reserve.",

    "lessons.tetress.cut.title": "Cut the room",
    "lessons.tetress.cut.task":
        "You play Red. The room at the top is all that Blue has. Win in two turns: whatever Blue places, you take the rest.",
    "lessons.tetress.cut.hint": "A straight piece along the row leaves a strip that is too thin on one side.",
    "lessons.tetress.cut.praise": "Only this piece wins. Think of what is left over, not of what you take.",
    "lessons.tetress.cut.room": "Blue found a way out. What is left after your first piece must be too little for two.",

    "lessons.tetress.last-places.title": "The last placements",
    "lessons.tetress.last-places.task": "You play Blue. The long strip on the left is the last room. Win in two turns.",
    "lessons.tetress.last-places.hint":
        "Take the wide end of the strip first. What remains must hold one more piece of Red’s and one of yours, and no more.",
    "lessons.tetress.last-places.praise": "Near the end count placements: yours, theirs, yours. Who runs out first?",
    "lessons.tetress.last-places.room": "Red still has a place. Count how many pieces the strip can take after yours.",

    "lessons.tetress.one-reply.title": "One reply",
    "lessons.tetress.one-reply.task":
        "You play Red. The fewer replies the other player has, the further you can see. Leave Blue exactly one.",
    "lessons.tetress.one-reply.hint": "The long gap in the third row: which part must you take?",
    "lessons.tetress.one-reply.praise":
        "One reply, and after it you win by force. A short list is a list that you can count out.",
    "lessons.tetress.one-reply.trap":
        "One reply, but with it Blue takes your last place. Another part of the gap leaves Blue only one, too.",
    "lessons.tetress.one-reply.many": "Blue has more replies than one. Take another part of the long gap.",

    "lessons.tetress.last-turn.title": "To the very end",
    "lessons.tetress.last-turn.task":
        "You play Red, far ahead in squares, and only two pieces are to come: yours and Blue’s. But a player without a place on their turn has lost, even then. Place a piece after which Blue can’t shut you in.",
    "lessons.tetress.last-turn.hint": "Straight pieces leave Blue the last room. Which piece clears a line?",
    "lessons.tetress.last-turn.praise": "With a line cleared there is room enough, and your squares count.",
    "lessons.tetress.last-turn.stuck":
        "Blue places the last piece and you have no place left: all your squares don’t help. Clear a line.",
});
