#pragma once

#include <span>
#include <string>

#include "engine/core/hooks/hooks.hpp"
#include "engine/games/halma/evaluation/evaluation.hpp"
#include "engine/games/halma/evaluation/race.hpp"
#include "engine/games/halma/rules.hpp"
#include "engine/games/halma/text/notation.hpp"
#include "engine/games/halma/view.hpp"

namespace quintet::halma {

/// Halma as the registry and the running game use it.
struct Game {
    using Position = halma::Position;
    using Evaluator = halma::Evaluator;
    static constexpr auto& strengths = halma::strengths;
    static constexpr auto& level_ratings = halma::level_ratings;

    static constexpr auto& spec = halma::spec;
    static constexpr auto& parse_position = halma::parse_position;
    static constexpr auto& format_position = halma::format_position;
    static constexpr auto& parse_action = halma::parse_action;
    static constexpr auto& why_not = halma::why_not;
    static constexpr auto& setup = halma::setup;
    static constexpr auto& setup_text = halma::setup_text;
    static constexpr auto& board = halma::board;
    static constexpr auto& view = halma::view;

    static Position start(const OptionValues& values) {
        return Position::start(options_of(values));
    }
    static std::string format_action(Action action, const Position&) {
        return halma::format_action(action);
    }
    static BoardLayout layout(const Position&) { return halma::layout(); }
    static bool is_race(const Position& position) { return apart(position, position.to_move()); }

    /// A lower bound: a play fills at most one square of the goal camp. By the course's rules the
    /// opponent fills no other: its men who have left may not return.
    static int least_actions(const Position& position, Player player) {
        if (position.options().camps == Options::Camps::classic) return 0;
        const Board goal = camps[opponent(player)];
        return (goal & ~position.occupied()).count();
    }

    /// The forms in which other programs write games and positions of Halma.
    static std::span<const ForeignForm> foreign_forms();
};

static_assert(complete<Game>());
static_assert(HasForeignForms<Game>);

}  // namespace quintet::halma
