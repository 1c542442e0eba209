#include "engine/cli/protocols/text/thought.hpp"
#include "engine/cli/base/json_fields.hpp"

#include "tests/engine/cli/helpers.hpp"

using namespace quintet::cli;

TEST_CASE("thought: is read from UGI info lines") {
    Thought thought;
    read_info("info depth 5 score cp -31 nodes 1200 time 3 nps 400000 pv a depth 9", thought);
    CHECK(thought.depth == 5);
    CHECK(thought.score == -31);
    CHECK(thought.nodes == 1200);
    CHECK_FALSE(thought.chance);
    read_info("info nodes 1500", thought);
    CHECK(thought.depth == 5);
    CHECK(thought.nodes == 1500);
    read_info("info depth 6 multipv 2 score cp 7", thought);
    CHECK(thought.score == -31);
    read_info("info depth 6 score loss 4", thought);
    CHECK_FALSE(thought.score);
    CHECK(thought.chance == 0);
    CHECK(thought.proven_plies == 4);
    CHECK_FALSE(thought.likely);
    read_info("info nodes 9 score loss 4 likely", thought);
    CHECK(thought.likely);
    CHECK(thought.nodes == 9);
    for (const char* line : {"", "info", "info string depth 9", "bestmove depth 9", "info depth",
                             "info depth x nodes -1 score", "info score cp", "info score mate 3"}) {
        const Json before = described_json(thought);
        read_info(line, thought);
        CHECK(described_json(thought) == before);
    }
}

TEST_CASE("thought: records keep it") {
    Thought thought;
    CHECK(thought.empty());
    CHECK(described_json(thought).empty());
    read_info("info depth 5 score win 3 likely nodes 1200", thought);
    thought.best = "PLACE 0,0";
    Json json = described_json(thought);
    json["of_others"] = true;
    const Thought again = described_value<Thought>(json);
    CHECK(described_json(again) == described_json(thought));
    CHECK(again.best == "PLACE 0,0");
    CHECK(again.likely);
    CHECK_THROWS(described_value<Thought>({{"depth", "deep"}}));
}
