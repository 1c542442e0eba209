#pragma once

/// Marks a function that runs a few times in a search, not at every node: never inlined and
/// optimised for size in the WebAssembly module, because its size counts for downloads.
#if defined(__EMSCRIPTEN__)
#define QUINTET_SELDOM __attribute__((noinline, minsize))
#else
#define QUINTET_SELDOM
#endif
