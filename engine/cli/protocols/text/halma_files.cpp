#include "engine/cli/protocols/text/halma_files.hpp"

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "engine/base/text.hpp"
#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/options.hpp"

namespace quintet::cli {

namespace {

constexpr std::size_t board_side = 16;

[[noreturn]] void refuse(std::size_t line, const char* wanted, std::string_view found) {
    throw InputError("line " + std::to_string(line) + ": must be " + wanted + " (found " +
                     quintet::in_quotes(found) + ")");
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    split(text, '\n', [&](std::string_view line) {
        const std::size_t last = line.find_last_not_of(" \t\r");
        lines.push_back(line.substr(0, last == std::string_view::npos ? 0 : last + 1));
    });
    while (!lines.empty() && lines.back().empty()) lines.pop_back();
    return lines;
}

struct HalmaSquare {
    int x = 0;
    int y = 0;
};

/// Reads `x,y` of a square on the board.
std::optional<HalmaSquare> square_of(std::string_view text) {
    TextCursor cursor(text);
    const auto x = cursor.integer();
    if (!x || !cursor.accept(',')) return std::nullopt;
    const auto y = cursor.integer();
    const auto on_board = [](int value) { return value >= 0 && value < int{board_side}; };
    if (!y || !cursor.at_end() || !on_board(*x) || !on_board(*y)) return std::nullopt;
    return HalmaSquare{*x, *y};
}

char man_on(const std::string& board, HalmaSquare square) {
    constexpr int row_length = int{board_side} + 1;  // with its separator
    return board.at(static_cast<std::size_t>(square.y * row_length + square.x));
}

}  // namespace

HalmaTask parse_halma_task(std::string_view text) {
    const std::vector<std::string_view> lines = lines_of(text);
    const auto line = [&](std::size_t number) {
        return number <= lines.size() ? lines[number - 1] : std::string_view();
    };
    HalmaTask task;
    if (line(1) != "SINGLE" && line(1) != "GAME") refuse(1, "SINGLE or GAME", line(1));
    task.single = line(1) == "SINGLE";
    if (line(2) != "BLACK" && line(2) != "WHITE") refuse(2, "BLACK or WHITE", line(2));
    task.player = line(2) == "BLACK" ? 0 : 1;
    const std::optional<double> seconds = decimal(line(3));
    if (!seconds || *seconds <= 0) refuse(3, "a positive number of seconds", line(3));
    task.seconds = *seconds;
    for (std::size_t row = 0; row < board_side; ++row) {
        const std::string_view found = line(row + 4);
        if (found.size() != board_side ||
            found.find_first_not_of(".BW") != std::string_view::npos) {
            refuse(row + 4, "16 squares of \".\", \"B\" and \"W\"", found);
        }
        task.board.append(row == 0 ? "" : "/").append(found);
    }
    if (lines.size() > board_side + 3) refuse(board_side + 4, "the end", line(board_side + 4));
    return task;
}

std::string halma_input(const HalmaTask& task) {
    std::array<char, 32> seconds_left{};
    std::snprintf(seconds_left.data(), seconds_left.size(), "%.3f", task.seconds);
    std::string text = task.single ? "SINGLE\n" : "GAME\n";
    text.append(task.player == 0 ? "BLACK\n" : "WHITE\n").append(seconds_left.data()).append("\n");
    split(task.board, '/', [&](std::string_view row) { text.append(row).append("\n"); });
    return text;
}

std::optional<HalmaPlay> parse_halma_output(std::string_view text) {
    const std::vector<std::string_view> lines = lines_of(text);
    HalmaPlay play;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::vector<std::string_view> words;
        split(lines[i], ' ', [&](std::string_view word) {
            if (!word.empty()) words.push_back(word);
        });
        const bool jump = !words.empty() && words[0] == "J";
        const bool step = !words.empty() && words[0] == "E";
        if (words.size() != 3 || (!jump && !step) || !square_of(words[1]) || !square_of(words[2])) {
            refuse(i + 1, "\"E x,y x,y\" or \"J x,y x,y\"", lines[i]);
        }
        if (i > 0 && !(jump && play.jumps)) refuse(i + 1, "a jump or the end", lines[i]);
        if (i > 0 && words[1] != play.squares.back()) {
            refuse(i + 1, "a jump from where the last one ended", lines[i]);
        }
        play.jumps = jump;
        if (i == 0) play.squares.emplace_back(words[1]);
        play.squares.emplace_back(words[2]);
    }
    if (play.squares.empty()) return std::nullopt;
    return play;
}

std::string wrong_halma_jump(const std::string& board, const HalmaPlay& play) {
    if (!play.jumps) return "";
    for (std::size_t i = 1; i < play.squares.size(); ++i) {
        const HalmaSquare from = *square_of(play.squares[i - 1]);
        const HalmaSquare to = *square_of(play.squares[i]);
        const std::string jump = "J " + play.squares[i - 1] + " " + play.squares[i] + ": ";
        const int across = std::abs(to.x - from.x);
        const int down = std::abs(to.y - from.y);
        const bool is_two_away = (across == 2 || down == 2) && across % 2 == 0 && down % 2 == 0 &&
                                 across <= 2 && down <= 2;
        if (!is_two_away) return jump + "a jump must go two squares in a straight line";
        const HalmaSquare middle{(from.x + to.x) / 2, (from.y + to.y) / 2};
        if (man_on(board, middle) == '.') {
            return jump + std::to_string(middle.x) + "," + std::to_string(middle.y) +
                   " holds no piece to jump over";
        }
        // The jumping piece has left its first square.
        if (man_on(board, to) != '.' && play.squares[i] != play.squares.front()) {
            return jump + play.squares[i] + " is not empty";
        }
    }
    return "";
}

std::string halma_output(const ActionView& action) {
    if (action.kind == "move") return "E " + action.from + " " + action.to + "\n";
    if (action.kind != "jump") return "";
    std::string out;
    std::string here = action.from;
    std::vector<std::string> stops = action.path;
    if (stops.empty() || stops.back() != action.to) stops.push_back(action.to);
    for (const std::string& next : stops) {
        out.append("J ").append(here).append(" ").append(next).append("\n");
        here = next;
    }
    return out;
}

}  // namespace quintet::cli
