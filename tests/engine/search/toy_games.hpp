#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/base/hash.hpp"
#include "engine/search/search_hooks.hpp"

// Artificial games in which everything that a search may meet comes up soon.

namespace toys {

using quintet::Outcome;
using quintet::Player;
using quintet::Reason;
using quintet::Score;
using quintet::Scores;

struct Choice {
    std::uint32_t number = 0;

    std::uint32_t code() const { return number; }
    static Choice from_code(std::uint32_t code) { return {code}; }
    std::size_t index() const { return number; }
    bool operator==(const Choice&) const = default;
};

/// The shape of a random graph, which follows from `seed`.
struct GraphRules {
    std::uint64_t seed = 0;
    std::uint32_t states = 64;  ///< few states: many transpositions, and soon a repetition
    bool layered = false;       ///< a state never comes back: each ply has its own states
    bool rotating = true;       ///< players take turns; else the next player is random
    int repetition_limit = 0;
    int turn_limit = 0;
    std::uint32_t most_actions = 4;

    bool operator==(const GraphRules&) const = default;
};

/// A walk on a random graph. A state determines who is to move, how many actions there are, where
/// they lead, whether the game is over, and each player's score.
template <std::size_t Players>
class GraphPosition {
  public:
    using Action = Choice;
    static constexpr std::size_t player_count = Players;
    static constexpr std::size_t max_actions = 16;  // twice as many as there ever are
    static constexpr std::size_t action_indices = 8;

    GraphPosition(const GraphRules& rules, std::uint32_t state, int ply = 0)
        : rules_(rules), state_(state % rules.states), ply_(ply) {}

    void legal_actions(quintet::ActionList<GraphPosition>& out) const {
        for (int i = 0; i < legal_action_count(); ++i) {
            out.push_back({static_cast<std::uint32_t>(i)});
        }
    }
    int legal_action_count() const {
        if (outcome().over()) return 0;
        return static_cast<int>(1 + facts(1) % rules_.most_actions);
    }
    bool is_legal(Action action) const {
        return action.number < static_cast<std::uint32_t>(legal_action_count());
    }
    void play(Action action) {
        state_ = static_cast<std::uint32_t>(facts(100 + action.number) % rules_.states);
        ++ply_;
    }
    Player to_move() const {
        const std::uint64_t player = rules_.rotating ? static_cast<std::uint64_t>(ply_) : facts(2);
        return static_cast<Player>(player % Players);
    }
    int ply() const { return ply_; }
    Outcome outcome() const {
        if (rules_.turn_limit != 0 && ply_ >= rules_.turn_limit) {
            return Outcome::draw(Reason::turn_limit);
        }
        const std::uint64_t dice = facts(3) % 32;
        if (dice < 3) return Outcome::win(static_cast<Player>(facts(4) % Players), "chain");
        if (dice == 3) return Outcome::draw("both_pass");
        return {};
    }
    std::uint64_t hash() const { return facts(5); }
    std::uint64_t fresh_hash() const { return hash(); }
    std::uint64_t repetition_key() const { return hash(); }
    int repetition_limit() const { return rules_.repetition_limit; }
    int turn_limit() const { return rules_.turn_limit; }
    bool operator==(const GraphPosition&) const = default;

    /// A number that depends on what the state is asked, and on nothing else.
    std::uint64_t facts(std::uint64_t question) const {
        // Positions with different players to move or in different layers are different states.
        std::uint64_t place = state_;
        if (rules_.rotating) place += 0x10000 * (static_cast<std::uint64_t>(ply_) % Players);
        if (rules_.layered) place += 0x100000 * static_cast<std::uint64_t>(ply_);
        return quintet::mix(quintet::mix(place ^ rules_.seed << 32) + question);
    }

  private:
    GraphRules rules_;
    std::uint32_t state_;
    int ply_;
};

template <std::size_t Players>
struct GraphEvaluator {
    static constexpr double scale = 100;

