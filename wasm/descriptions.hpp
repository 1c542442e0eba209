#pragma once

#include "wasm/descriptions/board.hpp"
#include "wasm/descriptions/games.hpp"
#include "wasm/descriptions/limits.hpp"
#include "wasm/descriptions/running_game.hpp"
#include "wasm/descriptions/search.hpp"
#include "wasm/descriptions/setup.hpp"

// Describes every struct that JavaScript receives or passes in: the names of its fields, the limits
// of input, and the comments in the TypeScript.
