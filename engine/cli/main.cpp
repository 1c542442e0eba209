#include <unistd.h>

#include <iostream>
#include <string>
#include <vector>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "engine/cli/base/cli.hpp"
#include "engine/cli/sandbox/supervisor.hpp"

int main(int count, char** words) {
    if (count > 1 && words[1] == quintet::cli::supervisor_word) {
        return quintet::cli::supervise(count, words);
    }
#ifdef __GLIBC__
    // A match makes and drops a table of megabytes for every player of every game. Left to itself,
    // the C library soon takes them from its common heap, which then grows by some megabytes a
    // game, because small blocks settle in the gaps; separate mappings are returned at once.
    constexpr int large_block = 1 << 20;
    mallopt(M_MMAP_THRESHOLD, large_block);
#endif
    std::ios::sync_with_stdio(false);
    const std::vector<std::string> arguments(words + (count > 0 ? 1 : 0), words + count);
    return quintet::cli::run(arguments,
                             {std::cin, std::cout, std::cerr, isatty(STDERR_FILENO) == 1});
}
