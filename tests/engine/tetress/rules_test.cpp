#include <cstdint>

#include "tests/engine/tetress/helpers.hpp"

using namespace quintet;
using namespace quintet::tetress;
using namespace quintet::tetress::tests;

namespace {

const std::string empty_board =
    ".........../.........../.........../.........../.........../.........../.........../"
    ".........../.........../.........../...........";

/// Positions before the action, from the figures of the rule book.
const std::string figure_6a =
    "rr........./.r.....b.../.r....rb.../.r.rrrrb.../rrrrrr.b.../...rbbbb.b./...rbbbbbb./"
    ".r.rb...b../.r.rb....../.r.bbbbbb../.r.........";
const std::string figure_6b =
    ".......br../.bb...bbr../..bbbbbbr../.....bbbrb./.....bbbbb./rrrrrrr..rr/..r...r..../"
    "..r...rrr../..rrrrrrr../.rrrr..br../.....bbbr..";
const std::string figure_7 =
    "bb.rr..rrr./bbbbbbbr.b./b.rbbbb.bbb/.brbbbbbbbr/.rr..bbbbbr/.rr...bbb.r/r.b.rrrbbbr/"
    "rrb.rrrrrbb/.rbrrrrrrb./bbbr..rrrbb/rr.r.bbr.bb";

}  // namespace

TEST_CASE("the board starts as an empty 11 x 11 torus with Red to move") {
    CHECK(limits_of(OptionValues(Game::spec())) == Limits::text);
    const Position start(Limits::text);
    CHECK(Game::format_position(start) == empty_board + " r 0");
    CHECK(start.legal_action_count() == 2299);
    CHECK(start.to_move() == red);
}

TEST_CASE("PLACE puts four tokens of the player's colour on empty cells") {
    const Position first = after(Position(Limits::text), "PLACE 0,0 0,1 1,0 1,1");
    CHECK(rows(first).substr(0, 24) == "rr........./rr........./");
    CHECK(first.to_move() == blue);
    CHECK(refusal(first, "PLACE 1,1 1,2 2,1 2,2") == "PLACE 1,1 1,2 2,1 2,2: 1,1 is occupied");
    CHECK(rows(after(first, "PLACE 1,2 2,1 2,2 3,1")).substr(0, 48) ==
          "rr........./rrb......../.bb......../.b........./");
}

TEST_CASE("tetrominoes wrap across edges and corners") {
    CHECK(rows(after(Position(Limits::text), "PLACE 0,0 0,10 10,0 10,10")) ==
          "r.........r/.........../.........../.........../.........../.........../.........../"
          ".........../.........../.........../r.........r");
    CHECK(rows(after(Position(Limits::text), "PLACE 5,0 5,1 5,9 5,10")).substr(60, 11) ==
          "rr.......rr");
}

TEST_CASE("the first action of each player may go anywhere") {
    const Position first = after(Position(Limits::text), "PLACE 0,0 0,1 1,0 1,1");
    CHECK(first.legal_action_count() == 2110);
    CHECK(is_legal(first, "PLACE 5,5 5,6 6,5 6,6"));
    CHECK(is_legal(first, "PLACE 0,2 0,3 1,2 1,3"));
}

TEST_CASE("the number of replies to Red's first piece depends on its shape") {
    const Position start(Limits::text);
    CHECK(after(start, "PLACE 3,3 3,4 4,3 4,4").legal_action_count() == 2110);
    CHECK(after(start, "PLACE 3,0 3,1 3,9 3,10").legal_action_count() == 2082);
    CHECK(after(start, "PLACE 3,3 3,4 3,5 4,4").legal_action_count() == 2094);
    CHECK(after(start, "PLACE 3,3 3,4 4,4 4,5").legal_action_count() == 2094);
    CHECK(after(start, "PLACE 3,4 3,5 4,3 4,4").legal_action_count() == 2094);
    CHECK(after(start, "PLACE 3,3 3,4 3,5 4,3").legal_action_count() == 2089);
    CHECK(after(start, "PLACE 3,3 3,4 3,5 4,5").legal_action_count() == 2089);
}

