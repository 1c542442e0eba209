#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/text.hpp"
#include "engine/session/running_game.hpp"

// Position and action texts: the first byte names the game, the first line is a position (empty for
// the start), and every other line is an action. Whatever the bytes are, nothing may crash, an
// error must have a message, and accepted input must be consistent.

using namespace quintet;

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}

void check_position(const RunningGame& game) {
    require(game.hash_is_fresh());
    const std::vector<std::string> actions = game.legal_actions();
    require(actions.empty() == game.outcome().over());
    require(game.perft(1) == actions.size());
    require(game.action_views().size() == actions.size());
    game.board();
    game.last_effects();
    const std::string text = game.position_text();
    const auto again = open_game({game.spec().id, game.options().all(), text});
    require(again.ok());
    require(again.value()->position_text() == text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const GameSpec& spec = *games()[static_cast<unsigned char>(data[0] - '0') % games().size()];
    std::vector<std::string> lines;
    split(std::string_view(reinterpret_cast<const char*>(data) + 1, size - 1), '\n',
          [&](std::string_view line) { lines.emplace_back(line); });

    const auto made = open_game({spec.id, {}, lines.front()});
    if (!made) {
        require(!made.error().message.empty());
        return 0;
    }
    RunningGame& game = *made.value();
    for (std::size_t i = 1; i < lines.size(); ++i) {
        // Few mutations are legal actions, so a line of one byte picks one from the list.
        std::string action = lines[i];
        if (action.size() == 1) {
            const std::vector<std::string> legal = game.legal_actions();
            if (!legal.empty()) {
                action = legal[static_cast<unsigned char>(action[0]) % legal.size()];
            }
        }
        const std::string before = game.position_text();
        const Status status = game.play(action);
        if (!status) {
            require(!status.error().message.empty());
            require(game.position_text() == before);
        }
    }
    // The positions on the way are the last ones of shorter inputs.
    check_position(game);
    return 0;
}
