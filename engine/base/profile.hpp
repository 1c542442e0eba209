#pragma once

/// What this build contains. The page's WebAssembly module contains only what a game needs, because
/// its size adds to the download. The full module contains everything but threads.
namespace quintet::profile {

/// Whether this is the program: threads, prefetching, every algorithm for every game.
#ifdef __EMSCRIPTEN__
inline constexpr bool native = false;
#else
inline constexpr bool native = true;
#endif

/// Whether the build has statistics of searches, weights that can change, level ratings, sparring
/// partners, foreign forms and perft. QUINTET_FULL is for the preprocessor, where `if constexpr`
/// can't choose; CMake defines it for the full module.
#if !defined(__EMSCRIPTEN__) && !defined(QUINTET_FULL)
#define QUINTET_FULL
#endif
#ifdef QUINTET_FULL
inline constexpr bool full = true;
#else
inline constexpr bool full = false;
#endif

}  // namespace quintet::profile

/// Marks a function that runs a few times in a search, not at every node. In WebAssembly it is not
/// inlined and is optimised for size.
#ifdef __EMSCRIPTEN__
#define QUINTET_COLD __attribute__((noinline, minsize))
#else
#define QUINTET_COLD
#endif
