#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "engine/core/board/board_setup.hpp"
#include "tests/engine/golden.hpp"
#include "tests/engine/session/helpers.hpp"
#include "tests/engine/thinned.hpp"

// Positions set up by hand: the setup of a position leads back to it, and impossible setups are
// refused.

using namespace quintet;
using namespace quintet::tests;

namespace {

void check_back(const RunningGame& running) {
    const BoardSetup setup = running.board_setup();
    const Result<std::string> text = running.compose(setup);
    INFO((text ? "" : text.error().message));
    REQUIRE(text.ok());
    CHECK(text.value() == running.position_text());

    // Without the number of actions, the game may choose another number, but the board is the same.
    BoardSetup bare = setup;
    const auto is_ply = [](const SetupNumber& number) { return number.name == "ply"; };
    std::erase_if(bare.numbers, is_ply);
    const Result<std::string> least = running.compose(bare);
    INFO((least ? "" : least.error().message));
    REQUIRE(least.ok());
    auto again = open_game({running.spec().id, running.options().all(), least.value()});
    REQUIRE(again.ok());
    BoardSetup second = again.value()->board_setup();
    CHECK(second.to_move == setup.to_move);
    CHECK(second.tokens.size() == setup.tokens.size());
}

SetupToken random_token(const BoardSetup& form, const BoardLayout& layout, Random& random) {
    const SetupKind& kind = form.kinds[random.below(static_cast<std::uint32_t>(form.kinds.size()))];
    std::string cell = std::to_string(static_cast<int>(random.below(7)) - 3) + "," +
                       std::to_string(static_cast<int>(random.below(7)) - 3);
    if (!layout.cells.empty() && random.below(20) > 0) {
        cell = layout.cells[random.below(static_cast<std::uint32_t>(layout.cells.size()))].id;
    }
    if (random.below(40) == 0) cell = damaged(cell, random);
    SetupToken token{cell, kind.player, kind.kind, ""};
    if (random.below(40) == 0) token.kind = damaged(token.kind, random);
    if (random.below(40) == 0) token.player = static_cast<Player>(random.below(256));
    if (random.below(20) == 0) token.label = damaged("wA1", random);
    return token;
}

}  // namespace

TEST_CASE("every game: the setup of a position of a golden game leads back to it", "[five]") {
    for (const GameSpec* game : games()) {
        const std::string file = game->id + "-games.jsonl";
        // A new game has none yet; golden_test.cpp names the files that must be there.
        if (!std::filesystem::exists(QUINTET_TEST_DATA "/" + file)) continue;
        int number = 0;
        golden::for_each_line(file, [&](const nlohmann::json& line) {
            const auto running = open_game(golden::record_of(line));
            REQUIRE(running.ok());
            // A sample that takes seconds.
            for (int ply = ++number % 7; ply <= running.value()->length(); ply += 7) {
                INFO("ply " << ply);
                REQUIRE(running.value()->go_to(ply).ok());
                check_back(*running.value());
            }
        });
    }
}

TEST_CASE("every game: the start leads back to the start, with every option") {
    for (const Variant& variant : variants()) {
        INFO(variant.name());
        check_back(*started(variant));
    }
}

TEST_CASE("every game: whatever is put on the board, the answer is a position or a message") {
    for (const Variant& variant : variants()) {
        const auto running = started(variant);
        const BoardSetup form = running->board_setup();
        const BoardLayout layout = running->layout();
        Random random(7);
        int refused = 0;
        for (int round = 0; round < thinned(150); ++round) {
            INFO(variant.name() << ", round " << round);
            BoardSetup setup = form;
            setup.tokens.clear();
            const std::uint32_t count = random.below(40);
            for (std::uint32_t i = 0; i < count; ++i) {
                setup.tokens.push_back(random_token(form, layout, random));
            }
            setup.to_move = static_cast<Player>(random.below(4));
            if (random.below(2) == 0) {
                setup.numbers.clear();
            } else {
                for (SetupNumber& each : setup.numbers) {
                    each.value = static_cast<int>(random.below(2000)) - 500;
                    if (random.below(8) > 0) each.value %= 10;
                }
            }
            for (SetupMark& mark : setup.marks) {
                if (!setup.tokens.empty()) mark.cell = setup.tokens.front().cell;
            }
            const Result<std::string> text = running->compose(setup);
            if (text) {
                const auto again = open_game({variant.game, variant.options, text.value()});
                INFO(text.value());
                REQUIRE(again.ok());
                CHECK(again.value()->position_text() == text.value());
            } else {
                ++refused;
                CHECK_FALSE(text.error().message.empty());
                CHECK(text.error().message.size() < 300);
            }
        }
        CHECK(refused > 0);
    }
}

TEST_CASE("a setup names its problems", "[five]") {
    const auto refusal = [](const Variant& variant, auto&& change) {
        const auto running = started(variant);
        BoardSetup setup = running->board_setup();
        change(setup);
        const Result<std::string> text = running->compose(setup);
        REQUIRE_FALSE(text.ok());
        return text.error().message;
    };
    CHECK(refusal({"chexers", {}}, [](BoardSetup& setup) {
              setup.tokens.push_back({"9,9", 0, "piece", ""});
          }) == "unknown cell \"9,9\"");
    CHECK(refusal({"halma", {}}, [](BoardSetup& setup) {
              setup.tokens.push_back(setup.tokens.front());
          }) == "only one piece fits on 0,0");
    CHECK(refusal({"halma", {}}, [](BoardSetup& setup) {
              std::erase_if(setup.tokens,
                            [](const SetupToken& token) { return token.player == 1; });
          }) == "white has no pieces");
    CHECK(refusal({"chexers", {}}, [](BoardSetup& setup) { setup.tokens.clear(); }) ==
          "the board has no pieces");
    CHECK(refusal({"chexers", {}}, [](BoardSetup& setup) { setup.numbers[1].value = 5; }) ==
          "exits of green must be from 0 to 4 (found 5)");
    CHECK(refusal({"tetress", {}}, [](BoardSetup& setup) {
              for (int c = 0; c < 11; ++c) {
                  setup.tokens.push_back({"4," + std::to_string(c), 0, "token", ""});
              }
              setup.numbers.clear();
          }) == "full rows and columns must be cleared");
    CHECK(refusal({"hive", {}}, [](BoardSetup& setup) {
              setup.tokens = {{"0,0", 0, "S", ""}, {"4,0", 1, "S", ""}};
              setup.numbers.clear();
          }) == "bS1 is not connected to wS1");
    CHECK(refusal({"hive", {}}, [](BoardSetup& setup) {
              setup.tokens = {{"0,0", 0, "Q", ""}, {"1,0", 0, "Q", ""}};
          }) == "white has only 1 of wQ");
    CHECK(refusal({"cachex", {}}, [](BoardSetup& setup) { setup.to_move = 7; }) ==
          "the player to move does not exist");
}
