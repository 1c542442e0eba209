#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/random.hpp"
#include "engine/session/random_play.hpp"
#include "engine/session/running_game.hpp"
#include "engine/session/search/game_search.hpp"
#include "tests/engine/catch.hpp"

// Helpers for the tests that run on every game.

namespace quintet::tests {

/// A game with options that differ from the defaults in at most one place.
struct Variant {
    std::string game;
    GivenOptions options;

    std::string name() const {
        std::string text = game;
        for (const auto& [option, value] : options) {
            text.append(" ").append(option).append("=").append(value);
        }
        return text;
    }
};

/// Returns every registered game with its defaults, and with each choice or both bounds of each
/// option.
inline std::vector<Variant> variants() {
    std::vector<Variant> all;
    for (const GameSpec* game : games()) {
        all.push_back({game->id, {}});
        for (const OptionSpec& option : game->options) {
            std::vector<std::string> values = option.choices;
            if (option.kind == OptionSpec::Kind::integer) {
                values = {std::to_string(option.minimum), std::to_string(option.maximum)};
            }
            for (const std::string& value : values) {
                if (value != option.standard) all.push_back({game->id, {{option.name, value}}});
            }
        }
    }
    return all;
}

inline bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

inline std::unique_ptr<RunningGame> started(const Variant& variant, const std::string& setup = "") {
    auto running = open_game({variant.game, variant.options, setup});
    INFO(variant.name() << ", setup \"" << setup
                        << "\": " << (running ? "" : running.error().message));
    REQUIRE(running.ok());
    return std::move(running).value();
}

/// Plays a random game from the start to its end, or for `plies` if it lasts longer.
inline std::unique_ptr<RunningGame> random_game(const Variant& variant, std::uint64_t seed,
                                                int plies) {
    auto running = started(variant);
    Random random(seed);
    play_random(*running, plies, random);
    return running;
}

/// Everything that a running game shows of a position.
struct Snapshot {
    explicit Snapshot(const RunningGame& running)
        : text(running.position_text()),
          hash(running.hash()),
          to_move(running.to_move()),
          outcome(running.outcome()),
          occurrences(running.occurrences()),
          legal(running.legal_actions()) {}

    bool operator==(const Snapshot&) const = default;

    std::string text;
    std::uint64_t hash;
    Player to_move;
    Outcome outcome;
    int occurrences;
    std::vector<std::string> legal;
};

/// Returns `text` with one to three bytes changed, inserted or removed.
inline std::string damaged(std::string text, Random& random) {
    const int changes = 1 + static_cast<int>(random.below(3));
    for (int i = 0; i < changes; ++i) {
        const std::size_t place = random.below(static_cast<std::uint32_t>(text.size()) + 1);
        // Half of the new bytes are typical of game texts.
        static constexpr std::string_view alphabet = "0123456789,-/ .rgbBWMOVEPLACQS\\;@";
        const char byte = random.below(2) == 0
                              ? static_cast<char>(random.below(256))
                              : alphabet[random.below(static_cast<std::uint32_t>(alphabet.size()))];
        switch (random.below(3)) {
            case 0: text.insert(place, 1, byte); break;
            case 1: text.erase(place, 1); break;
            default:
                if (place < text.size()) text[place] = byte;
        }
    }
    return text;
}

}  // namespace quintet::tests
