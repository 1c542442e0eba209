#include <algorithm>
#include <map>
#include <set>

#include "tests/engine/session/helpers.hpp"
#include "tests/engine/thinned.hpp"

// The properties of boards that the page needs to draw any game.

using namespace quintet;
using namespace quintet::tests;

namespace {

template <class Check>
void in_random_positions(Check&& check) {
    for (const Variant& variant : variants()) {
        INFO(variant.name());
        const auto game = random_game(variant, 21, 250);
        for (int ply = 0; ply <= game->length(); ply += spread(6)) {
            INFO("ply " << ply);
            REQUIRE(game->go_to(ply).ok());
            check(*game);
        }
    }
}

/// Returns the cells of a board; for an open plane, the cells with tokens.
std::set<std::string> cells_of(const RunningGame& game) {
    std::set<std::string> cells;
    for (const Cell& cell : game.layout().cells) cells.insert(cell.id);
    return cells;
}

bool is_open_plane(const RunningGame& game) {
    const auto& capabilities = game.layout().capabilities;
    return std::count(capabilities.begin(), capabilities.end(), "open_plane") != 0;
}

}  // namespace

TEST_CASE("every board: cells have different names and lie at least 1 apart") {
    for (const Variant& variant : variants()) {
        INFO(variant.name());
        const auto game = started(variant);
        const BoardLayout layout = game->layout();
        CHECK(layout.cells.empty() == is_open_plane(*game));
        CHECK(cells_of(*game).size() == layout.cells.size());
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
    in_random_positions([](const RunningGame& game) {
        const std::set<std::string> cells = cells_of(game);
        const bool open = is_open_plane(game);
        const std::size_t players = game.spec().players.size();
        const auto on_board = [&](const std::string& cell) {
            return open ? !cell.empty() : cells.count(cell) == 1;
        };
        const BoardLayout layout = game.layout();
        for (const Zone& zone : layout.zones) {
            CHECK((zone.player < players || zone.player == no_player));
            CHECK(std::all_of(zone.cells.begin(), zone.cells.end(), on_board));
        }
        for (const Side& side : layout.sides) {
            CHECK(side.player < players);
            CHECK(side.line.size() >= 2);
        }
        const BoardState board = game.board();
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
        for (const Mark& mark : game.last_effects()) {
            CHECK(std::all_of(mark.cells.begin(), mark.cells.end(), on_board));
        }
    });
}

TEST_CASE("every board: the views of actions are the legal actions, on cells of the board") {
    in_random_positions([](const RunningGame& game) {
        const std::set<std::string> cells = cells_of(game);
        const bool open = is_open_plane(game);
        std::set<std::string> occupied;
        for (const Token& token : game.board().tokens) occupied.insert(token.cell);
        std::vector<std::string> texts;
        for (const ActionView& view : game.action_views()) {
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
        CHECK(texts == game.legal_actions());
    });
}

TEST_CASE("every board: the last round holds the actions since the player to move last acted") {
    for (const Variant& variant : variants()) {
        INFO(variant.name());
        const auto game = random_game(variant, 22, 60);
        std::vector<Player> movers;
        std::vector<std::string> texts;
        for (int ply = 0; ply <= game->length(); ++ply) {
            INFO("ply " << ply);
            REQUIRE(game->go_to(ply).ok());
            std::vector<Player> players;
            std::vector<std::string> played;
            for (std::size_t at = texts.size(); at-- > 0;) {
                if (!players.empty() && movers[at] == game->to_move()) break;
                players.push_back(movers[at]);
                played.push_back(texts[at]);
            }
            std::vector<Player> told;
            std::vector<std::string> views;
            for (const PlayedAction& each : game->last_round()) {
                told.push_back(each.player);
                views.push_back(each.action.text);
            }
            CHECK(told == players);
            CHECK(views == played);
            if (ply == game->length()) break;
            movers.push_back(game->to_move());
            texts.push_back(game->actions()[static_cast<std::size_t>(ply)]);
        }
    }
}

TEST_CASE("with three players the last round holds the actions of both others, the newest first",
          "[five]") {
    const auto game =
        open_game({"chexers",
                   {},
                   "",
                   {"MOVE -3,3 -2,2", "MOVE 0,-3 0,-2", "MOVE 3,0 2,0", "MOVE -2,2 -2,3"}});
    REQUIRE(game.ok());
    REQUIRE(game.value()->go_to(3).ok());
    const auto round = game.value()->last_round();
    REQUIRE(round.size() == 2);
    CHECK(round[0].player == 2);
    CHECK(round[0].action.from == "3,0");
    CHECK(round[1].player == 1);
    CHECK(round[1].action.to == "0,-2");
}

TEST_CASE("every board: attempts that lead to a legal action are not refused") {
    in_random_positions([](const RunningGame& game) {
        if (game.outcome().over()) {
            CHECK_FALSE(game.why_not({.to = game.layout().cells.empty() ? "0,0" : "1,1"}));
            return;
        }
        const std::vector<ActionView> views = game.action_views();
        // Each call looks at all actions, of which there may be thousands.
        for (std::size_t i = 0; i < views.size(); i += 1 + views.size() / 8) {
            const ActionView& view = views[i];
            INFO(view.text);
            CHECK_FALSE(game.why_not({view.from, view.hand, view.to, view.cells}));
            CHECK_FALSE(game.why_not({.to = view.from}));
            CHECK_FALSE(game.why_not({.hand = view.hand}));
        }
        CHECK_FALSE(game.why_not({.from = "x", .hand = "y", .to = "z", .cells = {"?"}}));
        CHECK_FALSE(game.why_not({}));
    });
}

TEST_CASE("every board: a piece without a legal action is refused with a reason", "[five]") {
    in_random_positions([](const RunningGame& game) {
        if (game.outcome().over()) return;
        std::set<std::string> sources;
        for (const ActionView& view : game.action_views()) sources.insert(view.from);
        const auto& capabilities = game.layout().capabilities;
        if (std::count(capabilities.begin(), capabilities.end(), "polyomino") != 0) return;
        std::map<std::string, Player> tops;
        for (const Token& token : game.board().tokens) tops[token.cell] = token.player;
        for (const auto& [cell, player] : tops) {
            INFO(cell);
            if (sources.count(cell) == 0) CHECK(game.why_not({.to = cell}));
        }
    });
}

TEST_CASE("every board: an eliminated player can only pass") {
    in_random_positions([](const RunningGame& game) {
        for (const Elimination& out : game.board().eliminated) {
            CHECK(out.player < game.spec().players.size());
            CHECK_FALSE(out.reason.empty());
            if (out.player != game.to_move() || game.outcome().over()) continue;
            const auto views = game.action_views();
            REQUIRE(views.size() == 1);
            CHECK(views[0].kind == "pass");
        }
    });
}

TEST_CASE("every board: the last action is the one played, and there is none at the start") {
    in_random_positions([](const RunningGame& game) {
        const std::string text = game.last_action().text;
        if (game.ply() == 0) {
            CHECK(text.empty());
            CHECK(game.last_effects().empty());
        } else {
            CHECK(text == game.actions()[static_cast<std::size_t>(game.ply()) - 1]);
        }
    });
}
