#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/games/chexers/evaluation.hpp"
#include "engine/games/chexers/layout.hpp"
#include "engine/games/chexers/notation.hpp"
#include "engine/games/chexers/rules.hpp"
#include "engine/games/chexers/setup.hpp"
#include "engine/games/chexers/strengths.hpp"

namespace quintet::chexers {

/// Chexers as the match sees it.
struct Game {
    using Position = chexers::Position;
    using Evaluator = chexers::Evaluator;
    static constexpr const Strengths& strengths = chexers::strengths;

    static const GameSpec& spec() { return chexers::spec(); }
    static Position start(const OptionValues& options) {
        return Position::start(limits_of(options));
    }
    static Result<Position> parse_position(std::string_view text, const OptionValues& options) {
        return chexers::parse_position(text, options);
    }
    static std::string format_position(const Position& position) {
        return chexers::format_position(position);
    }
    static Result<Action> parse_action(std::string_view text, const Position& position) {
        return chexers::parse_action(text, position);
    }
    static std::string format_action(Action action, const Position&) {
        return chexers::format_action(action);
    }
    static BoardSetup setup(const Position& position) { return chexers::setup(position); }
    static Result<std::string> setup_text(const BoardSetup& setup, const OptionValues& options) {
        return chexers::setup_text(setup, options);
    }
    static BoardLayout layout(const Position&) { return chexers::layout(); }
    static BoardState board(const Position& position) { return chexers::board(position); }
    static ActionView view(Action action, const Position&) { return chexers::view(action); }
    static std::vector<Mark> effects(Action action, const Position& before) {
        return chexers::effects(action, before);
    }
};

static_assert(GameType<Game>);

}  // namespace quintet::chexers
