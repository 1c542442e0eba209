#pragma once

#include <string_view>
#include <utility>
#include <vector>

namespace quintet::cli {

/// The files of the driver of agents, which the program carries with it: paths in Python's package
/// `quintet_agents`, and texts. CMake makes the source of this function (embed_agents.cmake).
const std::vector<std::pair<std::string_view, std::string_view>>& agent_sources();

}  // namespace quintet::cli
