#include <map>

#include "tests/engine/hive/helpers.hpp"

using namespace quintet;
using namespace quintet::hive;
using namespace quintet::hive::tests;

namespace {

const std::string triangle = "white;wQ@0,0,0;wA1@-1,0,0;bQ@1,0,0;bS1@0,1,0;ply 4";

}  // namespace

TEST_CASE("text: every piece has its UHP name") {
    CHECK(name_of(piece_of(0, Kind::queen)) == "wQ");
    CHECK(name_of(piece_of(1, Kind::ant, 2)) == "bA3");
    CHECK(name_of(piece_of(1, Kind::pillbug)) == "bP");
    for (Piece piece = 0; piece < piece_count; ++piece) {
        const std::string name = name_of(piece);
        TextCursor reader(name);
        CHECK(read_piece(reader) == piece);
        CHECK(reader.at_end());
    }
}

TEST_CASE("text: the sign stands on the side of the destination") {
    const Position first = after(start(), "wS1");
    const std::vector<std::pair<std::string, std::string>> sides = {
        {"-wS1", "-1,0"}, {"/wS1", "-1,1"}, {"\\wS1", "0,-1"},
        {"wS1-", "1,0"},  {"wS1/", "1,-1"}, {"wS1\\", "0,1"}};
    for (const auto& [reference, cell] : sides) {
        const Result<Action> action = Game::parse_action("bA1 " + reference, first);
        REQUIRE(action.ok());
        CHECK(Game::view(action.value(), first).to == cell);
        CHECK(Game::format_action(action.value(), first) == "bA1 " + reference);
    }
}

TEST_CASE("text: any neighbour may be the reference, even the moving piece") {
    const Position position = hive::tests::position(triangle, "");
    // The hex south-west of wA1 touches wA1 alone.
    const Action wanted = Game::parse_action("wA2 /wA1", position).value();
    CHECK(Game::format_action(wanted, position) == "wA2 /wA1");
    // The ant moves to the hex west of bS1, south-east of its old place.
    const Action slide = Game::parse_action("wA1 -bS1", position).value();
    CHECK(Game::parse_action("wA1 wA1\\", position).value() == slide);
    CHECK(Game::parse_action("wA1 /wQ", position).value() == slide);
}

TEST_CASE("text: the output names the first neighbour from NW on except the moving piece") {
    const Position position = hive::tests::position(triangle, "");
    // The neighbours of -1,1 are wQ to the north-east, bS1 to the east, and wA1 itself to the
    // north-west.
    CHECK(Game::format_action(Game::parse_action("wA1 -bS1", position).value(), position) ==
          "wA1 /wQ");
    // A beetle that steps down next to its stack names what it stood on.
    const Position stack =
        hive::tests::position("white;wB1@0,0,1;wS1@0,0,0;wQ@1,0,0;bQ@2,0,0;bS1@3,0,0");
    CHECK(Game::format_action(Game::parse_action("wB1 -wB1", stack).value(), stack) == "wB1 -wS1");
    // A stack is named by its top.
    CHECK(is_legal(stack, "wA1 -wB1"));
    CHECK(Game::parse_action("wA1 -wS1", stack).value() ==
          Game::parse_action("wA1 -wB1", stack).value());
    // Climbing names the top of the stack; input accepts any piece of it.
    const Position climb = hive::tests::position("white;wB1@0,0,0;wQ@1,0,0;bB1@1,0,1;bQ@2,0,0");
    CHECK(is_legal(climb, "wB1 bB1"));
    CHECK(Game::parse_action("wB1 wQ", climb).value() ==
          Game::parse_action("wB1 bB1", climb).value());
}

