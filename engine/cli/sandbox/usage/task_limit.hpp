#pragma once

#include <sys/resource.h>
#include <sys/types.h>

#include <string>

namespace quintet::cli {

/// Limits how many processes and threads an agent and everything that it starts may have, so that
/// one that forks without end is stopped by the kernel before it is by this program: by a control
/// group where one can be made (usually root alone can), and by `RLIMIT_NPROC`, which root ignores.
class TaskLimit {
  public:
    /// Makes the control group, named after this process, if that is possible.
    TaskLimit();
    bool has_group() const { return !group_.empty(); }
    /// Removes the control group. Everything in it must have ended.
    void remove_group() const;
    /// Puts this process, and all that it will start, under the limits.
    void enter() const;

    /// Removes the control group of another process that could not do so.
    static void remove_group_of(pid_t process);

  private:
    std::string group_;
    rlim_t most_of_user_ = 0;
};

/// A sentence for people if this system cannot limit the processes of agents; otherwise empty.
std::string missing_task_limit();

}  // namespace quintet::cli
