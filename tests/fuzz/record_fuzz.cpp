#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/cli/commands/golden.hpp"
#include "engine/cli/records/record.hpp"

// Records: for any bytes, parsing must give a record or an InputError, a record must survive a
// round trip, and checking it must end with a verdict.

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
