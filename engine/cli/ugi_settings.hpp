#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/match/match.hpp"

namespace quintet::cli {

/// The options of `quintet ugi`: the game, its options, and how strongly to play.
class UgiSettings {
  public:
    /// Throws an `InputError` if the game does not know the options.
    UgiSettings(std::string game, std::vector<std::pair<std::string, std::string>> options);

    /// What `ugi` announces: `option name Game type combo default cachex var chexers ...`. The
    /// options of all games, because the game may be changed later.
    std::vector<std::string> announcements() const;

    /// Sets one, its name in any case. Throws an `InputError` on a name or value that there is not,
    /// and nothing has changed then. The game and its options hold from the next position on.
    void set(const std::string& name, const std::string& value);

    /// A position of the game: its usual start if `setup` is empty.
    Result<std::unique_ptr<Match>> make(const std::string& setup,
                                        const std::vector<std::string>& actions) const;

    /// Level and algorithm, both empty for full strength, the size of the table, and threads.
    const SearchRequest& request() const { return request_; }

  private:
    std::vector<std::pair<std::string, std::string>> options_of(const std::string& game) const;

    std::string game_;
    std::vector<std::pair<std::string, std::string>> options_;  // of any games, last one wins
    SearchRequest request_;
};

}  // namespace quintet::cli
