#include "engine/games/hive/forms/sgf.hpp"

#include <algorithm>
#include <optional>

#include "engine/base/text.hpp"
#include "engine/games/hive/board/torus_frame.hpp"
#include "engine/games/hive/forms/written/written_game.hpp"
#include "engine/games/hive/text/notation.hpp"

namespace quintet::hive {

namespace {

constexpr std::string_view game_number = "27";

std::string lowered(std::string_view text) {
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(), lower);
    return out;
}

struct Property {
    std::string name;
    std::string value;
    int line = 0;
};

/// The properties of a text, in order. `(` and `)` begin and end games.
class Properties {
  public:
    explicit Properties(std::string_view text) : text_(text) {}

    /// The next property; its name is `(` at the start of a game. Nothing at the end.
    std::optional<Property> next() {
        std::string name;
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == '[') {
                ++at_;
                const int line = line_;
                return Property{name, value(name), line};
            }
            advance();
            if (is_letter(c) || is_digit(c)) {
                name += c;
            } else if (c == '(') {
                return Property{"(", "", line_};
            } else {
                name.clear();
            }
        }
        return std::nullopt;
    }

  private:
    void advance() {
        if (text_[at_] == '\n') ++line_;
        ++at_;
    }

    /// The value up to its bracket. A backslash makes the next character plain; but a single one
    /// before the bracket that ends an event is a direction that was not doubled.
    std::string value(const std::string& name) {
        std::string out;
        const bool is_event =
            name.size() == 2 && name[0] == 'P' && at_ < text_.size() && is_digit(text_[at_]);
        while (at_ < text_.size()) {
            const char c = text_[at_];
            advance();
            if (c == ']') return out;
            if (c == '\\' && at_ < text_.size()) {
                const char escaped = text_[at_];
                if (is_event && escaped != '\\') {
                    out += c;
                    continue;
                }
                advance();
                out += escaped;
                continue;
            }
            out += c;
        }
        return out;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 1;
};

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    split(text, ' ', [&](std::string_view word) {
        word = trimmed(word);
        if (!word.empty()) words.emplace_back(word);
    });
    return words;
}

bool names_piece(std::string_view word) {
    if (word.size() < 2 || word.size() > 3) return false;
    const char owner = lower(word[0]);
    const bool known = kind_letters.find(upper(word[1])) != std::string_view::npos;
    return (owner == 'w' || owner == 'b') && known && (word.size() == 2 || is_digit(word[2]));
}

/// Whether a word is an event of the game.
bool is_event(std::string_view word) {
    constexpr std::array<std::string_view, 9> events = {"pick",  "pickb", "dropb", "pdropb", "move",
                                                        "pmove", "done",  "pass",  "resign"};
    return std::find(events.begin(), events.end(), word) != events.end();
}

/// The name of a piece without the number that kinds with one piece have here when they move.
std::string without_number(const std::string& name) {
    const std::size_t kind = kind_letters.find(upper(name[1]));
    return kind_sizes[kind] == 1 && name.substr(2) == "1" ? name.substr(0, 2) : name;
}

/// A column of letters: A is 1, Z 26, AA 27.
std::optional<int> read_column(std::string_view word) {
    if (word.empty() || word.size() > 2 || !std::all_of(word.begin(), word.end(), is_letter)) {
        return std::nullopt;
    }
    int column = 0;
    for (const char c : word) column = column * 26 + (lower(c) - 'a' + 1);
    return column;
}

std::optional<int> read_row(std::string_view word) {
    TextCursor cursor(word);
    const std::optional<int> row = cursor.integer();
    return row && cursor.at_end() ? row : std::nullopt;
}

/// BoardSpace's cells in our axes: a row up is one to the upper left.
Hex hex_of(int column, int row) { return {column, -row}; }

class SgfReader {
  public:
    std::vector<ForeignGame> read(std::string_view text) {
        Properties properties(text);
        while (std::optional<Property> property = properties.next()) {
            if (property->name == "(") {
                finish();
                begun_ = true;
                written_.read.line = property->line;
                written_.read.names.resize(player_count);
            } else if (begun_) {
                take(*property);
            }
        }
        finish();
        return std::move(games_);
    }

  private:
    void take(const Property& property) {
        const std::string& name = property.name;
        if (name == "GM") {
            const std::string_view number = trimmed(property.value);
            if (number != game_number) {
                refuse("other_game", property.line,
                       "GM must be 27, which is Hive (found " + std::string(number) + ")",
                       property.value);
            }
        } else if (name == "SU") {
            take_set(property);
        } else if (name == "DT") {
            written_.read.comment = trimmed(property.value);
        } else if (name == "RE") {
            result_ = trimmed(property.value);  // names may follow
        } else if (name == "RU") {
            constexpr std::string_view rule = "repetition=";
            if (property.value.starts_with(rule)) {
                written_.repetition = property.value.substr(rule.size());
            }
        } else if (name == "P0" || name == "P1") {
            take_player(static_cast<Player>(name[1] - '0'), property);
        }
    }

    void take_set(const Property& property) {
        const std::string set = lowered(trimmed(property.value));
        constexpr std::string_view hive = "hive";
        std::optional<Kinds> kinds;
        if (set == hive) kinds = base_kinds;
        if (set.starts_with("hive-")) kinds = read_expansions(set.substr(hive.size() + 1));
        written_.kinds = kinds;
        if (!kinds) {
            refuse("unknown_set", property.line,
                   "SU must be hive, or hive- and some of p, l, m (found " +
                       std::string(trimmed(property.value)) + ")",
                   property.value);
        }
    }

