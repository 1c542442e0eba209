#pragma once

#include <algorithm>
#include <cstddef>
#include <string>

#include "engine/base/text.hpp"
#include "engine/core/board/board_setup.hpp"
#include "engine/core/concepts.hpp"

namespace quintet {

namespace compose_details {

/// Far more tokens than a position of any game has.
inline constexpr std::size_t most_tokens = 1000;
/// In every game, any position can be reached in fewer actions than this.
inline constexpr int longest_approach = 400;

inline std::string title(const SetupNumber& number, const GameSpec& spec) {
    return number.player < spec.players.size() ? number.name + " of " + spec.players[number.player]
                                               : number.name;
}

/// Checks that `setup` names only players, numbers and marks that the game has, as listed in
/// `form`.
inline Status check(const BoardSetup& setup, const BoardSetup& form, const GameSpec& spec) {
    if (setup.to_move >= spec.players.size()) return Error{"the player to move does not exist"};
    if (setup.tokens.size() > most_tokens) return Error{"the board has too many pieces"};
    for (const SetupNumber& given : setup.numbers) {
        const auto known =
            std::find_if(form.numbers.begin(), form.numbers.end(), [&](const SetupNumber& number) {
                return number.name == given.name && number.player == given.player;
            });
        if (known == form.numbers.end()) {
            return Error{"unknown number " + in_quotes(given.name)};
        }
        if (given.value < known->minimum || given.value > known->maximum) {
            return Error{title(*known, spec) + " must be from " + std::to_string(known->minimum) +
                         " to " + std::to_string(known->maximum) + " (found " +
                         std::to_string(given.value) + ")"};
        }
    }
    for (const SetupMark& given : setup.marks) {
        const bool known =
            std::any_of(form.marks.begin(), form.marks.end(),
                        [&](const SetupMark& mark) { return mark.name == given.name; });
        if (!known) return Error{"unknown mark " + in_quotes(given.name)};
    }
    return Done{};
}

}  // namespace compose_details

/// Returns the position text of a setup, or an error that says why there is no such position.
/// `form`: `G::setup` of any position with the same options.
template <GameType G>
Result<std::string> compose(BoardSetup setup, const BoardSetup& form, const OptionValues& options) {
    if (Status status = compose_details::check(setup, form, G::spec()); !status) {
        return status.error();
    }
    const auto position_of = [&]() -> Result<std::string> {
        const Result<std::string> text = G::setup_text(setup, options);
        if (!text) return text.error();
        const auto position = G::parse_position(text.value(), options);
        if (!position) return position.error();
        return G::format_position(position.value());
    };
    if (setup.number("ply")) return position_of();

    int last_ply = compose_details::longest_approach;
    for (const SetupNumber& number : form.numbers) {
        if (number.name == "ply") last_ply = std::min(last_ply, number.maximum);
    }
    constexpr int players = static_cast<int>(G::Position::player_count);
    setup.numbers.push_back({"ply", no_player, 0, last_ply, setup.to_move});
    for (;;) {
        Result<std::string> text = position_of();
        int& ply = setup.numbers.back().value;
        ply += players;
        // Return the last of the errors: the longest game is the least likely to be refused only
        // because it is too short.
        if (text || ply > last_ply) return text;
    }
}

}  // namespace quintet
