#pragma once

#include "wasm/descriptions/board_descriptions.hpp"
#include "wasm/descriptions/game_descriptions.hpp"
#include "wasm/descriptions/limit_descriptions.hpp"
#include "wasm/descriptions/running_game_descriptions.hpp"
#include "wasm/descriptions/search_descriptions.hpp"
#include "wasm/descriptions/setup_descriptions.hpp"

// Describes every struct that JavaScript receives or passes in: the names of its fields, the limits
// of input, and the comments in the TypeScript.
