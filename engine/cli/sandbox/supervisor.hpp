#pragma once

#include <sys/types.h>

#include <set>
#include <string_view>

namespace quintet::cli {

/// The first argument of `quintet` as a supervisor.
inline constexpr std::string_view supervisor_word = "supervise";
/// The handle to which a supervisor writes its report.
inline constexpr int supervisor_report = 3;

/// The process between this program and an agent. It starts the agent in a separate session with
/// an emptied environment, its limits, and no handles but 0 to 2. Whatever the agent starts stays
/// below the supervisor, because orphans become its children (`PR_SET_CHILD_SUBREAPER`), also if
/// they leave the group or the session. The supervisor ends them all as soon as the agent ends,
/// has too many processes, or the supervisor's standard input is closed at the other side, which
/// happens as well if `quintet` itself is killed. When its input is closed, it removes HOME too.
///
/// Arguments: `supervise HOME FOLDER INPUT OUTPUT MESSAGES DATA_BYTES FILE_BYTES SECONDS PROCESSES
/// COMMAND [WORD...]`. INPUT, OUTPUT and MESSAGES are files for the standard streams, or `-` for
/// the supervisor's. 0 is no limit, except of PROCESSES. The report is a line `STATUS
/// MICROSECONDS KILOBYTES PROCESSES`: of `wait`, or -1 if the agent did not end by itself, the
/// processor time of everything that it started, the largest resident set of one process, and how
/// many processes were too many.
///
/// Returns the exit status of the supervisor.
int supervise(int count, char** words);

/// Kills all descendants of a process and their groups, but not the process itself and its group.
/// Stops everything before it kills anything, and each process before it reads its children, so
/// that a fork bomb cannot outrun it. Returns whether it found any descendants. Call it again until
/// it finds none: a process that is forked at that moment may be missed.
bool kill_descendants(pid_t ancestor);

/// Kills processes and the groups that they are in, but not the group of `except`.
void kill_with_groups(const std::set<pid_t>& processes, pid_t except);

}  // namespace quintet::cli
