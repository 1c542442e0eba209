#include "engine/cli/protocols/text/ugi_settings.hpp"

#include <algorithm>

#include "engine/base/text.hpp"
#include "engine/cli/base/cli.hpp"

namespace quintet::cli {

namespace {

/// UCI's word for an empty value.
constexpr const char* empty = "<empty>";

std::string combo(const std::string& name, const std::string& standard,
                  const std::vector<std::string>& choices) {
    const auto shown = [](const std::string& value) { return value.empty() ? empty : value; };
    std::string line = "option name " + name + " type combo default " + shown(standard);
    for (const std::string& choice : choices) line += " var " + shown(choice);
    return line;
}

std::string announced(const OptionSpec& option) {
    if (option.kind == OptionSpec::Kind::choice) {
        return combo(option.name, option.standard, option.choices);
    }
    return "option name " + option.name + " type spin default " + option.standard + " min " +
           std::to_string(option.minimum) + " max " + std::to_string(option.maximum);
}

int number_up_to(int most, const std::string& value, const std::string& option,
                 const std::string& unit) {
    TextCursor cursor(value);
    const std::optional<int> number = cursor.integer();
    if (number && cursor.at_end() && *number >= 1 && *number <= most) return *number;
    throw InputError(option + " must be 1 to " + std::to_string(most) + unit + " (found " +
                     quintet::in_quotes(value) + ")");
}

std::vector<std::string> strengths() {
    std::vector<std::string> names{"full"};
    for (const Level& level : levels()) names.push_back(level.id);
    return names;
}

const OptionSpec* find_option(const GameSpec& game, const std::string& name) {
    for (const OptionSpec& option : game.options) {
        if (same_letters(option.name, name)) return &option;
    }
    return nullptr;
}

}  // namespace

UgiSettings::UgiSettings(std::string game, GivenOptions options)
    : game_(std::move(game)), options_(std::move(options)) {
    must(open_game({game_, options_}));
}

std::vector<std::string> UgiSettings::announcements() const {
    std::vector<std::string> names;
    std::vector<std::string> lines;
    for (const GameSpec* game : games()) names.push_back(game->id);
    lines.push_back(combo("Game", game_, names));
    lines.push_back(combo("Level", "full", strengths()));
    lines.push_back("option name Hash type spin default 16 min 1 max 1024");
    lines.push_back("option name Threads type spin default 1 min 1 max 64");
    lines.push_back("option name Algorithm type string default <empty>");
    for (const GameSpec* game : games()) {
        for (const OptionSpec& option : game->options) {
            const std::string line = announced(option);
            if (std::find(lines.begin(), lines.end(), line) == lines.end()) lines.push_back(line);
        }
    }
    return lines;
}

void UgiSettings::set(const std::string& name, const std::string& given) {
    const std::string value = given == empty ? "" : given;
    if (same_letters(name, "Game")) {
        if (!find_game(value)) must(open_game({value}));
        game_ = value;
        request_.algorithm.clear();
        return;
    }
    if (same_letters(name, "Level")) {
        const std::vector<std::string> known = strengths();
        if (std::find(known.begin(), known.end(), value) == known.end()) {
            throw InputError("unknown level " + quintet::in_quotes(value));
        }
        request_.level = value == "full" ? "" : value;
        return;
    }
    if (same_letters(name, "Hash")) {
        request_.table_mb = number_up_to(1024, value, "Hash", " megabytes");
        return;
    }
    if (same_letters(name, "Threads")) {
        request_.threads = number_up_to(64, value, "Threads", "");
        return;
    }
    if (same_letters(name, "Algorithm")) {
        const auto algorithms = algorithms_of(game_);
        if (!value.empty() &&
            std::find(algorithms.begin(), algorithms.end(), value) == algorithms.end()) {
            throw InputError("unknown algorithm " + quintet::in_quotes(value) + " for " + game_);
        }
        request_.algorithm = value;
        return;
    }
    const OptionSpec* option = nullptr;
    std::string refusal = "unknown option " + quintet::in_quotes(name);
    for (const GameSpec* game : games()) {
        const OptionSpec* found = find_option(*game, name);
        if (!found) continue;
        const auto running = open_game({game->id, {{found->name, value}}});
        if (running) {
            option = found;
        } else if (game->id == game_ || !option) {
            refusal = running.error().message;
        }
        if (game->id == game_) break;
    }
    if (!option) throw InputError(refusal);
    const std::string& known = option->name;
    std::erase_if(options_, [&](const auto& other) { return other.first == known; });
    options_.emplace_back(known, value);
}

GivenOptions UgiSettings::options_of(const std::string& game) const {
    GivenOptions fitting;
    for (const auto& [name, value] : options_) {
        if (find_option(*find_game(game), name) && open_game({game, {{name, value}}})) {
            fitting.emplace_back(name, value);
        }
    }
    return fitting;
}

Result<std::unique_ptr<RunningGame>> UgiSettings::make(
    const std::string& setup, const std::vector<std::string>& actions) const {
    return open_game({game_, options_of(game_), setup, actions});
}

}  // namespace quintet::cli
