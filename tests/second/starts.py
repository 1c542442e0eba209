"""Positions that some games start from, because random play hardly reaches them. A text, the options that it needs, and a
mood of `moods.py` that makes the most of it. `RANDOM` makes more of them for two games."""

import halma
import hive

FIGURE = (
    "bb.rr..rrr./bbbbbbbr.b./b.rbbbb.bbb/.brbbbbbbbr/.rr..bbbbbr/.rr...bbb.r/r.b.rrrbbbr/rrb.rrrrrbb/.rbrrrrrrb./"
    "bbbr..rrrbb/rr.r.bbr.bb"
)

STARTS = {
    "chexers": [
        # The last turns of all: Blue can exit for the fourth time in the very last one.
        ("..../...../.g..../b..r.../....../...../.... r 3,3,3 765", {"limits": "text"}, "race"),
        ("..../...../.g..../b..r.../....../...../.... r 3,3,3 765", {"limits": "referee"}, "race"),
        # Red is blocked on all sides; Blue has no piece, and passes until the end.
        ("rgg./gg.../g.g.../......./....../...../.... r 0,0,0 90", {}, "hunt"),
        ("..../...r./....../......./....../...../gb.. r 3,0,0 12", {}, "any"),
    ],
    "halma": [
        # Black's only man is locked in the opposing camp.
        (
            "................/................/................/................/................/"
            "................/................/................/................/................/"
            "................/................/................/.............W.W/..............WW/"
            ".............WWB B 0",
            {},
            "any",
        ),
        # Both camps are full of the other player's men: neither can play.
        (
            "WWWWW.........../WWWWW.........../WWWW............/WWW............./WW............../"
            "................/................/................/................/................/"
            "................/..............BB/.............BBB/............BBBB/...........BBBBB/"
            "...........BBBBB B 0",
            {},
            "any",
        ),
        # White can only pass until Black has left.
        (
            "WWWWW.........../WWWWW.........../WWWW............/WWW............./WW............../"
            "................/................/.......B......../................/................/"
            "................/................/................/................/................/"
            "................ B 0",
            {},
            "any",
        ),
    ],
    "cachex": [
        # The last turns of all.
        ("rb.r/.br./r.br/b.rb r 340", {"size": 4}, "peace"),
        ("...../.r.b./.b.r./r..b./..... b 341", {"size": 5}, "peace"),
    ],
    "tetress": [
        # A figure of the rule book: Blue can leave Red without a placement, here also in the last turn of all.
        (FIGURE + " b 51", {}, "squeeze"),
        (FIGURE + " b 149", {"limits": "text"}, "squeeze"),
        (FIGURE + " b 149", {"limits": "referee"}, "squeeze"),
        # Blue can clear a row and two columns at once.
        (
            ".......br../.bb...bbr../..bbbbbbr../.....bbbrb./.....bbbbb./rrrrrrr..rr/..r...r..../..r...rrr../"
            "..rrrrrrr../.rrrr..br../.....bbbr.. b 61",
            {},
            "clears",
        ),
    ],
    "hive": [
        # A beetle lies on White's queen, and Black's pieces are beside every free place: White passes.
        ("white;wQ@0,1,0;wS1@0,0,0;bQ@-1,1,0;bS1@0,-1,0;bB1@0,1,1;ply 16", {"expansions": ""}, "few"),
        # One piece can surround both queens.
        (
            "white;wQ@1,-1,0;wB1@0,0,0;wB2@1,-2,0;wG1@0,-1,0;wM@2,-3,0;bQ@2,-1,0;bS1@3,-2,0;bG1@3,-1,0;bA1@1,0,0;"
            "bA2@2,0,0;bL@3,0,0;ply 12",
            {"expansions": "MLP"},
            "embrace",
        ),
        (
            "white;wQ@-2,1,0;wB1@-1,0,1;wB2@0,-1,1;wG1@-3,1,0;wL@-1,0,0;wP@-2,2,0;bQ@-4,2,0;bS1@-2,3,0;bS2@-1,3,0;"
            "bB1@-1,3,1;bG1@0,-1,0;bG2@-3,4,0;bG3@1,-1,0;bM@-1,0,2;bL@-1,2,0;bP@1,-2,0;stunned bG3;ply 90",
            {"expansions": "MLP"},
            "climbs",
        ),
        (
            "white;wQ@-1,1,0;wS1@0,2,0;wS2@0,-3,0;wB1@0,2,1;wA1@-2,1,0;wL@1,2,0;wP@0,-1,0;bQ@-1,-1,0;bS1@-1,2,0;"
            "bS2@-1,-2,0;bB1@-1,0,2;bB2@-1,0,1;bG1@-1,-3,0;bA1@-1,0,0;bA2@-1,3,0;bL@-3,1,0;bP@-2,-2,0;stunned bA2;"
            "ply 90",
            {"expansions": "LP"},
            "climbs",
        ),
        (
            "white;wQ@2,1,0;wS1@1,0,0;wG1@2,-1,0;wG2@1,-2,0;wG3@3,1,0;wA1@0,-1,0;wA2@2,-2,0;wA3@5,-1,0;bQ@1,-3,0;"
            "bS1@3,0,0;bG1@0,2,0;bG2@0,3,0;bA1@1,1,0;bA2@4,1,0;bA3@0,4,0;bL@4,0,0;ply 90",
            {"expansions": "ML"},
            "climbs",
        ),
    ],
}


