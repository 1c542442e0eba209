#include <bit>

#include "tests/engine/chexers/helpers.hpp"

using namespace quintet;
using namespace quintet::chexers;
using namespace quintet::chexers::tests;

namespace {

constexpr std::string_view start_text = "gggg/...../....../r.....b/r....b/r...b/r..b r 0,0,0 0";

}  // namespace

TEST_CASE("the board has 37 hexes with |q|, |r| and |q+r| of at most 3") {
    CHECK(std::popcount(all_cells) == 37);
    int hexes = 0;
    for (int q = -9; q <= 9; ++q) {
        for (int r = -9; r <= 9; ++r) {
            if (!on_board(q, r)) continue;
            ++hexes;
            const int cell = cell_at(q, r);
            CHECK((all_cells & bit(cell)) != 0);
            CHECK(q_of(cell) == q);
            CHECK(r_of(cell) == r);
        }
    }
    CHECK(hexes == 37);
}

TEST_CASE("inner hexes have six neighbours, rim hexes four, corner hexes three") {
    const auto moves_from = [](const std::string& text) { return legal(position(text)); };
    CHECK(moves_from("..../...../....../...r.../....../...../.... r 0,0,0 0") ==
          Texts{"MOVE 0,0 -1,0", "MOVE 0,0 -1,1", "MOVE 0,0 0,-1", "MOVE 0,0 0,1", "MOVE 0,0 1,-1",
                "MOVE 0,0 1,0"});
    CHECK(moves_from("..../...../....../......./r...../...../.... r 0,0,0 0") ==
          Texts{"MOVE -3,1 -2,0", "MOVE -3,1 -2,1", "MOVE -3,1 -3,0", "MOVE -3,1 -3,2"});
    CHECK(moves_from("r.../...../....../......./....../...../.... r 0,0,0 0") ==
          Texts{"MOVE 0,-3 -1,-2", "MOVE 0,-3 0,-2", "MOVE 0,-3 1,-3"});
}

TEST_CASE("Red, Green and Blue start on one side and exit from the opposite side") {
    CHECK(limits_of(OptionValues(Game::spec())) == Limits::text);
    const Position start = Position::start(Limits::text);
    CHECK(Game::format_position(start) == start_text);
    const auto owned = [&](Player player) {
        Texts cells;
        for (int cell = 0; cell < 56; ++cell) {
            if (start.owner(cell) == player) cells.push_back(format_cell(cell));
        }
        return cells;
    };
    CHECK(owned(0) == Texts{"-3,0", "-3,1", "-3,2", "-3,3"});
    CHECK(owned(1) == Texts{"0,-3", "1,-3", "2,-3", "3,-3"});
    CHECK(owned(2) == Texts{"3,0", "2,1", "1,2", "0,3"});

    const auto exits = [](Player player) {
        Texts cells;
        for (int cell = 0; cell < 56; ++cell) {
            if ((exit_cells[player] & bit(cell)) != 0) cells.push_back(format_cell(cell));
        }
        return cells;
    };
    CHECK(exits(0) == Texts{"3,-3", "3,-2", "3,-1", "3,0"});
    CHECK(exits(1) == Texts{"-3,3", "-2,3", "-1,3", "0,3"});
    CHECK(exits(2) == Texts{"0,-3", "-1,-2", "-2,-1", "-3,0"});

    Position turn = start;
    for (const int expected : {0, 1, 2, 0}) {
        CHECK(turn.to_move() == expected);
        turn = after(turn, legal(turn).front());
    }
}

TEST_CASE("MOVE goes to an empty neighbouring hex") {
    const Position here = position("..../...../....../...rg../....../...../.... r 0,0,0 0");
    CHECK(is_legal(here, "MOVE 0,0 0,1"));
    CHECK_FALSE(is_legal(here, "MOVE 0,0 1,0"));
    CHECK_FALSE(is_legal(here, "MOVE 0,0 0,2"));
    CHECK(Game::format_position(after(here, "MOVE 0,0 0,1")) ==
          "..../...../....../....g../...r../...../.... g 0,0,0 1");
}

