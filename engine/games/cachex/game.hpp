#pragma once

#include <span>

#include "engine/core/hooks/hooks.hpp"
#include "engine/games/cachex/evaluation/evaluation.hpp"
#include "engine/games/cachex/rules.hpp"
#include "engine/games/cachex/text/notation.hpp"
#include "engine/games/cachex/view.hpp"

namespace quintet::cachex {

/// Cachex as the registry and the running game use it.
struct Game {
    using Position = cachex::Position;
    using Evaluator = cachex::Evaluator;
    static constexpr auto& strengths = cachex::strengths;
    static constexpr auto& level_ratings = cachex::level_ratings;

    static constexpr auto& spec = cachex::spec;
    static constexpr auto& format_position = cachex::format_position;
    static constexpr auto& parse_action = cachex::parse_action;
    static constexpr auto& why_not = cachex::why_not;
    static constexpr auto& setup = cachex::setup;
    static constexpr auto& setup_text = cachex::setup_text;
    static constexpr auto& board = cachex::board;
    static constexpr auto& view = cachex::view;
    static constexpr auto& effects = cachex::effects;

    static Position start(const OptionValues& options) { return Position(options.integer("size")); }
    static Result<Position> parse_position(std::string_view text, const OptionValues& options) {
        return cachex::parse_position(text, options.integer("size"));
    }
    static std::string format_action(Action action, const Position&) {
        return cachex::format_action(action);
    }
    static BoardLayout layout(const Position& position) { return cachex::layout(position.size()); }

    /// A lower bound: an action adds one stone, and the opponent's actions add none. So it is the
    /// length of the cheapest chain, as if every cell without a stone of the player were free.
    static int least_actions(const Position& position, Player player) {
        const auto& [low, high] = geometry(position.size()).sides[player];
        const Board& cells = geometry(position.size()).cells;
        const Board own = position.stones(player);
        const auto along_own = [&](Board set) {
            for (;;) {
                const Board grown = set | (neighbours(set) & own);
                if (grown == set) return set;
                set = grown;
            }
        };
        Board reached = along_own(low & own);
        int placed = 0;
        for (; (reached & high).none(); ++placed) {
            reached = along_own(reached | low | (neighbours(reached) & cells));
        }
        return placed;
    }

    /// The forms in which other programs write games and positions of Cachex.
    static std::span<const ForeignForm> foreign_forms();
};

static_assert(complete<Game>());
static_assert(HasForeignForms<Game>);

}  // namespace quintet::cachex