def random_men(chance):
    """Returns up to 19 men a side: some anywhere, most near a corner, where the camp rules apply."""
    span = chance.choice((6, 16, 16))
    corner = chance.choice((0, 16 - span))
    men = {}
    for player in halma.PLAYERS:
        for _ in range(chance.randrange(20)):
            square = corner + chance.randrange(span), corner + chance.randrange(span)
            men.setdefault(square, player)
    return halma.text(halma.initial({}, men, chance.choice(halma.PLAYERS), 0)), {}, "any"


def grown(chance, places, count):
    """Returns a connected set of hexes with this many more."""
    places, count = set(places), len(places) + count
    while len(places) < count:
        places.add(chance.choice(hive.around(chance.choice(sorted(places)))))
    return places


def random_hive(chance):
    """Returns a hive of up to 28 pieces around a hole or a bay, with stacks; sometimes a line of all pieces."""
    line = chance.random() < 0.1
    while True:
        inside = grown(chance, {(0, 0)}, chance.randrange(7))
        ring = {near for place in inside for near in hive.around(place)} - inside
        gap = chance.choice(sorted(ring))
        for _ in range(chance.randrange(3)):
            ring.discard(gap)
            gap = chance.choice([near for near in hive.around(gap) if near in ring] or [gap])
        places = sorted(grown(chance, ring, chance.randrange(10)))
        if line:
            direction = chance.choice(hive.DIRECTIONS)
            places = [hive.plus((0, 0), direction, step) for step in range(28)]
        climbs = {kind: not line and chance.random() < 2 / 3 for kind in "BM"}
        pieces = [colour + kind for colour in "wb" for kind in "QSSBBGGGAAAMLP"]
        ground = [piece for piece in pieces if not climbs.get(piece[1])]
        chance.shuffle(ground)
        chosen = list(zip(ground, places))
        complete = len(chosen) == len(places) and {"wQ", "bQ"} <= {piece for piece, _ in chosen}
        if not complete or not hive.connected(dict.fromkeys(places)):
            continue
        chosen += [(piece, chance.choice(places)) for piece in pieces if climbs.get(piece[1]) and chance.random() < 2 / 3]
        stacks, numbers = {}, {}
        for piece, place in chosen:
            numbers[piece] = numbers.get(piece, 0) + 1
            name = piece if piece[1] in "QMLP" else f"{piece}{numbers[piece]}"
            stacks[place] = (*stacks.get(place, ()), name)
        colour = chance.choice("wb")
        moved = chance.choice([stack[-1] for stack in stacks.values() if stack[-1][0] != colour] or [""])
        state = hive.State({}, stacks, colour, 56 + "wb".index(colour), moved, False, {})
        return hive.text(state), {"expansions": "MLP"}, "any"


RANDOM = {"halma": random_men, "hive": random_hive}
