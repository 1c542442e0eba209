#include "engine/cli/halma_files.hpp"

#include <vector>

#include "engine/cli/cli.hpp"
#include "engine/cli/options.hpp"
#include "engine/core/text.hpp"

namespace quintet::cli {

namespace {

constexpr std::size_t board_side = 16;

[[noreturn]] void refuse(std::size_t line, const char* wanted, std::string_view found) {
    throw InputError("line " + std::to_string(line) + ": " + wanted + " expected, found " +
                     quintet::in_quotes(found));
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
