#include <cmath>
#include <vector>

#include "engine/games/cachex/game.hpp"
#include "engine/games/cachex/text/notation.hpp"

namespace quintet::cachex {

namespace {

const double circumradius = 1 / std::sqrt(3.0);

/// Row 0 is at the bottom.
Point centre_of(int r, int q) {
    const Point centre = hexagon_centre(q, r);
    return {centre.x, -centre.y};
}

/// The corners of a hexagon, clockwise from the top.
enum class Corner { top, upper_right, lower_right, bottom, lower_left, upper_left };

Point corner_of(int r, int q, Corner corner) {
    const Point centre = centre_of(r, q);
    switch (corner) {
        case Corner::top: return {centre.x, centre.y - circumradius};
        case Corner::upper_right: return {centre.x + 0.5, centre.y - circumradius / 2};
        case Corner::lower_right: return {centre.x + 0.5, centre.y + circumradius / 2};
        case Corner::bottom: return {centre.x, centre.y + circumradius};
        case Corner::lower_left: return {centre.x - 0.5, centre.y + circumradius / 2};
        case Corner::upper_left: return {centre.x - 0.5, centre.y - circumradius / 2};
    }
    return centre;
}

/// The rule book's name of a column is a letter, and of a row a number.
std::string letter_of(int q) { return std::string(1, static_cast<char>('a' + q)); }
std::string number_of(int r) { return std::to_string(r + 1); }
std::string name_of(int r, int q) {
    std::string name = letter_of(q);
    name += number_of(r);
    return name;
}

Point between(const Point& a, const Point& b) { return {(a.x + b.x) / 2, (a.y + b.y) / 2}; }

// The sides meet at the corner cells, which belong to both players. At the sharp corners of the
// rhombus they meet between two edges, at the blunt ones in the middle of an edge.
std::vector<Side> sides_of(int size) {
    const int end = size - 1;
    const Point lower_cut =
        between(corner_of(0, end, Corner::bottom), corner_of(0, end, Corner::lower_right));
    const Point upper_cut =
        between(corner_of(end, 0, Corner::upper_left), corner_of(end, 0, Corner::top));
    Side bottom{red, {}}, top{red, {upper_cut}}, left{blue, {}}, right{blue, {lower_cut}};
    for (int i = 0; i < size; ++i) {
        bottom.line.push_back(corner_of(0, i, Corner::lower_left));
        bottom.line.push_back(corner_of(0, i, Corner::bottom));
        top.line.push_back(corner_of(end, i, Corner::top));
        top.line.push_back(corner_of(end, i, Corner::upper_right));
        left.line.push_back(corner_of(i, 0, Corner::lower_left));
        left.line.push_back(corner_of(i, 0, Corner::upper_left));
        right.line.push_back(corner_of(i, end, Corner::lower_right));
        right.line.push_back(corner_of(i, end, Corner::upper_right));
    }
    bottom.line.push_back(lower_cut);
    left.line.push_back(upper_cut);
    return {bottom, top, left, right};
}

/// The cells of a shortest chain between the sides of `player`, who must have one, in order.
std::vector<std::string> shortest_chain(const Position& position, Player player) {
    const auto& [low, high] = geometry(position.size()).sides[player];
    const Board& own = position.stones(player);
    std::vector<Board> waves = {own & low};
    for (Board reached = waves.back(); (waves.back() & high).none();) {
        waves.push_back(neighbours(reached) & own & ~reached);
        reached |= waves.back();
    }
    int cell = (waves.back() & high).first();
    std::vector<std::string> chain = {format_cell(cell)};
    for (std::size_t i = waves.size() - 1; i-- > 0;) {
        cell = (neighbours(Board::bit(cell)) & waves[i]).first();
        chain.push_back(format_cell(cell));
    }
    return {chain.rbegin(), chain.rend()};
}

}  // namespace

BoardLayout Game::layout(const Position& position) {
    const int size = position.size();
    BoardLayout made;
    made.shape = CellShape::pointy_hexagon;
    for (int r = size - 1; r >= 0; --r) {
        for (int q = 0; q < size; ++q) {
            made.cells.push_back({format_cell(cell_at(r, q)), centre_of(r, q), name_of(r, q)});
        }
    }
    for (int i = 0; i < size; ++i) {
        LabelledLine row{number_of(i), {}}, column{letter_of(i), {}};
        for (int j = 0; j < size; ++j) {
            row.cells.push_back(format_cell(cell_at(i, j)));
            column.cells.push_back(format_cell(cell_at(j, i)));
        }
        made.lines.push_back(row);
        made.lines.push_back(column);
    }
    made.sides = sides_of(size);
    return made;
}

BoardState Game::board(const Position& position) {
    BoardState state;
    for (const Player player : {red, blue}) {
        position.stones(player).for_each([&](int cell) {
            Token token;
            token.cell = format_cell(cell);
            token.centre = centre_of(row_of(cell), column_of(cell));
            token.player = player;
            token.kind = "stone";
            state.tokens.push_back(token);
        });
        state.tallies.push_back({player, "stones", position.stones(player).count(), 0});
    }
    const Outcome outcome = position.outcome();
    if (outcome.state == Outcome::State::won) {
        state.marks.push_back({"winning", shortest_chain(position, outcome.winner)});
    }
    if (position.forbidden_cell() >= 0) {
        state.marks.push_back({"forbidden", {format_cell(position.forbidden_cell())}});
    }
    return state;
}

ActionView Game::view(Action action, const Position& before) {
    ActionView made;
    made.text = format_action(action, before);
    made.kind = action.is_steal() ? "steal" : "place";
    if (!action.is_steal()) {
        made.to = format_cell(action.cell());
        made.taken = before.captures(before.to_move(), action.cell()).count();
    }
    return made;
}

std::vector<Mark> Game::effects(Action action, const Position& before) {
    std::vector<Mark> marks;
    if (action.is_steal()) {
        const int stolen = before.stones(red).first();
        const int placed = cell_at(column_of(stolen), row_of(stolen));
        marks.push_back({"stolen", {format_cell(stolen), format_cell(placed)}});
        return marks;
    }
    for (const Diamond& diamond : before.capturing_diamonds(before.to_move(), action.cell())) {
        marks.push_back({"captured",
                         {format_cell(diamond.placed), format_cell(diamond.partner),
                          format_cell(diamond.captured[0]), format_cell(diamond.captured[1])}});
    }
    return marks;
}

BoardSetup Game::setup(const Position& position) {
    BoardSetup made = setup_from(board(position), position.to_move());
    for (const Player player : {red, blue}) {
        made.kinds.push_back({player, "stone", position.size() * position.size()});
    }
    made.numbers.push_back({"ply", no_player, 0, Position::last_ply, position.ply()});
    return made;
}

Result<std::string> Game::setup_text(const BoardSetup& setup, const OptionValues& options) {
    const int size = options.integer("size");
    std::vector<std::vector<std::string>> rows(static_cast<std::size_t>(size));
    for (int r = 0; r < size; ++r) {
        for (int q = 0; q < size; ++q) {
            rows[static_cast<std::size_t>(r)].push_back(format_cell(cell_at(r, q)));
        }
    }
    const Result<std::string> text = rows_text(setup, rows, letters, "stone");
    if (!text) return text;
    return text.value() + " " + letters[setup.to_move] + " " +
           std::to_string(setup.number("ply").value_or(0));
}

}  // namespace quintet::cachex
