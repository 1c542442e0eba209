#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

#include "engine/match/game_match.hpp"
#include "engine/match/match.hpp"

namespace quintet {

/// Positions of one game that are evaluated again and again, each time with other weights.
class PositionSet {
  public:
    virtual ~PositionSet() = default;

    virtual std::size_t players() const = 0;
    /// The chances of winning are proportional to `exp(score / unit())`; see `win_chances`.
    virtual double unit() const = 0;
    virtual std::size_t size() const = 0;

    /// Takes the position that a match of the same game shows, if it is quiet: the game goes on and
    /// the player to move has no loud action. Says whether it was taken.
    virtual bool add(const Match& match) = 0;

    /// Writes the scores of the positions from `begin` to before `end`, one for each player in
    /// turn. Fails on weights that there are not.
    virtual Status evaluate(const WeightValues& weights, std::size_t begin, std::size_t end,
                            Score* scores) const = 0;
};

/// An empty set for a game whose evaluation has weights.
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

    bool add(const Match& match) override {
        if (&match.spec() != &G::spec() || match.outcome().over()) return false;
        const Position& position = static_cast<const GameMatch<G>&>(match).position();
        const Evaluator evaluator;
        ActionList<Position> actions;
        position.legal_actions(actions);
        const bool quiet = std::none_of(actions.begin(), actions.end(), [&](const auto& action) {
            return evaluator.loud(position, action);
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
