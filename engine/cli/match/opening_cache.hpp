#pragma once

#include <cstdint>
#include <map>
#include <mutex>

#include "engine/cli/match/match_games.hpp"

namespace quintet::cli {

/// The openings of a tournament. Each is chosen once and used for several games, in any thread.
class OpeningCache {
  public:
    explicit OpeningCache(const Tournament& tournament) : tournament_(tournament) {}

    const Opening& at(std::uint64_t number) {
        Place& place = place_of(number);
        // Other threads wait only if they need the same opening.
        std::call_once(place.once, [&] { place.opening = find_opening(tournament_, number); });
        return place.opening;
    }

  private:
    struct Place {
        std::once_flag once;
        Opening opening;
    };

    Place& place_of(std::uint64_t number) {
        const std::lock_guard lock(mutex_);
        return places_[number];
    }

    const Tournament& tournament_;
    std::mutex mutex_;
    std::map<std::uint64_t, Place> places_;
};

}  // namespace quintet::cli
