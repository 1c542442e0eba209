#pragma once

#include <emscripten/val.h>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "engine/match/match.hpp"

// The engine's structures as plain JavaScript objects: the shapes that `web/engine/protocol.js`
// describes, with names in camelCase.

namespace quintet::wasm {

emscripten::val to_js(const std::string& text);
emscripten::val to_js(int number);
emscripten::val to_js(double number);
/// Null for `no_player`.
emscripten::val to_js(Player player);

emscripten::val to_js(const Error& error);
emscripten::val to_js(const GameSpec& spec);
emscripten::val to_js(const OptionSpec& option);
emscripten::val to_js(const OptionValues& options);
emscripten::val to_js(const Level& level);
/// A `GameRecord`.
emscripten::val to_js(const ImportedGame& game);

emscripten::val to_js(const BoardLayout& layout);
emscripten::val to_js(const Cell& cell);
emscripten::val to_js(const Point& point);
emscripten::val to_js(const Side& side);
emscripten::val to_js(const Zone& zone);

emscripten::val to_js(const BoardState& board);
emscripten::val to_js(const HandItem& item);
emscripten::val to_js(const Mark& mark);
emscripten::val to_js(const Tally& tally);
emscripten::val to_js(const Token& token);

emscripten::val to_js(const BoardSetup& setup);
emscripten::val to_js(const SetupKind& kind);
emscripten::val to_js(const SetupToken& token);
emscripten::val to_js(const SetupNumber& number);
emscripten::val to_js(const SetupMark& mark);

emscripten::val to_js(const ActionView& action);
emscripten::val to_js(const Outcome& outcome);
emscripten::val to_js(const SearchLine& line);
emscripten::val to_js(const SearchDepth& depth);
emscripten::val to_js(const SearchProgress& progress);

/// Everything about the position shown: `GameState`.
emscripten::val to_js(const Match& match);

template <class Value>
emscripten::val to_js(const std::vector<Value>& values) {
    emscripten::val out = emscripten::val::array();
    for (std::size_t i = 0; i < values.size(); ++i) out.set(i, to_js(values[i]));
    return out;
}

}  // namespace quintet::wasm
