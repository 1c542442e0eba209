#include <algorithm>
#include <cstdint>

#include "engine/base/text.hpp"
#include "engine/games/hive/game.hpp"
#include "engine/games/hive/text/notation.hpp"

// GameStrings of the Universal Hive Protocol (J. Thysell, "Universal Hive Protocol", 2021).

namespace quintet::hive {

namespace {

constexpr std::string_view base = "Base";
constexpr std::array<std::string_view, player_count> turn_names = {"White", "Black"};

/// More than in any game ever played; limits the cost of a hostile text.
constexpr std::size_t action_limit = 10'000;

/// Converts a GameTypeString to the value of the option `expansions`.
Result<std::string> read_game_type(std::string_view text) {
    const std::vector<std::string>& known = Game::spec().options.front().choices;
    TextCursor cursor(text);
    if (cursor.accept(base)) {
        if (cursor.at_end()) return std::string();
        if (cursor.accept('+') && !cursor.at_end() &&
            std::find(known.begin(), known.end(), cursor.rest()) != known.end()) {
            return std::string(cursor.rest());
        }
    }
    return Error{
        in_quotes(text) +
        " is not a GameTypeString: \"Base\", or \"Base+\" and some of M, L, P in this order"};
}

bool is_turn(std::string_view text) {
    TextCursor cursor(text);
    const bool player = cursor.accept(turn_names[0]) || cursor.accept(turn_names[1]);
    if (!player || !cursor.accept('[')) return false;
    const std::optional<int> number = cursor.integer();
    return number && *number > 0 && cursor.accept(']') && cursor.at_end();
}

/// Plays MoveStrings and counts the occurrences of positions.
class Replay {
  public:
    explicit Replay(const Variant& variant) : position_(Position::start(variant)) {
        keys_.push_back(position_.repetition_key());
    }

    Status play(std::string_view text) {
        const Outcome outcome = position_.outcome();
        if (outcome.over()) return refused(in_quotes(text) + ": the game is over");
        const Result<Action> action = Game::parse_action(text, position_);
        if (!action) return refused(action.error().message);
        if (repeated_) played_on_ = true;
        actions_.push_back(Game::format_action(action.value(), position_));
        position_.play(action.value());
        keys_.push_back(position_.repetition_key());
        if (std::count(keys_.begin(), keys_.end(), keys_.back()) >= 3) repeated_ = true;
        return Done{};
    }

    /// Whether the game continued after a position had occurred three times.
    bool played_on() const { return played_on_; }
    std::vector<std::string>& actions() { return actions_; }

  private:
    Error refused(const std::string& why) const {
        const int number = static_cast<int>(actions_.size()) + 1;
        return {"action " + std::to_string(number) + ": " + why, number};
    }

    Position position_;
    std::vector<std::string> actions_;
    std::vector<std::uint64_t> keys_;
    bool repeated_ = false;
    bool played_on_ = false;
};

}  // namespace

std::string_view state_name(std::size_t plies, Outcome outcome) {
    switch (outcome.state) {
        case Outcome::State::drawn: return states[2];
        case Outcome::State::won: return states[outcome.winner == 0 ? 3 : 4];
        case Outcome::State::ongoing: break;
    }
    return states[plies == 0 ? 0 : 1];
}

bool Game::is_game_text(std::string_view text) {
    return trimmed(text).substr(0, base.size()) == base;
}

Result<GameRecord> Game::read_game(std::string_view text) {
    std::vector<std::string_view> parts;
    split(trimmed(text), ';', [&](std::string_view part) { parts.push_back(part); });
    const Result<std::string> expansions = read_game_type(parts[0]);
    if (!expansions) return expansions.error();
    if (parts.size() > 1) {
        if (std::find(states.begin(), states.end(), parts[1]) == states.end()) {
            return Error{
                "the state must be NotStarted, InProgress, Draw, WhiteWins or BlackWins "
                "(found " +
                in_quotes(parts[1]) + ")"};
        }
        if (parts.size() == 2) return Error{"the turn is missing, such as White[1]"};
        if (!is_turn(parts[2])) {
            return Error{"the turn must look like White[1] (found " + in_quotes(parts[2]) + ")"};
        }
    }
    if (parts.size() > action_limit + 3) return Error{"a game must have at most 10000 actions"};

    const OptionValues standard(Game::spec());
    Variant variant = variant_of(standard);
    for (const char letter : expansions.value()) {
        variant.kinds |= bit(static_cast<Kind>(kind_letters.find(letter)));
    }
    Replay replay(variant);
    for (std::size_t i = 3; i < parts.size(); ++i) {
        if (Status status = replay.play(parts[i]); !status) return status.error();
    }
    GameRecord game{Game::spec().id};
    game.options = {{"expansions", expansions.value()},
                    {"repetition", replay.played_on() ? "none" : standard.choice("repetition")}};
    game.actions = std::move(replay.actions());
    return game;
}

std::string Game::write_game(const OptionValues& options, const std::vector<std::string>& actions,
                             Outcome outcome) {
    const std::string& expansions = options.choice("expansions");
    std::string text(base);
    if (!expansions.empty()) text.append("+").append(expansions);
    text.append(";").append(state_name(actions.size(), outcome));
    text.append(";").append(turn_names[actions.size() % 2]);
    text.append("[").append(std::to_string(actions.size() / 2 + 1)).append("]");
    for (const std::string& action : actions) text.append(";").append(action);
    return text;
}

}  // namespace quintet::hive
