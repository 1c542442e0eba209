#include "engine/games/hive/forms/uhp.hpp"

#include <algorithm>
#include <optional>

#include "engine/base/text.hpp"
#include "engine/games/hive/forms/written/written_game.hpp"
#include "engine/games/hive/game.hpp"
#include "engine/games/hive/text/notation.hpp"

namespace quintet::hive {

namespace {

constexpr std::string_view link_field = "uhp=";

/// The rest of a text after spaces, quotes and the word `newgame`; what a GameString may follow.
std::string_view after_lead(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\"'`>");
    text.remove_prefix(std::min(first, text.size()));
    constexpr std::string_view command = "newgame ";
    if (same_letters(text.substr(0, command.size()), command)) {
        text.remove_prefix(command.size());
    }
    return text;
}

/// Whether a line begins like a GameString: `Base`, then what may follow the word.
bool begins_game(std::string_view line) {
    line = after_lead(line);
    constexpr std::string_view word = "Base";
    if (!same_letters(line.substr(0, word.size()), word)) return false;
    line.remove_prefix(word.size());
    // Only letters of expansions may follow without a sign, as in `BaseP`.
    const std::size_t letters = line.find_first_not_of("MLPmlp");
    line.remove_prefix(std::min(letters, line.size()));
    constexpr std::string_view ends = "+-_(; \t\r\"'`";
    return line.empty() || ends.find(line[0]) != std::string_view::npos;
}

std::string percent_decoded(std::string_view text) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string out;
    while (!text.empty()) {
        if (text[0] == '%' && text.size() > 2) {
            const auto value = [&](std::size_t at) {
                const char c = text[at];
                return digits.find(upper(c));
            };
            if (value(1) != digits.npos && value(2) != digits.npos) {
                out.push_back(static_cast<char>(value(1) << 4 | value(2)));
                text.remove_prefix(3);
                continue;
            }
        }
        // A space of a form; after `Base` it is the sign itself.
        const bool is_space = text[0] == '+' && out.find(';') != std::string::npos;
        out.push_back(is_space ? ' ' : text[0]);
        text.remove_prefix(1);
    }
    return out;
}

/// The GameString of a line that is a link; nothing if it is none.
std::optional<std::string> linked(std::string_view line) {
    const std::size_t at = line.find(link_field);
    if (at == std::string_view::npos || at == 0) return std::nullopt;
    if (line[at - 1] != '?' && line[at - 1] != '&') return std::nullopt;
    line.remove_prefix(at + link_field.size());
    line = line.substr(0, line.find_first_of("&#<>\"'\r"));
    const std::string decoded = percent_decoded(line);
    // Some programs encode a link that is encoded already.
    return decoded.find(';') == std::string::npos ? percent_decoded(decoded) : decoded;
}

bool names_turn(std::string_view text) {
    const std::size_t bracket = text.find('[');
    const std::string_view player = trimmed(text.substr(0, bracket));
    if (!same_letters(player, "White") && !same_letters(player, "Black")) return false;
    if (bracket == std::string_view::npos) return true;
    const std::string_view number = text.substr(bracket + 1);
    const std::size_t digits = std::min(number.find_first_not_of("0123456789 "), number.size());
    return number.substr(digits) == "]";
}

void note_unknown_state(WrittenGame& written) {
    FormNote note{.code = "unknown_state", .text = {}, .line = written.plies[0].line};
    note.found = written.plies[0].text;
    note.text = in_quotes(note.found) + " was skipped: it is not a state of a game";
    written.read.notes.push_back(std::move(note));
    written.plies.clear();
}

ForeignGame read_game(std::string_view text, int line) {
    WrittenGame written;
    written.read.line = line;
    std::size_t number = 0;
    std::optional<FormNote> problem;
    split(text, ';', [&](std::string_view whole) {
        // The line on which the part itself begins.
        const std::size_t lead = std::min(whole.find_first_not_of(" \t\r\n"), whole.size());
        line += static_cast<int>(
            std::count(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(lead), '\n'));
        const int here = line;
        line += static_cast<int>(
            std::count(whole.begin() + static_cast<std::ptrdiff_t>(lead), whole.end(), '\n'));
        std::string_view part = trimmed(whole.substr(0, whole.find('#')));  // without a comment
        if (number == 0) part = after_lead(part);
        while (!part.empty() &&
               std::string_view("\"'`").find(part.back()) != std::string_view::npos) {
            part.remove_suffix(1);
        }
        if (problem || part.empty()) return;
        ++number;
        if (number == 1) {
            problem = read_game_type(part, here, written);
            return;
        }
        if (written.plies.empty()) {
            const auto state = std::find_if(states.begin(), states.end(),
                                            [&](auto each) { return same_letters(each, part); });
            if (state != states.end() && written.state.empty()) {
                written.state = *state;
                return;
            }
        }
        if (names_turn(part) && written.plies.size() < 2 && number <= 3) {
            // Before the turn comes the state, whatever word it is.
            if (!written.plies.empty()) note_unknown_state(written);
            return;
        }
        written.plies.push_back(written_ply(part, here));
    });
    if (problem) {
        written.read.problem = std::move(problem);
        return std::move(written.read);
    }
    return play_written(std::move(written));
}

}  // namespace

bool claims_uhp(std::string_view text, std::string_view) {
    bool claimed = false;
    int lines = 0;
    split(text, '\n', [&](std::string_view line) {
        if (trimmed(line).empty() || claimed || lines > 2) return;
        ++lines;
        claimed = begins_game(line) || linked(line).has_value();
    });
    return claimed;
}

std::vector<ForeignGame> read_uhp(std::string_view text) {
    std::vector<ForeignGame> games;
    std::string current;
    int begun = 0;
    int number = 0;
    const auto finish = [&] {
        if (begun > 0) games.push_back(read_game(current, begun));
        current.clear();
        begun = 0;
    };
    split(text, '\n', [&](std::string_view line) {
        ++number;
        if (const std::optional<std::string> link = linked(line)) {
            finish();
            current = *link;
            begun = number;
            finish();
            return;
        }
        if (begins_game(line)) {
            finish();
            begun = number;
        }
        if (begun == 0) return;
        if (!current.empty()) current += '\n';
        current += line;
    });
    finish();
    return games;
}

Result<std::string> write_uhp(const GameToWrite& game) {
    if (!game.setup.empty()) {
        return Error{"a game from a custom position cannot be written as a GameString"};
    }
    return Game::write_game(game.options, game.actions, result_of(game));
}

}  // namespace quintet::hive
