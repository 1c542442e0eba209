#pragma once

#include <iosfwd>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/base/result.hpp"

// The program `quintet` as a function, and what its subcommands share.

namespace CLI {
class App;
}

namespace quintet::cli {

/// The streams of a run. Results go to `out`, messages and progress to `err`.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool terminal = false;  ///< whether `err` is a terminal, where a line can be overwritten
};

/// The exit statuses of the program.
enum class Exit : int { good = 0, check_failed = 1, bad_input = 2 };

/// Runs one command line without the name of the program and returns the exit status. Throws
/// nothing.
int run(const std::vector<std::string>& arguments, const Streams& streams);

/// The version that CMakeLists.txt states, `0.3.0`.
const char* version();

/// Thrown by subcommands for bad usage or input: the message is shown and the exit status is 2.
class InputError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Returns the value, or throws the error.
template <class Value>
Value must(Result<Value> result) {
    if (!result) throw InputError(result.error().message);
    return std::move(result).value();
}

/// The arguments of the functions that add a subcommand to the program.
struct Program {
    CLI::App& app;
    const Streams& streams;
    Exit& status;  ///< set by the subcommand that ran; good unless it says otherwise
};

}  // namespace quintet::cli
