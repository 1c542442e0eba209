#include "engine/services/diagram/diagram.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "engine/base/text.hpp"
#include "engine/services/diagram/tokens.hpp"

namespace quintet::diagram {

namespace {

constexpr double least_unit = 8;
constexpr double most_unit = 400;
// In units of the distance between cells.
constexpr double token_radius = 0.39;
constexpr double stack_step = 0.1;
constexpr double pi = 3.14159265358979323846;

class Painter {
  public:
    Painter(const RunningGame& game, const Options& options)
        : game_(game), options_(options), layout_(game.layout()), board_(game.board()) {
        for (const Cell& cell : layout_.cells) centres_[cell.id] = cell.centre;
        // The cells of an open plane are those that tokens are on.
        for (const Token& token : board_.tokens) centres_[token.cell] = token.centre;
        const auto& players = game.spec().players;
        for (std::size_t i = 0; i < players.size(); ++i) {
            looks_.push_back(look_of(players[i], static_cast<Player>(i)));
        }
    }

    Result<std::string> paint() {
        for (const std::string& id : options_.rings) {
            if (centres_.count(id) == 0) return Error{"unknown cell " + in_quotes(id)};
        }
        cells();
        sides();
        if (options_.coordinates) labels();
        tokens();
        marks();
        if (options_.legend) legend();
        const std::string title = game_.spec().id + ", " + std::to_string(game_.ply()) +
                                  (game_.ply() == 1 ? " ply, " : " plies, ") + standing();
        return svg_.document(title, 0.25 * unit());
    }

  private:
    double unit() const { return options_.unit; }
    Point placed(Point point) const { return {point.x * unit(), point.y * unit()}; }
    std::string stroke(double width) const { return number(width * unit()); }
    bool can(const char* capability) const {
        const auto& all = layout_.capabilities;
        return std::find(all.begin(), all.end(), capability) != all.end();
    }
    const std::string& name_of(Player player) const { return game_.spec().players[player]; }

    std::vector<Point> corners(Point centre, double size = 1) const {
        std::vector<Point> out;
        const bool square = layout_.shape == CellShape::square;
        const int count = square ? 4 : 6;
        const double radius = size * (square ? std::sqrt(0.5) : 1 / std::sqrt(3.0));
        for (int i = 0; i < count; ++i) {
            const double angle = pi * (square ? 0.25 + 0.5 * i : 0.5 + i / 3.0);
            out.push_back(
                placed({centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)}));
        }
        return out;
    }

    void cells() {
        std::map<std::string, std::vector<const Zone*>> zones;
        for (const Zone& zone : layout_.zones) {
            if (zone.role != "exit" && zone.role != "camp") continue;
            for (const std::string& id : zone.cells) zones[id].push_back(&zone);
        }
        for (const Cell& cell : layout_.cells) {
            const auto found = zones.find(cell.id);
            const bool special = found != zones.end();
            svg_.polygon(corners(cell.centre), {{"fill", special ? "#eee" : "#fff"},
                                                {"stroke", "#777"},
                                                {"stroke-width", stroke(0.02)}});
            if (!special) continue;
            // Beside each other, where a cell belongs to several players.
            const double count = static_cast<double>(found->second.size());
            for (double i = 0; const Zone* zone : found->second) {
                const Point centre{cell.centre.x + (i - (count - 1) / 2) * 0.3, cell.centre.y};
                const auto player = static_cast<std::size_t>(zone->player);
                draw_mark(svg_, looks_[player].mark, placed(centre), 0.14 * unit(), "#aaa");
                ++i;
            }
        }
    }

    /// Sides are lines whose dashes tell the players apart.
    void sides() {
        for (const Side& side : layout_.sides) {
            std::vector<Point> line;
            for (const Point point : side.line) line.push_back(placed(point));
            Attributes look{{"fill", "none"},
                            {"stroke", "#000"},
                            {"stroke-width", stroke(0.14)},
                            {"stroke-linejoin", "round"}};
            if (side.player > 0) {
                svg_.polyline(line, look);
                look[1].second = "#fff";
                look[2].second = stroke(0.08);
            }
            svg_.polyline(line, look);
        }
    }

