#include "tests/engine/hive/helpers.hpp"

using namespace quintet;
using namespace quintet::hive;
using namespace quintet::hive::tests;

namespace {

/// Eight pieces around the three hexes 0,0 1,0 0,1. A ninth at -1,0 closes the ring.
const std::string open_ring =
    "wQ@0,-1,0;wG1@1,-1,0;wG2@2,-1,0;wS1@2,0,0;wA1@1,1,0;bQ@0,2,0;bG1@-1,2,0;bG2@-1,1,0;";

}  // namespace

TEST_CASE("a piece that holds the hive together may not move") {
    const Position line = position("white;wQ@0,0,0;wA1@1,0,0;bQ@2,0,0;bS1@3,0,0", "");
    CHECK(targets(line, "wA1").empty());
    CHECK_FALSE(targets(line, "wQ").empty());
    CHECK(refusal(line, "wA1 \\wQ") == "wA1 \\wQ: moving wA1 would split the hive");
}

TEST_CASE("the hive must stay connected while a piece moves") {
    // The queen could slide from one place between the two spiders to the other.
    const Position corner = position("white;wQ@1,0,0;wS1@0,0,0;bS1@1,1,0;bQ@2,1,0", "");
    CHECK(targets(corner, "wQ").empty());
    CHECK(refusal(corner, "wQ wS1\\") == "wQ wS1\\: moving wQ would split the hive");
}

TEST_CASE("every piece of a closed ring is free, but with a tail only the tail is") {
    // Six pieces around an empty hex.
    const std::string closed = "wQ@0,-1,0;wA1@1,-1,0;wS1@1,0,0;bQ@0,1,0;bA1@-1,1,0;bS1@-1,0,0";
    const Position free = position("white;" + closed, "");
    for (const std::string name : {"wQ", "wA1"}) CHECK_FALSE(targets(free, name).empty());
    CHECK_FALSE(targets(position("black;" + closed, ""), "bA1").empty());
    const Position tail = position("white;" + closed + ";wA2@2,-2,0", "");
    CHECK(targets(tail, "wA1").empty());
    CHECK_FALSE(targets(tail, "wA2").empty());
}

TEST_CASE("a ring around a hole of three hexes stays connected without any one piece") {
    const Position closed = position("black;" + open_ring + "bA1@-1,0,0", "");
    CHECK(closed.census().holes() == 1);
    CHECK_FALSE(targets(closed, "bA1").empty());
    CHECK_FALSE(targets(closed, "bQ").empty());
    const Position open = position("black;" + open_ring + "bA1@-2,2,0", "");
    CHECK(targets(open, "bQ").empty());
}

TEST_CASE("a piece on top of a stack is always free") {
    const Position stack = position("white;wQ@0,0,0;wB1@1,0,1;bS1@1,0,0;bQ@2,0,0", "");
    CHECK(targets(stack, "wB1").size() == 6);
}

TEST_CASE("sliding: a piece cannot pass a gate and must keep contact") {
    // The queen closes a ring around 1,-1. She does not fit between the ends of the ring. To the
    // south-west she would lose contact.
    const Position gate =
        position("white;wQ@0,0,0;bS1@0,-1,0;bG1@1,-2,0;bQ@2,-2,0;wS1@2,-1,0;wG1@1,0,0", "");
    CHECK(targets(gate, "wQ") == Texts{"-1,0", "0,1"});
    CHECK(refusal(gate, "wQ bS1-") == "wQ bS1-: wQ cannot reach that hex");
    CHECK(refusal(gate, "wQ /wQ") == "wQ /wQ: wQ cannot reach that hex");
}

TEST_CASE("queen: she slides one step and keeps contact") {
    const Position line = position("white;wQ@0,0,0;wS1@1,0,0;bS1@2,0,0;bQ@3,0,0", "");
    CHECK(targets(line, "wQ") == Texts{"0,1", "1,-1"});
}

TEST_CASE("ant: it slides any number of steps, at least one") {
    const Position line = position("white;wA1@0,0,0;wQ@1,0,0;bS1@2,0,0;bQ@3,0,0", "");
    // There are ten hexes around the other three pieces. The ant is on one of them.
    CHECK(targets(line, "wA1") ==
          Texts{"0,1", "1,-1", "1,1", "2,-1", "2,1", "3,-1", "3,1", "4,-1", "4,0"});
}

