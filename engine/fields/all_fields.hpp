#pragma once

#include "engine/fields/board_fields.hpp"
#include "engine/fields/field_limits.hpp"
#include "engine/fields/game_fields.hpp"
#include "engine/fields/running_game_fields.hpp"
#include "engine/fields/search_fields.hpp"
#include "engine/fields/setup_fields.hpp"

// Describes every struct of games and searches that leaves the engine or comes in: the names of its
// fields, the limits of input, and the comments in the TypeScript. The rooms of other services
// describe theirs.
