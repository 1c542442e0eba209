#pragma once

#include <string>
#include <vector>

namespace quintet::cli {

struct SupervisedCommand;

/// Processes of the sandbox, which are not the program's: bubblewrap outside and inside.
inline constexpr int sandbox_processes = 2;

/// Throws an `InputError` that names the missing program or permission if no sandbox can run here.
void check_sandbox();

/// Returns the words that run a command in a sandbox made by bubblewrap (`man bwrap`): namespaces
/// without network and other processes, the system and `command.readable` read-only, and only the
/// private folder to write to. Started by root, the program runs as a user without rights, to whom
/// the private folder is given.
std::vector<std::string> sandboxed_words(const SupervisedCommand& command);

}  // namespace quintet::cli