TEST_CASE("ant: it cannot enter or leave through a gate") {
    // 0,0 has five occupied neighbours, and its only opening, to the west, is a gate.
    const std::string pocket = "bS1@0,-1,0;bS2@1,-1,0;bQ@1,0,0;wQ@0,1,0;wS1@-1,1,0;";
    const Position outside = position("white;" + pocket + "wA1@2,0,0", "");
    const Texts reached = targets(outside, "wA1");
    CHECK(std::count(reached.begin(), reached.end(), "-1,0") == 1);
    CHECK(std::count(reached.begin(), reached.end(), "0,0") == 0);
    CHECK(refusal(outside, "wA1 -bQ") == "wA1 -bQ: wA1 cannot reach that hex");
    const Position inside = position("white;" + pocket + "wA1@0,0,0", "");
    CHECK(targets(inside, "wA1").empty());
    CHECK(refusal(inside, "wA1 -bS1") == "wA1 -bS1: wA1 cannot reach that hex");
}

TEST_CASE("ant: inside a closed ring it stays there") {
    const Position closed = position("black;" + open_ring + "bG3@-1,0,0;bA1@0,0,0", "");
    CHECK(targets(closed, "bA1") == Texts{"0,1", "1,0"});
    // Nothing fits through an opening of one hex, but everything fits through two.
    const Position gate = position("black;" + open_ring + "bA1@0,0,0", "");
    CHECK(targets(gate, "bA1") == Texts{"0,1", "1,0"});
}

TEST_CASE("spider: it makes exactly three slides") {
    const Position line = position("white;wS1@0,0,0;wQ@1,0,0;bS1@2,0,0;bQ@3,0,0", "");
    CHECK(targets(line, "wS1") == Texts{"2,1", "3,-1"});
}

TEST_CASE("spider: it never visits a hex twice, not even its start") {
    // In a hole of three hexes the third slide could only lead back.
    const Position closed = position("black;" + open_ring + "bG3@-1,0,0;bS1@0,0,0", "");
    CHECK(targets(closed, "bS1").empty());
}

TEST_CASE("grasshopper: it jumps straight over pieces to the first empty hex") {
    const Position line =
        position("white;wG1@0,0,0;wQ@1,0,0;bS1@2,0,0;bQ@3,0,0;bA1@0,1,0;bA2@5,0,0;bG1@4,0,0", "");
    CHECK(targets(line, "wG1") == Texts{"0,2", "6,0"});
}

TEST_CASE("grasshopper: it jumps through gates but not over gaps") {
    const Position closed = position("white;" + open_ring + "bA1@-1,0,0;wG3@3,-1,0", "");
    // Over 2,-1 and 1,-1 and 0,-1 in a row; over 2,0 and 1,1 and 0,2 in the same way out of the
    // ring.
    CHECK(targets(closed, "wG3") == Texts{"-1,-1", "-1,3"});
    const Position inward = position("black;" + open_ring + "bG3@-1,0,0;bS1@-2,0,0", "");
    CHECK(targets(inward, "bG3").empty());  // it holds the spider's place in the hive
    const Position hopper = position("black;" + open_ring + "bS1@-1,0,0;bG3@-2,0,0", "");
    CHECK(targets(hopper, "bG3") == Texts{"0,0"});
}

TEST_CASE("beetle: on the ground it slides or climbs") {
    const Position line = position("white;wB1@0,0,0;wQ@1,0,0;bS1@2,0,0;bQ@3,0,0", "");
    CHECK(targets(line, "wB1") == Texts{"0,1", "1,-1", "1,0"});
    const Position pocket =
        position("white;wB1@0,0,0;bS1@0,-1,0;bS2@1,-1,0;bQ@1,0,0;wQ@0,1,0;wS1@-1,1,0", "");
    CHECK(targets(pocket, "wB1") == Texts{"-1,1", "0,-1", "0,1", "1,-1", "1,0"});
}

TEST_CASE("beetle: a covered piece cannot move until it is uncovered") {
    const Position line = position("white;wB1@0,0,0;wQ@1,0,0;bS1@2,0,0;bQ@3,0,0", "");
    const Position on_queen = after(line, "wB1 wQ");
    CHECK(on_queen.height(piece_of(0, Kind::beetle)) == 1);
    const Position later = after(on_queen, "bA1 bQ-");
    CHECK(targets(later, "wQ").empty());
    CHECK(refusal(later, "wQ -bS1") == "wQ -bS1: wQ is already there");
    CHECK(refusal(later, "wQ \\bS1") == "wQ \\bS1: wQ is covered by wB1");
    const Position down = after_all(later, {"wB1 wQ/", "bA2 bA1-"});
    CHECK_FALSE(targets(down, "wQ").empty());
}

