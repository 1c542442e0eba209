#include "engine/games/halma/forms/input.hpp"

#include <array>
#include <cctype>
#include <optional>
#include <span>
#include <string>

#include "engine/base/text.hpp"
#include "engine/core/foreign/foreign_board.hpp"
#include "engine/core/foreign/game_log.hpp"
#include "engine/games/halma/game.hpp"
#include "engine/games/halma/text/notation.hpp"

namespace quintet::halma {

namespace {

using Men = std::array<Board, player_count>;

/// One `input.txt`, and the squares of the `output.txt` after it.
struct Input {
    int line = 0;  ///< of its first row
    Player to_move = black;
    Men men{};
    std::string from = {};
    std::string to = {};
};

struct NumberedLine {
    int number;
    std::string text;
};

/// The lines that are not blank, without spaces at their ends.
std::vector<NumberedLine> lines_of(std::string_view text) {
    std::vector<NumberedLine> lines;
    int number = 0;
    split(text, '\n', [&](std::string_view line) {
        ++number;
        const std::size_t first = line.find_first_not_of(" \t\r");
        if (first == std::string_view::npos) return;
        line = line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
        lines.push_back({number, std::string(line)});
    });
    return lines;
}

std::string upper_case(std::string text) {
    for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return text;
}

bool is_seconds(std::string_view text) {
    return text.find_first_not_of("0123456789.eE+-") == std::string_view::npos &&
           text.find_first_of("0123456789") != std::string_view::npos;
}

/// Reads all inputs of a text, up to the first line that is not as it must be.
class InputReader {
  public:
    explicit InputReader(std::string_view text) : lines_(lines_of(text)) {}

    std::vector<Input> read() {
        std::vector<Input> inputs;
        while (next_ < lines_.size() && !problem_) {
            // Lines that part one input from the next.
            if (!inputs.empty() &&
                std::string_view("-#=*/").find(line()[0]) != std::string_view::npos) {
                ++next_;
                continue;
            }
            std::optional<Input> input = read_input();
            if (!input) break;
            read_output(*input);
            if (!problem_) inputs.push_back(std::move(*input));
        }
        return inputs;
    }

    const std::optional<FormNote>& problem() const { return problem_; }

  private:
    std::string_view line() const {
        return next_ < lines_.size() ? std::string_view(lines_[next_].text) : std::string_view();
    }

    std::nullopt_t refuse(const std::string& wanted) {
        const int number = next_ < lines_.size() ? lines_[next_].number
                           : lines_.empty()      ? 1
                                                 : lines_.back().number;
        problem_ = bad_board("must be " + wanted + " (found " +
                                 (next_ < lines_.size() ? in_quotes(line()) : "the end") + ")",
                             number);
        return std::nullopt;
    }

    /// Takes the line if it is one of two words, in any case. Returns which.
    std::optional<int> word(const char* first, const char* second) {
        const std::string found = upper_case(std::string(line()));
        if (found != first && found != second) {
            return refuse(std::string(first) + " or " + second);
        }
        ++next_;
        return found == first ? 0 : 1;
    }

    std::optional<Input> read_input() {
        Input input;
        if (!word("SINGLE", "GAME")) return std::nullopt;
        const std::optional<int> colour = word("BLACK", "WHITE");
        if (!colour) return std::nullopt;
        input.to_move = *colour == 0 ? black : white;
        if (!is_seconds(line())) return refuse("a number of seconds");
        ++next_;
        if (next_ < lines_.size()) input.line = lines_[next_].number;
        for (int y = 0; y < board_size; ++y) {
            const std::string row = upper_case(std::string(line()));
            if (row.size() != std::size_t{board_size} ||
                row.find_first_not_of(".BW") != std::string::npos) {
                return refuse("16 squares of \".\", \"B\" and \"W\"");
            }
            for (int x = 0; x < board_size; ++x) {
                const char letter = row[static_cast<std::size_t>(x)];
                if (letter != '.') {
                    input.men[letter == 'B' ? black : white].insert(square_at(x, y));
                }
            }
            ++next_;
        }
        return input;
    }

    /// Takes the lines `E x,y x,y` and `J x,y x,y` that follow.
    void read_output(Input& input) {
        while (next_ < lines_.size() && (line().starts_with("E ") || line().starts_with("J "))) {
            const std::string_view squares = line().substr(2);
            const std::size_t space = squares.find(' ');
            if (space == std::string_view::npos) {
                refuse("\"E x,y x,y\" or \"J x,y x,y\"");
                return;
            }
            if (input.from.empty()) input.from = squares.substr(0, space);
            input.to = squares.substr(space + 1);
            ++next_;
        }
    }

    std::vector<NumberedLine> lines_;
    std::size_t next_ = 0;
    std::optional<FormNote> problem_;
};

bool shows(const Position& position, const Men& men) {
    return position.men(black) == men[black] && position.men(white) == men[white];
}

bool shows_start(const Input& input) { return shows(Position::start(Options()), input.men); }

/// The play of the player to move that leads to `men`, as text: `PASS` if none of the player's men
/// went anywhere, nothing if more than one did.
std::optional<std::string> play_to(const Position& position, const Men& men) {
    const Board& now = position.men(position.to_move());
    const Board& then = men[position.to_move()];
    const Board left = now & ~then;
    const Board reached = then & ~now;
    if (!left.any() && !reached.any()) return "PASS";
    if (left.count() != 1 || reached.count() != 1) return std::nullopt;
    return format_square(left.first()) + "-" + format_square(reached.first());
}

/// The game that leads from board to board.
class Series {
  public:
    Series(std::span<const Input> inputs, ForeignGame& game) : inputs_(inputs), game_(game) {}