TEST_CASE("text: malformed actions are refused with the place of the error") {
    const Position position = hive::tests::position(triangle, "");
    CHECK(refusal(position, "") ==
          "\"\": character 1: must be \"pass\" or a piece such as wQ or bA1 (found the end)");
    CHECK(refusal(position, "xA1 wQ-") ==
          "\"xA1 wQ-\": character 1: must be \"pass\" or a piece such as wQ or bA1 (found "
          "\"xA1 wQ-\")");
    CHECK(refusal(position, "wA4 wQ-").find("character 1: must be") != std::string::npos);
    CHECK(refusal(position, "wA1wQ-") ==
          "\"wA1wQ-\": character 4: must be a space (found \"wQ-\")");
    CHECK(refusal(position, "wA1 ") ==
          "\"wA1 \": character 5: must be a reference such as wQ-, /bA1 or wB2 (found the end)");
    CHECK(refusal(position, "wA1 -wQ-") ==
          "\"wA1 -wQ-\": character 8: must be the end (found \"-\")");
    CHECK(refusal(position, "wA1  wQ-").find("character 5: must be") != std::string::npos);
    CHECK(refusal(position, std::string("wA1 \0", 5)).find("\\x00") != std::string::npos);
    CHECK(refusal(position, "pass ").find("character 1: must be") != std::string::npos);
}

TEST_CASE("text: nonsensical and illegal actions are refused with the reason") {
    const Position position = hive::tests::position(triangle, "");
    CHECK(refusal(position, "wM -wA1") == "wM -wA1: wM is not in this game");
    CHECK(refusal(position, "bA1 -bS1") == "bA1 -bS1: bA1 is in Black's hand");
    CHECK(refusal(position, "bQ bQ-") == "bQ bQ-: bQ belongs to Black, and it is White's turn");
    CHECK(refusal(position, "wA2 wB1-") == "wA2 wB1-: the reference wB1 is not on the board");
    CHECK(refusal(position, "wA2 wA2-") == "wA2 wA2-: the reference wA2 is not on the board");
    CHECK(refusal(position, "wA2") == "wA2: add a reference to say where, such as \"wA2 wQ-\"");
    CHECK(refusal(position, "wA1 -wQ") == "wA1 -wQ: wA1 is already there");
    CHECK(refusal(position, "wA1 wA1") == "wA1 wA1: wA1 is already there");
    CHECK(refusal(position, "wA1 wQ-") ==
          "wA1 wQ-: bQ is on that hex; to climb on it, write \"wA1 bQ\"");
    CHECK(refusal(position, "wA1 bQ") == "wA1 bQ: wA1 cannot climb on bQ");
    CHECK(refusal(position, "wA2 bQ-") == "wA2 bQ-: wA2 cannot be placed next to Black's bQ");
    CHECK(refusal(position, "wG1 -wA1").empty());
    CHECK(refusal(start(), "wS1 wQ-") == "wS1 wQ-: the reference wQ is not on the board");
    const Position apart = hive::tests::position("white;wQ@0,0,0;wA1@1,0,0;bA1@2,0,0;bQ@3,0,0", "");
    CHECK(refusal(apart, "wB1 bQ-") == "wB1 bQ-: wB1 cannot be placed next to Black's bQ");
    CHECK(refusal(apart, "wB1 -wB1") == "wB1 -wB1: the reference wB1 is not on the board");
}

TEST_CASE("position text: it holds player, pieces with heights, stunned piece and ply") {
    CHECK(Game::format_position(start()) == "white;ply 0");
    const Position position = after_all(start("P"), {"wP", "bS1 wP-"});
    CHECK(Game::format_position(position) == "white;wP@0,0,0;bS1@1,0,0;stunned bS1;ply 2");
    CHECK(hive::tests::position("white;bS1@1,0,0;wP@0,0,0;stunned bS1", "P") == position);
    CHECK(Game::format_position(hive::tests::position("black;wS1@7,-3,0")) ==
          "black;wS1@7,-3,0;ply 1");
    CHECK(hive::tests::position("white;wQ@0,0,0;wA1@-1,0,0;bQ@1,0,0;bS1@0,1,0").ply() == 4);
    CHECK(hive::tests::position("black;wQ@0,0,0;wA1@-1,0,0;bQ@1,0,0;bS1@0,1,0").ply() == 5);
}

TEST_CASE("position text: coordinates far from the start are kept") {
    for (const std::string& text :
         {std::string("white;wQ@31,-1,0;wA1@32,-1,0;bQ@33,-1,0;bS1@34,-1,0;ply 4"),
          std::string("white;wQ@-99999,99999,0;wA1@-99998,99999,0;bQ@-99997,99999,0;"
                      "bS1@-99996,99999,0;ply 4")}) {
        CHECK(Game::format_position(position(text)) == text);
    }
    // Two hives that are equal modulo 32 are not the same position.
    const Position near = position("white;wQ@0,0,0;wA1@1,0,0;bQ@2,0,0;bS1@3,0,0");
    const Position far = position("white;wQ@32,0,0;wA1@33,0,0;bQ@34,0,0;bS1@35,0,0");
    CHECK_FALSE(near == far);
}

