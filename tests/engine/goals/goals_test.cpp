#include "engine/services/goals/goal.hpp"

#include <memory>
#include <string>
#include <vector>

#include "tests/engine/catch.hpp"

using namespace quintet;
using goals::Condition;
using goals::Goal;

namespace {

/// A position of a game, with actions that are tried from it.
class Try {
  public:
    Try(const std::string& game, const std::string& setup, const GivenOptions& options = {},
        const std::vector<std::string>& before = {}) {
        auto made = open_game({game, options, setup});
        INFO((made ? "" : made.error().message));
        REQUIRE(made);
        start_ = std::move(made).value();
        for (const std::string& action : before) REQUIRE(start_->play(action));
    }

    /// Whether a goal, which must fit the position, is reached after the actions.
    bool reaches(const std::vector<std::string>& actions, const Goal& goal) const {
        const Status fits = goals::check(*start_, goal);
        INFO((fits ? "" : fits.error().message));
        REQUIRE(fits);
        const auto game = start_->copy();
        for (const std::string& action : actions) {
            const Status played = game->play(action);
            INFO((played ? "" : played.error().message));
            REQUIRE(played);
        }
        return goals::reached(*game, start_->ply(), goal);
    }

    std::string refusal(const Goal& goal) const {
        const Status fits = goals::check(*start_, goal);
        return fits ? "" : fits.error().message;
    }

  private:
    std::unique_ptr<RunningGame> start_;
};

Condition kind(const std::string& name) {
    Condition condition;
    condition.kind = name;
    return condition;
}

Condition counted(const std::string& name, int count) {
    Condition condition = kind(name);
    condition.count = count;
    return condition;
}

Condition on_cells(const std::string& name, const std::vector<std::string>& cells, int count = 0) {
    Condition condition = counted(name, count);
    condition.cells = cells;
    return condition;
}

Condition negated(Condition condition) {
    condition.negated = true;
    return condition;
}

/// Red can jump over a green piece, and leave from the two eastern hexes.
const char* const exits = "..../...../....../..rg..r/....../...../..bb r 0,0,0 0";

}  // namespace

TEST_CASE("captured and converted tokens are counted") {
    const Try cachex("cachex", "..../.rb./.b../r... r 4", {{"size", "4"}});
    CHECK(cachex.reaches({"PLACE 2,2"}, {counted("captures", 2)}));
    CHECK_FALSE(cachex.reaches({"PLACE 2,2"}, {counted("captures", 3)}));
    CHECK_FALSE(cachex.reaches({"PLACE 0,0"}, {counted("captures", 1)}));

    const Try chexers("chexers", exits);
    CHECK(chexers.reaches({"JUMP -1,0 1,0"}, {counted("converts", 1)}));
    CHECK_FALSE(chexers.reaches({"JUMP -1,0 1,0"}, {counted("converts", 2)}));
    CHECK_FALSE(chexers.reaches({"JUMP -1,0 1,0"}, {counted("captures", 1)}));
    CHECK_FALSE(chexers.reaches({"MOVE -1,0 -2,0"}, {counted("converts", 1)}));
}

TEST_CASE("kinds of action, where they end, and tallies") {
    const Try chexers("chexers", exits);
    Condition exit = kind("action");
    exit.name = "exit";
    CHECK(chexers.reaches({"EXIT 3,0"}, {exit}));
    CHECK_FALSE(chexers.reaches({"MOVE 3,0 2,0"}, {exit}));
    exit.cells = {"3,-1"};
    CHECK_FALSE(chexers.reaches({"EXIT 3,0"}, {exit}));

    Condition tally = kind("tally");
    tally.name = "exits";
    CHECK(chexers.reaches({"EXIT 3,0"}, {tally}));
    CHECK_FALSE(chexers.reaches({"MOVE 3,0 2,0"}, {tally}));
    CHECK(chexers.reaches({"MOVE 3,0 2,0"}, {negated(tally)}));

    Condition in_zone = kind("occupies");
    in_zone.zone = "exit";
    in_zone.count = 1;
    CHECK(chexers.reaches({"MOVE -1,0 -2,0"}, {in_zone}));
    CHECK_FALSE(chexers.reaches({"MOVE 3,0 2,0"}, {in_zone}));
    Condition out_of_zone = kind("leaves");
    out_of_zone.zone = "exit";
    CHECK(chexers.reaches({"MOVE 3,0 2,0"}, {out_of_zone}));
    CHECK_FALSE(chexers.reaches({"MOVE -1,0 -2,0"}, {out_of_zone}));
}

