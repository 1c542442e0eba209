#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/board_shapes.hpp"
#include "engine/core/concepts.hpp"
#include "engine/core/hash.hpp"
#include "engine/prove/games/game_prover.hpp"
#include "engine/prove/prover.hpp"

namespace quintet::prove {

/// Solves a proven win: all right actions, and the defence that delays the win most.
template <GameType G>
class WinSolver {
    using P = typename G::Position;
    using Action = typename P::Action;

  public:
    WinSolver(Prover<G>& prover, Player winner) : prover_(prover), winner_(winner) {}

    /// All right actions of a position in which the winner is to move, with what follows.
    std::vector<Solution> solve(const P& position, const std::vector<Action>& right, int plies) {
        std::vector<Solution> solutions;
        for (const Action action : right) {
            Solution solution{G::format_action(action, position)};
            P next = position;
            next.play(action);
            int left = plies - 1;
            while (!next.outcome().over() && next.to_move() != winner_) {
                const Action reply = best_reply(next, left);
                solution.replies.push_back(G::format_action(reply, next));
                next.play(reply);
                --left;
            }
            if (!next.outcome().over()) {
                solution.then = solve(next, prover_.winning_actions(next, left), left);
            }
            solutions.push_back(std::move(solution));
        }
        return solutions;
    }

  private:
    Action best_reply(const P& position, int plies) {
        ActionList<P> actions;
        position.legal_actions(actions);
        Action best = actions[0];
        int longest = -1;
        for (const Action action : actions) {
            P next = position;
            next.play(action);
            const int distance = prover_.distance(next, plies - 1);
            if (distance <= longest) continue;
            longest = distance;
            best = action;
        }
        return best;
    }

    Prover<G>& prover_;
    Player winner_;
};

/// Looks for a win from a position that is not over. Also returns the actions that force it.
template <GameType G>
Finding find_win(Prover<G>& prover, const typename G::Position& position, const Effort& effort,
                 std::vector<typename G::Position::Action>& right) {
    Finding finding;
    finding.setup = G::format_position(position);
    finding.legal = position.legal_action_count();
    const auto proof = prover.prove(position, effort.most_plies, effort.most_positions);
    finding.complete = proof.complete;
    finding.wins_in = proof.wins_in;
    finding.positions = proof.positions;
    right = proof.solutions;
    for (const auto action : right) {
        finding.solutions.push_back(G::format_action(action, position));
    }
    return finding;
}

/// The findings where the game is over.
template <GameType G>
Finding nothing_to_find(const typename G::Position& position) {
    Finding finding;
    finding.setup = G::format_position(position);
    return finding;
}

template <class G>
ProverEntry prover_entry() {
    using P = typename G::Position;
    ProverEntry entry{&G::spec(), nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};
    entry.find_win = [](const RecordedPosition& wanted, const Effort& effort) -> Result<Finding> {
        const auto game = recorded_game<G>(wanted);
        if (!game) return game.error();
        const P& position = game.value().position;
        if (position.outcome().over()) return nothing_to_find<G>(position);
        Prover<G> prover(effort.slots);
        std::vector<typename P::Action> right;
        return find_win<G>(prover, position, effort, right);
    };
    entry.solve_win = [](const RecordedPosition& wanted,
                         const Effort& effort) -> Result<ForcedWin> {
        const auto game = recorded_game<G>(wanted);
        if (!game) return game.error();
        const P& position = game.value().position;
        ForcedWin win{nothing_to_find<G>(position), {}};
        if (position.outcome().over()) return win;
        Prover<G> prover(effort.slots);
        std::vector<typename P::Action> right;
        win.finding = find_win<G>(prover, position, effort, right);
        if (!win.finding.complete || right.empty()) return win;
        win.solutions =
            WinSolver<G>(prover, position.to_move()).solve(position, right, win.finding.wins_in);
        win.finding.complete = prover.complete();
        win.finding.positions = prover.positions();
        if (!win.finding.complete) win.solutions.clear();
        return win;
    };
    entry.win_distance = [](const RecordedPosition& wanted, int player,
                            const Effort& effort) -> Result<WinDistance> {
        const auto game = recorded_game<G>(wanted);
        if (!game) return game.error();
        Prover<G> prover(effort.slots);
        prover.start(static_cast<Player>(player), effort.most_plies, effort.most_positions);
        WinDistance found;
        found.plies = prover.distance(game.value().position, effort.most_plies);
        found.complete = prover.complete();
        found.positions = prover.positions();
        if (!found.complete) found.plies = -1;
        return found;
    };
    entry.find_defences = [](const RecordedPosition& wanted, const Effort& effort,
                             std::size_t most) -> Result<Defences> {
        const auto game = recorded_game<G>(wanted);
        if (!game) return game.error();
        const P& position = game.value().position;
        Defences defences;
        if (position.outcome().over()) return defences;
        const Player player = position.to_move();
        Prover<G> prover(effort.slots);
        ActionList<P> actions;
        position.legal_actions(actions);
        defences.legal = static_cast<int>(actions.size());
        for (const auto action : actions) {
            P next = position;
            next.play(action);
            const Outcome outcome = next.outcome();
            if (outcome.over()) {
                const bool won = outcome.state == Outcome::State::won;
                if (won && outcome.winner == player) defences.wins = true;
                if (won && outcome.winner != player) continue;
            } else {
                const std::uint64_t left =
                    effort.most_positions - std::min(effort.most_positions, defences.positions);
                const auto proof = prover.prove(next, effort.most_plies, left);
                defences.positions += proof.positions;
                if (proof.wins_in > 0) continue;
                if (!proof.complete) defences.complete = false;
            }
            defences.holding.push_back(G::format_action(action, position));
            if (most > 0 && defences.holding.size() > most) {
                defences.complete = false;
                break;
            }
        }
        return defences;
    };
    entry.is_race = [](const RecordedPosition& wanted) -> Result<bool> {
        const auto game = recorded_game<G>(wanted);
        if (!game) return game.error();
        if constexpr (KnowsRaces<G>) {
            const P& position = game.value().position;
            return !position.outcome().over() && G::is_race(position);
        } else {
            return false;
        }
    };
    entry.shape_of = [](const RecordedPosition& wanted) -> Result<std::uint64_t> {
        const auto game = recorded_game<G>(wanted);
        if (!game) return game.error();
        const P& position = game.value().position;
        return mix(BoardShapes(G::layout(position)).of(G::board(position)) ^ position.to_move());
    };
    return entry;
}

}  // namespace quintet::prove
