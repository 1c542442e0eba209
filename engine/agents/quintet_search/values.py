"""Reads numbers from whatever a search returns or has in its variables."""

import math

# The pairs of names under which searches store their window, the most telling one first.
WINDOW_NAMES = [("alpha", "beta"), ("α", "β"), ("a", "b"), ("low", "high"), ("lo", "hi"), ("lower", "upper")]
# Infinity as a plain number: beyond every score of the engine.
BEYOND = 2_000_000


def number(value):
    """A number as a float or an int that JSON can hold; None for anything else. Infinities are `BEYOND`."""
    if isinstance(value, bool) or value is None or isinstance(value, (str, bytes)):
        return None
    if not isinstance(value, (int, float)):
        try:
            value = float(value)
        except Exception:
            return None
    if value != value:
        return None
    if math.isinf(value) or abs(value) > BEYOND:
        return BEYOND if value > 0 else -BEYOND
    return int(value) if value == int(value) else float(value)


def result(value, players):
    """The value in the answer of a search: a number, a list with one number for each player, or None. Beside the value
    there may be an action, in either order: `(3, "b")`, `("b", 3)`, `([1, 2, 6], "b")`."""
    found = number(value)
    if found is not None:
        return found
    if not isinstance(value, (tuple, list)) or len(value) > 16:
        return None
    scores = [number(each) for each in value]
    if players > 2 and len(scores) == players and None not in scores:
        return scores
    for each in value:
        if players > 2 and isinstance(each, (tuple, list)):
            inner = result(each, players)
            if isinstance(inner, list):
                return inner
    return next((each for each in scores if each is not None), None)


def window(variables):
    """Alpha and beta among the variables of a function, each None where it is missing; None without either."""
    for low, high in WINDOW_NAMES:
        if low in variables or high in variables:
            found = (number(variables.get(low)), number(variables.get(high)))
            # Single letters are often something else: both must be numbers.
            if len(low) > 1 or low == "α":
                if found != (None, None):
                    return found
            elif None not in found:
                return found
    return None
