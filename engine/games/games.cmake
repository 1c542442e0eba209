# The games, one folder each, in the order of the page.
set(games chexers halma cachex tetress hive)
list(TRANSFORM games PREPEND engine/games/)

set(QUINTET_GAMES "" CACHE STRING "Folders of the games to build instead of our own, from the root of the repository")
if(QUINTET_GAMES)
  set(games ${QUINTET_GAMES})
endif()
