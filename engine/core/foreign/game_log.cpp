#include "engine/core/foreign/game_log.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace quintet {

namespace {

struct NumberedLine {
    int number;
    std::string_view text;
};

using Lines = std::vector<NumberedLine>;

bool holds_action(const Lines& lines, const LogChannel& channel) {
    return std::any_of(lines.begin(), lines.end(), [&](const NumberedLine& line) {
        return channel.action_on(line.text).has_value();
    });
}

/// Divides the lines of a text into games. Lines before the first action belong to its game.
std::vector<Lines> games_in(std::string_view text, const LogReader& reader) {
    std::vector<Lines> games(1);
    bool has_action = false;
    int number = 0;
    split(text, '\n', [&](std::string_view line) {
        ++number;
        if (has_action && reader.starts_game(line)) {
            games.emplace_back();
            has_action = false;
        }
        has_action = has_action || std::any_of(reader.channels.begin(), reader.channels.end(),
                                               [&](const LogChannel& channel) {
                                                   return channel.action_on(line).has_value();
                                               });
        games.back().push_back({number, line});
    });
    return games;
}

FormNote problem_at(const NumberedLine& line, std::size_t actions, std::string_view code,
                    std::string text, std::string_view found) {
    FormNote problem{.code = code, .text = std::move(text)};
    problem.line = line.number;
    problem.ply = static_cast<int>(actions) + 1;
    problem.found = std::string(found);
    return problem;
}

/// Adds the action on a line, or sets the problem that ends the game there.
void add_action(ForeignGame& game, const NumberedLine& line, const LoggedAction& found,
                const LogReader& reader, const LogChannel& channel) {
    const std::size_t count = game.record.actions.size();
    if (found.player != count % static_cast<std::size_t>(reader.players)) {
        game.problem =
            problem_at(line, count, "not_turn", "it is another player's turn", found.words);
        return;
    }
    std::optional<std::string> action = channel.canonical(found.words);
    if (!action) {
        game.problem = problem_at(line, count, "not_action",
                                  in_quotes(found.words) + " is not an action", found.words);
        return;
    }
    game.record.actions.push_back(*std::move(action));
    game.lines.push_back(line.number);
}

/// Notes why the referee stopped the game, and removes the action that it refused.
void add_error(ForeignGame& game, const NumberedLine& line, const LoggedError& error,
               const LogChannel& channel) {
    const bool first = game.notes.empty();
    FormNote note{.code = "referee_error", .text = "the referee stopped the game: "};
    note.text += error.words;
    note.line = line.number;
    note.found = std::string(error.words);
    game.notes.push_back(std::move(note));
    if (!first || !error.refuses_action || !channel.before_check) return;
    if (game.problem) {
        game.problem.reset();
    } else if (!game.record.actions.empty()) {
        game.record.actions.pop_back();
        game.lines.pop_back();
    }
}

ForeignGame read_lines(const Lines& lines, const LogReader& reader) {
    ForeignGame game;
    game.line = lines.front().number;
    const auto channel =
        std::find_if(reader.channels.begin(), reader.channels.end(),
                     [&](const LogChannel& each) { return holds_action(lines, each); });
    for (const NumberedLine& line : lines) {
        if (const auto name = reader.name_on(line.text)) {
            game.names.resize(static_cast<std::size_t>(reader.players));
            game.names[name->player] = std::string(name->name);
        }
        if (channel == reader.channels.end()) continue;
        if (const auto error = reader.error_on(line.text)) {
            add_error(game, line, *error, *channel);
        } else if (const auto found = channel->action_on(line.text); found && !game.problem) {
            add_action(game, line, *found, reader, *channel);
        }
    }
    if (channel == reader.channels.end()) {
        game.problem = FormNote{.code = "no_action", .text = "the log contains no actions"};
    }
    return game;
}

}  // namespace

std::vector<ForeignGame> read_log(std::string_view text, const LogReader& reader) {
    const std::string plain = without_escape_codes(text);
    std::vector<ForeignGame> games;
    for (const Lines& lines : games_in(plain, reader)) games.push_back(read_lines(lines, reader));
    return games;
}

std::string without_escape_codes(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\r') continue;
        if (text[i] != '\x1b') {
            plain += text[i];
            continue;
        }
        // `ESC [ parameters letter`
        if (i + 1 < text.size() && text[i + 1] == '[') {
            i = std::min(text.find_first_not_of("0123456789;?", i + 2), text.size());
        }
    }
    return plain;
}

std::optional<std::string_view> after_stars(std::string_view line) {
    TextCursor cursor(line);
    if (!cursor.accept('*')) return std::nullopt;
    while (cursor.accept('*') || cursor.accept(' ')) {
    }
    return cursor.rest();
}

std::optional<Player> accept_name(TextCursor& cursor, std::span<const std::string> players) {
    for (std::size_t player = 0; player < players.size(); ++player) {
        if (cursor.accept(players[player])) return static_cast<Player>(player);
    }
    return std::nullopt;
}

std::string_view take_lines(std::string_view& text, int count) {
    std::size_t end = 0;
    for (int line = 0; line < count && end < text.size(); ++line) {
        end = std::min(text.find('\n', end), text.size() - 1) + 1;
    }
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(end);
    return taken;
}

std::optional<PrintedAction> printed_action(std::string_view words) {
    TextCursor cursor(words);
    while (cursor.accept('(') || cursor.accept('[')) {
    }
    const bool single = cursor.accept('\'');
    if (!single && !cursor.accept('"')) return std::nullopt;
    const std::string_view rest = cursor.rest();
    const std::size_t end = rest.find(single ? '\'' : '"');
    if (end == std::string_view::npos) return std::nullopt;
    PrintedAction action{rest.substr(0, end), {}};
    cursor.accept(rest.substr(0, end + 1));
    while (!cursor.at_end()) {
        if (const std::optional<int> number = cursor.integer()) {
            action.numbers.push_back(*number);
            continue;
        }
        const char next = *cursor.next();
        if (std::string_view("()[], None").find(next) == std::string_view::npos) {
            return std::nullopt;
        }
    }
    return action;
}

}  // namespace quintet
