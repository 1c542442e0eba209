#pragma once

/// Marks a function that runs a few times in a search, not at every node. In WebAssembly it is not
/// inlined and is optimised for size, because code size adds to the download.
#if defined(__EMSCRIPTEN__)
#define QUINTET_SELDOM __attribute__((noinline, minsize))
#else
#define QUINTET_SELDOM
#endif
