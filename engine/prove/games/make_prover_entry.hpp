#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/base/hash.hpp"
#include "engine/core/board/board_shapes.hpp"
#include "engine/core/concepts.hpp"
#include "engine/prove/games/game_prover.hpp"
#include "engine/prove/prover.hpp"
#include "engine/session/running_game_of.hpp"

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

/// `game` must be of the kind `G`.
template <GameType G>
const typename G::Position& position_of(const RunningGame& game) {
    return static_cast<const RunningGameOf<G>&>(game).position();
}

/// The findings where the game is over.
template <GameType G>
Finding nothing_to_find(const typename G::Position& position) {
    Finding finding;
    finding.setup = G::format_position(position);
    return finding;
}

template <class G>
const ProverEntry& prover_entry() {
    using P = typename G::Position;
    static constexpr ProverEntry entry{
        .find_win = [](const RunningGame& game, const Effort& effort) -> Finding {
            const P& position = position_of<G>(game);
            if (position.outcome().over()) return nothing_to_find<G>(position);
            Prover<G> prover(effort.slots);
            std::vector<typename P::Action> right;
            return find_win<G>(prover, position, effort, right);
        },
        .solve_win = [](const RunningGame& game, const Effort& effort) -> ForcedWin {
            const P& position = position_of<G>(game);
            ForcedWin win{nothing_to_find<G>(position), {}};
            if (position.outcome().over()) return win;
            Prover<G> prover(effort.slots);
            std::vector<typename P::Action> right;
            win.finding = find_win<G>(prover, position, effort, right);
            if (!win.finding.complete || right.empty()) return win;
            win.solutions = WinSolver<G>(prover, position.to_move())
                                .solve(position, right, win.finding.wins_in);
            win.finding.complete = prover.complete();
            win.finding.positions = prover.positions();
            if (!win.finding.complete) win.solutions.clear();
            return win;
        },
        .win_distance =
            [](const RunningGame& game, Player player, const Effort& effort) {
                Prover<G> prover(effort.slots);
                prover.start(player, effort.most_plies, effort.most_positions);
                WinDistance found;
                found.plies = prover.distance(position_of<G>(game), effort.most_plies);
                found.complete = prover.complete();
                found.positions = prover.positions();
                if (!found.complete) found.plies = -1;
                return found;
            },
        .find_defences = [](const RunningGame& game, const Effort& effort,
                            std::size_t most) -> Defences {
            const P& position = position_of<G>(game);
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
        },
        .is_race = []([[maybe_unused]] const RunningGame& game) -> bool {
            if constexpr (KnowsRaces<G>) {
                const P& position = position_of<G>(game);
                return !position.outcome().over() && G::is_race(position);
            } else {
                return false;
            }
        },
        .shape_of = [](const RunningGame& game) -> std::uint64_t {
            const P& position = position_of<G>(game);
            return mix(BoardShapes(G::layout(position)).of(G::board(position)) ^
                       position.to_move());
        },
    };
    return entry;
}

}  // namespace quintet::prove