    void refuse(std::string_view code, int line, const std::string& text,
                const std::string& found) {
        if (problem_) return;
        problem_ = FormNote{.code = code, .text = text, .line = line, .found = found};
    }

    void take_player(Player player, const Property& property) {
        const std::vector<std::string> words = words_of(property.value);
        if (words.empty() || (words.size() < 2 && !is_event(lowered(words[0])))) return;
        if (lowered(words[0]) == "id") {
            const std::string_view rest = trimmed(trimmed(property.value).substr(2));
            const bool quoted = rest.size() > 1 && rest.front() == '"' && rest.back() == '"';
            written_.read.names[player] = quoted ? rest.substr(1, rest.size() - 2) : rest;
            return;
        }
        // Events have numbers, which some programs leave out; clocks and rankings have none.
        const auto event = words.begin() + (read_row(words[0]) ? 1 : 0);
        if (event != words.begin() || is_event(lowered(*event))) {
            take_event(player, lowered(*event), {event + 1, words.end()}, property);
        }
    }

    void take_event(Player player, const std::string& event, const std::vector<std::string>& words,
                    const Property& property) {
        const int line = property.line;
        // A turn that lacks its `done`.
        if (pending_ && pending_->player != player) commit();
        if (event == "done") {
            any_done_ = true;
            commit();
        } else if (event == "pick" || event == "pickb" || event == "ppick" || event == "ppickb") {
            pending_.reset();
        } else if (event == "pass") {
            pending_ = WrittenPly{.text = "pass", .line = line, .player = player};
        } else if (event == "resign") {
            pending_.reset();
            written_.read.resigned = player;
        } else if (event == "offerdraw" || event == "declinedraw" || event == "start") {
        } else if (event == "acceptdraw") {
            agreed_ = true;
        } else if (event == "dropb" || event == "pdropb" || event == "drop" || event == "move" ||
                   event == "pmove" || event == "movedone" || event == "pmovedone") {
            take_drop(player, words, property);
            if (event.ends_with("movedone")) {
                any_done_ = true;
                commit();
            }
        } else {
            FormNote note{.code = "event_left_out", .text = {}, .line = line, .found = event};
            note.text = "the event " + in_quotes(event) + " was skipped";
            written_.read.notes.push_back(std::move(note));
        }
    }

    /// A piece, the cell that it goes to, and the reference: `wA1 N 13 bQ\`, after a colour
    /// perhaps.
    void take_drop(Player player, const std::vector<std::string>& words, const Property& property) {
        const auto piece = std::find_if(words.begin(), words.end(), names_piece);
        if (piece == words.end() || words.end() - piece < 3) {
            // Back to the hand, as in `drop W 3`.
            pending_.reset();
            return;
        }
        const std::optional<int> column = read_column(piece[1]);
        const std::optional<int> row = read_row(piece[2]);
        WrittenPly ply = written_ply(
            without_number(*piece) + (words.end() - piece > 3 ? " " + piece[3] : std::string()),
            property.line);
        ply.player = player;
        // As the text has it, for messages.
        ply.text = *piece + " " + piece[1] + " " + piece[2];
        if (!ply.reference.empty()) ply.text += " " + ply.reference;
        if (column && row) ply.cell = hex_of(*column, *row);
        pending_ = std::move(ply);
    }

    void commit() {
        if (!pending_) return;
        WrittenPly ply = std::move(*pending_);
        pending_.reset();
        if (ply.cell) {
            // The first piece of a game is on 0,0.
            if (!origin_) origin_ = *ply.cell;
            ply.cell = Hex{ply.cell->q - origin_->q, ply.cell->r - origin_->r};
        }
        written_.plies.push_back(std::move(ply));
    }

    void finish() {
        if (begun_) {
            if (!any_done_) commit();
            take_result();
            if (problem_) {
                written_.read.problem = std::move(problem_);
                games_.push_back(std::move(written_.read));
            } else {
                games_.push_back(play_written(std::move(written_)));
            }
        }
        written_ = {};
        pending_.reset();
        problem_.reset();
        origin_.reset();
        result_.clear();
        begun_ = any_done_ = agreed_ = false;
    }

    void take_result() {
        std::vector<std::string>& names = written_.read.names;
        constexpr std::string_view won = "Game won by ";
        if (agreed_) {
            std::string& comment = written_.read.comment;
            comment.append(comment.empty() ? "" : "; ").append("drawn by agreement");
        } else if (result_.starts_with(won)) {
            const std::string winner = result_.substr(won.size());
            if (winner == names[0]) written_.state = "WhiteWins";
            if (winner == names[1]) written_.state = "BlackWins";
        } else if (result_ == "The game is a draw") {
            written_.state = "Draw";
        }
        for (std::size_t player = 0; player < player_count; ++player) {
            if (names[player] == unnamed_in_sgf[player]) names[player].clear();
        }
    }

    std::vector<ForeignGame> games_;
    WrittenGame written_;
    std::optional<WrittenPly> pending_;
    std::optional<FormNote> problem_;
    std::optional<Hex> origin_;
    std::string result_;
    bool begun_ = false;
    bool any_done_ = false;
    bool agreed_ = false;
};

}  // namespace

bool claims_sgf(std::string_view text, std::string_view) {
    text = trimmed(text);
    return text.starts_with('(') && trimmed(text.substr(1)).starts_with(';');
}

std::vector<ForeignGame> read_sgf(std::string_view text) { return SgfReader().read(text); }

}  // namespace quintet::hive
