#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "engine/core/foreign_form.hpp"
#include "engine/core/json.hpp"

// Boards of search exercises: a text that shows tokens on cells, without the rest of a position.
// The rest is assumed, and a note says so.

namespace quintet {

/// Finds the smallest number of actions with which a position is possible, and sets it up. `first`:
/// the smallest number for the player to move; `step`: the number of players. `text_of` returns the
/// position text for a number of actions, `check` whether there is such a position. Without such a
/// number, the game gets a problem.
void set_up(ForeignGame& game, int first, int step, int last,
            const std::function<std::string(int)>& text_of,
            const std::function<Status(const std::string&)>& check);

/// Whether two texts differ at most in the case of ASCII letters.
bool same_letters(std::string_view a, std::string_view b);

/// A note that the player to move is not in the text.
FormNote assumed_turn(const std::string& player);
/// A note that the exercise's member or mark `found` has no counterpart in a position.
FormNote left_out(std::string found, int line = 0);
/// A problem that the text has at a line.
FormNote bad_board(std::string text, int line = 0);

}  // namespace quintet
