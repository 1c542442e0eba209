#include "engine/cli/sandbox/private_folder.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>

#include "engine/base/text.hpp"
#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/files.hpp"
#include "engine/cli/sandbox/forfeit.hpp"
#include "engine/cli/sandbox/supervisor.hpp"
#include "engine/cli/sandbox/usage/process_usage.hpp"

namespace quintet::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t megabyte = 1 << 20;
constexpr std::uintmax_t most_bytes = 20 * megabyte;
constexpr int most_files = 2000;
constexpr std::string_view folder_prefix = "quintet-agent-";
constexpr int folder_flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;

/// Gives the owner of a folder its rights back, without which it cannot be emptied.
void unlock(const fs::path& folder) {
    std::error_code ignored;
    fs::permissions(folder, fs::perms::owner_all, fs::perm_options::add, ignored);
    for (fs::directory_iterator entry(folder, ignored), end; !ignored && entry != end;
         entry.increment(ignored)) {
        std::error_code unknown;
        const bool is_folder = entry->is_directory(unknown) && !entry->is_symlink(unknown);
        if (is_folder) unlock(entry->path());
    }
}

/// The processes whose home a folder is.
std::set<pid_t> processes_at_home(const fs::path& folder) {
    std::set<pid_t> found;
    const std::string wanted = std::string(1, '\0') + "HOME=" + folder.string() + '\0';
    for (const auto& [process, usage] : read_processes()) {
        std::ifstream file("/proc/" + std::to_string(process) + "/environ", std::ios::binary);
        const std::string environment(std::istreambuf_iterator<char>(file), {});
        if (('\0' + environment).find(wanted) != std::string::npos) found.insert(process);
    }
    return found;
}

/// Removes the folders of runs that were killed together with their supervisors, and ends the
/// processes that are left in them. The folder of a program that runs is locked.
void remove_abandoned_folders(const fs::path& parent) {
    std::error_code error;
    fs::directory_iterator each(parent, error);
    for (; !error && each != fs::directory_iterator(); each.increment(error)) {
        const fs::path folder = each->path();
        if (!folder.filename().string().starts_with(folder_prefix)) continue;
        const int handle = open(folder.c_str(), folder_flags);
        if (handle < 0) continue;
        struct stat about {};
        const bool own = fstat(handle, &about) == 0 && about.st_uid == geteuid();
        if (own && flock(handle, LOCK_EX | LOCK_NB) == 0) {
            kill_with_groups(processes_at_home(folder), getpid());
            remove_folder(folder, handle);
        }
        close(handle);
    }
}

bool is_left_out(const std::string& name) {
    static const std::set<std::string> others{"__pycache__",   "__MACOSX", "node_modules",
                                              "site-packages", "venv",     "env"};
    return name.front() == '.' || others.count(name) != 0;
}

/// Copies a tree and counts its files and bytes.
class AgentCopier {
  public:
    explicit AgentCopier(std::string name) : name_(std::move(name)) {}

    void copy_file(const fs::path& from, const fs::path& to) {
        bytes_ += fs::file_size(from);
        if (++files_ > most_files) {
            throw Forfeit("start", name_ + " must have at most " + std::to_string(most_files) +
                                       " files (found more)");
        }
        if (bytes_ > most_bytes) {
            throw Forfeit("start", name_ + " must have at most " +
                                       std::to_string(most_bytes / megabyte) + " MB (found more)");
        }
        fs::copy_file(from, to);
        // What cannot be written may be someone's own, and the copy is theirs to change.
        fs::permissions(to, fs::perms::owner_read | fs::perms::owner_write, fs::perm_options::add);
    }

    void copy_folder(const fs::path& from, const fs::path& to) {
        fs::create_directory(to);
        for (const fs::directory_entry& entry : fs::directory_iterator(from)) {
            const std::string name = entry.path().filename().string();
            if (entry.is_symlink() || is_left_out(name)) continue;
            if (entry.is_directory()) copy_folder(entry.path(), to / name);
            if (entry.is_regular_file()) copy_file(entry.path(), to / name);
        }
    }

  private:
    const std::string name_;
    std::uintmax_t bytes_ = 0;
    int files_ = 0;
};

}  // namespace

PrivateFolder::PrivateFolder() {
    std::error_code error;
    const fs::path parent = fs::temp_directory_path(error);
    static const bool abandoned_removed = (remove_abandoned_folders(parent), true);
    static_cast<void>(abandoned_removed);
    // Another program may find the new folder abandoned until it is locked.
    do {
        if (handle_ >= 0) close(handle_);
        std::string name = (parent / folder_prefix).string() + "XXXXXX";
        if (error || mkdtemp(name.data()) == nullptr) {
            throw InputError("cannot create a temporary folder in " +
                             quintet::in_quotes(parent.string(), 200));
        }
        path_ = name;
        handle_ = open(name.c_str(), folder_flags);
        flock(handle_, LOCK_SH);
    } while (!fs::exists(path_));
}

PrivateFolder::~PrivateFolder() {
    remove_folder(path_, handle_);
    if (handle_ >= 0) close(handle_);
}

void remove_folder(const fs::path& path, int handle) {
    std::error_code error;
    const auto remove = [&](const fs::path& each) {
        fs::remove_all(each, error);
        if (!error) return;
        unlock(each);
        fs::remove_all(each, error);
    };
    remove(path);
    // Where the folder is now, if it is anywhere.
    const fs::path now = fs::read_symlink("/proc/self/fd/" + std::to_string(handle), error);
    struct stat wanted {};
    struct stat found {};
    if (error || fstat(handle, &wanted) != 0 || lstat(now.c_str(), &found) != 0) return;
    if (wanted.st_dev == found.st_dev && wanted.st_ino == found.st_ino) remove(now);
}

fs::path copy_agent(const fs::path& from, const fs::path& folder) {
    const fs::path full = fs::absolute(from).lexically_normal();
    const fs::path name = full.has_filename() ? full.filename() : full.parent_path().filename();
    const fs::path to = folder / (name.empty() ? fs::path("agent") : name);
    const std::string shown = quintet::in_quotes(from.string(), 200);
    try {
        AgentCopier copier(shown);
        if (fs::is_directory(full)) {
            copier.copy_folder(full, to);
        } else if (fs::is_regular_file(full)) {
            copier.copy_file(full, to);
        } else {
            throw Forfeit("start", shown + " does not exist");
        }
    } catch (const fs::filesystem_error& error) {
        throw Forfeit("start", shown + " cannot be read: " + error.code().message());
    }
    return to;
}

std::string read_tail(const fs::path& file) {
    constexpr off_t most_kept = 16'384;
    // The agent may have put a link, a pipe or a device in the file's place.
    const int opened = open(file.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (opened < 0) return "";
    std::string text;
    if (struct stat about{}; fstat(opened, &about) == 0 && S_ISREG(about.st_mode)) {
        text.resize(static_cast<std::size_t>(std::min(about.st_size, most_kept)));
        const ssize_t count =
            pread(opened, text.data(), text.size(), std::max<off_t>(about.st_size - most_kept, 0));
        text.resize(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    }
    close(opened);
    return parse_json(format_json(text)).get<std::string>();
}

}  // namespace quintet::cli
