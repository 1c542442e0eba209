#include "tests/engine/halma/helpers.hpp"

using namespace quintet;
using namespace quintet::halma;
using namespace quintet::halma::tests;

namespace {

constexpr std::string_view start_text =
    "BBBBB.........../BBBBB.........../BBBB............/BBB............./BB............../"
    "................/................/................/................/................/"
    "................/..............WW/.............WWW/............WWWW/...........WWWWW/"
    "...........WWWWW B 0";

}  // namespace

TEST_CASE("each camp has the 19 squares x <= 4, y <= 4, x + y <= 5 of its corner") {
    CHECK(camps[black].count() == 19);
    CHECK(camps[white].count() == 19);
    for (int y = 0; y < board_size; ++y) {
        for (int x = 0; x < board_size; ++x) {
            const int square = square_at(x, y);
            CHECK(x_of(square) == x);
            CHECK(y_of(square) == y);
            const bool inside = x <= 4 && y <= 4 && x + y <= 5;
            CHECK(camps[black].contains(square) == inside);
            CHECK(camps[white].contains(square_at(15 - x, 15 - y)) == inside);
        }
    }
    CHECK(Game::format_position(Position::start({})) == start_text);
}

TEST_CASE("an option sets who moves first, Black by default") {
    CHECK(options_of(OptionValues(Game::spec())) == Options{});
    const OptionValues values = OptionValues::make(Game::spec(), {{"first", "white"}}).value();
    const Position start = Game::start(values);
    CHECK(start.to_move() == white);
    CHECK(start.legal_action_count() == 40);
    CHECK(after(start, "15,11-13,11").to_move() == black);
}

TEST_CASE("a step goes to an empty square among the eight neighbours") {
    const Position here = study({"8,8", "9,9"}, {"0,15"}, black, "classic");
    CHECK(targets(here, "8,8") == Texts{"10,10", "7,7", "7,8", "7,9", "8,7", "8,9", "9,7", "9,8"});
    const Position corner = study({"0,15"}, {"9,9"}, black, "classic");
    CHECK(targets(corner, "0,15") == Texts{"0,14", "1,14", "1,15"});
    const Position edge = study({"15,7"}, {"0,0"}, black, "classic");
    CHECK(targets(edge, "15,7") == Texts{"14,6", "14,7", "14,8", "15,6", "15,8"});
}

TEST_CASE("a jump passes one adjacent man of any colour in any direction") {
    for (const Direction direction : directions) {
        const auto at = [&](int times) {
            return std::to_string(8 + times * direction.x) + "," +
                   std::to_string(8 + times * direction.y);
        };
        CHECK(is_legal(study({"8,8", at(1)}, {}, black, "classic"), "8,8-" + at(2)));
        CHECK(is_legal(study({"8,8"}, {at(1)}, black, "classic"), "8,8-" + at(2)));
        // No jump without a man, over two men, or over a gap.
        CHECK_FALSE(is_legal(study({"8,8"}, {}, black, "classic"), "8,8-" + at(2)));
        CHECK_FALSE(is_legal(study({"8,8"}, {at(1), at(2)}, black, "classic"), "8,8-" + at(3)));
        CHECK_FALSE(is_legal(study({"8,8"}, {at(2)}, black, "classic"), "8,8-" + at(3)));
        CHECK_FALSE(is_legal(study({"8,8"}, {at(2)}, black, "classic"), "8,8-" + at(4)));
    }
}

TEST_CASE("no jump leaves the board or wraps round it") {
    const Position here = study({"0,7", "15,9"}, {"1,7", "14,9", "15,8", "0,8"}, black, "classic");
    CHECK(targets(here, "0,7") == Texts{"0,6", "0,9", "1,6", "1,8", "2,7"});
    CHECK(targets(here, "15,9") == Texts{"13,9", "14,10", "14,8", "15,10", "15,7"});
}