TEST_CASE("beetle: it walks along the top and descends on any side") {
    const Position top = position("white;wB1@1,0,1;wQ@0,0,0;wS1@1,0,0;bS1@2,0,0;bQ@3,0,0", "");
    CHECK(targets(top, "wB1") == Texts{"0,0", "0,1", "1,-1", "1,1", "2,-1", "2,0"});
    CHECK(is_legal(top, "wB1 bS1"));
    CHECK(is_legal(top, "wB1 wQ\\"));
    CHECK(refusal(top, "wS1 \\bS1") == "wS1 \\bS1: wS1 is covered by wB1");
}

TEST_CASE("beetle: it cannot step between two stacks higher than both ends of the step") {
    // The pieces on 1,-1 and 0,1 stand on both sides of the step from 0,0 to 1,0.
    const std::string ground = "wS1@0,0,0;wQ@1,0,0;bS1@1,-1,0;bS2@0,1,0;bQ@2,0,0;";
    const auto can_step = [&](const std::string& stacks) {
        const Texts all = targets(position("white;" + ground + stacks), "wB1");
        return std::count(all.begin(), all.end(), "1,0") == 1;
    };
    CHECK(can_step("wB1@0,0,1"));
    CHECK(can_step("wB1@0,0,1;bB1@1,-1,1"));
    CHECK_FALSE(can_step("wB1@0,0,1;bB1@1,-1,1;bB2@0,1,1"));
    CHECK(can_step("wB2@0,0,1;wB1@0,0,2;bB1@1,-1,1;bB2@0,1,1"));
    CHECK(can_step("wB1@0,0,1;wB2@1,0,1;bB1@1,-1,1;bB2@0,1,1"));
    const std::string upper = "wB2@0,0,1;wB1@0,0,2;bB1@1,-1,1;bB2@0,1,1;";
    CHECK(can_step(upper + "bM@1,-1,2"));
    CHECK_FALSE(can_step(upper + "bM@1,-1,2;wM@0,1,2"));
}

TEST_CASE("beetle: such a gate also stops it on the way up and down") {
    const std::string walls = "bS1@1,-1,0;bB1@1,-1,1;bS2@0,1,0;bB2@0,1,1;";
    const Position up = position("white;" + walls + "wB1@0,0,0;wQ@1,0,0;bQ@2,0,0", "");
    CHECK(targets(up, "wB1") == Texts{"-1,1", "0,-1", "0,1", "1,-1"});
    const Position down =
        position("white;" + walls + "wB1@0,0,1;wS1@0,0,0;wQ@-1,0,0;bQ@-1,1,0", "");
    const Texts all = targets(down, "wB1");
    CHECK(std::count(all.begin(), all.end(), "1,0") == 0);
    CHECK(std::count(all.begin(), all.end(), "0,-1") == 1);
}

TEST_CASE("beetle: stacks may be of any height") {
    const Position tower = position(
        "white;bQ@0,0,0;wB2@0,0,1;bB1@0,0,2;bB2@0,0,3;bM@0,0,4;wB1@1,0,0;wQ@1,-1,0;wS1@2,-1,0;"
        "bS1@-1,0,0");
    const Position higher = after(tower, "wB1 bM");
    CHECK(higher.height_at(cell_at(0, 0)) == 6);
    CHECK(higher.top_at(cell_at(0, 0)) == piece_of(0, Kind::beetle));
    CHECK(higher.hash() == higher.fresh_hash());
    CHECK(targets(after(higher, "bA1 -bS1"), "wB1").size() == 6);
}

TEST_CASE("ladybug: it makes two steps on top of the hive, then one down") {
    const Position line = position("white;wL@0,0,0;wQ@1,0,0;bS1@2,0,0;bQ@3,0,0");
    CHECK(targets(line, "wL") == Texts{"1,1", "2,-1", "2,1", "3,-1"});
}

TEST_CASE("ladybug: it never returns to its start and can be pinned") {
    const Position cluster = position("white;wL@0,0,0;wQ@1,0,0;bS1@0,1,0;bQ@1,1,0");
    const Texts all = targets(cluster, "wL");
    CHECK(std::count(all.begin(), all.end(), "0,0") == 0);
    CHECK(std::count(all.begin(), all.end(), "-1,1") == 1);
    CHECK(targets(position("white;wL@1,0,0;wQ@0,0,0;bS1@2,0,0;bQ@3,0,0"), "wL").empty());
}

