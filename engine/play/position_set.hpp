#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

#include "engine/core/hooks.hpp"
#include "engine/play/running_game.hpp"
#include "engine/play/running_game_of.hpp"

namespace quintet {

/// Positions of one game that are evaluated repeatedly with different weights.
class PositionSet {
  public:
    virtual ~PositionSet() = default;

    virtual std::size_t players() const = 0;
    /// The chances of winning are proportional to `exp(score / unit())`; see `win_chances`.
    virtual double unit() const = 0;
    virtual std::size_t size() const = 0;

    /// Adds the position that `game` shows if it is of the same kind, not over, and quiet: the
    /// player to move has no noisy action. Returns whether it was added.
    virtual bool add(const RunningGame& game) = 0;

    /// Writes the scores of the positions `begin` to `end - 1` to `scores`, one for each player of
    /// each position. Fails if the evaluation has no weight of a given name.
    virtual Status evaluate(const WeightValues& weights, std::size_t begin, std::size_t end,
                            Score* scores) const = 0;
};

/// Returns an empty set. Fails if the evaluation of the game has no weights that can be changed.
Result<std::unique_ptr<PositionSet>> new_position_set(std::string_view game);

template <GameType G>
class GamePositionSet final : public PositionSet {
    using Position = typename G::Position;
    using Evaluator = typename G::Evaluator;
    static constexpr std::size_t player_count = Position::player_count;

  public:
    std::size_t players() const override { return player_count; }
    double unit() const override { return (player_count == 2 ? 2 : 1) * Evaluator::scale; }
    std::size_t size() const override { return positions_.size(); }

    bool add(const RunningGame& game) override {
        if (&game.spec() != &G::spec() || game.outcome().over()) return false;
        const Position& position = static_cast<const RunningGameOf<G>&>(game).position();
        const Evaluator evaluator;
        ActionList<Position> actions;
        position.legal_actions(actions);
        const bool quiet = std::none_of(actions.begin(), actions.end(), [&](const auto& action) {
            return is_noisy(evaluator, position, action);
        });
        if (quiet) positions_.push_back(position);
        return quiet;
    }

    Status evaluate(const WeightValues& weights, std::size_t begin, std::size_t end,
                    Score* scores) const override {
        if (begin == end) return Done{};
        const auto evaluator = evaluator_with<Evaluator>(weights, positions_[begin]);
        if (!evaluator) return evaluator.error();
        for (std::size_t i = begin; i < end; ++i) {
            for (const Score score : evaluator.value().evaluate(positions_[i])) *scores++ = score;
        }
        return Done{};
    }

  private:
    std::vector<Position> positions_;
};

}  // namespace quintet
