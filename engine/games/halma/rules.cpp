#include "engine/games/halma/rules.hpp"

#include <bit>
#include <utility>

#include "engine/base/hash.hpp"
#include "engine/games/halma/moves/jumps.hpp"

namespace quintet::halma {

namespace {

constexpr std::size_t lattices = 4;

const ZobristKeys<player_count, 256> man_key;  // by square
constexpr std::uint64_t white_to_move_key = mix(512);

/// For each direction, the squares from which the camps allow a step, by rules and player. A step
/// must end on the board; "a man standing in the opposing camp must end its play in the opposing
/// camp"; and under csci561 only plays of the second tier may end in the player's own camp.
using StepSources = std::array<Board, 8>;
constexpr auto step_sources = [] {
    std::array<std::array<StepSources, player_count>, 2> made{};
    for (std::size_t strict = 0; strict < 2; ++strict) {
        for (Player player = 0; player < player_count; ++player) {
            for (std::size_t i = 0; i < directions.size(); ++i) {
                made[strict][player][i] = squares_where([&](int x, int y) {
                    const int to_x = x + directions[i].x;
                    const int to_y = y + directions[i].y;
                    if (!on_board(to_x, to_y)) return false;
                    const Player other = opponent(player);
                    if (in_camp(other, x, y) && !in_camp(other, to_x, to_y)) return false;
                    return strict == 0 || !in_camp(player, to_x, to_y);
                });
            }
        }
    }
    return made;
}();

/// Some men of one player, and where the camps let them go.
struct Tier {
    Board men;
    const StepSources* steps;
    Board jump_targets;  ///< for the men outside the opposing camp
    Board goal;          ///< the opposing camp: its men stay there
};

template <class Visit>
void for_each_bit(std::uint64_t bits, Visit&& visit) {
    for (; bits != 0; bits &= bits - 1) visit(std::countr_zero(bits));
}

/// The squares of lattice `From` from which men can step in direction `Way`, as bits of the target
/// lattice.
template <std::size_t From, std::size_t Way>
std::uint64_t step_targets(const Tier& tier, const Board& empty) {
    constexpr LatticeStep step = lattice_step(From, directions[Way]);
    return shifted<step.shift>(tier.men.words[From] & (*tier.steps)[Way].words[From]) &
           empty.words[step.to];
}

template <std::size_t... Index>
int count_steps(const Tier& tier, const Board& empty, std::index_sequence<Index...>) {
    return (std::popcount(step_targets<Index / 8, Index % 8>(tier, empty)) + ...);
}

template <std::size_t... Index>
bool any_step(const Tier& tier, const Board& empty, std::index_sequence<Index...>) {
    return ((step_targets<Index / 8, Index % 8>(tier, empty) != 0) || ...);
}

template <std::size_t From, std::size_t Way>
void list_steps(const Tier& tier, const Board& empty, ActionList<Position>& out) {
    constexpr LatticeStep step = lattice_step(From, directions[Way]);
    for_each_bit(step_targets<From, Way>(tier, empty), [&](int bit) {
        out.push_back({static_cast<Square>(64 * static_cast<int>(From) + bit - step.shift),
                       static_cast<Square>(64 * static_cast<int>(step.to) + bit)});
    });
}
template <std::size_t... Index>
void list_steps(const Tier& tier, const Board& empty, ActionList<Position>& out,
                std::index_sequence<Index...>) {
    (list_steps<Index / 8, Index % 8>(tier, empty, out), ...);
}

using AllSteps = std::make_index_sequence<lattices * 8>;

/// Calls `visit(men, targets)` for each connected set of empty squares in a lattice that men can
/// jump into. Each of these men can reach each of these squares.
///
/// Connections between empty squares are the same for every man. A man's own square, which it
/// vacates, never helps: whatever is reachable through it is reachable from it.
template <std::size_t Lattice, class Visit>
void for_each_jump_region(std::uint64_t men, const Board& occupied, Visit&& visit) {
    if (men == 0) return;
    const std::uint64_t empty = ~occupied.words[Lattice];
    const JumpPairs pairs = jump_pairs<Lattice>(occupied);
    std::uint64_t landings = pairs.partners(men) & empty;
    if (landings == 0) return;
    const JumpPairs hops = pairs.within(empty);
    do {
        const std::uint64_t region = hops.connected(landings & (~landings + 1));
        landings &= ~region;
        visit(pairs.partners(region) & men, region);
    } while (landings != 0);
}

template <std::size_t Lattice>
int count_jumps(const Tier& tier, const Board& occupied) {
    int count = 0;
    for_each_jump_region<Lattice>(
        tier.men.words[Lattice], occupied, [&](std::uint64_t men, std::uint64_t region) {
            const std::uint64_t goal = tier.goal.words[Lattice];
            count += std::popcount(men & ~goal) *
                         std::popcount(region & tier.jump_targets.words[Lattice]) +
                     std::popcount(men & goal) * std::popcount(region & goal);
        });
    return count;
}

template <std::size_t Lattice>
void list_jumps(const Tier& tier, const Board& occupied, ActionList<Position>& out) {
    constexpr int first = 64 * static_cast<int>(Lattice);
    for_each_jump_region<
        Lattice>(tier.men.words[Lattice], occupied, [&](std::uint64_t men, std::uint64_t region) {
        const std::uint64_t goal = tier.goal.words[Lattice];
        for_each_bit(men, [&](int from) {
            const bool arrived = (goal >> from & 1) != 0;
            const std::uint64_t allowed =
                region & (arrived ? goal : tier.jump_targets.words[Lattice]);
            for_each_bit(allowed, [&](int to) {
                out.push_back({static_cast<Square>(first + from), static_cast<Square>(first + to)});
            });
        });
    });
}

int count_plays(const Tier& tier, const Board& occupied) {
    return count_steps(tier, ~occupied, AllSteps{}) + count_jumps<0>(tier, occupied) +
           count_jumps<1>(tier, occupied) + count_jumps<2>(tier, occupied) +
           count_jumps<3>(tier, occupied);
}

void list_plays(const Tier& tier, const Board& occupied, ActionList<Position>& out) {
    list_jumps<0>(tier, occupied, out);
    list_jumps<1>(tier, occupied, out);
    list_jumps<2>(tier, occupied, out);
    list_jumps<3>(tier, occupied, out);
    list_steps(tier, ~occupied, out, AllSteps{});
}

/// The squares that a man on `from` can reach by a step or a chain, ignoring the camps.
Board reach_on(const Board& occupied, Square from) {
    Board targets;
    for (const Direction direction : directions) {
        const int x = x_of(from) + direction.x;
        const int y = y_of(from) + direction.y;
        if (on_board(x, y)) targets.insert(square_at(x, y));
    }
    const std::size_t lattice = from >> 6;
    const JumpPairs pairs = jump_pairs(lattice, occupied);
    const std::uint64_t empty = ~occupied.words[lattice];
    const std::uint64_t landings = pairs.partners(std::uint64_t{1} << (from & 63)) & empty;
    targets.words[lattice] |= pairs.within(empty).connected(landings);
    return targets & ~occupied;
}

/// For each square of a player's own camp, the squares of the camp that are "further from its
/// corner": "further in x and not closer in y, or further in y and not closer in x, or both".
constexpr auto further = [] {
    std::array<std::array<Board, 256>, player_count> made{};
    for (Player player = 0; player < player_count; ++player) {
        for (std::size_t from = 0; from < 256; ++from) {
            const int square = static_cast<int>(from);
            if (!camps[player].contains(square)) continue;
            made[player][from] = squares_where([&](int x, int y) {
                if (!in_camp(player, x, y) || square_at(x, y) == square) return false;
                return player == black ? x >= x_of(square) && y >= y_of(square)
                                       : x <= x_of(square) && y <= y_of(square);
            });
        }
    }
    return made;
}();

/// Calls `visit(from, targets)` for each man of the second tier: men in their own camp that can
/// only go further from the corner inside it.
template <class Visit>
void for_each_second_tier(Player player, const Board& at_home, const Board& occupied,
                          Visit&& visit) {
    at_home.for_each([&](int from) {
        const Square square = static_cast<Square>(from);
        const Board targets = reach_on(occupied, square) & further[player][square];
        if (targets.any()) visit(square, targets);
    });
}

/// The legal plays of a position, tier by tier; `classic` has a single tier.
class Plays {
  public:
    Plays(const Position& position, Player player)
        : player_(player),
          strict_(position.options().camps == Options::Camps::csci561),
          mine_(position.men(player)),
          occupied_(position.occupied()),
          at_home_(strict_ ? mine_ & camps[player] : Board{}) {}

