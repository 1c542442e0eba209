#include <algorithm>

#include "engine/session/entry.hpp"
#include "engine/session/running_game.hpp"
#include "engine/session/searcher.hpp"

namespace quintet {

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

std::vector<std::string> algorithms_of(std::string_view game) {
    for (const Entry& each : entries()) {
        if (each.spec->id == game) return each.algorithms();
    }
    return {};
}

std::unique_ptr<Searcher> new_searcher(const GameSpec& game) {
    for (const Entry& each : entries()) {
        if (each.spec == &game) return each.make_searcher();
    }
    return nullptr;
}

Result<std::unique_ptr<RunningGame>> new_game(std::string_view game, const GivenOptions& options,
                                              std::string_view setup) {
    std::string known;
    for (const Entry& each : entries()) {
        if (each.spec->id == game) return each.make(options, setup);
        known += (known.empty() ? "" : ", ") + each.spec->id;
    }
    return Error{"the game must be one of " + known + " (found " + in_quotes(game) + ")"};
}

Result<std::unique_ptr<RunningGame>> replay(std::string_view game, const GivenOptions& options,
                                            std::string_view setup,
                                            const std::vector<std::string>& actions) {
    Result<std::unique_ptr<RunningGame>> running = new_game(game, options, setup);
    if (!running) return running;
    const Status status = running.value()->follow(actions);
    if (!status) return status.error();
    return running;
}

bool is_game_text(std::string_view text) {
    return std::any_of(entries().begin(), entries().end(), [&](const Entry& each) {
        return each.is_game_text && each.is_game_text(text);
    });
}

Result<ImportedGame> import_game(std::string_view text) {
    std::string known;
    for (const Entry& each : entries()) {
        if (!each.is_game_text) continue;
        if (each.is_game_text(text)) {
            Result<PlayedGame> played = each.read_game(text);
            if (!played) return played.error();
            const PlayedGame& game = played.value();
            const auto running = replay(each.spec->id, game.options, "", game.actions);
            if (!running) return running.error();
            return ImportedGame{each.spec->id, std::move(played).value()};
        }
        known.append(known.empty() ? "" : ", ").append(each.spec->notation);
    }
    return Error{"the text must be a game in one of these forms: " + known};
}

}  // namespace quintet
