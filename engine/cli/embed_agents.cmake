# Writes the files of the driver of agents as C++.
#   cmake -DROOT=<repository> -DOUT=<file> -P embed_agents.cmake
# The package quintet_agents is engine/agents/quintet_agents; a game's agents/python and form.json lie in the
# package quintet_agents/games/<game>.

set(entries "")

function(embed path file)
  file(READ ${file} text)
  set(entries "${entries}        {\"${path}\",\nR\"quintet(${text})quintet\"},\n" PARENT_SCOPE)
endfunction()

file(GLOB_RECURSE files RELATIVE ${ROOT}/engine/agents ${ROOT}/engine/agents/quintet_agents/*.py
  ${ROOT}/engine/agents/quintet_agents/*.json)
list(SORT files)
foreach(file IN LISTS files)
  embed(${file} ${ROOT}/engine/agents/${file})
endforeach()

file(GLOB games RELATIVE ${ROOT}/engine/games ${ROOT}/engine/games/*/agents)
foreach(folder IN LISTS games)
  get_filename_component(game ${folder} DIRECTORY)
  set(from ${ROOT}/engine/games/${folder})
  file(GLOB_RECURSE files RELATIVE ${from}/python ${from}/python/*.py)
  list(SORT files)
  foreach(file IN LISTS files)
    embed(quintet_agents/games/${game}/${file} ${from}/python/${file})
  endforeach()
  if(EXISTS ${from}/form.json)
    embed(quintet_agents/games/${game}/form.json ${from}/form.json)
  endif()
endforeach()

set(content "// Made by engine/cli/embed_agents.cmake.
#include \"engine/cli/seats/agent/agent_sources.hpp\"

namespace quintet::cli {

const std::vector<std::pair<std::string_view, std::string_view>>& agent_sources() {
    static const std::vector<std::pair<std::string_view, std::string_view>> sources{
${entries}    };
    return sources;
}

}  // namespace quintet::cli
")
file(WRITE ${OUT} "${content}")