TEST_CASE("position text: a turn changes the coordinates of one piece only, wherever the hive is") {
    const auto places = [](const Position& position) {
        std::map<std::string, std::string> found;
        for (const Token& token : Game::board(position).tokens) found[token.label] = token.cell;
        return found;
    };
    Random random(13);
    for (const std::string first : {"0,0", "31,31", "-32,15", "-16,-97", "16,1000"}) {
        const Position before = hive::tests::position("black;wA1@" + first + ",0");
        play_random_games(1, before, 300, random, [&](Position position, Action action) {
            std::map<std::string, std::string> wanted = places(position);
            if (!action.is_pass()) {
                wanted[name_of(position.piece_of(action))] = Game::view(action, position).to;
            }
            position.play(action);
            REQUIRE(places(position) == wanted);
        });
    }
}

TEST_CASE("position text: impossible positions are refused with the reason") {
    CHECK(refused_position("") == "character 1: must be \"white\" or \"black\" (found the end)");
    CHECK(refused_position("white,") == "character 6: must be \";\" (found \",\")");
    CHECK(refused_position("white;") ==
          "character 7: must be a piece, \"stunned\" or \"ply\" (found the end)");
    CHECK(refused_position("white;wQ0,0,0") == "character 9: must be \"@\" (found \"0,0,0\")");
    CHECK(refused_position("white;wQ@0;0,0") == "character 11: must be \",\" (found \";0,0\")");
    CHECK(refused_position("white;wQ@100000,0,0") ==
          "character 10: must be a coordinate from -99999 to 99999 (found \"100000,0,0\")");
    CHECK(refused_position("white;wQ@0,0,-1") ==
          "character 14: must be a height from 0 (found \"-1\")");
    const std::string queens = "wQ@0,0,0;wS1@-1,0,0;bQ@1,0,0;bS1@2,0,0";
    CHECK(refused_position("white;" + queens).empty());
    CHECK(refused_position("white;" + queens + ";bQ@3,0,0") == "bQ appears twice");
    CHECK(refused_position("white;" + queens + ";wM@-2,0,0", "LP") == "wM is not in this game");
    CHECK(refused_position("white;" + queens + ";wA2@-2,0,0") == "wA2 must be placed after wA1");
    CHECK(refused_position("white;wQ@0,0,0;bS1@1,0,0") ==
          "the queen cannot be the first piece of white");
    CHECK(refused_position("white;wQ@0,0,0;wS1@-1,0,0;bA1@1,0,0;bA2@2,0,0;bA3@3,0,0;bS1@4,0,0") ==
          "black has four or more pieces on the board but no queen");
    CHECK(refused_position("white;" + queens + ";bA1@1,0,0") ==
          "two pieces are on 1,0 at height 0");
    CHECK(refused_position("white;" + queens + ";bB1@1,0,2") == "bB1 has no piece under it");
    CHECK(refused_position("white;" + queens + ";bA1@1,0,1") ==
          "bA1 cannot be on top of another piece");
    CHECK(refused_position("white;" + queens + ";bA1@4,0,0") == "bA1 is not connected to wQ");
    // Neighbours only modulo 32.
    CHECK(refused_position("white;" + queens + ";bA1@35,0,0") == "bA1 is not connected to wQ");
    CHECK(refused_position("white;wS1@0,0,0;wQ@1,0,0") ==
          "white has 2 pieces on the board and black has none");
    CHECK(refused_position("white;wS1@0,0,0") ==
          "white cannot be to move at ply 2 with 1 pieces on "
          "the board");
    CHECK(refused_position("white;" + queens + ";ply 5") == "ply 5 is not white's turn");
    CHECK(refused_position("white;" + queens + ";ply 2") ==
          "ply 2 is too early for this many pieces");
    CHECK(refused_position("white;" + queens + ";ply -2") ==
          "character 50: must be a number of turns (found \"-2\")");
    CHECK(refused_position("white;ply 2") ==
          "white cannot be to move at ply 2 with 0 pieces on the "
          "board");
    CHECK(refused_position("white;ply 0;" + queens) == "the ply must come last");
}

