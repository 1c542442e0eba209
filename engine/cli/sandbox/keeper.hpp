#pragma once

#include <sys/types.h>

#include <set>
#include <string_view>

namespace quintet::cli {

/// The first argument of `quintet` as a keeper.
inline constexpr std::string_view keeper_word = "keep-program";
/// The handle to which a keeper writes its report.
inline constexpr int keeper_report = 3;

/// The process between this program and a program of someone else's. It starts that program in a
/// session of its own with an environment of its own, its limits, and no handles but 0 to 2.
/// Whatever that program starts stays below the keeper, because orphans become children of the
/// keeper (`PR_SET_CHILD_SUBREAPER`), also if they leave the group or the session. The keeper ends
/// them all as soon as the program ends, has too many processes, or the standard input of the
/// keeper is closed at the other side, which happens as well if `quintet` itself is killed. When
/// its input is closed, it removes HOME too.
///
/// Arguments: `keep-program HOME FOLDER INPUT OUTPUT MESSAGES DATA_BYTES FILE_BYTES SECONDS
/// PROCESSES COMMAND [WORD...]`. INPUT, OUTPUT and MESSAGES are files for the standard streams, or
/// `-` for those of the keeper. 0 is no limit, except of PROCESSES. The report is a line `STATUS
/// MICROSECONDS KILOBYTES PROCESSES`: of `wait`, or -1 if the program did not end by itself, the
/// processor time of everything that it started, the largest resident set of one process, and how
/// many processes were too many.
///
/// Returns the exit status of the keeper.
int keep_program(int count, char** words);

/// Kills all descendants of a process and their groups, but not the process itself and its group.
/// Stops everything before it kills anything, and each process before it reads its children, so
/// that a fork bomb cannot outrun it. Returns whether it found any descendants. Call it again until
/// it finds none: a process that is forked at that moment may be missed.
bool kill_descendants(pid_t ancestor);

/// Kills processes and the groups that they are in, but not the group of `except`.
void kill_with_groups(const std::set<pid_t>& processes, pid_t except);

}  // namespace quintet::cli
