#include "engine/games/hive/forms/pgn.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "engine/base/text.hpp"
#include "engine/games/hive/forms/written/written_game.hpp"
#include "engine/games/hive/text/notation.hpp"

namespace quintet::hive {

namespace {

struct Tag {
    std::string name;
    std::string value;
};

/// A line such as `[Result "1-0"]`.
std::optional<Tag> read_tag(std::string_view line) {
    line = trimmed(line);
    if (line.size() < 2 || line[0] != '[' || !is_letter(line[1])) return std::nullopt;
    const std::size_t open = line.find('"');
    if (open == std::string_view::npos) return std::nullopt;
    Tag tag{std::string(trimmed(line.substr(1, open - 1))), {}};
    if (!std::all_of(tag.name.begin(), tag.name.end(), is_letter)) return std::nullopt;
    for (std::size_t i = open + 1; i < line.size() && line[i] != '"'; ++i) {
        if (line[i] == '\\' && i + 1 < line.size()) ++i;
        tag.value += line[i];
    }
    return tag;
}

/// The number of a ply at the beginning of a word, with its point, if it has one; 0 if there is
/// none.
std::size_t number_length(std::string_view word) {
    std::size_t end = 0;
    while (end < word.size() && is_digit(word[end])) ++end;
    const std::size_t digits = end;
    while (end < word.size() && (word[end] == '.' || word[end] == ')' || word[end] == ':')) ++end;
    const bool is_whole = end == word.size() || word[end] == ' ';
    return digits > 0 && (end > digits || is_whole) ? end : 0;
}

/// The state that a result means; empty if it is something else.
std::string state_of(std::string_view result) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 10> results = {{
        {"1-0", "WhiteWins"},
        {"WhiteWins", "WhiteWins"},
        {"0-1", "BlackWins"},
        {"BlackWins", "BlackWins"},
        {"1/2-1/2", "Draw"},
        {"\xC2\xBD-\xC2\xBD", "Draw"},
        {"Draw", "Draw"},
        {"*", "InProgress"},
        {"InProgress", "InProgress"},
        {"NotStarted", "InProgress"},
    }};
    for (const auto& [text, state] : results) {
        if (same_letters(text, result)) return std::string(state);
    }
    return "";
}

class PgnReader {
  public:
    std::vector<ForeignGame> read(std::string_view text) {
        split(text, '\n', [&](std::string_view line) {
            ++line_;
            if (in_comment_ || !read_tag_line(line)) read_moves(without_comments(line));
        });
        finish();
        return std::move(games_);
    }

  private:
    bool read_tag_line(std::string_view line) {
        const std::optional<Tag> tag = read_tag(line);
        if (!tag) return false;
        if (has_moves_ || !begun_) {
            finish();
            begun_ = true;
            written_.read.line = line_;
            written_.read.names.resize(player_count);
        }
        const auto is = [&](std::string_view name) { return same_letters(tag->name, name); };
        const bool known =
            !tag->value.empty() && tag->value.find_first_not_of("?.") != tag->value.npos;
        if (is("GameType")) {
            problem_ = read_game_type(tag->value, line_, written_);
        } else if (is("White") && known) {
            written_.read.names[0] = tag->value;
        } else if (is("Black") && known) {
            written_.read.names[1] = tag->value;
        } else if (is("Date") && known) {
            written_.read.comment = tag->value;
        } else if (is("Result")) {
            written_.state = state_of(trimmed(tag->value));
        } else if (is("Termination")) {
            resigned_ = tag->value.find("resign") != std::string::npos;
        } else if (is("Repetition")) {
            written_.repetition = tag->value;
        }
        return true;
    }

    /// A line without comments: in braces, which may span several lines, in brackets as times are,
    /// and after a semicolon or a percent sign.
    std::string without_comments(std::string_view line) {
        std::string out;
        bool in_brackets = false;
        for (const char c : line) {
            if (!in_comment_ && (c == ';' || c == '%')) break;
            if (c == '{') in_comment_ = true;
            if (c == '[' || c == '(') in_brackets = true;
            if (!in_comment_ && !in_brackets) out += c;
            if (c == '}') in_comment_ = false;
            if (c == ']' || c == ')') in_brackets = false;
        }
        return out;
    }

    void read_moves(std::string_view line) {
        std::string ply;
        bool numbered = false;
        const auto flush = [&] {
            if (!ply.empty()) add(ply, numbered);
            ply.clear();
        };
        split(trimmed(line), ' ', [&](std::string_view word) {
            word = trimmed(word);
            if (word.empty()) return;
            if (const std::size_t length = number_length(word); length > 0) {
                flush();
                numbered = true;
                word.remove_prefix(length);
            } else if (!state_of(word).empty()) {
                return;
            }
            ply.append(ply.empty() ? "" : " ").append(word);
        });
        flush();
    }

