#include "engine/games/chexers/rules.hpp"

#include <bit>

#include "engine/base/hash.hpp"

namespace quintet::chexers {

namespace {

const ZobristKeys<player_count, 56> piece_key;  // by cell
const ZobristKeys<player_count, exits_to_win + 1> exit_key(1000);
const ZobristKeys<player_count, 1> turn_key(2000);

constexpr Player after(Player player) {
    return player == player_count - 1 ? Player{0} : static_cast<Player>(player + 1);
}
constexpr Player before(Player player) {
    return player == 0 ? Player{player_count - 1} : static_cast<Player>(player - 1);
}

/// The hexes that a piece may go to in direction `Step`: by MOVE "to an empty neighbouring hex", or
/// by JUMP "over an occupied neighbouring hex to the empty hex directly behind it".
template <int Step>
void list_moves(CellSet mine, CellSet empty, ActionList<Position>& out) {
    for_each(moved<Step>(mine) & empty,
             [&](int to) { out.push_back(Action::move(to - Step, to)); });
}
template <int Step>
void list_jumps(CellSet mine, CellSet occupied, CellSet empty, ActionList<Position>& out) {
    for_each(moved<Step>(moved<Step>(mine) & occupied) & empty,
             [&](int to) { out.push_back(Action::jump(to - 2 * Step, to)); });
}

/// The members of `mine` that can move or jump in direction `Step`. A piece never can do both.
template <int Step>
CellSet mobile(CellSet mine, CellSet occupied, CellSet empty) {
    return mine & moved<-Step>(empty | (occupied & moved<-Step>(empty)));
}

}  // namespace

Position Position::start(Limits limits) { return Position(start_cells, {0, 0, 0}, 0, limits); }

Position::Position(const std::array<CellSet, player_count>& pieces,
                   const std::array<std::uint8_t, player_count>& exits, int ply, Limits limits)
    : pieces_(pieces),
      hash_(0),
      exits_(exits),
      to_move_(static_cast<Player>(static_cast<std::size_t>(ply) % player_count)),
      ply_(static_cast<std::uint16_t>(ply)),
      limits_(limits) {
    hash_ = fresh_hash();
}

std::uint64_t Position::fresh_hash() const {
    std::uint64_t hash = turn_key(to_move_, 0);
    for (Player player = 0; player < player_count; ++player) {
        for_each(pieces_[player], [&](int cell) { hash ^= piece_key(player, cell); });
        hash ^= exit_key(player, exits_[player]);
    }
    return hash;
}

std::uint64_t Position::likely_hash_after(Action action) const {
    const Player player = to_move_;
    std::uint64_t hash = hash_ ^ turn_key(player, 0) ^ turn_key(after(player), 0);
    if (action.kind == Action::Kind::pass) return hash;
    hash ^= piece_key(player, action.from);
    if (action.kind == Action::Kind::exit) {
        return hash ^ exit_key(player, exits_[player]) ^ exit_key(player, exits_[player] + 1);
    }
    if (action.kind == Action::Kind::jump) {
        const int jumped = action.jumped();
        hash ^= piece_key(owner(jumped), jumped) ^ piece_key(player, jumped);
    }
    return hash ^ piece_key(player, action.to);
}

std::uint64_t Position::repetition_key() const {
    return hash_ ^ exit_key(0, exits_[0]) ^ exit_key(1, exits_[1]) ^ exit_key(2, exits_[2]);
}

Player Position::owner(int cell) const {
    for (Player player = 0; player < player_count; ++player) {
        if ((pieces_[player] >> cell & 1) != 0) return player;
    }
    return no_player;
}

// Only the player who acted last can have reached four exits.
bool Position::over() const {
    return exits_[before(to_move_)] == exits_to_win || ply_ >= turn_limit();
}

Outcome Position::outcome() const {
    const Player last = before(to_move_);
    const bool out_of_turns = ply_ >= turn_limit();
    const bool won = exits_[last] == exits_to_win;
    if (won && !(out_of_turns && limits_ == Limits::referee)) {
        return Outcome::win(last, "four_exits");
    }
    return out_of_turns ? Outcome::draw(Reason::turn_limit) : Outcome{};
}

bool Position::can_act() const {
    const CellSet mine = pieces_[to_move_];
    const CellSet taken = occupied();
    const CellSet free = all_cells & ~taken;
    return ((mine & exit_cells[to_move_]) | mobile<-1>(mine, taken, free) |
            mobile<-8>(mine, taken, free) | mobile<-7>(mine, taken, free) |
            mobile<+1>(mine, taken, free) | mobile<+8>(mine, taken, free) |
            mobile<+7>(mine, taken, free)) != 0;
}

void Position::legal_actions(ActionList<Position>& out) const {
    if (over()) return;
    const std::size_t before_listing = out.size();
    const CellSet mine = pieces_[to_move_];
    const CellSet taken = occupied();
    const CellSet free = all_cells & ~taken;

    // A piece may EXIT from "one of its colour's exit hexes", however it got there.
    for_each(mine & exit_cells[to_move_], [&](int cell) { out.push_back(Action::exit(cell)); });

    list_jumps<-1>(mine, taken, free, out);
    list_jumps<-8>(mine, taken, free, out);
    list_jumps<-7>(mine, taken, free, out);
    list_jumps<+1>(mine, taken, free, out);
    list_jumps<+8>(mine, taken, free, out);
    list_jumps<+7>(mine, taken, free, out);

    list_moves<-1>(mine, free, out);
    list_moves<-8>(mine, free, out);
    list_moves<-7>(mine, free, out);
    list_moves<+1>(mine, free, out);
    list_moves<+8>(mine, free, out);
    list_moves<+7>(mine, free, out);

    // PASS is legal "only if nothing else is possible, and then it is the one legal action".
    if (out.size() == before_listing) out.push_back(Action::pass());
}

int Position::legal_action_count() const {
    if (over()) return 0;
    const CellSet mine = pieces_[to_move_];
    const CellSet taken = occupied();
    const CellSet free = all_cells & ~taken;
    const int count =
        std::popcount(mine & exit_cells[to_move_]) + std::popcount(mobile<-1>(mine, taken, free)) +
        std::popcount(mobile<-8>(mine, taken, free)) +
        std::popcount(mobile<-7>(mine, taken, free)) +
        std::popcount(mobile<+1>(mine, taken, free)) +
        std::popcount(mobile<+8>(mine, taken, free)) + std::popcount(mobile<+7>(mine, taken, free));
    return count == 0 ? 1 : count;
}

void Position::toggle(Player player, int cell) {
    pieces_[player] ^= bit(cell);
    hash_ ^= piece_key(player, cell);
}

void Position::play(Action action) {
    const Player player = to_move_;
    switch (action.kind) {
        case Action::Kind::pass: break;
        case Action::Kind::exit:
            toggle(player, action.from);
            hash_ ^= exit_key(player, exits_[player]);
            ++exits_[player];
            hash_ ^= exit_key(player, exits_[player]);
            break;
        case Action::Kind::jump: {
            // "The jumped piece takes the jumper's colour and stays."
            const int jumped = action.jumped();
            if (const Player other = owner(jumped); other != player) {
                toggle(other, jumped);
                toggle(player, jumped);
            }
            [[fallthrough]];
        }
        case Action::Kind::move:
            toggle(player, action.from);
            toggle(player, action.to);
            break;
    }
    ++ply_;
    to_move_ = after(player);
    hash_ ^= turn_key(player, 0) ^ turn_key(to_move_, 0);
}

}  // namespace quintet::chexers
