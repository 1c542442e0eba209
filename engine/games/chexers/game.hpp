#pragma once

#include <algorithm>
#include <bit>
#include <span>
#include <string>

#include "engine/core/hooks/hooks.hpp"
#include "engine/games/chexers/evaluation/evaluation.hpp"
#include "engine/games/chexers/rules.hpp"
#include "engine/games/chexers/text/notation.hpp"
#include "engine/games/chexers/view.hpp"

namespace quintet::chexers {

/// Chexers as the registry and the running game use it.
struct Game {
    using Position = chexers::Position;
    using Evaluator = chexers::Evaluator;
    static constexpr auto& strengths = chexers::strengths;
    static constexpr auto& level_ratings = chexers::level_ratings;

    static constexpr auto& spec = chexers::spec;
    static constexpr auto& parse_position = chexers::parse_position;
    static constexpr auto& format_position = chexers::format_position;
    static constexpr auto& parse_action = chexers::parse_action;
    static constexpr auto& why_not = chexers::why_not;
    static constexpr auto& setup = chexers::setup;
    static constexpr auto& setup_text = chexers::setup_text;
    static constexpr auto& board = chexers::board;
    static constexpr auto& effects = chexers::effects;

    static Position start(const OptionValues& options) {
        return Position::start(limits_of(options));
    }
    static std::string format_action(Action action, const Position&) {
        return chexers::format_action(action);
    }
    static BoardLayout layout(const Position&) { return chexers::layout(); }
    static ActionView view(Action action, const Position&) { return chexers::view(action); }
    static std::span<const Style<Position>> styles();

    /// A lower bound: each missing exit is one action. Before it, a piece must stand on an exit
    /// hex, and an action brings at most two there: a piece that jumps, and the one it converts.
    static int least_actions(const Position& position, Player player) {
        const int exits = exits_to_win - position.exits(player);
        const CellSet there = position.pieces(player) & exit_cells[player];
        const int missing = std::max(0, exits - std::popcount(there));
        return exits + (missing + 1) / 2;
    }

    /// The forms in which other programs write games and positions of Chexers.
    static std::span<const ForeignForm> foreign_forms();
};

static_assert(complete<Game>());
static_assert(HasForeignForms<Game>);
static_assert(HasStyles<Game>);

}  // namespace quintet::chexers