    Scores<Players> evaluate(const GraphPosition<Players>& position) const {
        Scores<Players> scores{};
        for (std::size_t player = 0; player < Players; ++player) {
            scores[player] = static_cast<Score>(position.facts(10 + player) % 401) - 200;
        }
        if constexpr (Players == 2) scores[1] = -scores[0];
        return scores;
    }
    int order(const GraphPosition<Players>& position, Choice action) const {
        return static_cast<int>(position.facts(200 + action.number) % 1000);
    }
    bool noisy(const GraphPosition<Players>& position, Choice action) const {
        return position.facts(300 + action.number) % 3 == 0;
    }
};

/// The same evaluation, which also lists the noisy actions.
struct ListingEvaluator : GraphEvaluator<2> {
    void noisy_actions(const GraphPosition<2>& position,
                       quintet::ActionList<GraphPosition<2>>& out) const {
        quintet::ActionList<GraphPosition<2>> all;
        position.legal_actions(all);
        for (const Choice action : all) {
            if (noisy(position, action)) out.push_back(action);
        }
    }
};

/// The same evaluation; asked about every action, it calls none noisy.
struct QuietEvaluator : GraphEvaluator<2> {
    bool noisy(const GraphPosition<2>&, Choice) const { return false; }
};

/// The same without the hook: known to have no noisy actions.
struct NothingNoisyEvaluator : QuietEvaluator {
    bool noisy(const GraphPosition<2>&, Choice) const = delete;
};

/// Players in turn take one to three from a heap; the one who takes the last wins. For two players
/// a heap of a multiple of 4 is lost. It offers the minimal contract and no hooks.
template <std::size_t Players>
class HeapOf {
  public:
    using Action = Choice;
    static constexpr std::size_t player_count = Players;
    static constexpr std::size_t max_actions = 3;
    static constexpr std::size_t action_indices = 4;

    explicit HeapOf(int size) : size_(size) {}

    int size() const { return size_; }
    void legal_actions(quintet::ActionList<HeapOf>& out) const {
        for (int i = 1; i <= legal_action_count(); ++i) {
            out.push_back({static_cast<std::uint32_t>(i)});
        }
    }
    int legal_action_count() const { return size_ < 3 ? size_ : 3; }
    void play(Action action) {
        size_ -= static_cast<int>(action.number);
        ++ply_;
    }
    Player to_move() const { return static_cast<Player>(ply_ % players); }
    int ply() const { return ply_; }
    Outcome outcome() const {
        if (size_ > 0) return {};
        return Outcome::win(static_cast<Player>((ply_ - 1) % players), "chain");
    }
    std::uint64_t hash() const {
        return quintet::mix(static_cast<std::uint64_t>(players * size_ + to_move()));
    }
    std::uint64_t fresh_hash() const { return hash(); }
    std::uint64_t repetition_key() const { return hash(); }
    int repetition_limit() const { return 0; }
    int turn_limit() const { return 0; }
    bool operator==(const HeapOf&) const = default;

  private:
    static constexpr int players = static_cast<int>(Players);

    int size_;
    int ply_ = 0;
};

using Heap = HeapOf<2>;

struct HeapEvaluator {
    static constexpr double scale = 100;
    template <std::size_t Players>
    Scores<Players> evaluate(const HeapOf<Players>&) const {
        return {};
    }
};

/// A token on the places 0 to 9 that both players move in turn, one step down or up; the first
/// player wins at 9, the second at 0. A player who always moves down can prevent the other's win.
class Shuttle {
  public:
    using Action = Choice;
    static constexpr std::size_t player_count = 2;
    static constexpr std::size_t max_actions = 2;
    static constexpr std::size_t action_indices = 2;

    Shuttle(int place, int repetition_limit) : place_(place), repetition_limit_(repetition_limit) {}