    int count() const {
        if (at_home_.none()) return count_plays(tier(mine_), occupied_);
        // "If some play takes a man from the own camp to outside it, only such plays are legal."
        if (const int plays = count_plays(tier(at_home_), occupied_); plays > 0) return plays;
        // "Otherwise, if some man in the own camp can end in the camp further from its corner, only
        // such plays are legal."
        int plays = 0;
        for_each_second_tier(player_, at_home_, occupied_,
                             [&](Square, const Board& targets) { plays += targets.count(); });
        if (plays > 0) return plays;
        // "Otherwise only men that stand outside the own camp may move."
        return count_plays(tier(mine_ & ~at_home_), occupied_);
    }

    /// Lists the legal plays.
    void list(ActionList<Position>& out) const {
        if (at_home_.none()) return list_plays(tier(mine_), occupied_, out);
        const std::size_t before = out.size();
        list_plays(tier(at_home_), occupied_, out);
        if (out.size() > before) return;
        for_each_second_tier(player_, at_home_, occupied_, [&](Square from, const Board& targets) {
            targets.for_each([&](int to) { out.push_back({from, static_cast<Square>(to)}); });
        });
        if (out.size() > before) return;
        list_plays(tier(mine_ & ~at_home_), occupied_, out);
    }

    bool any() const {
        // A step that the camps allow is legal, or an earlier tier has a legal play.
        return any_step(tier(mine_), ~occupied_, AllSteps{}) || count() > 0;
    }

