#include "tests/engine/hive/helpers.hpp"

using namespace quintet;
using namespace quintet::hive;
using namespace quintet::hive::tests;

namespace {

bool any_starts_with(const Texts& texts, const std::string& prefix) {
    return std::any_of(texts.begin(), texts.end(), [&](const std::string& text) {
        return text.substr(0, prefix.size()) == prefix;
    });
}

}  // namespace

TEST_CASE("turns: White's first piece has one hex, Black's six, and neither is the queen") {
    CHECK(legal(start()) == Texts{"wA1", "wB1", "wG1", "wS1"});
    CHECK(legal(start("MLP")) == Texts{"wA1", "wB1", "wG1", "wL", "wM", "wP", "wS1"});
    const Texts second = legal(after(start(), "wS1"));
    CHECK(second.size() == 24);
    for (const std::string where : {"wS1-", "-wS1", "wS1/", "/wS1", "wS1\\", "\\wS1"}) {
        CHECK(std::find(second.begin(), second.end(), "bA1 " + where) != second.end());
    }
    CHECK_FALSE(any_starts_with(second, "bQ"));
    CHECK(refusal(start(), "wQ") == "wQ: the queen cannot be the first piece");
}

TEST_CASE("turns: later pieces touch pieces of their colour and no others when placed") {
    const Position position = after_all(start(), {"wS1", "bS1 wS1-"});
    Texts hexes;
    for (const Action action : actions_of(position)) {
        if (action.kind() == Kind::ant) hexes.push_back(Game::view(action, position).to);
    }
    std::sort(hexes.begin(), hexes.end());
    CHECK(hexes == Texts{"-1,0", "-1,1", "0,-1"});
    CHECK(refusal(position, "wA1 bS1-") == "wA1 bS1-: wA1 cannot be placed next to Black's bS1");
    CHECK(refusal(position, "wA1 wS1/") == "wA1 wS1/: wA1 cannot be placed next to Black's bS1");
    CHECK(refusal(position, "wB1 wS1") ==
          "wB1 wS1: wB1 must be placed on an empty hex (found wS1)");
}

TEST_CASE("turns: a stack has the colour of its top piece for placements") {
    const std::string covered = "white;wQ@0,0,0;wB1@1,0,1;bS1@1,0,0;bQ@2,0,0";
    const std::string plain = "white;wQ@0,0,0;wB1@-1,0,0;bS1@1,0,0;bQ@2,0,0";
    CHECK(is_legal(position(covered), "wA1 \\wB1"));
    CHECK(refusal(position(plain), "wA1 \\bS1") ==
          "wA1 \\bS1: wA1 cannot be placed next to Black's bS1");
    // The hex that White gains, Black loses.
    CHECK(is_legal(position("black;" + plain.substr(6)), "bA1 bS1\\"));
    CHECK(refusal(position("black;" + covered.substr(6)), "bA1 bS1\\") ==
          "bA1 bS1\\: bA1 cannot be placed next to White's wB1");
}

TEST_CASE("turns: the queen is placed as the fourth piece at the latest") {
    const Position position =
        after_all(start(), {"wS1", "bS1 wS1-", "wA1 -wS1", "bA1 bS1-", "wA2 -wA1", "bQ bA1-"});
    for (const std::string& text : legal(position)) CHECK(text.substr(0, 2) == "wQ");
    CHECK(refusal(position, "wG1 -wA2") ==
          "wG1 -wA2: White's queen must be placed now, as the fourth piece");
    CHECK(refusal(position, "wA2 \\wA1") ==
          "wA2 \\wA1: White cannot move a piece before White's queen is placed");
    const Position next = after(position, "wQ -wA2");
    CHECK(any_starts_with(legal(next), "bG1"));
    CHECK(any_starts_with(legal(next), "bQ"));
}

TEST_CASE("turns: no piece of a player moves before the player's queen is placed") {
    const Position position = after_all(start(), {"wS1", "bS1 wS1-", "wA1 -wS1", "bQ bS1-"});
    CHECK(targets(position, "wA1").empty());
    CHECK_FALSE(targets(after(position, "wA2 -wA1"), "bQ").empty());
    CHECK_FALSE(targets(after_all(position, {"wQ \\wA1", "bA1 bQ-"}), "wQ").empty());
}

