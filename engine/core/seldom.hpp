#pragma once

/// Marks a function that runs a few times in a search, not at every node. Its size counts for
/// downloads, its speed does not, so the WebAssembly module holds it once and in its smallest form.
#if defined(__EMSCRIPTEN__)
#define QUINTET_SELDOM __attribute__((noinline, minsize))
#else
#define QUINTET_SELDOM
#endif
