#pragma once

#include <stdexcept>
#include <string>
#include <utility>

#include "engine/cli/base/printable.hpp"

namespace quintet::cli {

/// Thrown by a participant that cannot continue and loses the game. `kind` is the word for the
/// record: `late`, `dead` (the program has ended), `refusal` (of a legal action), `error` (an error
/// message instead of an action), `illegal`; of agents also `time`, `memory`, `invalid` (no action
/// of its form) and `start` (it cannot be loaded).
class Forfeit : public std::runtime_error {
  public:
    Forfeit(std::string kind, const std::string& message)
        : std::runtime_error(printable(message)), kind_(std::move(kind)) {}
    const std::string& kind() const { return kind_; }

  private:
    std::string kind_;
};

}  // namespace quintet::cli
