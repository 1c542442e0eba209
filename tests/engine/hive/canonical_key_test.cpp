#include "engine/games/hive/board/canonical_key.hpp"

#include "engine/base/random.hpp"
#include "engine/games/hive/board/frame.hpp"
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
    Position position = start("MLP");
    for (int ply = 0; ply < 40 && !position.outcome().over(); ++ply) {
        if (ply % 5 == 4) {
            for (int symmetry = 0; symmetry < 12; ++symmetry) {
                INFO("ply " << ply << ", symmetry " << symmetry);
                CHECK(canonical_key(moved(position, symmetry)) == canonical_key(position));
            }
        }
        const Actions actions = actions_of(position);
        const Position before = position;
        position.play(random.pick(actions));
        CHECK(canonical_key(position) != canonical_key(before));
    }
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
