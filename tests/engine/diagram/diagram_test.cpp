#include "engine/services/diagram/diagram.hpp"

#include <algorithm>
#include <cmath>

#include "engine/services/diagram/svg.hpp"
#include "tests/engine/catch.hpp"

// Positions as pictures: every cell and token is drawn, and the options are obeyed.

using namespace quintet;

namespace {

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++found;
    }
    return found;
}

std::unique_ptr<RunningGame> played(const std::string& game,
                                    const std::vector<std::string>& actions,
                                    const std::string& setup = "") {
    auto made = open_game({game, {}, setup, actions});
    REQUIRE(made);
    return std::move(made).value();
}

std::string picture(const RunningGame& game, const diagram::Options& options = {}) {
    const auto drawn = diagram::draw(game, options);
    REQUIRE(drawn);
    return drawn.value();
}

}  // namespace

TEST_CASE("every game is drawn with all its cells and tokens, and parts that fit") {
    for (const GameSpec* spec : games()) {
        INFO(spec->id);
        auto game = played(spec->id, {});
        for (int ply = 0; ply < 12; ++ply) {
            const auto legal = game->legal_actions();
            REQUIRE(game->play(legal[static_cast<std::size_t>(ply) % legal.size()]));
        }
        diagram::Options bare;
        bare.legend = false;
        bare.coordinates = false;
        const std::string svg = picture(*game, bare);
        const BoardLayout layout = game->layout();
        const std::size_t polygons = count(svg, "<polygon");
        CHECK(polygons >= layout.cells.size());
        const std::size_t drawn = count(svg, "<circle") + polygons;
        CHECK(drawn >= layout.cells.size() + game->board().tokens.size());
        CHECK(count(svg, "<text") == 0 + (layout.cells.empty() ? game->board().tokens.size() : 0));
        CHECK(svg.substr(0, 5) == "<svg ");
        CHECK(svg.find("nan") == std::string::npos);
        // With everything, there are a label for each line and a line for each player, and more.
        const std::string whole = picture(*game);
        CHECK(count(whole, "<text") ==
              count(svg, "<text") + layout.lines.size() + spec->players.size() + 1);
    }
}

TEST_CASE("rings, the last action, and how things stand") {
    const auto game = played("cachex", {"PLACE 3,4", "PLACE 2,2"});
    const std::string plain = picture(*game);
    CHECK(plain.find("<title>cachex, 2 plies, red to move</title>") != std::string::npos);
    CHECK(plain.find("red, stones 1") != std::string::npos);
    diagram::Options options;
    options.rings = {"0,0", "1,1"};
    CHECK(count(picture(*game, options), "stroke-dasharray") ==
          count(plain, "stroke-dasharray") + 2);
    options.rings = {};
    options.last = true;
    CHECK(count(picture(*game, options), "<circle") == count(plain, "<circle") + 1);
    options.rings = {"9,9"};
    CHECK(diagram::draw(*game, options).error().message == "unknown cell \"9,9\"");
    options = {};
    options.unit = 7;
    CHECK_FALSE(diagram::draw(*game, options));
}

TEST_CASE("a won game rings the cells that decided it") {
    auto made = open_game({"cachex",
                           {{"size", "3"}},
                           "",
                           {"PLACE 0,0", "PLACE 0,2", "PLACE 1,0", "PLACE 1,2", "PLACE 2,0"}});
    REQUIRE(made);
    const std::string svg = picture(*made.value());
    CHECK(svg.find("red has won") != std::string::npos);
    REQUIRE(made.value()->go_to(4));
    CHECK(count(svg, "fill=\"none\"") > count(picture(*made.value()), "fill=\"none\""));
}

TEST_CASE("texts are escaped, and lengths are short") {
    CHECK(diagram::escaped("<a & \"b\">") == "&lt;a &amp; &quot;b&quot;&gt;");
    CHECK(diagram::number(1.005) == "1");
    CHECK(diagram::number(-0.5) == "-0.5");
    CHECK(diagram::number(12.344) == "12.34");
    CHECK(diagram::number(3.01) == "3.01");
    CHECK(diagram::number(0) == "0");
}

TEST_CASE("no two labels of a board lie on each other") {
    for (const GameSpec* spec : games()) {
        INFO(spec->id);
        diagram::Options options;
        options.legend = false;
        const auto game = played(spec->id, {});
        const std::string svg = picture(*game, options);
        std::vector<std::pair<double, double>> places;
        for (std::size_t at = svg.find("<text x=\""); at != std::string::npos;
             at = svg.find("<text x=\"", at + 1)) {
            const std::size_t y = svg.find(" y=\"", at);
            const std::pair<double, double> place{std::stod(svg.substr(at + 9)),
                                                  std::stod(svg.substr(y + 4))};
            for (const auto& [x, other_y] : places) {
                const double apart = std::abs(x - place.first) + std::abs(other_y - place.second);
                CHECK(apart > options.unit / 3);
            }
            places.push_back(place);
        }
        CHECK(places.size() == game->layout().lines.size());
    }
}
