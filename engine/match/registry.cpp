#include "engine/games/cachex/game.hpp"
#include "engine/games/chexers/game.hpp"
#include "engine/games/halma/game.hpp"
#include "engine/games/hive/game.hpp"
#include "engine/games/tetress/game.hpp"
#include "engine/match/entry.hpp"
#include "engine/match/match.hpp"
#include "engine/match/position_set.hpp"

namespace quintet {

namespace {

/// The registry: a line for each game, in the order of the page.
const std::vector<Entry>& entries() {
    // clang-format off
    static const std::vector<Entry> all{
        entry<chexers::Game>(),
        entry<halma::Game>(),
        entry<cachex::Game>(),
        entry<tetress::Game>(),
        entry<hive::Game>(),
    };
    // clang-format on
    return all;
}

}  // namespace

const std::vector<const GameSpec*>& games() {
    static const std::vector<const GameSpec*> specs = [] {
        std::vector<const GameSpec*> out;
        for (const Entry& each : entries()) out.push_back(each.spec);
        return out;
    }();
    return specs;
}

const GameSpec* find_game(std::string_view id) {
    for (const GameSpec* spec : games()) {
        if (spec->id == id) return spec;
    }
    return nullptr;
}

WeightValues weights_of(std::string_view game, const GivenOptions& options) {
    for (const Entry& each : entries()) {
        if (each.spec->id == game && each.weights) return each.weights(options);
    }
    return {};
}

Result<std::unique_ptr<PositionSet>> new_position_set(std::string_view game) {
    for (const Entry& each : entries()) {
        if (each.spec->id == game && each.position_set) return each.position_set();
    }
    return Error{"the evaluation of " + in_quotes(game) + " has no weights that can be changed"};
}

Result<std::unique_ptr<Match>> new_match(std::string_view game, const GivenOptions& options,
                                         std::string_view setup) {
    std::string known;
    for (const Entry& each : entries()) {
        if (each.spec->id == game) return each.make(options, setup);
        known += (known.empty() ? "" : ", ") + each.spec->id;
    }
    return Error{"there is no game " + in_quotes(game) + "; there are " + known};
}

Result<std::unique_ptr<Match>> replay(std::string_view game, const GivenOptions& options,
                                      std::string_view setup,
                                      const std::vector<std::string>& actions) {
    Result<std::unique_ptr<Match>> match = new_match(game, options, setup);
    if (!match) return match;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const Status status = match.value()->play(actions[i]);
        if (!status) {
            const int number = static_cast<int>(i) + 1;
            return Error{"action " + std::to_string(number) + ": " + status.error().message,
                         number};
        }
    }
    return match;
}

Result<ImportedGame> import_game(std::string_view text) {
    std::string known;
    for (const Entry& each : entries()) {
        if (!each.is_game_text) continue;
        if (each.is_game_text(text)) {
            Result<PlayedGame> played = each.read_game(text);
            if (!played) return played.error();
            return ImportedGame{each.spec->id, std::move(played).value()};
        }
        known.append(known.empty() ? "" : ", ").append(each.spec->notation);
    }
    return Error{"not a game in a text form that can be read here; there are " + known};
}

}  // namespace quintet
