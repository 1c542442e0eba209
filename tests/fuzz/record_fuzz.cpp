#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/cli/golden.hpp"
#include "engine/cli/record.hpp"

// Records: whatever the bytes are, parsing gives a record or an InputError, a record survives being
// written and read again, and checking it ends in a verdict.

using namespace quintet;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    try {
        const cli::Record record = cli::parse_record({reinterpret_cast<const char*>(data), size});
        const std::string text = cli::format_record(record);
        if (cli::format_record(cli::parse_record(text)) != text) std::abort();
        constexpr std::uint64_t max_leaves = 1000;
        cli::verify(record, max_leaves);
    } catch (const cli::InputError& error) {
        if (std::string_view(error.what()).empty()) std::abort();
    }
    return 0;
}
