#include "engine/games/halma/text/refusal.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "engine/games/halma/text/notation.hpp"

namespace quintet::halma {

namespace {

std::optional<Square> square_named(std::string_view name) {
    for (int square = 0; square < board_size * board_size; ++square) {
        if (format_square(square) == name) return static_cast<Square>(square);
    }
    return std::nullopt;
}

/// Names the tier of csci561 that is in force, judging by the legal plays.
Refusal against_tier(const ActionList<Position>& legal, Player player) {
    const Board& own = camps[player];
    const Action other = legal.empty() ? Action::pass() : legal[0];
    if (other.is_pass() || !own.contains(other.from)) {
        return {"camp_stuck", "only pieces outside their own camp can move now"};
    }
    if (own.contains(other.to)) {
        return {"camp_further", "a piece in its own camp must first move further from the corner"};
    }
    return {"camp_first", "a piece must first leave its own camp"};
}

/// Why a man of the player to move cannot be picked although another man can move.
Refusal against_man(Square from, const Position& position) {
    const Board reach = position.reach(from);
    if (reach.none()) return {"blocked", "this piece can neither step nor jump"};
    const Player player = position.to_move();
    const Board& opposing = camps[opponent(player)];
    if (opposing.contains(from) && (reach & opposing).none()) {
        return {"stays_in_camp", "a piece in the opposing camp must stay there"};
    }
    ActionList<Position> legal;
    position.legal_actions(legal);
    const Refusal tier = against_tier(legal, player);
    // While other men leave the camp, a man in it without a way out is simply blocked.
    if (tier.key != "camp_stuck" && camps[player].contains(from)) {
        return {"camp_blocked", "this piece cannot leave the camp yet"};
    }
    if (position.options().camps == Options::Camps::classic)
        return {"blocked", "this piece has no legal play"};
    return tier;
}

}  // namespace

Refusal objection(Action play, const Position& position) {
    const Player player = position.to_move();
    if (position.owner(play.from) != player) {
        return {"not_yours", format_square(play.from) + " does not hold a " +
                                 std::string(player_names[player]) + " piece"};
    }
    if (play.from == play.to) return {"same_square", "a play must end on another square"};
    if (position.owner(play.to) != no_player) {
        return {"occupied", format_square(play.to) + " is occupied"};
    }
    if (!position.reach(play.from).contains(play.to)) {
        return {"no_way", "neither a step nor a chain of jumps leads there"};
    }

    ActionList<Position> legal;
    position.legal_actions(legal);
    if (std::find(legal.begin(), legal.end(), play) != legal.end()) return {};

    const Board& own = camps[player];
    const Board& opposing = camps[opponent(player)];
    if (opposing.contains(play.from) && !opposing.contains(play.to)) {
        return {"stays_in_camp", "a piece in the opposing camp must stay there"};
    }
    if (!own.contains(play.from) && own.contains(play.to)) {
        return {"no_return", "a piece outside its own camp cannot return to it"};
    }
    return against_tier(legal, player);
}

Refusal why_not(const Attempt& attempt, const Position& position) {
    const std::optional<Square> from = square_named(attempt.from);
    const std::optional<Square> to = square_named(attempt.to);
    if (from && to) return objection({*from, *to}, position);
    const std::optional<Square> pressed = from ? from : to;
    if (!pressed || position.owner(*pressed) == no_player) return {};
    if (position.owner(*pressed) != position.to_move()) return {.key = "not_yours"};
    return against_man(*pressed, position);
}

}  // namespace quintet::halma