TEST_CASE("from a player's second action on, a cell must touch a token of the player") {
    const Position second =
        after_all(Position(Limits::text), {"PLACE 0,4 0,5 1,4 1,5", "PLACE 5,0 5,1 6,0 6,1"});
    const std::string reason = ": a cell must be next to a red token";
    CHECK(refusal(second, "PLACE 5,5 5,6 6,5 6,6") == "PLACE 5,5 5,6 6,5 6,6" + reason);
    // Neither diagonal contact nor contact with the opponent counts.
    CHECK(refusal(second, "PLACE 2,6 2,7 3,6 3,7") == "PLACE 2,6 2,7 3,6 3,7" + reason);
    CHECK(refusal(second, "PLACE 4,0 4,1 4,2 4,3") == "PLACE 4,0 4,1 4,2 4,3" + reason);
    CHECK(is_legal(second, "PLACE 2,5 3,5 4,5 5,5"));
    CHECK(is_legal(second, "PLACE 8,4 8,5 9,4 10,4"));
    const Position third = after(second, "PLACE 2,5 3,5 4,5 5,5");
    CHECK(is_legal(third, "PLACE 5,7 5,8 5,9 5,10"));
    CHECK(refusal(third, "PLACE 2,6 3,6 4,6 5,6") ==
          "PLACE 2,6 3,6 4,6 5,6: a cell must be next to a blue token");
}

TEST_CASE("a full row of any colours is cleared (rule book, figure 6a)") {
    const Position before = position(figure_6a + " r 12");
    CHECK(rows(after(before, "PLACE 6,0 6,1 6,2 6,10")) ==
          "rr........./.r.....b.../.r....rb.../.r.rrrrb.../rrrrrr.b.../...rbbbb.b./.........../"
          ".r.rb...b../.r.rb....../.r.bbbbbb../.r.........");
}

TEST_CASE("rows and columns are cleared together (rule book, figure 6b)") {
    const Position before = position(figure_6b + " b 25");
    const Position played = after(before, "PLACE 5,7 5,8 6,7 6,8");
    CHECK(rows(played) ==
          ".........../.bb...b..../..bbbbb..../.....bb..b./.....bb..b./.........../..r...r..../"
          "..r...r..../..rrrrr..../.rrrr....../.....bb....");
    CHECK(played.hash() == played.fresh_hash());
}

TEST_CASE("all full lines are found before any of them is cleared") {
    // If the row were cleared before the column is tested, the column would not be full.
    const Position before = tokens(
        "rrrrrrrrr../.........../.........../..........b/..........r/.....b....b/..........b/"
        "..........b/..........b/..........b/..........b",
        40);
    CHECK(rows(after(before, "PLACE 0,9 0,10 1,10 2,10")) ==
          rows(tokens(".........../.........../.........../.........../.........../.....b.....",
                      41)));
}

TEST_CASE("a line with a gap is not cleared") {
    const Position before = tokens("rrrrrr...../.....b.....", 40);
    const Position played = after(before, "PLACE 0,6 0,7 0,8 0,9");
    CHECK(rows(played).substr(0, 11) == "rrrrrrrrrr.");
}

TEST_CASE("tokens do not fall after a clear") {
    const Position before = tokens(".........../rrrrrrr..../..b......../...r.......", 40);
    CHECK(rows(after(before, "PLACE 1,7 1,8 1,9 1,10")) ==
          rows(tokens(".........../.........../..b......../...r.......", 41)));
}

TEST_CASE("a player to move without a placement loses (rule book, figure 7)") {
    const Position played = after(position(figure_7 + " b 29"), "PLACE 4,3 4,4 5,3 5,4");
    CHECK(played.outcome() == Outcome::win(blue, "no_legal_action"));
    CHECK(legal(played).empty());
}

TEST_CASE("a player who lost all tokens has no placement, however empty the board") {
    const Position before = tokens("rrrrrrr..../b..........", 40);
    const Position both = after(before, "PLACE 0,7 0,8 0,9 0,10");
    CHECK(both.tokens(red).none());
    CHECK_FALSE(both.outcome().over());
    const Position played = after(both, "PLACE 1,1 1,2 2,1 2,2");
    CHECK(played.outcome() == Outcome::win(blue, "no_legal_action"));
}

