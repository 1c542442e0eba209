#pragma once

#include <algorithm>
#include <span>

#include "engine/core/hooks/hooks.hpp"
#include "engine/games/hive/evaluation/evaluation.hpp"
#include "engine/games/hive/rules.hpp"
#include "engine/games/hive/text/game_string.hpp"
#include "engine/games/hive/text/notation.hpp"
#include "engine/games/hive/view.hpp"

namespace quintet::hive {

/// Hive as the registry and the running game use it.
struct Game {
    using Position = hive::Position;
    using Evaluator = hive::Evaluator;
    static constexpr auto& strengths = hive::strengths;
    static constexpr auto& level_ratings = hive::level_ratings;

    static constexpr auto& spec = hive::spec;
    static constexpr auto& parse_position = hive::parse_position;
    static constexpr auto& format_position = hive::format_position;
    static constexpr auto& parse_action = hive::parse_action;
    static constexpr auto& format_action = hive::format_action;
    static constexpr auto& why_not = hive::why_not;
    static constexpr auto& setup = hive::setup;
    static constexpr auto& setup_text = hive::setup_text;
    static constexpr auto& board = hive::board;
    static constexpr auto& view = hive::view;
    static constexpr auto& is_game_text = hive::is_game_string;
    static constexpr auto& read_game = hive::read_game_string;
    static constexpr auto& write_game = hive::format_game_string;

    static Position start(const OptionValues& options) {
        return Position::start(variant_of(options));
    }
    static BoardLayout layout(const Position&) { return hive::layout(); }

    /// A lower bound: without a pillbug, only its owner moves a queen. So while it is not the
    /// owner's turn, the other player's first action closes at most one of her liberties.
    static int least_actions(const Position& position, Player player) {
        const bool thrown = (position.variant().kinds & bit(Kind::pillbug)) != 0;
        if (thrown || position.to_move() != player) return 0;
        const Player owner = static_cast<Player>(1 - player);
        if (!position.queen_placed(owner)) return 2;
        int liberties = 0;
        for (int direction = 0; direction < directions; ++direction) {
            const Cell cell = neighbour(position.queen_cell(owner), direction);
            if (position.top_at(cell) == no_piece) ++liberties;
        }
        return std::min(liberties, 2);
    }

    /// The forms in which other programs write games of Hive.
    static std::span<const ForeignForm> foreign_forms();
};

static_assert(complete<Game>());
static_assert(HasGameTexts<Game> && HasForeignForms<Game>);

}  // namespace quintet::hive
