#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/json_fields.hpp"
#include "engine/cli/base/options.hpp"
#include "engine/cli/records/weight_files.hpp"
#include "engine/fields/listed_game.hpp"
#include "engine/services/match/match_fields.hpp"
#include "engine/session/running_game.hpp"
#include "engine/session/search/levels.hpp"
#include "engine/session/search/search_request.hpp"
#include "engine/session/styles.hpp"

namespace quintet::cli {

namespace {

std::vector<std::string> level_names() {
    std::vector<std::string> names;
    for (const Level& level : levels()) names.push_back(level.id);
    return names;
}

/// Names of fields before `games --json` had those of the module. The next version has only the new
/// ones.
void add_old_names(Json& json, const GameSpec& game) {
    json["game"] = game.id;
    for (std::size_t i = 0; i < game.options.size(); ++i) {
        const OptionSpec& option = game.options[i];
        const bool is_number = option.kind == OptionSpec::Kind::integer;
        json["options"][i]["default"] =
            is_number ? Json(std::stoi(option.standard)) : Json(option.standard);
    }
}

/// The fields of a game in the module, and those that only the program has.
Json described(const ListedGame& game) {
    Json out = described_json(game);
    out["levels"] = level_names();
    out["ratings"] = level_ratings(game.spec.id);
    out["styles"] = described_json(styles_of(game.spec.id));
    add_old_names(out, game.spec);
    return out;
}

std::string shown(const std::string& value) { return value.empty() ? "\"\"" : value; }

std::string joined(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words) out += (out.empty() ? "" : ", ") + shown(word);
    return out;
}

void write_text(const GameSpec& game, std::ostream& out) {
    out << game.id << "\n  players: " << joined(game.players) << '\n';
    for (const OptionSpec& option : game.options) {
        out << "  option " << option.name << ": ";
        if (option.kind == OptionSpec::Kind::integer) {
            out << option.minimum << " to " << option.maximum;
        } else {
            out << joined(option.choices);
        }
        out << " (default " << shown(option.standard) << ")\n";
    }
    out << "  algorithms: " << joined(algorithms_of(game.id)) << '\n';
    out << "  levels: " << joined(level_names()) << '\n';
    const char* title = "  styles:\n";
    for (const StyleInfo& style : styles_of(game.id)) {
        out << title << "    " << style.name << ": " << style.about << '\n';
        title = "";
    }
}

void write_weights(const GameChoice& choice, std::ostream& out) {
    must(open_game({choice.game, choice.pairs()}));
    const WeightValues weights = weights_of(choice.game, choice.pairs());
    if (weights.empty()) {
        throw InputError("--weights: the evaluation of " + choice.game +
                         " has no weights to change");
    }
    out << json_of(weights).dump(2) << '\n';
}

}  // namespace

void add_games(const Program& program) {
    CLI::App* command = program.app.add_subcommand("games", "Lists the games and their options");
    auto json = std::make_shared<bool>(false);
    auto weights = std::make_shared<GameChoice>();
    command->add_flag("--json", *json, "Print a JSON array");
    command
        ->add_option("--weights", weights->game,
                     "Print the weights of this game's evaluation and search as JSON instead")
        ->type_name("G");
    command
        ->add_option("--option", weights->options,
                     "An option of that game, which can change the weights; may be repeated")
        ->needs("--weights")
        ->allow_extra_args(false)
        ->type_name("NAME=VALUE");
    command->footer(
        "Examples:\n  quintet games\n  quintet games --json\n"
        "  quintet games --weights halma > weights.json\n"
        "  quintet games --weights cachex --option size=11 > large.json");
    command->callback([=, &out = program.streams.out, &err = program.streams.err] {
        if (!weights->game.empty()) return write_weights(*weights, out);
        if (!*json) {
            for (const GameSpec* game : games()) write_text(*game, out);
            return;
        }
        Json list = Json::array();
        for (const ListedGame& game : listed_games()) list.push_back(described(game));
        out << list.dump(2) << '\n';
        err << "quintet games: `game` is now `id`, and `default` of an option is `standard`; the "
               "next version has only the new names\n";
    });
}

}  // namespace quintet::cli