    void derive() {
        Position position = begin();
        for (std::size_t i = 1; i < inputs_.size() && !game_.problem; ++i) {
            const Input& input = inputs_[i];
            const bool same_player = input.to_move == position.to_move();
            if (same_player && shows(position, input.men)) {
                FormNote note{.code = "repeated_board", .text = {}};
                note.text = board_name(i) + " was skipped: it equals the previous one";
                note.line = input.line;
                note.found = std::to_string(i + 1);
                game_.notes.push_back(std::move(note));
                continue;
            }
            // Between two boards of the same player both have played.
            for (int plies = same_player ? 2 : 1; plies > 0 && !game_.problem; --plies) {
                play_towards(position, i);
            }
            if (!game_.problem && !shows(position, input.men)) refuse(i, "no_way_to_board", {});
        }
        const Input& last = inputs_.back();
        if (game_.problem || last.from.empty()) return;
        game_.record.actions.push_back(last.from + "-" + last.to);
        game_.lines.push_back(last.line + board_size);
    }

  private:
    static std::string board_name(std::size_t i) { return "board " + std::to_string(i + 1); }

    void refuse(std::size_t i, std::string_view code, const Error& reason) {
        FormNote problem{.code = code, .text = {}};
        problem.text = board_name(i) + ": no legal play leads there";
        if (!reason.message.empty()) problem.text += "; " + reason.message;
        problem.reason.key = reason.reason;
        problem.line = inputs_[i].line;
        problem.ply = static_cast<int>(game_.record.actions.size()) + 1;
        problem.found = std::to_string(i + 1);
        game_.problem = std::move(problem);
    }

    /// The position on the first board: the default start, one play after it, or a setup.
    Position begin() {
        const Input& input = inputs_.front();
        game_.record.options = {{"rules", "csci561"}};
        Options options;
        if (inputs_.size() > 1) {
            // The course draws no games.
            game_.record.options.emplace_back("adjudication", "none");
            options.adjudicated = false;
        }
        options.first = input.to_move;
        const Position start = Position::start(options);
        if (shows(start, input.men)) {
            game_.record.options.emplace_back("first", player_names[input.to_move]);
            return start;
        }
        options.first = opponent(input.to_move);
        Position after = Position::start(options);
        if (const auto text = play_to(after, input.men)) {
            const Result<Action> play = Game::parse_action(*text, after);
            if (play) after.play(play.value());
            if (play && shows(after, input.men)) {
                game_.record.options.emplace_back("first", player_names[options.first]);
                game_.record.actions.push_back(*text);
                game_.lines.push_back(input.line);
                return after;
            }
        }
        const Position position(input.men, input.to_move, 0, options);
        game_.record.setup = Game::format_position(position);
        FormNote note{.code = "assumed_ply", .text = {}};
        note.text = "the text does not give the number of actions played; assumed 0";
        note.used = "0";
        game_.notes.push_back(std::move(note));
        return position;
    }

    void play_towards(Position& position, std::size_t i) {
        const std::optional<std::string> text = play_to(position, inputs_[i].men);
        const std::string player(player_names[position.to_move()]);
        if (!text)
            return refuse(i, "several_moved", {"more than one " + player + " piece has moved"});
        if (position.outcome().over()) return refuse(i, "over", {"the game was over before"});
        const Result<Action> play = Game::parse_action(*text, position);
        if (!play) return refuse(i, "no_way_to_board", play.error());
        position.play(play.value());
        game_.record.actions.push_back(*text);
        game_.lines.push_back(inputs_[i].line);
    }

    std::span<const Input> inputs_;
    ForeignGame& game_;
};

}  // namespace

bool claims_input(std::string_view text, std::string_view) {
    const std::vector<NumberedLine> lines = lines_of(text.substr(0, 400));
    if (lines.size() < 2) return false;
    const std::string mode = upper_case(lines[0].text);
    const std::string colour = upper_case(lines[1].text);
    return (mode == "SINGLE" || mode == "GAME") && (colour == "BLACK" || colour == "WHITE");
}

std::vector<ForeignGame> read_inputs(std::string_view text) {
    InputReader reader(text);
    const std::vector<Input> inputs = reader.read();
    std::vector<ForeignGame> games;
    for (std::size_t i = 0; i < inputs.size();) {
        // The default start begins another game.
        std::size_t end = i + 1;
        while (end < inputs.size() &&
               !(shows_start(inputs[end]) && !shows_start(inputs[end - 1]))) {
            ++end;
        }
        ForeignGame game;
        game.line = inputs[i].line;
        Series({inputs.data() + i, end - i}, game).derive();
        games.push_back(std::move(game));
        i = end;
    }
    if (games.empty()) games.emplace_back();
    if (!games.back().problem) games.back().problem = reader.problem();
    return games;
}

}  // namespace quintet::halma
