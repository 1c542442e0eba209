#pragma once

#include <string_view>

#include "engine/cli/process_usage.hpp"

namespace quintet::cli {

/// The first argument of `quintet` as a keeper.
inline constexpr std::string_view keeper_word = "keep-program";
/// The handle to which a keeper writes its report.
inline constexpr int keeper_report = 3;

/// The process between this program and a program of someone else's. It starts that program in a
/// session of its own with an environment of its own, its limits, and no handles but 0 to 2.
/// Whatever that program starts stays below the keeper, because orphans become children of the
/// keeper (`PR_SET_CHILD_SUBREAPER`), also if they leave the group or the session. The keeper ends
/// them all as soon as the program ends or the standard input of the keeper is closed at the other
/// side, which happens as well if `quintet` itself is killed. When its
/// input is closed, it removes HOME too.
///
/// Arguments: `keep-program HOME FOLDER INPUT OUTPUT MESSAGES DATA_BYTES FILE_BYTES SECONDS COMMAND
/// [WORD...]`. INPUT, OUTPUT and MESSAGES are files for the standard streams, or `-` for those of
/// the keeper. 0 is no limit. The report is a line `STATUS MICROSECONDS KILOBYTES`: of `wait`, or
/// -1 if the program did not end by itself, the processor time of everything that it started, and
/// the largest resident set of one process.
///
/// Returns the exit status of the keeper.
int keep_program(int count, char** words);

/// Kills the members of a keeper's family, and the groups that they are in. `keeper` and its group
/// are left alone.
void kill_groups(const ProcessUsages& family, pid_t keeper);

}  // namespace quintet::cli