    /// Labels stand before the first cells of lines. Where one of them would be in the way of
    /// others, all lines of its direction have theirs behind the last cells.
    void labels() {
        std::vector<Point> taken;
        std::vector<const LabelledLine*> left;
        for (const LabelledLine& line : layout_.lines) left.push_back(&line);
        while (!left.empty()) {
            const LabelledLine& one = *left.front();
            const auto others = std::stable_partition(
                left.begin(), left.end(),
                [&](const LabelledLine* other) { return parallel(one, *other); });
            const std::vector<const LabelledLine*> together(left.begin(), others);
            left.erase(left.begin(), others);
            std::vector<Point> places;
            for (const LabelledLine* line : together) places.push_back(beyond(line->cells));
            if (std::any_of(places.begin(), places.end(),
                            [&](Point at) { return near(at, taken); })) {
                places.clear();
                for (const LabelledLine* line : together) {
                    places.push_back(beyond({line->cells.rbegin(), line->cells.rend()}));
                }
            }
            for (std::size_t k = 0; k < together.size(); ++k) {
                svg_.text(placed(places[k]), 0.32 * unit(), together[k]->label, {{"fill", "#555"}});
            }
            taken.insert(taken.end(), places.begin(), places.end());
        }
    }

    static bool near(Point at, const std::vector<Point>& others) {
        return std::any_of(others.begin(), others.end(), [&](Point other) {
            return std::hypot(at.x - other.x, at.y - other.y) < 0.6;
        });
    }

    /// From the second cell of a line to its first.
    Point direction(const std::vector<std::string>& line) const {
        if (line.size() < 2) return {0, -1};
        const Point first = centres_.at(line[0]);
        const Point second = centres_.at(line[1]);
        return {first.x - second.x, first.y - second.y};
    }

    bool parallel(const LabelledLine& one, const LabelledLine& other) const {
        const Point a = direction(one.cells);
        const Point b = direction(other.cells);
        return std::hypot(a.x - b.x, a.y - b.y) < 0.1;
    }

    /// The point before the first of some cells in a line.
    Point beyond(const std::vector<std::string>& line) const {
        constexpr double away = 0.95;
        const Point first = centres_.at(line.front());
        const Point step = direction(line);
        return {first.x + away * step.x, first.y + away * step.y};
    }

    void tokens() {
        for (const Token& token : board_.tokens) {
            const Look& look = looks_[token.player];
            const double up = stack_step * token.height;
            const Point centre = placed({token.centre.x, token.centre.y - up});
            const Attributes body{
                {"fill", look.fill}, {"stroke", "#000"}, {"stroke-width", stroke(0.04)}};
            // Tokens that fill cells together are as large as these.
            if (can("polyomino")) {
                svg_.polygon(corners(token.centre, 0.9), body);
            } else if (can("open_plane")) {
                svg_.polygon(corners({token.centre.x, token.centre.y - up}, 0.94), body);
            } else {
                svg_.circle(centre, token_radius * unit(), body);
            }
            const std::string word = word_on(token);
            if (word.empty()) {
                draw_mark(svg_, look.mark, centre, 0.26 * unit(), look.ink);
            } else {
                svg_.text(centre, 0.36 * unit(), word,
                          {{"fill", look.ink}, {"font-weight", "bold"}});
            }
        }
    }

    /// Where a player has several kinds of tokens, their letter, and their number if there is one.
    static std::string word_on(const Token& token) {
        if (token.kind.size() != 1) return "";
        std::size_t digits = token.label.size();
        while (digits > 0 && token.label[digits - 1] >= '0' && token.label[digits - 1] <= '9') {
            --digits;
        }
        return token.kind + token.label.substr(digits);
    }

