
#include "tests/engine/cachex/helpers.hpp"

using namespace quintet;
using namespace quintet::cachex;
using namespace quintet::cachex::tests;

namespace {

struct Hex {
    int r = 0;
    int q = 0;
};

constexpr std::array<Hex, 6> ring = {{{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}};

Hex sum(const Hex& a, const Hex& b) { return {a.r + b.r, a.q + b.q}; }

/// A 7 x 7 board before `player` places in the middle. The cells of one diamond are taken by
/// `player` (opposite) and by the opponent (first, second). The ply is high enough for any number
/// of captures.
Position diamond(Player player, std::size_t k, std::size_t apart, bool opposite = true,
                 bool first = true, bool second = true) {
    const auto cell = [](const Hex& step) { return cell_at(3 + step.r, 3 + step.q); };
    const Hex one = ring[k];
    const Hex two = ring[(k + apart) % 6];
    std::array<Board, 2> stones;
    if (opposite) stones[player].insert(cell(sum(one, two)));
    if (first) stones[1 - player].insert(cell(one));
    if (second) stones[1 - player].insert(cell(two));
    return Position(7, stones, player == red ? 20 : 21);
}

}  // namespace

TEST_CASE("a stone captures in each of the twelve diamonds around it, for both players") {
    for (const Player player : {red, blue}) {
        for (std::size_t k = 0; k < 6; ++k) {
            for (const std::size_t apart : {1u, 2u}) {
                INFO("player " << int{player} << " direction " << k << " apart " << apart);
                Position played = diamond(player, k, apart);
                const Board own = played.stones(player);
                played.play(Action::place(cell_at(3, 3)));
                CHECK(played.stones(1 - player).none());
                CHECK(played.stones(player) == (own | Board::bit(cell_at(3, 3))));
                CHECK(played.hash() == played.fresh_hash());
            }
        }
    }
}

TEST_CASE("a diamond captures only with all of its other three stones") {
    for (std::size_t k = 0; k < 6; ++k) {
        for (const std::size_t apart : {1u, 2u}) {
            for (int missing = 0; missing < 3; ++missing) {
                Position played = diamond(red, k, apart, missing != 0, missing != 1, missing != 2);
                const Board blues = played.stones(blue);
                played.play(Action::place(cell_at(3, 3)));
                CHECK(played.stones(blue) == blues);
            }
        }
    }
}

TEST_CASE("stones three apart around the new one form no diamond") {
    Position played = diamond(red, 0, 3);
    const Board blues = played.stones(blue);
    played.play(Action::place(cell_at(3, 3)));
    CHECK(played.stones(blue) == blues);
}

TEST_CASE("three stones of one colour and one of the other capture nothing") {
    const Position three = position("..r../.rb../...../...../..b.b r 20");
    CHECK(rows(after(three, "PLACE 2,1")) == "..r../.rb../.r.../...../..b.b");
    const Position one = position("...../.bb../.b.../...../..r.r r 20");
    CHECK(rows(after(one, "PLACE 0,2")) == "..r../.bb../.b.../...../..r.r");
}

TEST_CASE("only diamonds with the new stone are judged") {
    // The first four stones form a diamond that no game leaves on the board, but a text may.
    const Position before = position("..r../.bb../.r.../...../..... r 20");
    CHECK(rows(after(before, "PLACE 4,4")) == "..r../.bb../.r.../...../....r");
}

TEST_CASE("two diamonds capture four stones at once") {
    const Position before = position("...r./..bb./...../.bb../.r... r 20");
    CHECK(rows(after(before, "PLACE 2,2")) == "...r./...../..r../...../.r...");
}

TEST_CASE("diamonds that share a stone capture three, tested before any removal") {
    // The middle one of three blue stones belongs to both diamonds. If the second diamond were
    // tested after the first capture, one stone would remain.
    const Position before = position("...r./..bbr/...b./...../..... r 20");
    CHECK(rows(after(before, "PLACE 2,2")) == "...r./....r/..r../...../.....");
}

TEST_CASE("up to six stones are captured at once") {
    for (unsigned blues = 0; blues < 64; ++blues) {
        std::array<Board, 2> stones;
        for (std::size_t k = 0; k < 6; ++k) {
            const Hex far = sum(ring[k], ring[(k + 1) % 6]);
            stones[red].insert(cell_at(3 + far.r, 3 + far.q));
            stones[blues >> k & 1 ? blue : red].insert(cell_at(3 + ring[k].r, 3 + ring[k].q));
        }
        Position played(7, stones, 30);
        played.play(Action::place(cell_at(3, 3)));
        // Everything around is red or blue, so two blue stones at most two apart are in a diamond.
        for (std::size_t k = 0; k < 6; ++k) {
            bool captured = false;
            for (const std::size_t apart : {1u, 2u, 4u, 5u}) {
                captured = captured || (blues >> (k + apart) % 6 & 1) != 0;
            }
            const bool stays = played.stones(blue).contains(cell_at(3 + ring[k].r, 3 + ring[k].q));
            CHECK(stays == ((blues >> k & 1) != 0 && !captured));
        }
    }
}

TEST_CASE("a stone that completes a diamond captures and is never captured itself") {
    // Red stands at both ends of the long axis. Blue takes the second cell of the short axis.
    const Position before = position("..r../.b.../.r.../...../..... b 21");
    CHECK(rows(after(before, "PLACE 1,2")) == "...../.bb../...../...../.....");
}

TEST_CASE("captured cells are empty and can be used again") {
    const Position before = position("...r./..bb./...../...../..... r 20");
    const Position played = after(before, "PLACE 2,2");
    CHECK(rows(played) == "...r./...../..r../...../.....");
    CHECK(is_legal(played, "PLACE 1,2"));
    CHECK(played.legal_action_count() == 23);
}

TEST_CASE("a capturing stone may win at once") {
    const Position before = position(".rbr/..b./.r../.r.. r 8");
    const Position played = after(before, "PLACE 1,1");
    CHECK(rows(played) == ".r.r/.r../.r../.r..");
    CHECK(played.outcome() == Outcome::win(red, "chain"));
}

TEST_CASE("captures are known before they are played, in random games on every size") {
    int stones = 0;
    for_random_games(8, [&](const Position& position, Action action) {
        if (action.is_steal()) return;
        const Player player = position.to_move();
        Position played = position;
        played.play(action);
        const Board captured = position.stones(1 - player) & ~played.stones(1 - player);
        CHECK(position.captures(player, action.cell()) == captured);
        CHECK(position.capturing_cells(player).contains(action.cell()) == captured.any());
        stones += captured.count();
    });
    CHECK(stones > 1000);
}
