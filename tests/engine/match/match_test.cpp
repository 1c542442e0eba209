#include "tests/engine/match/helpers.hpp"

// One running game: history, errors, repetition.

using namespace quintet;
using namespace quintet::tests;

namespace {

std::string refusal(const Result<std::unique_ptr<Match>>& made) {
    return made ? "" : made.error().message;
}

/// Chexers' shortest way to a repetition: every player steps out and back again.
const std::vector<std::string> there_and_back{"MOVE -3,0 -2,-1", "MOVE 0,-3 0,-2", "MOVE 3,0 2,0",
                                              "MOVE -2,-1 -3,0", "MOVE 0,-2 0,-3", "MOVE 2,0 3,0"};

std::vector<std::string> repeated(int times) {
    std::vector<std::string> actions;
    for (int i = 0; i < times; ++i) {
        actions.insert(actions.end(), there_and_back.begin(), there_and_back.end());
    }
    return actions;
}

}  // namespace

TEST_CASE("match: an unknown game, option or value is refused by name") {
    CHECK(contains(refusal(new_match("go", {}, "")), "\"go\""));
    CHECK(contains(refusal(new_match("cachex", {{"komi", "1"}}, "")), "\"komi\""));
    CHECK(contains(refusal(new_match("cachex", {{"size", "16"}}, "")), "size"));
    CHECK(contains(refusal(new_match("cachex", {{"size", "8.0"}}, "")), "\"8.0\""));
    CHECK(contains(refusal(new_match("chexers", {{"limits", ""}}, "")), "limits"));
    CHECK(contains(refusal(new_match("cachex", {}, "nonsense")), "setup: "));
}

TEST_CASE("match: a replay names the action that it breaks at") {
    std::vector<std::string> actions = repeated(2);
    actions.push_back("EXIT 0,0");
    const std::string message = refusal(replay("chexers", {}, "", actions));
    CHECK(message.rfind("action 13: EXIT 0,0: ", 0) == 0);
    actions[3] = "MOVE";
    CHECK(contains(refusal(replay("chexers", {}, "", actions)), "action 4: "));
}

TEST_CASE("match: playing after an undo drops what was taken back") {
    const auto match = started({"cachex", {}});
    for (const char* action : {"PLACE 0,0", "PLACE 1,1", "PLACE 2,2"}) {
        REQUIRE(match->play(action).ok());
    }
    REQUIRE(match->go_to(1).ok());
    CHECK(match->length() == 3);
    CHECK_FALSE(match->play("PLACE 0,0").ok());
    CHECK(match->length() == 3);
    REQUIRE(match->play("STEAL").ok());
    CHECK(match->length() == 2);
    CHECK(match->actions() == std::vector<std::string>{"PLACE 0,0", "STEAL"});
    CHECK_FALSE(match->go_to(3).ok());
    CHECK_FALSE(match->go_to(-1).ok());
    CHECK(match->ply() == 2);
}

TEST_CASE("match: the fourth occurrence ends Chexers, and taking it back reopens the game") {
    std::vector<std::string> actions = repeated(3);
    const auto made = replay("chexers", {}, "", actions);
    REQUIRE(made.ok());
    Match& match = *made.value();
    CHECK(match.occurrences() == 4);
    CHECK(match.outcome() == Outcome::draw(Reason::repetition));
    CHECK(match.legal_actions().empty());
    CHECK(match.action_views().empty());
    CHECK(match.perft(3) == 0);
    CHECK(match.perft(0) == 1);
    CHECK_FALSE(match.play("MOVE -3,0 -2,-1").ok());
    REQUIRE(match.go_to(12).ok());
    CHECK(match.occurrences() == 3);
    CHECK_FALSE(match.outcome().over());
    REQUIRE(match.go_to(17).ok());
    CHECK_FALSE(match.outcome().over());
}

TEST_CASE("match: perft ends where repetition ends the game") {
    std::vector<std::string> actions = repeated(3);
    actions.pop_back();
    const auto made = replay("chexers", {}, "", actions);
    REQUIRE(made.ok());
    const Match& match = *made.value();
    // One of Blue's actions completes the fourth occurrence of the start.
    const std::uint64_t here = match.legal_actions().size();
    std::uint64_t after = 0;
    for (const auto& [action, leaves] : match.divide(2)) {
        if (action == "MOVE 2,0 3,0") CHECK(leaves == 0);
        after += leaves;
    }
    CHECK(match.perft(1) == here);
    CHECK(match.perft(2) == after);
    // Without the history that action would have its eight answers, too.
    const auto unaware = new_match("chexers", {}, match.position_text());
    REQUIRE(unaware.ok());
    CHECK(unaware.value()->perft(2) == after + 8);
}

TEST_CASE("match: a game that began from a set-up says so") {
    const auto match = started({"cachex", {{"size", "3"}}}, ".../.../..r b 1");
    CHECK(match->setup() == ".../.../..r b 1");
    CHECK(match->ply() == 0);
    CHECK(match->to_move() == 1);
    CHECK(match->options().integer("size") == 3);
}

TEST_CASE("a game in the notation of other programs comes back as it was") {
    for (const Variant& variant : variants()) {
        const auto match = random_game(variant, 5, 60);
        INFO(variant.name());
        const Result<std::string> text = match->export_game(match->ply());
        if (match->spec().notation.empty()) {
            REQUIRE_FALSE(text.ok());
            CHECK(text.error().message.find(variant.game) != std::string::npos);
            continue;
        }
        REQUIRE(text.ok());
        const Result<ImportedGame> game = import_game(text.value());
        REQUIRE(game.ok());
        CHECK(game.value().game == variant.game);
        CHECK(game.value().played.actions == match->actions());
        const auto again =
            replay(game.value().game, game.value().played.options, "", game.value().played.actions);
        REQUIRE(again.ok());
        CHECK(again.value()->position_text() == match->position_text());
        CHECK(again.value()->export_game(match->ply()).value() == text.value());
    }
}

TEST_CASE("exports are of any ply, whatever ply is shown; imports are refused with a reason") {
    const auto match = started({"hive", {}});
    REQUIRE(match->play("wS1").ok());
    REQUIRE(match->play("bS1 wS1-").ok());
    REQUIRE(match->go_to(0).ok());
    CHECK(match->export_game(0).value() == "Base;NotStarted;White[1]");
    CHECK(match->export_game(2).value() == "Base;InProgress;White[2];wS1;bS1 wS1-");
    CHECK_FALSE(match->export_game(3).ok());
    CHECK_FALSE(match->export_game(-1).ok());
    CHECK_FALSE(started({"hive", {}}, "white;ply 0")->export_game(0).ok());

    CHECK(import_game("PLACE 3,4").error().message.find("UHP GameString") != std::string::npos);
    const Error error = import_game("Base;InProgress;White[2];wS1;bS1").error();
    CHECK(error.action == 2);
    CHECK(error.message.rfind("action 2: ", 0) == 0);
}