    int place() const { return place_; }
    void legal_actions(quintet::ActionList<Shuttle>& out) const {
        if (outcome().over()) return;
        out.push_back({0});
        out.push_back({1});
    }
    int legal_action_count() const { return outcome().over() ? 0 : 2; }
    void play(Action action) {
        place_ += action.number == 1 ? 1 : -1;
        ++ply_;
    }
    Player to_move() const { return static_cast<Player>(ply_ % 2); }
    int ply() const { return ply_; }
    Outcome outcome() const {
        if (place_ >= 9) return Outcome::win(0, "chain");
        if (place_ <= 0) return Outcome::win(1, "chain");
        return {};
    }
    std::uint64_t hash() const {
        return quintet::mix(static_cast<std::uint64_t>(2 * place_ + to_move()));
    }
    std::uint64_t fresh_hash() const { return hash(); }
    std::uint64_t repetition_key() const { return hash(); }
    int repetition_limit() const { return repetition_limit_; }
    int turn_limit() const { return 0; }
    bool operator==(const Shuttle&) const = default;

  private:
    int place_;
    int repetition_limit_;
    int ply_ = 0;
};

/// The second player is better everywhere, the more so the lower the place.
struct ShuttleEvaluator {
    static constexpr double scale = 100;
    Scores<2> evaluate(const Shuttle& position) const {
        const Score lead = 10 * position.place() - 500;
        return {lead, -lead};
    }
};

/// A lock with many keys. The first player's actions do not matter. The second goes away, which
/// scores somewhat badly, or comes to the lock, which scores worse. There, after one more action of
/// the first player, it must choose the last of the keys, which draws; after any other key the
/// first player wins at once. After going away the game never ends.
class Lock {
  public:
    using Action = Choice;
    static constexpr std::size_t player_count = 2;
    static constexpr std::size_t max_actions = 60;
    static constexpr std::size_t action_indices = max_actions;

    void legal_actions(quintet::ActionList<Lock>& out) const {
        for (int i = 0; i < legal_action_count(); ++i) {
            out.push_back({static_cast<std::uint32_t>(i)});
        }
    }
    int legal_action_count() const {
        return outcome().over() ? 0 : ply_ == 1 ? 2 : static_cast<int>(max_actions);
    }
    void play(Action action) {
        if (ply_ == 1) away_ = action.number == 0;
        if (ply_ == 3) opened_ = action.number + 1 == max_actions;
        ++ply_;
    }
    Player to_move() const { return static_cast<Player>(ply_ % 2); }
    int ply() const { return ply_; }
    Outcome outcome() const {
        if (away_ || ply_ < 4) return {};
        if (opened_) return Outcome::draw("both_pass");
        return ply_ == 4 ? Outcome{} : Outcome::win(0, "chain");
    }
    bool away() const { return away_; }
    std::uint64_t hash() const {
        return quintet::mix(static_cast<std::uint64_t>(4 * ply_ + 2 * away_ + opened_));
    }
    std::uint64_t fresh_hash() const { return hash(); }
    std::uint64_t repetition_key() const { return hash(); }
    int repetition_limit() const { return 0; }
    int turn_limit() const { return 0; }
    bool operator==(const Lock&) const = default;

  private:
    int ply_ = 0;
    bool away_ = false;
    bool opened_ = false;
};

struct LockEvaluator {
    static constexpr double scale = 100;
    Scores<2> evaluate(const Lock& position) const {
        const Score lead = position.away() ? 50 : 100;
        return {lead, -lead};
    }
};

static_assert(quintet::search::ListsNoisyActions<ListingEvaluator, GraphPosition<2>>);
static_assert(quintet::PositionType<Lock>);
static_assert(quintet::PositionType<GraphPosition<2>>);
static_assert(quintet::PositionType<GraphPosition<3>>);
static_assert(quintet::PositionType<Heap>);
static_assert(quintet::PositionType<HeapOf<3>>);
static_assert(quintet::PositionType<Shuttle>);

/// A position of a random graph with at least four actions.
template <std::size_t Players>
GraphPosition<Players> some_root(std::uint64_t seed) {
    GraphRules rules{.seed = seed, .states = 2000, .repetition_limit = 3, .most_actions = 8};
    std::uint32_t state = 0;
    while (GraphPosition<Players>(rules, state).legal_action_count() < 4) ++state;
    return GraphPosition<Players>(rules, state);
}

}  // namespace toys