TEST_CASE("nothing is reached before an action, or by the actions of others") {
    const Try chexers("chexers", exits);
    CHECK_FALSE(chexers.reaches({}, {on_cells("occupies", {"3,0"})}));
    CHECK_FALSE(chexers.reaches({}, {negated(on_cells("occupies", {"3,-3"}))}));
    // Green converts the red piece, and Red has converted nothing.
    CHECK_FALSE(chexers.reaches({"MOVE 3,0 2,0", "JUMP 0,0 -2,0"}, {counted("converts", 1)}));
}

TEST_CASE("tokens are safe if no sequence of replies takes them") {
    const Try chexers("chexers", exits);
    CHECK_FALSE(chexers.reaches({"MOVE 3,0 2,0"}, {on_cells("safe", {"-1,0"})}));
    CHECK(chexers.reaches({"MOVE -1,0 -1,-1"}, {on_cells("safe", {"3,0"})}));
    CHECK_FALSE(chexers.reaches({"MOVE 3,0 2,0"}, {kind("safe")}));
}

TEST_CASE("chains and neighbours") {
    const Try cachex("cachex", "r.../..../..r./b..b r 4", {{"size", "4"}});
    CHECK_FALSE(cachex.reaches({"PLACE 1,1"}, {on_cells("joins", {"0,0", "2,2"})}));
    CHECK(cachex.reaches({"PLACE 1,2", "PLACE 2,0", "PLACE 1,1", "PLACE 3,1", "PLACE 0,1"},
                         {on_cells("joins", {"0,0", "2,2"})}));
    CHECK(cachex.reaches({"PLACE 1,2"}, {on_cells("surrounds", {"2,2"}, 1)}));
    CHECK_FALSE(cachex.reaches({"PLACE 1,2"}, {on_cells("surrounds", {"2,2"}, 2)}));
}

TEST_CASE("a hive piece that may not move, and how many replies are left") {
    const Try hive("hive", "", {}, {"wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"});
    CHECK(hive.reaches({"wA1 -wQ"}, {on_cells("pins", {"bS1"})}));
    CHECK_FALSE(hive.reaches({"wA1 -wQ"}, {on_cells("pins", {"bQ"})}));
    CHECK_FALSE(hive.reaches({"wA1 -wQ"}, {on_cells("pins", {"wS1"})}));
    CHECK(hive.reaches({"wA1 -wQ"}, {counted("replies", 1000)}));
    CHECK_FALSE(hive.reaches({"wA1 -wQ"}, {counted("replies", 3)}));
}

TEST_CASE("a goal that does not fit is refused with the reason") {
    const Try chexers("chexers", exits);
    CHECK(chexers.refusal({}) == "a goal needs at least one condition");
    CHECK(chexers.refusal({kind("wins")}).find("kind must be one of captures") == 0);
    CHECK(chexers.refusal({on_cells("joins", {"9,9"})}) == "unknown cell \"9,9\"");
    CHECK(chexers.refusal({kind("joins")}) == "\"joins\" needs the field cells");
    CHECK(chexers.refusal({counted("win", 2)}) == "\"win\" has no field count");
    CHECK(chexers.refusal({kind("win"), kind("action")}) ==
          "condition 2: \"action\" needs the field name");
    Condition zone = kind("occupies");
    zone.zone = "camp";
    CHECK(chexers.refusal({zone}) == "the player to move has no zone \"camp\"");
    Condition choice = kind("one-of");
    choice.actions = {"EXIT 0,0"};
    CHECK_FALSE(chexers.refusal({choice}).empty());
}