TEST_CASE("the winner may have no tokens") {
    const Position before = tokens("rbbbbbb....", 40);
    const Position played = after(before, "PLACE 0,7 0,8 0,9 0,10");
    CHECK((played.tokens(red) | played.tokens(blue)).none());
    CHECK(played.outcome() == Outcome::win(red, "no_legal_action"));
}

TEST_CASE("after 150 actions the player with more tokens wins, and equal numbers draw") {
    const std::string few =
        "rr........./rr........./.........../.........../.........../.........../.........../"
        ".......bbb./.........../.........../...........";
    const Position before = tokens(few, 149);
    CHECK_FALSE(before.outcome().over());
    CHECK(before.turn_limit() == 150);
    const Position more = after(before, "PLACE 8,7 8,8 9,7 9,8");
    CHECK(more.outcome() == Outcome::win(blue, Reason::turn_limit));
    CHECK(legal(more).empty());
    CHECK(tokens(few, 150).outcome() == Outcome::win(red, Reason::turn_limit));
    const std::string equal =
        "rr........./r........../.........../.........../.........../.........../.........../"
        ".......bbb./.........../.........../...........";
    CHECK(tokens(equal, 150).outcome() == Outcome::draw(Reason::turn_limit));
}

TEST_CASE("the text tests for a stuck player before the 150 actions, the referee after") {
    const std::string stuck =
        ".........../.........../.........../.........../.........../.........../.........../"
        ".......bbb./.........../.........../...........";
    for (const Limits limits : {Limits::text, Limits::referee}) {
        CHECK(tokens(stuck, 148, limits).outcome() == Outcome::win(blue, "no_legal_action"));
        CHECK(tokens(stuck, 149, limits).outcome() == Outcome{});
    }
    CHECK(tokens(stuck, 150, Limits::text).outcome() == Outcome::win(blue, "no_legal_action"));
    CHECK(tokens(stuck, 150, Limits::referee).outcome() == Outcome::win(blue, Reason::turn_limit));
    // The board is full except for holes, and Red is stuck with more tokens: the two limits name
    // different winners.
    std::string holes;
    for (int cell = 0; cell < cell_count; ++cell) {
        const bool hole = (row_of(cell) + 3 * column_of(cell)) % 11 == 0;
        holes += hole ? '.' : cell < 10 ? 'b' : 'r';
    }
    CHECK(tokens(holes, 150, Limits::text).outcome() == Outcome::win(blue, "no_legal_action"));
    CHECK(tokens(holes, 150, Limits::referee).outcome() == Outcome::win(red, Reason::turn_limit));
}

TEST_CASE("repetition has no effect") { CHECK(Position(Limits::text).repetition_limit() == 0); }

TEST_CASE("hashes depend on the player to move and on whether contact is needed") {
    const std::string four = "rr........./rr.........";
    CHECK(tokens(four, 1).hash() != tokens(four, 41).hash());
    CHECK(tokens(four, 41).hash() != tokens(four, 40).hash());
    CHECK(tokens(four, 41).hash() == tokens(four, 43).hash());
}

TEST_CASE("is_legal and action_at agree with the list of legal actions") {
    for_random_games(4, [](const Position& position, Action) {
        const ActionList<Position> actions = actions_of(position);
        std::vector<bool> listed(placement_count);
        for (const Action action : actions) listed[action.code()] = true;
        int wrong = 0;
        for (std::uint32_t code = 0; code < placement_count; ++code) {
            wrong += position.is_legal(Action::from_code(code)) != listed[code];
        }
        for (std::size_t i = 0; i < actions.size(); ++i) {
            wrong += !(position.action_at(static_cast<int>(i)) == actions[i]);
        }
        REQUIRE(wrong == 0);
    });
}

TEST_CASE("the hash after an action is predicted unless a line is cleared") {
    compare_likely_hashes(Position(Limits::text), true, [](Position position, Action action) {
        const int before = position.empty_cells().count();
        position.play(action);
        return position.empty_cells().count() != before - 4;
    });
}