    /// A line without a number continues the line before, if plies have numbers.
    void add(const std::string& text, bool numbered) {
        if (!begun_) {
            begun_ = true;
            written_.read.line = line_;
        }
        has_moves_ = true;
        if (!numbered && any_numbered_ && !written_.plies.empty()) {
            WrittenPly& last = written_.plies.back();
            last = written_ply(last.text + " " + text, last.line);
            return;
        }
        any_numbered_ = any_numbered_ || numbered;
        written_.plies.push_back(written_ply(text, line_));
    }

    void finish() {
        if (begun_) {
            if (resigned_ && written_.state == "WhiteWins") written_.read.resigned = 1;
            if (resigned_ && written_.state == "BlackWins") written_.read.resigned = 0;
            if (problem_) {
                written_.read.problem = std::move(problem_);
                games_.push_back(std::move(written_.read));
            } else {
                games_.push_back(play_written(std::move(written_)));
            }
        }
        written_ = {};
        problem_.reset();
        begun_ = has_moves_ = any_numbered_ = resigned_ = false;
    }

    std::vector<ForeignGame> games_;
    WrittenGame written_;
    std::optional<FormNote> problem_;
    int line_ = 0;
    bool begun_ = false;
    bool has_moves_ = false;
    bool any_numbered_ = false;
    bool in_comment_ = false;
    bool resigned_ = false;
};

std::string_view first_line(std::string_view text) {
    text = trimmed(text);
    return trimmed(text.substr(0, text.find('\n')));
}

bool is_piece(std::string_view piece, std::string_view colours) {
    return piece.size() >= 2 && piece.size() <= 3 && colours.find(piece[0]) != piece.npos &&
           is_letter(piece[1]) && (piece.size() == 2 || is_digit(piece[2]));
}

/// Whether a line begins like `1. wS1`.
bool is_first_move(std::string_view line) {
    const std::size_t length = number_length(line);
    if (length == 0 || line[0] != '1') return false;
    return is_piece(written_ply(line.substr(length), 1).piece, "wW");
}

/// Whether a text begins like a list of moves without numbers: `wS1`, and `bA1 wS1-` below.
bool is_plain_list(std::string_view text) {
    const std::string_view first = first_line(text);
    if (!is_piece(first, "wW")) return false;
    const std::string_view second = first_line(text.substr(text.find(first) + first.size()));
    return second.find(' ') != second.npos && is_piece(second.substr(0, second.find(' ')), "bB");
}

std::string tag_line(std::string_view name, std::string_view value) {
    std::string line(1, '[');
    line.append(name).append(" \"");
    for (const char c : value) {
        if (c == '"' || c == '\\') line += '\\';
        line += c == '\n' || c == '\r' ? ' ' : c;
    }
    return line + "\"]\n";
}

}  // namespace

bool claims_pgn(std::string_view text, std::string_view) {
    const std::string_view first = first_line(text);
    if (is_plain_list(text)) return true;
    if (!read_tag(first) && !is_first_move(first)) return false;
    // Other games have the same tags, but neither this one nor such moves.
    bool claimed = false;
    split(text, '\n', [&](std::string_view line) {
        if (claimed) return;
        const std::optional<Tag> tag = read_tag(line);
        claimed = tag ? same_letters(tag->name, "GameType") : is_first_move(trimmed(line));
    });
    return claimed;
}

std::vector<ForeignGame> read_pgn(std::string_view text) { return PgnReader().read(text); }

Result<std::string> write_pgn(const GameToWrite& game) {
    if (!game.setup.empty()) {
        return Error{"a game from a custom position cannot be written as PGN"};
    }
    const auto name = [&](std::size_t player) {
        return player < game.names.size() ? game.names[player] : std::string();
    };
    const std::string& expansions = game.options.choice("expansions");
    const std::string& repetition = game.options.choice("repetition");
    std::string text = tag_line("GameType", expansions.empty() ? "Base" : "Base+" + expansions);
    text += tag_line("White", name(0)) + tag_line("Black", name(1));
    text += tag_line("Result", state_name(game.actions.size(), result_of(game)));
    if (game.resigned != no_player) text += tag_line("Termination", "resigned");
    if (repetition != "draw") text += tag_line("Repetition", repetition);
    text += '\n';
    int number = 0;
    for (const std::string& action : game.actions) {
        text += std::to_string(++number) + ". " + action + "\n";
    }
    return text;
}

}  // namespace quintet::hive
