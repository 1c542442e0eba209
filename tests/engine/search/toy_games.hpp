#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/core/concepts.hpp"
#include "engine/core/hash.hpp"

// Games without meaning, in which everything that a search may meet comes up soon.

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

/// What a graph looks like. All of it follows from `seed`.
struct GraphRules {
    std::uint64_t seed = 0;
    std::uint32_t states = 64;  ///< few states: many transpositions, and soon a repetition
    bool layered = false;       ///< a state never comes back: each ply has its own states
    bool rotating = true;       ///< players take turns; else anyone may be next
    int repetition_limit = 0;
    int turn_limit = 0;
    std::uint32_t most_actions = 4;

    bool operator==(const GraphRules&) const = default;
};

/// A walk on a random graph. A state says who is to move, how many actions there are, where they
/// lead, whether the game is over, and what it is worth to whom.
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
        if (dice < 3) return Outcome::win(static_cast<Player>(facts(4) % Players), Reason::chain);
        if (dice == 3) return Outcome::draw(Reason::both_pass);
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
    bool loud(const GraphPosition<Players>& position, Choice action) const {
        return position.facts(300 + action.number) % 3 == 0;
    }
};

/// Believes the same, and lists the loud actions.
struct ListingEvaluator : GraphEvaluator<2> {
    void loud_actions(const GraphPosition<2>& position,
                      quintet::ActionList<GraphPosition<2>>& out) const {
        quintet::ActionList<GraphPosition<2>> all;
        position.legal_actions(all);
        for (const Choice action : all) {
            if (loud(position, action)) out.push_back(action);
        }
    }
    void loud_actions_in_order(const GraphPosition<2>& position,
                               quintet::ActionList<GraphPosition<2>>& out) const {
        loud_actions(position, out);
    }
};

/// Believes the same, but calls nothing loud.
struct QuietEvaluator : GraphEvaluator<2> {
    bool loud(const GraphPosition<2>&, Choice) const { return false; }
};

/// The same once more, and says so.
struct NothingLoudEvaluator : QuietEvaluator {
    static constexpr bool nothing_loud = true;
};

/// Take one to three from a heap; whoever takes the last wins. Lost if the heap is a multiple of 4.
class Heap {
  public:
    using Action = Choice;
    static constexpr std::size_t player_count = 2;
    static constexpr std::size_t max_actions = 3;
    static constexpr std::size_t action_indices = 4;

    explicit Heap(int size) : size_(size) {}

    int size() const { return size_; }
    void legal_actions(quintet::ActionList<Heap>& out) const {
        for (int i = 1; i <= legal_action_count(); ++i) {
            out.push_back({static_cast<std::uint32_t>(i)});
        }
    }
    int legal_action_count() const { return size_ < 3 ? size_ : 3; }
    void play(Action action) {
        size_ -= static_cast<int>(action.number);
        ++ply_;
    }
    Player to_move() const { return static_cast<Player>(ply_ % 2); }
    int ply() const { return ply_; }
    Outcome outcome() const {
        return size_ > 0 ? Outcome{}
                         : Outcome::win(static_cast<Player>(1 - to_move()), Reason::chain);
    }
    std::uint64_t hash() const {
        return quintet::mix(static_cast<std::uint64_t>(2 * size_ + to_move()));
    }
    std::uint64_t fresh_hash() const { return hash(); }
    std::uint64_t repetition_key() const { return hash(); }
    int repetition_limit() const { return 0; }
    int turn_limit() const { return 0; }
    bool operator==(const Heap&) const = default;

  private:
    int size_;
    int ply_ = 0;
};

struct HeapEvaluator {
    static constexpr double scale = 100;
    Scores<2> evaluate(const Heap&) const { return {}; }
    int order(const Heap&, Choice) const { return 0; }
    bool loud(const Heap&, Choice) const { return false; }
};

/// A token on the places 0 to 9 that both players move in turn, one step down or up; the first
/// player wins at 9, the second at 0. Who moves down all the time can hold it where it is.
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
        if (place_ >= 9) return Outcome::win(0, Reason::chain);
        if (place_ <= 0) return Outcome::win(1, Reason::chain);
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

/// Believes that the second player is better everywhere, the more so the lower the place.
struct ShuttleEvaluator {
    static constexpr double scale = 100;
    Scores<2> evaluate(const Shuttle& position) const {
        const Score lead = 10 * position.place() - 500;
        return {lead, -lead};
    }
    int order(const Shuttle&, Choice) const { return 0; }
    bool loud(const Shuttle&, Choice) const { return false; }
};

/// A lock with many keys. The first player does whatever it likes; the second goes away, which is
/// somewhat bad for it, or comes to the lock, which looks worse. There, after one more action of
/// the first player, it has to choose the last of the keys, which draws; the first player wins at
/// once after any other. Who has gone away wanders about for ever.
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
        if (opened_) return Outcome::draw(quintet::Reason::both_pass);
        return ply_ == 4 ? Outcome{} : Outcome::win(0, quintet::Reason::chain);
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
    int order(const Lock&, Choice) const { return 0; }
    bool loud(const Lock&, Choice) const { return false; }
};

static_assert(quintet::ListsLoudActionsInOrder<ListingEvaluator, GraphPosition<2>>);
static_assert(quintet::PositionType<Lock>);
static_assert(quintet::PositionType<GraphPosition<2>>);
static_assert(quintet::PositionType<GraphPosition<3>>);
static_assert(quintet::PositionType<Heap>);
static_assert(quintet::PositionType<Shuttle>);

}  // namespace toys