  private:
    Tier tier(const Board& men) const {
        return {men, &step_sources[strict_ ? 1 : 0][player_], strict_ ? ~camps[player_] : ~Board{},
                camps[opponent(player_)]};
    }

    Player player_;
    bool strict_;
    Board mine_;
    Board occupied_;
    Board at_home_;  // empty under classic rules
};

}  // namespace

Position Position::start(const Options& options) {
    return Position(camps, options.first, 0, options);
}

Position::Position(const std::array<Board, player_count>& men, Player to_move, int ply,
                   const Options& options)
    : men_(men), hash_(0), ply_(ply), to_move_(to_move), winner_(no_player), options_(options) {
    hash_ = fresh_hash();
    if (ply > 0 && fills_camp(opponent(to_move))) winner_ = opponent(to_move);
}

std::uint64_t Position::likely_hash_after(Action action) const {
    std::uint64_t hash = hash_ ^ white_to_move_key;
    if (!action.is_pass()) {
        hash ^= man_key(to_move_, action.from) ^ man_key(to_move_, action.to);
    }
    return hash;
}

std::uint64_t Position::fresh_hash() const {
    std::uint64_t hash = to_move_ == white ? white_to_move_key : 0;
    for (Player player = 0; player < player_count; ++player) {
        men_[player].for_each([&](int square) { hash ^= man_key(player, square); });
    }
    return hash;
}

Player Position::owner(int square) const {
    return men_[black].contains(square) ? black : men_[white].contains(square) ? white : no_player;
}

bool Position::fills_camp(Player player) const {
    const Board& camp = camps[opponent(player)];
    return (camp & ~occupied()).none() && (camp & men_[player]).any();
}

Outcome Position::outcome() const {
    if (winner_ != no_player) return Outcome::win(winner_, "camp_filled");
    if (!Plays(*this, to_move_).any() && !Plays(*this, opponent(to_move_)).any()) {
        return Outcome::draw("both_pass");
    }
    return out_of_turns() ? Outcome::draw(Reason::turn_limit) : Outcome{};
}

void Position::legal_actions(ActionList<Position>& out) const {
    if (winner_ != no_player || out_of_turns()) return;
    const std::size_t before = out.size();
    Plays(*this, to_move_).list(out);
    if (out.size() == before && Plays(*this, opponent(to_move_)).any()) {
        out.push_back(Action::pass());
    }
}

int Position::legal_action_count() const {
    if (winner_ != no_player || out_of_turns()) return 0;
    const int plays = Plays(*this, to_move_).count();
    return plays > 0 ? plays : Plays(*this, opponent(to_move_)).any() ? 1 : 0;
}

void Position::play(Action action) {
    const Player player = to_move_;
    if (!action.is_pass()) {
        men_[player].erase(action.from);
        men_[player].insert(action.to);
        hash_ ^= man_key(player, action.from) ^ man_key(player, action.to);
        // "Only the player who has just played can win", and a pass is not a play.
        if (fills_camp(player)) winner_ = player;
    }
    ++ply_;
    to_move_ = opponent(player);
    hash_ ^= white_to_move_key;
}

Board Position::reach(Square from) const { return reach_on(occupied(), from); }

}  // namespace quintet::halma
