#include <unistd.h>

#include <iostream>
#include <string>
#include <vector>

#include "engine/cli/cli.hpp"

int main(int count, char** words) {
    std::ios::sync_with_stdio(false);
    const std::vector<std::string> arguments(words + (count > 0 ? 1 : 0), words + count);
    return quintet::cli::run(arguments,
                             {std::cin, std::cout, std::cerr, isatty(STDERR_FILENO) == 1});
}