TEST_CASE("turns: a kind in hand gives one action a hex, each piece on the board its own") {
    const Position two_ants =
        position("white;wA1@-1,0,0;wA2@3,0,0;wQ@0,0,0;bQ@1,0,0;bS1@2,0,0", "");
    const Texts all = legal(two_ants);
    CHECK(std::count(all.begin(), all.end(), "wA3 \\wQ") == 1);
    CHECK(refusal(two_ants, "wG2 -wA1") == "wG2 -wA1: wG1 must be placed before wG2");
    const Texts first = targets(two_ants, "wA1");
    const Texts second = targets(two_ants, "wA2");
    CHECK(std::count(first.begin(), first.end(), "1,1") == 1);
    CHECK(std::count(second.begin(), second.end(), "1,1") == 1);
}

TEST_CASE("turns: a player passes if and only if nothing else is legal") {
    const Position blocked = position("white;wQ@1,0,0;wS1@0,0,0;bQ@2,0,0;bB1@0,0,1", "");
    CHECK(legal(blocked) == Texts{"pass"});
    CHECK(refusal(blocked, "wA1 \\wQ") ==
          "wA1 \\wQ: only \"pass\" is legal: no piece can be placed or moved");
    const Position next = after(blocked, "pass");
    CHECK(next.to_move() == 1);
    CHECK(next.ply() == blocked.ply() + 1);
    CHECK(refusal(start(), "pass") == "pass: a pass is legal only if nothing else is");
    CHECK(refusal(next, "pass") == "pass: a pass is legal only if nothing else is");
}

TEST_CASE("end: a queen with six occupied neighbours has lost, whatever their colours") {
    const std::string five =
        "wQ@0,0,0;wA1@1,0,0;wS1@0,1,0;bA1@-1,0,0;bS1@-1,1,0;bS2@0,-1,0;bQ@-1,2,0";
    const Position open = position("black;" + five + ";bA2@-2,0,0", "");
    CHECK_FALSE(open.outcome().over());
    const Position over = after(open, "bA2 wA1\\");
    CHECK_FALSE(over.outcome().over());
    const Position closed = after(open, "bA2 \\wA1");
    CHECK(closed.outcome() == Outcome::win(1, "queen_surrounded"));
    CHECK(legal(closed).empty());
    CHECK(closed.legal_action_count() == 0);
}

TEST_CASE("end: a covered queen can be surrounded too") {
    const Position closed = position(
        "white;wQ@0,0,0;wA1@1,0,0;wS1@0,1,0;bA1@-1,0,0;bS1@-1,1,0;bS2@0,-1,0;bQ@-1,2,0;"
        "bA2@1,-1,0;bB1@0,0,1",
        "");
    CHECK(closed.outcome() == Outcome::win(1, "queen_surrounded"));
    CHECK(legal(closed).empty());
}

TEST_CASE("end: a move that surrounds both queens is a draw") {
    // The queens share two neighbours. One of these is the last empty neighbour of both.
    const std::string ring =
        "wQ@0,0,0;bQ@1,0,0;wS1@0,-1,0;wA1@-1,0,0;wA2@-1,1,0;wG1@0,1,0;bS1@2,-1,0;bA1@2,0,0;"
        "bG1@1,1,0;";
    const Position open = position("white;" + ring + "wA3@-2,0,0", "");
    CHECK_FALSE(open.outcome().over());
    const Position both = after(open, "wA3 \\bQ");
    CHECK(both.outcome() == Outcome::draw("both_queens_surrounded"));
    CHECK(legal(both).empty());
}

TEST_CASE("end: the third occurrence draws in play and never in perft") {
    CHECK(Game::start(OptionValues(Game::spec())).repetition_limit() == 3);
    CHECK(start().repetition_limit() == 0);
    CHECK(start().turn_limit() == 0);
    const Position before = after_all(start(), {"wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"});
    const Position again = after_all(before, {"wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"});
    CHECK(again.repetition_key() == before.repetition_key());
    CHECK(after(before, "wQ \\wS1").repetition_key() != before.repetition_key());
}
