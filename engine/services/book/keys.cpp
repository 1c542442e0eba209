#include "engine/services/book/keys.hpp"

#include <algorithm>
#include <set>

#include "engine/base/hash.hpp"

namespace quintet::book {

namespace {

constexpr int key_bits = 48;
constexpr std::size_t key_digits = key_bits / 4;
constexpr std::string_view digits = "0123456789abcdef";

}  // namespace

std::string key_text(Key key) {
    std::string text(key_digits, '0');
    for (std::size_t i = key_digits; i-- > 0; key >>= 4) text[i] = digits[key & 15];
    return text;
}

Result<Key> parse_key(std::string_view text) {
    Key key = 0;
    bool valid = text.size() == key_digits;
    for (const char digit : text) {
        const std::size_t value = digits.find(digit);
        valid = valid && value != std::string_view::npos;
        key = key << 4 | (value & 15);
    }
    if (!valid) return Error{"must be a key of 12 hexadecimal digits"};
    return key;
}

Key Keys::of(const RunningGame& game) const {
    const BoardState board = game.board();
    std::uint64_t hash = mix(static_cast<std::uint64_t>(game.ply()) << 8 | game.to_move());
    hash = mix(hash ^ shapes_.of(board));
    // They describe tokens that are no longer on the board.
    for (const Tally& tally : board.tallies) {
        hash = mix(hash ^ static_cast<std::uint64_t>(tally.value));
    }
    return hash >> (64 - key_bits);
}

std::vector<Key> Keys::along(const RunningGame& game, int most) const {
    std::vector<Key> keys;
    const auto shown = game.copy();
    for (int ply = 0; ply <= std::min(most, game.length()); ++ply) {
        if (!shown->go_to(ply)) break;
        keys.push_back(of(*shown));
    }
    return keys;
}

template <class Take>
void Keys::for_each_action(const RunningGame& game, Take take) const {
    const auto shown = game.copy();
    for (const std::string& action : game.legal_actions()) {
        if (!shown->play(action)) continue;
        if (!take(action, of(*shown))) return;
        if (!shown->go_to(game.ply())) return;
    }
}

std::vector<std::string> Keys::actions_to(const RunningGame& game,
                                          std::span<const Key> wanted) const {
    std::vector<std::string> found(wanted.size());
    std::size_t left = wanted.size();
    if (left == 0) return found;
    for_each_action(game, [&](const std::string& action, Key key) {
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            if (wanted[i] != key || !found[i].empty()) continue;
            found[i] = action;
            --left;
        }
        return left > 0;
    });
    return found;
}

std::vector<std::string> Keys::different_actions(const RunningGame& game) const {
    std::vector<std::string> actions;
    std::set<Key> known;
    for_each_action(game, [&](const std::string& action, Key key) {
        if (known.insert(key).second) actions.push_back(action);
        return true;
    });
    return actions;
}

}  // namespace quintet::book