    /// Where the cells of an open plane have stacks, their top.
    Point top_of(const std::string& id) const {
        Point top = centres_.at(id);
        for (const Token& token : board_.tokens) {
            if (token.cell == id) top.y = token.centre.y - stack_step * token.height;
        }
        return top;
    }

    void ring(const std::string& id, const char* dashes) {
        if (centres_.count(id) == 0) return;
        Attributes look{{"fill", "none"}, {"stroke", "#000"}, {"stroke-width", stroke(0.06)}};
        if (*dashes) look.push_back({"stroke-dasharray", stroke(0.1)});
        svg_.circle(placed(top_of(id)), 0.47 * unit(), look);
    }

    void marks() {
        for (const Mark& mark : board_.marks) {
            if (mark.role != "winning") continue;
            for (const std::string& id : mark.cells) ring(id, "");
        }
        for (const std::string& id : options_.rings) ring(id, "dashed");
        if (!options_.last || game_.ply() == 0) return;
        const ActionView action = game_.last_action();
        std::vector<std::string> touched = action.cells;
        touched.push_back(action.to);
        if (action.to.empty()) touched.push_back(action.from);
        for (const std::string& id : touched) {
            if (centres_.count(id) == 0) continue;
            const Point top = top_of(id);
            svg_.circle(placed({top.x + 0.3, top.y - 0.3}), 0.09 * unit(),
                        {{"fill", "#fff"}, {"stroke", "#000"}, {"stroke-width", stroke(0.04)}});
        }
    }

    std::string standing() const {
        const Outcome outcome = game_.outcome();
        if (outcome.state == Outcome::State::won) return name_of(outcome.winner) + " has won";
        if (outcome.over()) return "a draw";
        return name_of(game_.to_move()) + " to move";
    }

    /// A line for each player: its mark, its name, what it holds and counts; then how things stand.
    void legend() {
        const double size = 0.34 * unit();
        Point at{svg_.least().x + 0.2 * unit(), svg_.most().y + 0.55 * unit()};
        for (std::size_t i = 0; i < looks_.size(); ++i) {
            const auto player = static_cast<Player>(i);
            svg_.circle(
                at, 0.2 * unit(),
                {{"fill", looks_[i].fill}, {"stroke", "#000"}, {"stroke-width", stroke(0.03)}});
            draw_mark(svg_, looks_[i].mark, at, 0.15 * unit(), looks_[i].ink);
            svg_.line_of_text({at.x + 0.4 * unit(), at.y}, size, facts_of(player),
                              {{"fill", "#000"}});
            at.y += 0.5 * unit();
        }
        svg_.line_of_text({at.x - 0.2 * unit(), at.y}, size, standing(),
                          {{"fill", "#000"}, {"font-weight", "bold"}});
    }

    std::string facts_of(Player player) const {
        std::string facts = name_of(player);
        for (const Tally& tally : board_.tallies) {
            if (tally.player != player) continue;
            facts += ", " + tally.name + ' ' + std::to_string(tally.value);
            if (tally.target > 0) facts += " of " + std::to_string(tally.target);
        }
        std::string hand;
        for (const HandItem& item : board_.hands) {
            if (item.player != player || item.count == 0) continue;
            hand += ' ' + item.kind;
            if (item.count > 1) hand += "\u00d7" + std::to_string(item.count);
        }
        return hand.empty() ? facts : facts + "; in hand" + hand;
    }

    const RunningGame& game_;
    const Options& options_;
    BoardLayout layout_;
    BoardState board_;
    std::map<std::string, Point> centres_;
    std::vector<Look> looks_;
    Svg svg_;
};

}  // namespace

Result<std::string> draw(const RunningGame& game, const Options& options) {
    if (!(options.unit >= least_unit && options.unit <= most_unit)) {
        return Error{"unit must be from 8 to 400"};
    }
    return Painter(game, options).paint();
}

}  // namespace quintet::diagram
