"""The tokens of a position, read from its text."""


def tokens_of(game, position):
    if game == "hive":
        return hive_tokens(position)
    rows = position.split(" ")[0].split("/")
    letters = {"chexers": "rgb", "cachex": "rb", "tetress": "rb", "halma": "BW"}[game]
    tokens = []
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter in letters:
                tokens.append(token(cell_of(game, x, y), letters.index(letter), "piece"))
    return tokens


def cell_of(game, x, y):
    if game == "chexers":
        r = y - 3
        return f"{x + max(-3, -3 - r)},{r}"
    return f"{x},{y}" if game == "halma" else f"{y},{x}"


def hive_tokens(position):
    tokens = []
    for part in position.split(";")[1:]:
        label, at, place = part.partition("@")
        if not at:
            continue  # the number of plies, or a stunned piece
        q, r, height = place.split(",")
        tokens.append(token(f"{q},{r}", "wb".index(label[0]), label[1], int(height), label))
    return tokens


def token(cell, player, kind, height=0, label=""):
    return {"cell": cell, "player": player, "kind": kind, "height": height, "label": label}