TEST_CASE("a chain may stop after each jump, and jumped men stay") {
    const Position here = study({"5,8"}, {"6,8", "8,8", "9,9"}, black, "classic");
    Texts wanted = {"4,7", "4,8", "4,9", "5,7", "5,9", "6,7", "6,9", "7,8", "9,8", "9,10"};
    std::sort(wanted.begin(), wanted.end());
    CHECK(targets(here, "5,8") == wanted);
    const Position next = after(here, "5,8-9,10");
    CHECK(next.men(white) == here.men(white));
    CHECK(next.owner(square_at(9, 10)) == black);
    CHECK(next.owner(square_at(5, 8)) == no_player);
}

TEST_CASE("the same man may be jumped several times") {
    // From 5,5 over 6,6 to 7,7, then via 7,5 and over 6,6 again to 5,7.
    const Position here = study({"5,5"}, {"6,6", "7,6", "5,8"}, black, "classic");
    CHECK(is_legal(here, "5,5-7,7"));
    CHECK(is_legal(here, "5,5-7,5"));
    CHECK(is_legal(here, "5,5-5,7"));
}

TEST_CASE("steps and jumps never mix") {
    const Position here = study({"5,5"}, {"7,5"}, black, "classic");
    CHECK_FALSE(is_legal(here, "5,5-8,5"));
    CHECK(is_legal(after(after(here, "5,5-6,5"), "7,5-7,6"), "6,5-8,7"));
}

TEST_CASE("a play is the pair of squares, whatever the path") {
    // Two paths lead from 5,5 to 9,9.
    const Position here =
        study({"5,5"}, {"6,5", "8,5", "9,6", "9,8", "5,6", "5,8", "6,9", "8,9"}, black, "classic");
    const Texts all = legal(here);
    CHECK(std::count(all.begin(), all.end(), "5,5-9,9") == 1);
    CHECK(std::adjacent_find(all.begin(), all.end()) == all.end());
}

TEST_CASE("a chain that returns to its starting square is not a play") {
    const Position here = study({"5,5"}, {"6,5", "7,6", "6,7", "5,6"}, black, "classic");
    CHECK(is_legal(here, "5,5-7,7"));
    CHECK_FALSE(is_legal(here, "5,5-5,5"));
    CHECK(refusal(here, "5,5-5,5") == "5,5-5,5: a play must end on another square");
}

TEST_CASE("a shortest chain is shown, smallest squares first among equals") {
    const auto path = [](const Position& here, const std::string& text) {
        return Game::view(Game::parse_action(text, here).value(), here).path;
    };
    const Position both =
        study({"5,5"}, {"6,5", "8,5", "9,6", "9,8", "5,6", "5,8", "6,9", "8,9"}, black, "classic");
    CHECK(path(both, "5,5-9,9") == Texts{"7,5", "9,5", "9,7"});
    CHECK(path(both, "5,5-7,5").empty());
    CHECK(path(both, "5,5-4,4").empty());
    const Position shorter = study({"5,5"}, {"6,5", "8,5", "9,6", "6,6", "8,7"}, black, "classic");
    CHECK(path(shorter, "5,5-9,7") == Texts{"7,7"});
    CHECK(Game::view(Game::parse_action("5,5-9,7", shorter).value(), shorter).kind == "jump");
    CHECK(Game::view(Game::parse_action("5,5-4,4", shorter).value(), shorter).kind == "move");
}

TEST_CASE("a man in the opposing camp must stay there in both variants") {
    for (const std::string rules : {"classic", "csci561"}) {
        const Position here = study({"14,11"}, {"13,10"}, black, rules);
        CHECK(targets(here, "14,11") == Texts{"13,12", "14,12", "15,11", "15,12"});
        CHECK(refusal(here, "14,11-13,11") ==
              "14,11-13,11: a piece in the opposing camp must stay there");
        CHECK(refusal(here, "14,11-12,9") ==
              "14,11-12,9: a piece in the opposing camp must stay there");
        const Position other = study({"3,6"}, {"1,4"}, white, rules);
        CHECK(targets(other, "1,4") == Texts{"0,3", "0,4", "1,3", "2,3"});
    }
}

