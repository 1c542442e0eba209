#include <algorithm>

#include "engine/session/game_entry.hpp"
#include "engine/session/running_game.hpp"
#include "engine/session/search/searcher.hpp"

namespace quintet {

const std::vector<const GameSpec*>& games() {
    static const std::vector<const GameSpec*> specs = [] {
        std::vector<const GameSpec*> out;
        for (const GameEntry& each : entries()) out.push_back(each.spec);
        return out;
    }();
    return specs;
}

const GameEntry* find_entry(std::string_view game) {
    for (const GameEntry& each : entries()) {
        if (each.spec->id == game) return &each;
    }
    return nullptr;
}

const GameSpec* find_game(std::string_view id) {
    const GameEntry* entry = find_entry(id);
    return entry ? entry->spec : nullptr;
}

WeightValues weights_of(std::string_view game, const GivenOptions& options) {
    const GameEntry* entry = find_entry(game);
    return entry && entry->weights ? entry->weights(options) : WeightValues();
}

std::vector<std::string> algorithms_of(std::string_view game) {
    const GameEntry* entry = find_entry(game);
    return entry ? entry->algorithms() : std::vector<std::string>();
}

std::unique_ptr<Searcher> new_searcher(const GameSpec& game) {
    return find_entry(game.id)->make_searcher();
}

Result<std::unique_ptr<RunningGame>> open_game(const GameRecord& record, const RunningGame* near) {
    const GameEntry* entry = find_entry(record.game);
    if (!entry) {
        std::string known;
        for (const GameSpec* spec : games()) known += (known.empty() ? "" : ", ") + spec->id;
        return Error{"the game must be one of " + known + " (found " + in_quotes(record.game) +
                     ")"};
    }
    auto made = entry->make(record.options, record.setup);
    if (!made) return made;
    std::unique_ptr<RunningGame>& game = made.value();
    if (near && near->is_like(*game)) game = near->copy();
    Status status = game->follow(record.actions);
    if (status && record.ply) status = game->go_to(*record.ply);
    if (!status) return status.error();
    return made;
}

bool is_game_text(std::string_view text) {
    return std::any_of(entries().begin(), entries().end(), [&](const GameEntry& each) {
        return each.is_game_text && each.is_game_text(text);
    });
}

Result<GameRecord> import_game(std::string_view text) {
    std::string known;
    for (const GameEntry& each : entries()) {
        if (!each.is_game_text) continue;
        if (each.is_game_text(text)) {
            Result<GameRecord> read = each.read_game(text);
            if (!read) return read;
            const auto game = open_game(read.value());
            if (!game) return game.error();
            return read;
        }
        known.append(known.empty() ? "" : ", ").append(each.spec->notation);
    }
    return Error{"the text must be a game in one of these forms: " + known};
}

}  // namespace quintet