TEST_CASE("JUMP converts the jumped piece") {
    const Position here = position("..../...../....../...rg../....../...../.... r 0,0,0 0");
    CHECK(is_legal(here, "JUMP 0,0 2,0"));
    CHECK(Game::format_position(after(here, "JUMP 0,0 2,0")) ==
          "..../...../....../....rr./....../...../.... g 0,0,0 1");
    CHECK(Game::effects(Action::jump(cell_at(0, 0), cell_at(2, 0)), here).at(0).role ==
          "converted");
    CHECK(Game::effects(Action::jump(cell_at(0, 0), cell_at(2, 0)), here).at(0).cells ==
          Texts{"1,0"});
}

TEST_CASE("JUMP over a player's own piece converts nothing") {
    const Position here = position("..../...../....../...rr../....../...../.... r 0,0,0 0");
    CHECK(Game::format_position(after(here, "JUMP 0,0 2,0")) ==
          "..../...../....../....rr./....../...../.... g 0,0,0 1");
    CHECK(Game::effects(Action::jump(cell_at(0, 0), cell_at(2, 0)), here).empty());
}

TEST_CASE("JUMP needs an empty hex behind the jumped piece") {
    // In the first position Blue stands behind Green. In the second Green is on the rim with
    // nothing behind it.
    CHECK_FALSE(is_legal(position("..../...../....../...rgb./....../...../.... r 0,0,0 0"),
                         "JUMP 0,0 2,0"));
    const Position rim = position("..../...../....../.....rg/....../...../.... r 0,0,0 0");
    for (const std::string& text : legal(rim)) CHECK(text.substr(0, 4) == "MOVE");
}

TEST_CASE("JUMP passes exactly one neighbouring piece, in every direction") {
    for (int q = -radius; q <= radius; ++q) {
        for (int r = -radius; r <= radius; ++r) {
            if (!on_board(q, r)) continue;
            for (const auto& [dq, dr] : std::vector<std::pair<int, int>>{
                     {-1, 0}, {0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}}) {
                if (!on_board(q + dq, r + dr)) continue;
                const Position pair({bit(cell_at(q, r)), bit(cell_at(q + dq, r + dr)), 0},
                                    {0, 0, 0}, 0, Limits::text);
                const bool room = on_board(q + 2 * dq, r + 2 * dr);
                int jumps = 0;
                for (const std::string& text : legal(pair)) jumps += text.substr(0, 4) == "JUMP";
                CHECK(jumps == (room ? 1 : 0));
            }
        }
    }
}

TEST_CASE("a turn is a single jump") {
    const Position here = position("..../...../....../rg.g.../....../...../.... r 0,0,0 0");
    const Position next = after(here, "JUMP -3,0 -1,0");
    CHECK(next.to_move() == 1);
    CHECK(next.ply() == 1);
}

TEST_CASE("EXIT removes a piece from its owner's exit hex and counts for the owner") {
    const Position here = position("..../...../....../..b...r/....../...../.... r 1,2,0 3");
    CHECK(is_legal(here, "EXIT 3,0"));
    CHECK(Game::format_position(after(here, "EXIT 3,0")) ==
          "..../...../....../..b..../....../...../.... g 2,2,0 4");
    // Red's corner of the start line is an exit hex of Blue, not of Red.
    CHECK(refusal(position("..../...../....../r....../....../...../.... r 0,0,0 0"), "EXIT -3,0") ==
          "EXIT -3,0: -3,0 is not an exit hex of red");
}

TEST_CASE("converted pieces EXIT by their present colour") {
    Position here = position("...r/....g/....../......./....../...../.... r 0,0,0 0");
    here = after(after(after(here, "JUMP 3,-3 3,-1"), "PASS"), "PASS");
    CHECK(is_legal(here, "EXIT 3,-2"));
    CHECK(after(here, "EXIT 3,-2").exits(0) == 1);
}

TEST_CASE("EXIT is never forced") {
    const Position here = position("..../...../....../......r/....../...../.... r 0,0,0 0");
    CHECK(legal(here) == Texts{"EXIT 3,0", "MOVE 3,0 2,0", "MOVE 3,0 2,1", "MOVE 3,0 3,-1"});
}

TEST_CASE("PASS is the only legal action if nothing else is legal") {
    CHECK_FALSE(is_legal(Position::start(Limits::text), "PASS"));
    CHECK(refusal(Position::start(Limits::text), "PASS") ==
          "PASS: red may pass only if no other action is legal");
}

