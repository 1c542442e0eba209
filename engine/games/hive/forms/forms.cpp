#include "engine/games/hive/forms/forms.hpp"

#include "engine/games/hive/forms/kaggle.hpp"
#include "engine/games/hive/game_string.hpp"

namespace quintet::hive {

namespace {

bool claims_uhp(std::string_view text, std::string_view) { return is_game_string(text); }

std::vector<ForeignGame> read_uhp(std::string_view text) {
    ForeignGame game;
    Result<PlayedGame> played = read_game_string(text);
    if (played) {
        game.options = played.value().options;
        game.actions = played.value().actions;
    } else {
        game.problem = FormNote{.code = "illegal", .text = played.error().message};
    }
    return {game};
}

Result<std::string> write_uhp(const GameToWrite& game) {
    if (!game.setup.empty()) return Error{"a game from a setup cannot be written as a GameString"};
    return format_game_string(game.options, game.actions, game.outcome);
}

std::vector<ForeignGame> read_replay(std::string_view text) { return read_kaggle(text, &read_uhp); }

}  // namespace

std::span<const ForeignForm> foreign_forms() {
    static constexpr ForeignForm forms[] = {
        {"uhp", "UHP GameString", &claims_uhp, &read_uhp, &write_uhp},
        {"kaggle", "Kaggle replay", &claims_kaggle, &read_replay},
    };
    return forms;
}

}  // namespace quintet::hive
