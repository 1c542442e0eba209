#include "engine/games/hive/board/canonical_key.hpp"

#include "engine/games/hive/board/torus_frame.hpp"
#include "tests/engine/hive/helpers.hpp"

using namespace quintet;
using namespace quintet::hive;
using namespace quintet::hive::tests;

namespace {

Hex turned(Hex at, int symmetry) {
    if (symmetry >= directions) at = {at.r, at.q};
    for (int turns = symmetry % directions; turns > 0; --turns) at = {-at.r, at.q + at.r};
    return at;
}

/// The same position turned, mirrored and shifted.
Position moved(const Position& position, int symmetry) {
    const Frame frame(position);
    std::vector<std::pair<int, Position::Placed>> pieces;
    for_each_piece(position.board(), [&](Piece piece) {
        const Hex at = turned(frame.hex(position.cell(piece)), symmetry);
        pieces.push_back({position.height(piece), {piece, {at.q + 3, at.r - 5}}});
    });
    std::stable_sort(pieces.begin(), pieces.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Position::Placed> placed;
    for (const auto& each : pieces) placed.push_back(each.second);
    return Position(position.variant(), placed, position.ply(), position.stunned());
}

}  // namespace

TEST_CASE("canonical key: the same for shifts, turns and mirror images", "[hive]") {
    Random random(5);
    play_random_games(1, start("MLP"), 40, random, [](const Position& position, Action action) {
        for (int symmetry = position.ply() % 5 == 4 ? 0 : 12; symmetry < 12; ++symmetry) {
            INFO("ply " << position.ply() << ", symmetry " << symmetry);
            CHECK(canonical_key(moved(position, symmetry)) == canonical_key(position));
        }
        Position next = position;
        next.play(action);
        CHECK(canonical_key(next) != canonical_key(position));
    });
}

TEST_CASE("canonical key: other legal actions make another position", "[hive]") {
    // The white pillbug could throw the ant, had it not just moved.
    const std::string text = "white;wQ@0,0,0;wP@1,0,0;bQ@2,0,0;bA1@1,-1,0;bA2@3,0,0";
    const Position free = position(text + ";ply 6");
    const Position resting = position(text + ";stunned bA1;ply 6");
    CHECK(legal(free) != legal(resting));
    CHECK(free.repetition_key() == resting.repetition_key());
    CHECK(canonical_key(free) != canonical_key(resting));
    // A restriction that forbids nothing.
    const Position other = position(text + ";stunned bA2;ply 6");
    CHECK(legal(free) == legal(other));
    CHECK(canonical_key(free) == canonical_key(other));
}