TEST_CASE("ladybug: gates of taller stacks stop it on the way up, along and down") {
    const std::string low = "white;bS1@1,-1,0;bB1@1,-1,1;bS2@0,1,0;";
    const std::string high = low + "bB2@0,1,1;";
    const auto reaches = [](const std::string& text, const std::string& hex) {
        const Texts all = targets(position(text), "wL");
        return std::count(all.begin(), all.end(), hex) == 1;
    };
    // From 0,0 up to 1,0, then over 2,0 and down.
    const std::string up = "wL@0,0,0;wQ@1,0,0;bQ@2,0,0";
    CHECK(reaches(low + up, "3,-1"));
    CHECK_FALSE(reaches(high + up, "3,-1"));
    // Along the top from 0,0 to 1,0.
    const std::string along = "wL@-1,0,0;wQ@0,0,0;bQ@1,0,0";
    CHECK(reaches(low + along, "2,0"));
    CHECK_FALSE(reaches(high + along, "2,0"));
    // From 0,0 down to 1,0.
    const std::string down = "wL@-2,0,0;wQ@-1,0,0;bQ@0,0,0";
    CHECK(reaches(low + down, "1,0"));
    CHECK_FALSE(reaches(high + down, "1,0"));
}

TEST_CASE("mosquito: it moves as any kind that it touches at the start of its turn") {
    const std::string rest = "bS1@2,0,0;bQ@3,0,0;wS1@3,1,0";
    CHECK(targets(position("white;wM@0,0,0;wQ@1,0,0;" + rest), "wM") == Texts{"0,1", "1,-1"});
    CHECK(targets(position("white;wM@0,0,0;wG1@1,0,0;wQ@4,-1,0;" + rest), "wM") == Texts{"4,0"});
    CHECK(targets(position("white;wM@0,0,0;bB1@1,0,0;wQ@4,-1,0;" + rest), "wM") ==
          Texts{"0,1", "1,-1", "1,0"});
    CHECK(targets(position("white;wM@0,0,0;wL@1,0,0;wQ@4,-1,0;" + rest), "wM") ==
          Texts{"1,1", "2,-1", "2,1", "3,-1"});
    const Position both =
        position("white;wM@0,0,0;bG1@1,0,0;wQ@0,1,0;bS1@2,0,0;bQ@3,0,0;wS1@1,1,0");
    CHECK(targets(both, "wM") == Texts{"-1,1", "0,2", "1,-1", "4,0"});
}

TEST_CASE("mosquito: it copies the top piece of a stack of either colour") {
    const Position beside_ant = position("white;wM@0,0,0;bA1@1,0,0;wQ@2,0,0;bQ@3,0,0;wS1@3,1,0");
    CHECK(targets(beside_ant, "wM").size() > 6);
    const Position beside_beetle =
        position("white;wM@0,0,0;bA1@1,0,0;bB1@1,0,1;wQ@2,0,0;bQ@3,0,0;wS1@3,1,0");
    CHECK(targets(beside_beetle, "wM") == Texts{"0,1", "1,-1", "1,0"});
}

TEST_CASE("mosquito: it cannot move if it touches only a mosquito") {
    const Position pair = position("white;wM@0,0,0;bM@1,0,0;wQ@2,0,0;bQ@3,0,0;wS1@3,1,0");
    CHECK(targets(pair, "wM").empty());
    CHECK(refusal(pair, "wM \\bM") == "wM \\bM: wM touches only a mosquito and cannot move");
}

TEST_CASE("mosquito: on top of the hive it moves as a beetle") {
    const Position top = position("white;wM@1,0,1;wA1@1,0,0;wQ@0,0,0;bA1@2,0,0;bQ@3,0,0");
    CHECK(targets(top, "wM") == Texts{"0,0", "0,1", "1,-1", "1,1", "2,-1", "2,0"});
}

TEST_CASE("the distance is the number of steps of a shortest path on the torus") {
    for (const hive::Cell from : {cell_at(0, 0), cell_at(31, 0), cell_at(5, 31), cell_at(16, 15)}) {
        std::vector<int> steps(cell_count, -1);
        std::vector<hive::Cell> queue = {from};
        steps[from] = 0;
        for (std::size_t i = 0; i < queue.size(); ++i) {
            for (int direction = 0; direction < directions; ++direction) {
                const hive::Cell next = neighbour(queue[i], direction);
                if (steps[next] >= 0) continue;
                steps[next] = steps[queue[i]] + 1;
                queue.push_back(next);
            }
        }
        // For larger distances the torus has shorter ways around than a hive can occupy.
        for (const hive::Cell cell : queue) {
            if (steps[cell] < side / 2) REQUIRE(distance(from, cell) == steps[cell]);
        }
    }
}