TEST_CASE("position text: a stunned piece must be one that may have been moved last") {
    const std::string base = "white;wQ@0,0,0;wA1@-1,0,0;bQ@1,0,0;bS1@2,0,0";
    const std::string with_pillbug = base + ";bP@-1,1,0";
    CHECK(refused_position(with_pillbug + ";stunned bS1").empty());
    CHECK(refused_position(with_pillbug + ";stunned wA1").empty());
    CHECK(refused_position(with_pillbug + ";stunned wA1;stunned bS1") ==
          "only one piece can be stunned");
    CHECK(refused_position(base + ";stunned bS1") == "stunned bS1: the board has no pillbug");
    CHECK(refused_position(with_pillbug + ";stunned bA1") == "stunned bA1: it is not on the board");
    CHECK(refused_position(with_pillbug + ";bB1@2,0,1;stunned bS1") ==
          "stunned bS1: it is covered");
    CHECK(refused_position(base + ";bP@3,0,0;stunned wA1") ==
          "stunned wA1: no opposing piece next to it can have thrown it");
}

TEST_CASE("hash: pieces of a kind hash alike, and stun and player to move count") {
    const auto hash = [](const std::string& text) { return position(text).hash(); };
    const std::string one = "wQ@0,0,0;wA1@-1,0,0;wA2@-2,0,0;bQ@1,0,0;bS1@2,0,0;bP@3,0,0";
    const std::string other = "wQ@0,0,0;wA1@-2,0,0;wA2@-1,0,0;bQ@1,0,0;bS1@2,0,0;bP@3,0,0";
    CHECK(hash("white;" + one) == hash("white;" + other));
    CHECK(hash("white;" + one) != hash("black;" + one));
    CHECK(hash("white;" + one) != hash("white;" + one + ";stunned bS1"));
    CHECK(hash("white;" + one + ";stunned bQ") != hash("white;" + one + ";stunned bS1"));
    CHECK(hash("white;" + one) == hash("white;" + one + ";ply 100"));
    CHECK(position("white;" + one).repetition_key() ==
          position("white;" + one + ";stunned bS1").repetition_key());
    // The order in a stack counts.
    const std::string base = "white;wQ@0,0,0;wS1@-1,0,0;bQ@1,0,0;bS1@2,0,0;";
    CHECK(hash(base + "wB1@2,0,1;bB1@2,0,2") != hash(base + "wB1@2,0,2;bB1@2,0,1"));
}

TEST_CASE("hash: different paths to a position agree") {
    const Position one = after_all(start(), {"wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"});
    const Position other =
        after_all(start(), {"wS1", "bS1 wS1-", "wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"});
    CHECK(one.hash() == other.hash());
    CHECK_FALSE(one == other);  // the plies differ
}

TEST_CASE("positions are small, and no action list can overflow") {
    CHECK(sizeof(Position) <= 1600);
    // For each number of the player's pieces of each kind on the board: the most that they can do,
    // and what is left to place.
    int most = 0;
    for (int set = 0; set < 2 * 3 * 3 * 4 * 4 * 2 * 2 * 2; ++set) {
        std::array<int, kind_count> down{};
        int rest = set;
        int all = 0;
        int kinds_in_hand = 0;
        for (std::size_t kind = 0; kind < kind_count; ++kind) {
            down[kind] = rest % (kind_sizes[kind] + 1);
            rest /= kind_sizes[kind] + 1;
            all += down[kind];
            kinds_in_hand += down[kind] < kind_sizes[kind];
        }
        const int around = 2 * (all + pieces_per_player) + 4;
        int bound = kinds_in_hand * std::min(5 * all, around);
        if (down[0] > 0) {
            const std::array<int, kind_count> moves = {6, 36, 6, 6, around, around + 24, 36, 24};
            for (std::size_t kind = 0; kind < kind_count; ++kind) bound += down[kind] * moves[kind];
        }
        most = std::max(most, bound);
    }
    CHECK(most <= static_cast<int>(Position::max_actions));
}
