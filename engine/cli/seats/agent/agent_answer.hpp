#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/cli/seats/agent/agent_observation.hpp"

namespace quintet::cli {

/// A line that the process of an agent answers with. The agent may have written it itself: fields
/// of another type count as missing, and texts are cut at a length that the driver stays below.
class AgentAnswer {
  public:
    explicit AgentAnswer(std::string_view line);

    std::string type;     ///< empty if the line is not an answer
    std::string printed;  ///< by the agent since its last answer
    Json raw;             ///< a text for what the agent returned; null if there is none
    Json traceback;  ///< an array of `{"file","line"?,"function","text"}`; null if there is none

    /// A text, or an empty one.
    std::string text(const char* field) const;
    /// The parts of observations that it asks for.
    Wishes wishes() const;
    /// Sentences that a reader must see.
    std::vector<std::string> notes() const;

  private:
    Json json_;
};

/// Lines such as `  agent.py, line 7, in choose: return best` for a message.
std::string traceback_text(const Json& traceback);

}  // namespace quintet::cli
