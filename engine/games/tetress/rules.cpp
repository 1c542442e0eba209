#include "engine/games/tetress/rules.hpp"

#include "engine/base/hash.hpp"

namespace quintet::tetress {

namespace {

const ZobristKeys<2, cell_count> token_key;  // by cell
constexpr std::uint64_t first_context_key = 2 * cell_count;

std::uint64_t context_key(bool has_not_placed, unsigned to_move) {
    return mix(first_context_key + 2u * has_not_placed + to_move);
}

/// The members that start a run of eleven members `Step` bits apart.
template <int Step>
constexpr Board starts_of_eleven(const Board& set) {
    const Board two = set & set.down<Step>();
    const Board four = two & two.down<2 * Step>();
    const Board eight = four & four.down<4 * Step>();
    return eight & four.down<4 * Step>().template down<3 * Step>();
}

}  // namespace

Board full_lines(const Board& occupied) {
    // Eleven consecutive bits may start in any column; those in column 0 are a row. Eleven bits a
    // row apart fit only from row 0.
    const Board rows = starts_of_eleven<1>(occupied) & first_columns<1>;
    const Board columns = starts_of_eleven<side>(occupied);
    Board lines;
    rows.for_each([&](int first) {
        for (int c = 0; c < side; ++c) lines.insert(first + c);
    });
    columns.for_each([&](int first) {
        for (int r = 0; r < side; ++r) lines.insert(first + r * side);
    });
    return lines;
}

Position::Position(Limits limits) : Position(limits, {}, 0) {}

Position::Position(Limits limits, const std::array<Board, 2>& tokens, int ply)
    : tokens_(tokens), ply_(static_cast<std::uint8_t>(ply)), limits_(limits) {
    beside_ = {neighbours(tokens_[red]), neighbours(tokens_[blue])};
    tokens_key_ = fresh_tokens_key();
    count();
}

// A placement is legal if all its cells are empty and at least one touches a token of the player.
// The number of placements on empty cells, minus the number on empty cells without contact, counts
// each legal placement once, however many of its cells touch.
int Position::mobility(Player player) const {
    if (player == to_move()) return legal_count_;
    return room_ - count_placements(empty_cells() & ~contact_cells(player));
}

void Position::count() {
    const Board empty = empty_cells();
    const Board apart = empty & ~contact_cells(to_move());
    const int room = count_placements(empty);
    room_ = static_cast<std::uint16_t>(room);
    legal_count_ = static_cast<std::uint16_t>(room - count_placements(apart));
}

// Calls `visit(int shape, Board anchors)` for each shape, with all anchors of legal placements.
template <class Visit>
void Position::for_each_legal_shape(Visit&& visit) const {
    const Board empty = empty_cells();
    const Board apart = empty & ~contact_cells(to_move());
    std::array<Board, shapes.size()> untouched;
    for_each_shape(apart, [&](int shape, const Board& anchors) {
        untouched[static_cast<std::size_t>(shape)] = anchors;
    });
    for_each_shape(empty, [&](int shape, const Board& anchors) {
        visit(shape, anchors & ~untouched[static_cast<std::size_t>(shape)]);
    });
}

void Position::legal_actions(ActionList<Position>& out) const {
    if (outcome().over()) return;
    for_each_legal_shape([&](int shape, const Board& anchors) {
        anchors.for_each([&](int anchor) { out.push_back(Action(shape, anchor)); });
    });
}

Action Position::action_at(int index) const {
    Action found;
    for_each_legal_shape([&](int shape, Board anchors) {
        const int count = anchors.count();
        if (index >= 0 && index < count) {
            for (; index > 0; --index) anchors.erase(anchors.first());
            found = Action(shape, anchors.first());
        }
        index -= count;
    });
    return found;
}

bool Position::is_legal(Action action) const {
    Board cells;
    for (const std::uint8_t cell : action.cells()) cells.insert(cell);
    return (cells & (tokens_[red] | tokens_[blue])).none() &&
           (cells & contact_cells(to_move())).any();
}

void Position::play(Action action) {
    const Player player = to_move();
    for (const std::uint8_t cell : action.cells()) {
        tokens_[player].insert(cell);
        beside_[player] |= neighbours_of[cell];
        tokens_key_ ^= token_key(player, cell);
    }
    const Board lines = full_lines(tokens_[red] | tokens_[blue]);
    if (lines.any()) clear(lines);
    ++ply_;
    count();
}

void Position::clear(const Board& lines) {
    for (const Player player : {red, blue}) {
        (tokens_[player] & lines).for_each([&](int cell) {
            tokens_key_ ^= token_key(player, cell);
        });
        tokens_[player] &= ~lines;
        beside_[player] = neighbours(tokens_[player]);
    }
}

Outcome Position::outcome() const {
    const bool stuck = legal_count_ == 0;
    const bool exhausted = ply_ >= last_ply;
    if (stuck && !(exhausted && limits_ == Limits::referee)) {
        return Outcome::win(1 - to_move(), "no_legal_action");
    }
    if (!exhausted) return {};
    const int lead = tokens_[red].count() - tokens_[blue].count();
    if (lead == 0) return Outcome::draw(Reason::turn_limit);
    return Outcome::win(lead > 0 ? red : blue, Reason::turn_limit);
}

std::uint64_t Position::fresh_tokens_key() const {
    std::uint64_t key = 0;
    for (const Player player : {red, blue}) {
        tokens_[player].for_each([&](int cell) { key ^= token_key(player, cell); });
    }
    return key;
}

// The first two actions need no contact. Four red tokens with Blue to move may come again after
// clears, but Blue has lost then.
std::uint64_t Position::with_context(std::uint64_t tokens_key) const {
    return tokens_key ^ context_key(has_not_placed(to_move()), to_move());
}

std::uint64_t Position::likely_hash_after(Action action) const {
    std::uint64_t key = tokens_key_;
    for (const std::uint8_t cell : action.cells()) key ^= token_key(to_move(), cell);
    const Player next = 1 - to_move();
    return key ^ context_key(ply_ < next, next);
}

}  // namespace quintet::tetress
