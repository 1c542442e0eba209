# The games, one folder each, in the order of the page. Their paths begin at `games_root`.
set(games chexers halma cachex tetress hive)
list(TRANSFORM games PREPEND engine/games/)
set(games_root ${CMAKE_SOURCE_DIR})

option(QUINTET_GUIDE "Build the game that the guide to a new game makes, instead of our own" OFF)
if(QUINTET_GUIDE)
  include(${CMAKE_SOURCE_DIR}/tests/engine/guide.cmake)
  set(games engine/games/mygame)
  set(games_root ${guide_root})
  target_include_directories(quintet_flags INTERFACE ${guide_root})
endif()
