#pragma once

#include <string_view>
#include <vector>

#include "engine/core/foreign/foreign_form.hpp"

// The `input.txt` of CSCI 561 (University of Southern California, Fall 2019, homework 2): `SINGLE`
// or `GAME`, `BLACK` or `WHITE` (the colour to play), the seconds left, 16 rows of 16 squares.
// Several of them, one after another, are a game: what each agent was given in turn, or what one of
// them was given. The lines of an `output.txt` may follow a board.

namespace quintet::halma {

bool claims_input(std::string_view text, std::string_view file_name);
/// Reads a position, or the game that leads from board to board.
std::vector<ForeignGame> read_inputs(std::string_view text);

}  // namespace quintet::halma
