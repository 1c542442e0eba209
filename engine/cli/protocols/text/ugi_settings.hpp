#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/session/running_game.hpp"
#include "engine/session/search/search_request.hpp"

namespace quintet::cli {

/// The options of `quintet ugi`: the game, its options, and the playing strength.
class UgiSettings {
  public:
    /// Throws an `InputError` if the game does not know the options.
    UgiSettings(std::string game, GivenOptions options);

    /// The lines that `ugi` announces:
    /// `option name Game type combo default cachex var chexers ...`. They have the options of all
    /// games, because the game may be changed later.
    std::vector<std::string> announcements() const;

    /// Sets an option, whose name may be in upper or lower case. Throws an `InputError` on an
    /// unknown name or value and then changes nothing. The game and its options take effect with
    /// the next position.
    void set(const std::string& name, const std::string& given);

    /// Makes a game from `setup`, or from the default start if that is empty, and plays `actions`.
    Result<std::unique_ptr<RunningGame>> make(const std::string& setup,
                                              const std::vector<std::string>& actions) const;

    /// Level and algorithm, both empty for full strength, the size of the table, and threads.
    const SearchRequest& request() const { return request_; }

  private:
    GivenOptions options_of(const std::string& game) const;

    std::string game_;
    GivenOptions options_;  // of all games; the last value counts
    SearchRequest request_;
};

}  // namespace quintet::cli