TEST_CASE("a player without pieces must pass") {
    const Position here = position("..../...../....../...g.../....../...../.... r 0,0,0 0");
    CHECK(legal(here) == Texts{"PASS"});
    const Position next = after(here, "PASS");
    CHECK(Game::format_position(next) == "..../...../....../...g.../....../...../.... g 0,0,0 1");
}

TEST_CASE("a player with all pieces blocked must pass") {
    // Red stands in the corner (0,-3) behind two rows of other pieces.
    CHECK(legal(position("rgg./bb.../b.b.../......./....../...../.... r 0,0,0 0")) ==
          Texts{"PASS"});
    CHECK(legal(position("rg.g/bb.../b.b.../......./....../...../.... r 0,0,0 0")) ==
          Texts{"JUMP 0,-3 2,-3"});
}

TEST_CASE("a player may own all twelve pieces, and only exits count") {
    const Position here = position("rrrr/.rrrr/.rrrr./......./....../...../.... r 0,0,0 0");
    CHECK_FALSE(here.outcome().over());
    CHECK(Game::board(here).tallies.at(1).value == 12);
}

TEST_CASE("four exits win") {
    const Position here = position("...g/...../....../......r/....../...../.... r 3,3,3 0");
    CHECK_FALSE(here.outcome().over());
    const Position won = after(here, "EXIT 3,0");
    CHECK(won.outcome() == Outcome::win(0, "four_exits"));
    CHECK(legal(won).empty());
}

TEST_CASE("the fourth occurrence of a configuration is a draw, at action 18 at the earliest") {
    Position here = Position::start(Limits::text);
    CHECK(here.repetition_limit() == 4);
    std::vector<std::uint64_t> keys = {here.repetition_key()};
    for (int cycle = 0; cycle < 3; ++cycle) {
        for (const char* text : {"MOVE -3,0 -2,0", "MOVE 0,-3 0,-2", "MOVE 3,0 2,0",
                                 "MOVE -2,0 -3,0", "MOVE 0,-2 0,-3", "MOVE 2,0 3,0"}) {
            here = after(here, text);
            keys.push_back(here.repetition_key());
        }
    }
    CHECK(here.ply() == 18);
    CHECK(std::count(keys.begin(), keys.end(), keys.front()) == 4);
    CHECK(std::count(keys.begin(), keys.end(), keys[1]) == 3);
    CHECK_FALSE(here.outcome().over());  // the caller that keeps the history decides
}

TEST_CASE("a configuration is the colours on the hexes and the player to move") {
    const auto key = [](std::string_view text) { return position(text).repetition_key(); };
    const auto same = key("..../...../....../...r.../....../...../.... r 0,0,0 0");
    CHECK(same == key("..../...../....../...r.../....../...../.... r 1,2,3 9"));
    CHECK(same != key("..../...../....../...r.../....../...../.... g 0,0,0 1"));
    CHECK(same != key("..../...../....../...g.../....../...../.... r 0,0,0 0"));
    CHECK(same != key("..../...../....../..r..../....../...../.... r 0,0,0 0"));
}

TEST_CASE("after 256 turns each, passes included, the game is a draw") {
    const Position here = position("..../...../....../r..g.../....../...../.... b 0,0,0 767");
    CHECK(here.turn_limit() == 768);
    CHECK(legal(here) == Texts{"PASS"});
    const Position done = after(here, "PASS");
    CHECK(done.ply() == 768);
    CHECK(done.outcome() == Outcome::draw(Reason::turn_limit));
    CHECK(legal(done).empty());
}

TEST_CASE("a fourth exit at action 768 wins by the text and draws by the referee") {
    const std::string text = "b.../...../....../......./....../...../.... b 0,0,3 767";
    CHECK(after(position(text, "text"), "EXIT 0,-3").outcome() == Outcome::win(2, "four_exits"));
    CHECK(after(position(text, "referee"), "EXIT 0,-3").outcome() ==
          Outcome::draw(Reason::turn_limit));
    // One turn earlier, both rule books agree.
    const std::string earlier = "b.../...../....../......./....../...../.... b 0,0,3 764";
    CHECK(after(position(earlier, "referee"), "EXIT 0,-3").outcome() ==
          Outcome::win(2, "four_exits"));
}

TEST_CASE("the hash after an action is predicted correctly") {
    compare_likely_hashes(Position::start(Limits::text), false,
                          [](const Position&, Action) { return false; });
}
