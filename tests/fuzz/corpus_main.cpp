#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

// Stands in for libFuzzer where the compiler has none: runs all files of a corpus, and a few
// mutations of each from a fixed seed. usage: fuzz_TARGET FILE...

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

constexpr int mutations = 60;  // of each file
constexpr std::size_t longest = 2000;

void run(const std::string& input) {
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
}

/// Changes a byte, leaves out a piece, or inserts a piece of another input, a few times.
std::string mutated(std::string input, const std::vector<std::string>& corpus,
                    std::mt19937& chance) {
    const auto below = [&](std::size_t limit) { return limit == 0 ? 0 : chance() % limit; };
    for (std::size_t times = 1 + below(4); times > 0; --times) {
        const std::size_t at = below(input.size() + 1);
        const std::string& other = corpus[below(corpus.size())];
        switch (below(3)) {
            case 0:
                if (at < input.size()) input[at] = static_cast<char>(chance());
                break;
            case 1: input.erase(at, below(20)); break;
            default: input.insert(at, other, below(other.size() + 1), below(30)); break;
        }
    }
    return input.substr(0, longest);
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<std::string> corpus;
    for (int i = 1; i < argc; ++i) {
        std::ifstream file(argv[i], std::ios::binary);
        corpus.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
    }
    std::mt19937 chance(1);  // NOLINT: runs can be repeated
    run("");
    for (const std::string& input : corpus) {
        run(input);
        for (int i = 0; i < mutations; ++i) run(mutated(input, corpus, chance));
    }
    std::printf("%zu inputs, %d mutations of each\n", corpus.size(), mutations);
    return corpus.empty() ? 1 : 0;
}