TEST_CASE("a chain may pass through either camp") {
    const Position in_again = study({"14,12"}, {"13,11", "13,10", "14,10"}, black, "classic");
    CHECK(targets(in_again, "14,12") ==
          Texts{"13,12", "13,13", "14,11", "14,13", "15,11", "15,12", "15,13"});
    const Position through = study({"11,12"}, {"12,12", "13,11"}, black, "csci561");
    CHECK(is_legal(through, "11,12-13,12"));
    CHECK(is_legal(through, "11,12-13,10"));
    const Position own = study({"1,6"}, {"1,5", "2,3", "4,2"}, black, "csci561");
    CHECK_FALSE(is_legal(own, "1,6-1,4"));
    CHECK_FALSE(is_legal(own, "1,6-3,2"));
    CHECK(is_legal(own, "1,6-5,2"));
}

TEST_CASE("classic rules let men stay in their own camp and return to it") {
    const Position here = study({"0,0", "3,3"}, {"8,8"}, black, "classic");
    CHECK(is_legal(here, "0,0-1,1"));
    CHECK(is_legal(here, "3,3-3,2"));
    CHECK(is_legal(here, "3,3-4,4"));
}

TEST_CASE("csci561 forbids a man outside its own camp to end a play in it") {
    const Position here = study({"3,3"}, {"8,8"}, black, "csci561");
    CHECK(targets(here, "3,3") == Texts{"2,4", "3,4", "4,2", "4,3", "4,4"});
    CHECK(refusal(here, "3,3-3,2") == "3,3-3,2: a piece outside its own camp cannot return to it");
}

TEST_CASE("csci561 requires a man to leave its own camp if it can") {
    const Position here = study({"1,4", "0,0", "8,8"}, {"15,0"}, black, "csci561");
    CHECK(legal(here) == Texts{"1,4-0,5", "1,4-1,5", "1,4-2,4", "1,4-2,5"});
    CHECK(refusal(here, "8,8-9,9") == "8,8-9,9: a piece must first leave its own camp");
    CHECK(refusal(here, "1,4-0,4") == "1,4-0,4: a piece must first leave its own camp");
}

TEST_CASE("csci561 then requires a man at home to go further from its corner") {
    const Position here = study({"0,1", "8,8"}, {"15,0"}, black, "csci561");
    // Further in x and not closer in y, or further in y and not closer in x.
    CHECK(legal(here) == Texts{"0,1-0,2", "0,1-1,1", "0,1-1,2"});
    CHECK(refusal(here, "0,1-1,0") ==
          "0,1-1,0: a piece in its own camp must first move further from the corner");
    CHECK(refusal(here, "8,8-9,9") ==
          "8,8-9,9: a piece in its own camp must first move further from the corner");
}

TEST_CASE("csci561 does not count four further in x and two closer in y as further") {
    // White's man on 15,12 can go to 15,13, 13,14 and 11,14. All are in its camp, and none is
    // further.
    const Position here =
        study({"13,10", "15,10", "14,11", "15,11", "13,12", "14,12", "14,13", "12,14"},
              {"15,12", "2,9"}, white, "csci561");
    const Board reached = here.reach(square_at(15, 12));
    CHECK(reached.contains(square_at(11, 14)));
    CHECK((reached & ~camps[white]).none());
    CHECK(targets(here, "15,12").empty());
    CHECK(targets(here, "2,9").size() == 8);
    CHECK(refusal(here, "15,12-11,14") ==
          "15,12-11,14: only pieces outside their own camp can move now");
}

TEST_CASE("csci561 lets other men move only if no man at home can leave or go further") {
    // White's wall blocks the man in the corner from leaving and from going further.
    const Position here =
        study({"0,0", "8,8"}, {"1,0", "2,0", "0,1", "0,2", "1,1", "2,2"}, black, "csci561");
    CHECK(targets(here, "0,0").empty());
    CHECK(targets(here, "8,8").size() == 8);
    CHECK(refusal(here, "0,0-1,0") == "0,0-1,0: 1,0 is occupied");
}

TEST_CASE("the player whose play fills the opposing camp wins") {
    Texts men = camp_without(white, {"14,11"});
    men.push_back("13,10");
    const Position here = study(men, {"0,8"}, black, "csci561");
    const Position won = after(here, "13,10-14,11");
    CHECK(won.outcome() == Outcome::win(black, "camp_filled"));
    CHECK(legal(won).empty());
    CHECK_FALSE(after(here, "13,10-13,11").outcome().over());
}

