#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/text.hpp"
#include "engine/match/match.hpp"

// Position and action texts: the first byte names the game, the first line is a position (empty for
// the start), every other line an action. Whatever the bytes are, nothing may crash, an error must
// say something, and what is accepted must hold together.

using namespace quintet;

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}

void check_position(const Match& match) {
    require(match.hash_is_fresh());
    const std::vector<std::string> actions = match.legal_actions();
    require(actions.empty() == match.outcome().over());
    require(match.perft(1) == actions.size());
    require(match.action_views().size() == actions.size());
    match.board();
    match.last_effects();
    const std::string text = match.position_text();
    const auto again = new_match(match.spec().id, match.options().all(), text);
    require(again.ok());
    require(again.value()->position_text() == text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const GameSpec& game = *games()[data[0] % games().size()];
    std::vector<std::string> lines;
    split(std::string_view(reinterpret_cast<const char*>(data) + 1, size - 1), '\n',
          [&](std::string_view line) { lines.emplace_back(line); });

    const auto made = new_match(game.id, {}, lines.front());
    if (!made) {
        require(!made.error().message.empty());
        return 0;
    }
    Match& match = *made.value();
    check_position(match);
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const std::vector<std::string> legal = match.legal_actions();
        // Few mutations are legal actions: a line of one byte picks one from the list.
        std::string action = lines[i];
        if (action.size() == 1 && !legal.empty()) {
            action = legal[static_cast<unsigned char>(action[0]) % legal.size()];
        }
        const std::string before = match.position_text();
        const Status status = match.play(action);
        if (status) {
            check_position(match);
        } else {
            require(!status.error().message.empty());
            require(match.position_text() == before);
        }
    }
    return 0;
}
