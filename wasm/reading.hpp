#pragma once

#include <emscripten/val.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/result.hpp"
#include "engine/match/match.hpp"

// JavaScript values of unknown kind as values of the engine. Embind's own conversions throw or
// guess; these look first and answer with a message that names the field.

namespace quintet::wasm {

/// A game record with every field of the right kind; what the fields say is for the match to judge.
struct GameRecord {
    std::string game;
    std::vector<std::pair<std::string, std::string>> options;
    std::string setup;
    std::vector<std::string> actions;
    int ply = -1;  ///< the position to show; -1 for the last one
};

/// A string of at most so many UTF-16 units.
Result<std::string> read_text(const emscripten::val& value, std::string_view name,
                              int longest = 10'000);

/// A whole number from `least` to `most`.
Result<double> read_whole(const emscripten::val& value, std::string_view name, double least,
                          double most);
Result<int> read_int(const emscripten::val& value, std::string_view name, int least, int most);

/// An object with `game`, and if they are there `options`, `setup`, `actions`, `ply`. Other fields
/// are not looked at.
Result<GameRecord> read_record(const emscripten::val& value);

/// An object as `SearchRequest` of the protocol; absent fields stand for their default.
Result<SearchRequest> read_search_request(const emscripten::val& value);

/// An object as `BoardSetup` of the protocol; `kinds` and the bounds of numbers are not looked at.
Result<BoardSetup> read_board_setup(const emscripten::val& value);

}  // namespace quintet::wasm
