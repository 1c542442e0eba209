#pragma once

#include <functional>
#include <string>

#include "engine/base/json.hpp"
#include "engine/core/foreign/foreign_form.hpp"

// Boards of search exercises: texts that show tokens on cells, without the rest of a position. The
// reader assumes the rest and adds a note.

namespace quintet {

/// Finds the smallest number of actions played with which a position is possible: sets
/// `game.record.setup` to its text and adds a note with the number. Tries `first`, `first + step`
/// and so on up to `last`; `first` depends on the player to move, `step` is the number of players.
/// `text_of` returns the position text for a number of actions; `check` fails if that position is
/// impossible. Sets `game.problem` if all are impossible.
void set_up(ForeignGame& game, int first, int step, int last,
            const std::function<std::string(int)>& text_of,
            const std::function<Status(const std::string&)>& check);

/// The same, where `Game` and the options of `game.record` decide which positions are possible.
template <class Game>
void set_up(ForeignGame& game, int first, int step, int last,
            const std::function<std::string(int)>& text_of) {
    const auto options = OptionValues::make(Game::spec(), game.record.options).value();
    set_up(game, first, step, last, text_of, [&](const std::string& text) -> Status {
        const auto position = Game::parse_position(text, options);
        if (!position) return position.error();
        return Done{};
    });
}

/// Returns a note that the text does not give the player to move, and that `player` is assumed.
FormNote assumed_turn(const std::string& player);
/// Returns a note that `found` was skipped: a member or mark of the exercise that a position cannot
/// hold.
FormNote left_out(std::string found, int line = 0);
/// Returns a problem with the message `text` at a line, from 1; 0 if unknown.
FormNote bad_board(std::string text, int line = 0);

}  // namespace quintet