TEST_CASE("enemy men still at home count as filling the camp") {
    const Position here =
        study({"13,10", "15,15"}, camp_without(white, {"14,11", "15,15"}), black, "classic");
    CHECK(after(here, "13,10-14,11").outcome() == Outcome::win(black, "camp_filled"));
}

TEST_CASE("at least one of the men in the opposing camp must be the player's own") {
    CHECK_FALSE(after(Position::start({}), "4,0-5,0").outcome().over());
    const Position here = study({"8,8"}, camp_without(white, {}), black, "classic");
    CHECK_FALSE(after(here, "8,8-9,9").outcome().over());
}

TEST_CASE("only the player who just played can win") {
    // White steps home and fills its own camp, which holds a man of Black.
    Texts men = camp_without(white, {"14,11", "15,15"});
    men.push_back("13,10");
    const Position here = study({"15,15", "0,8"}, men, white, "classic");
    const Position filled = after(here, "13,10-14,11");
    CHECK_FALSE(filled.outcome().over());
    // Black then wins by any play that leaves it filled.
    CHECK(after(filled, "0,8-0,9").outcome() == Outcome::win(black, "camp_filled"));
    // In a study that starts this way, no one has played yet.
    CHECK_FALSE(
        study({"15,15", "0,8"}, camp_without(white, {"15,15"}), white, "classic").outcome().over());
}

TEST_CASE("a player without a legal play passes") {
    const Texts wall = {"1,0", "2,0", "0,1", "0,2", "1,1", "2,2"};
    const Position here = study({"0,0"}, wall, black, "classic");
    CHECK(legal(here) == Texts{"PASS"});
    const Position next = after(here, "PASS");
    CHECK(next.to_move() == white);
    CHECK(next.ply() == 1);
    CHECK(next.men(black) == here.men(black));
    CHECK_FALSE(next.outcome().over());
    CHECK(next.hash() == next.fresh_hash());
    CHECK(refusal(next, "PASS") == "PASS: white may pass only without a legal play");
    CHECK(Game::view(Action::pass(), here).kind == "pass");
}

TEST_CASE("if both players would have to pass, the game is a draw") {
    const Position here = study({}, {}, black, "classic");
    CHECK(here.outcome() == Outcome::draw("both_pass"));
    CHECK(legal(here).empty());
}

TEST_CASE("ply 400 and the third occurrence are draws unless adjudication is none") {
    const std::string last =
        "B.............../................/................/................/................/"
        "................/................/................/................/................/"
        "................/................/................/................/................/"
        "...............W W ";
    const Position here = position(last + "399", "classic");
    CHECK(here.turn_limit() == 400);
    CHECK(here.repetition_limit() == 3);
    CHECK_FALSE(here.outcome().over());
    const Position done = after(here, "15,15-14,14");
    CHECK(done.outcome() == Outcome::draw(Reason::turn_limit));
    CHECK(legal(done).empty());

    const Position free = position(last + "399", "classic", "none");
    CHECK(free.turn_limit() == 0);
    CHECK(free.repetition_limit() == 0);
    CHECK_FALSE(after(free, "15,15-14,14").outcome().over());
    CHECK(legal(after(free, "15,15-14,14")).size() == 3);

    // The same men on the same squares with the same player to move are the same position.
    Position turn = study({"8,8"}, {"3,9"}, black, "csci561");
    const std::uint64_t key = turn.repetition_key();
    for (const char* text : {"8,8-9,8", "3,9-3,8", "9,8-8,8", "3,8-3,9"}) {
        turn = after(turn, text);
        CHECK((turn.repetition_key() == key) == (turn.ply() == 4));
    }
    CHECK(study({"8,8"}, {"3,9"}, white, "csci561").repetition_key() != key);
}

TEST_CASE("the hash after an action is predicted correctly") {
    compare_likely_hashes(Position::start({}), false,
                          [](const Position&, Action) { return false; });
}
