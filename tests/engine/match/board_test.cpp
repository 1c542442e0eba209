#include <algorithm>
#include <set>

#include "tests/engine/match/helpers.hpp"

// What the page relies on when it draws a game it does not know.

using namespace quintet;
using namespace quintet::tests;

namespace {

template <class Check>
void in_random_positions(Check&& check) {
    for (const Variant& variant : variants()) {
        INFO(variant.name());
        const auto match = random_game(variant, 21, 250);
        for (int ply = 0; ply <= match->length(); ply += 6) {
            INFO("ply " << ply);
            REQUIRE(match->go_to(ply).ok());
            check(*match);
        }
    }
}

/// The cells that a board is made of; an open plane has those that tokens lie on.
std::set<std::string> cells_of(const Match& match) {
    std::set<std::string> cells;
    for (const Cell& cell : match.layout().cells) cells.insert(cell.id);
    return cells;
}

bool is_open_plane(const Match& match) {
    const auto& capabilities = match.layout().capabilities;
    return std::count(capabilities.begin(), capabilities.end(), "open_plane") != 0;
}

}  // namespace

TEST_CASE("every board: cells have different names and lie at least 1 apart") {
    for (const Variant& variant : variants()) {
        INFO(variant.name());
        const auto match = started(variant);
        const BoardLayout layout = match->layout();
        CHECK(layout.cells.empty() == is_open_plane(*match));
        CHECK(cells_of(*match).size() == layout.cells.size());
        for (const Cell& a : layout.cells) {
            for (const Cell& b : layout.cells) {
                if (a.id == b.id) continue;
                const double x = a.centre.x - b.centre.x;
                const double y = a.centre.y - b.centre.y;
                CHECK(x * x + y * y > 0.999);
            }
        }
    }
}

TEST_CASE("every board: zones, sides, tokens and marks are on the board and of its players") {
    in_random_positions([](const Match& match) {
        const std::set<std::string> cells = cells_of(match);
        const bool open = is_open_plane(match);
        const std::size_t players = match.spec().players.size();
        const auto on_board = [&](const std::string& cell) {
            return open ? !cell.empty() : cells.count(cell) == 1;
        };
        const BoardLayout layout = match.layout();
        for (const Zone& zone : layout.zones) {
            CHECK((zone.player < players || zone.player == no_player));
            CHECK(std::all_of(zone.cells.begin(), zone.cells.end(), on_board));
        }
        for (const Side& side : layout.sides) {
            CHECK(side.player < players);
            CHECK(side.line.size() >= 2);
        }
        const BoardState board = match.board();
        std::set<std::pair<std::string, int>> places;
        for (const Token& token : board.tokens) {
            CHECK(token.player < players);
            CHECK(on_board(token.cell));
            CHECK_FALSE(token.kind.empty());
            CHECK(places.emplace(token.cell, token.height).second);
        }
        for (const HandItem& item : board.hands) {
            CHECK(item.player < players);
            CHECK(item.count >= 0);
        }
        for (const Tally& tally : board.tallies) CHECK(tally.player < players);
        for (const Mark& mark : board.marks) {
            CHECK(std::all_of(mark.cells.begin(), mark.cells.end(), on_board));
        }
        for (const Mark& mark : match.last_effects()) {
            CHECK(std::all_of(mark.cells.begin(), mark.cells.end(), on_board));
        }
    });
}

TEST_CASE("every board: the views of actions are the legal actions, on cells of the board") {
    in_random_positions([](const Match& match) {
        const std::set<std::string> cells = cells_of(match);
        const bool open = is_open_plane(match);
        std::set<std::string> occupied;
        for (const Token& token : match.board().tokens) occupied.insert(token.cell);
        std::vector<std::string> texts;
        for (const ActionView& view : match.action_views()) {
            texts.push_back(view.text);
            INFO(view.text);
            CHECK_FALSE(view.kind.empty());
            CHECK((view.from.empty() || occupied.count(view.from) == 1));
            if (open) continue;
            CHECK((view.to.empty() || cells.count(view.to) == 1));
            for (const auto& list : {view.cells, view.path}) {
                for (const std::string& cell : list) CHECK(cells.count(cell) == 1);
            }
        }
        CHECK(texts == match.legal_actions());
    });
}

TEST_CASE("every board: the last action is the one played, and there is none at the start") {
    in_random_positions([](const Match& match) {
        const std::string text = match.last_action().text;
        if (match.ply() == 0) {
            CHECK(text.empty());
            CHECK(match.last_effects().empty());
        } else {
            CHECK(text == match.actions()[static_cast<std::size_t>(match.ply()) - 1]);
        }
    });
}
