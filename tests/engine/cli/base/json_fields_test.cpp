#include "engine/cli/base/json_fields.hpp"

#include "tests/engine/catch.hpp"

namespace quintet {

TEST_CASE("JSON by description: names as stated") {
    SearchLine line;
    line.actions = {"PLACE 1,2"};
    line.scores = {3, -3};
    line.chances = {0.5, 0.5};
    line.proven_plies = 4;
    CHECK(cli::described_json(line).dump() ==
          R"({"actions":["PLACE 1,2"],"scores":[3,-3],"chances":[0.5,0.5],)"
          R"("provenPlies":4,"likely":false})");
}

TEST_CASE("JSON by description: no player is null, and empty optional fields are left out") {
    CHECK(cli::described_json(Outcome()).dump() ==
          R"({"state":"ongoing","winner":null,"reason":""})");
    CHECK(cli::described_json(Error{"no"}).dump() == R"({"message":"no"})");
    CHECK(cli::described_json(Error{"no", 3}).dump() == R"({"message":"no","action":3})");
    GameRecord record;
    record.game = "cachex";
    record.options = {{"size", "5"}};
    CHECK(cli::described_json(record).at("options").dump() == R"({"size":"5"})");
}

}  // namespace quintet
