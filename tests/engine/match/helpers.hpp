#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/random.hpp"
#include "engine/match/match.hpp"
#include "engine/match/random_play.hpp"
#include "tests/engine/catch.hpp"

// What the tests of every game share.

namespace quintet::tests {

using GivenOptions = std::vector<std::pair<std::string, std::string>>;

/// A game with options that differ from the defaults in at most one place.
struct Variant {
    std::string game;
    GivenOptions options;

    std::string name() const {
        std::string text = game;
        for (const auto& [option, value] : options) text += " " + option + "=" + value;
        return text;
    }
};

/// Every registered game with its defaults, and with each option's every choice or both bounds.
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

inline std::unique_ptr<Match> started(const Variant& variant, const std::string& setup = "") {
    auto match = new_match(variant.game, variant.options, setup);
    INFO(variant.name() << ", setup \"" << setup << "\": " << (match ? "" : match.error().message));
    REQUIRE(match.ok());
    return std::move(match).value();
}

/// A random game from the start to its end, or to `plies` where it lasts longer.
inline std::unique_ptr<Match> random_game(const Variant& variant, std::uint64_t seed, int plies) {
    auto match = started(variant);
    Random random(seed);
    play_random(*match, plies, random);
    return match;
}

/// Everything that a position shows.
struct Snapshot {
    explicit Snapshot(const Match& match)
        : text(match.position_text()),
          hash(match.hash()),
          to_move(match.to_move()),
          outcome(match.outcome()),
          occurrences(match.occurrences()),
          legal(match.legal_actions()) {}

    bool operator==(const Snapshot&) const = default;

    std::string text;
    std::uint64_t hash;
    Player to_move;
    Outcome outcome;
    int occurrences;
    std::vector<std::string> legal;
};

/// `text` with one to three bytes changed, put in or taken out.
inline std::string damaged(std::string text, Random& random) {
    const int changes = 1 + static_cast<int>(random.below(3));
    for (int i = 0; i < changes; ++i) {
        const std::size_t place = random.below(static_cast<std::uint32_t>(text.size()) + 1);
        // Half of the new bytes are ones that texts of games are made of.
        static constexpr std::string_view usual = "0123456789,-/ .rgbBWMOVEPLACQS\\;@";
        const char byte = random.below(2) == 0
                              ? static_cast<char>(random.below(256))
                              : usual[random.below(static_cast<std::uint32_t>(usual.size()))];
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
