#include "engine/cli/sandbox/sandbox.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <set>

#include "engine/base/text.hpp"
#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/printable.hpp"
#include "engine/cli/sandbox/private_folder.hpp"
#include "engine/cli/sandbox/supervised_process.hpp"

namespace quintet::cli {

namespace {

namespace fs = std::filesystem;

bool has_program(const std::string& name) {
    const char* path = std::getenv("PATH");
    bool found = false;
    split(path != nullptr ? path : "/usr/bin", ':', [&](std::string_view folder) {
        found = found || access((fs::path(folder) / name).c_str(), X_OK) == 0;
    });
    return found;
}

/// The Python that PATH leads to, and the folders that its installation is in.
struct Python {
    std::string folder;  ///< of its program
    std::set<std::string> prefixes;
};

const Python& python() {
    static const Python found = [] {
        Process process(
            "env -u PYTHONHOME -u PYTHONPATH python3 -s -c 'import os, sys; "
            "print(os.path.dirname(sys.executable), sys.prefix, sys.exec_prefix, sys.base_prefix, "
            "sys.base_exec_prefix, sep=\"\\n\")' 2>/dev/null");
        const auto deadline = Process::Clock::now() + std::chrono::seconds(60);
        Python python;
        for (std::string line; process.hear(line, deadline) == Process::Heard::line;) {
            if (python.folder.empty()) {
                python.folder = line;
            } else {
                python.prefixes.insert(line);
            }
        }
        return python;
    }();
    return found;
}

/// Makes the system readable in the sandbox, without the settings and data of this machine.
class ReadableFiles {
  public:
    explicit ReadableFiles(std::vector<std::string>& words) : words_(words) {}

    void show(const fs::path& path) {
        if (!path.is_absolute()) return;
        make_folders(path.parent_path());
        add({"--ro-bind-try", path.string(), path.string()});
    }

    /// For all users: those that bubblewrap makes by itself are for the one that started it.
    void make_folders(const fs::path& folder) {
        if (folder == folder.root_path() || !made_.insert(folder).second) return;
        make_folders(folder.parent_path());
        add({"--dir", folder.string()});
    }

    void show_system() {
        show("/usr");
        for (const char* name : {"/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"}) {
            std::error_code not_a_link;
            const fs::path target = fs::read_symlink(name, not_a_link);
            if (not_a_link) {
                show(name);
            } else {
                add({"--symlink", target.string(), name});
            }
        }
        for (const char* name : {"alternatives", "ld.so.cache", "ld.so.conf", "ld.so.conf.d",
                                 "localtime", "fonts", "ssl/openssl.cnf"}) {
            show(fs::path("/etc") / name);
        }
        std::error_code ignored;
        for (const fs::directory_entry& each : fs::directory_iterator("/etc", ignored)) {
            const std::string name = each.path().filename().string();
            if (name.rfind("java", 0) == 0 || name.rfind("python", 0) == 0) show(each.path());
        }
    }

    /// The folders of Python and Java, wherever they are.
    void show_languages() {
        for (const std::string& prefix : python().prefixes) {
            // Not all of it: it may be a home.
            for (const char* name : {"bin", "lib", "lib64", "pyvenv.cfg"}) {
                show(fs::path(prefix) / name);
            }
        }
        for (const char* name : {"JAVA_HOME", "LD_LIBRARY_PATH"}) {
            const char* paths = std::getenv(name);
            if (paths == nullptr) continue;
            split(paths, ':', [&](std::string_view path) { show(path); });
        }
    }

  private:
    void add(const std::vector<std::string>& more) {
        words_.insert(words_.end(), more.begin(), more.end());
    }

    std::vector<std::string>& words_;
    std::set<fs::path> made_;
};

/// Returns a different user each time, without a name or files, in the range that systemd uses for
/// services.
std::string next_user() {
    static std::atomic<unsigned> started{0};
    constexpr unsigned first = 61'184;
    constexpr unsigned count = 4'096;
    constexpr unsigned at_once = 64;
    return std::to_string(first + (at_once * static_cast<unsigned>(getpid()) + started++) % count);
}

void give_to(const std::string& user, const fs::path& folder) {
    const auto id = static_cast<uid_t>(std::stoul(user));
    std::error_code ignored;
    if (lchown(folder.c_str(), id, id) != 0) return;
    for (const fs::directory_entry& each : fs::recursive_directory_iterator(folder, ignored)) {
        if (lchown(each.path().c_str(), id, id) != 0) return;
    }
}

}  // namespace

std::vector<std::string> sandboxed_words(const SupervisedCommand& command) {
    const fs::path temporary = fs::path(command.home) / "tmp";
    std::error_code ignored;
    fs::create_directory(temporary, ignored);
    std::vector<std::string> words{"bwrap"};
    const auto add = [&](const std::vector<std::string>& more) {
        words.insert(words.end(), more.begin(), more.end());
    };
    const bool is_root = getuid() == 0;
    if (!is_root) add({"--unshare-user", "--uid", "65534", "--gid", "65534"});
    add({"--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try",
         "--die-with-parent", "--new-session"});
    ReadableFiles files(words);
    files.show_system();
    files.show_languages();
    add({"--proc", "/proc", "--dev", "/dev"});
    // In memory, files would escape the limit of memory.
    for (const char* name : {"/tmp", "/dev/shm"}) add({"--bind", temporary.string(), name});
    for (const std::string& path : command.readable) files.show(path);
    files.make_folders(fs::path(command.home).parent_path());
    add({"--bind", command.home, command.home, "--remount-ro", "/", "--remount-ro", "/dev"});
    if (const char* path = std::getenv("PATH"); path != nullptr && !python().folder.empty()) {
        add({"--setenv", "PATH", python().folder + ':' + path});
    }
    add({"--chdir", command.folder, "--"});
    if (is_root) {
        const std::string user = next_user();
        give_to(user, command.home);
        add({"setpriv", "--reuid=" + user, "--regid=" + user, "--clear-groups", "--inh-caps=-all",
             "--bounding-set=-all", "--no-new-privs", "--"});
    }
    add(command.words);
    return words;
}

void check_sandbox() {
    if (!has_program("bwrap")) {
        throw InputError(
            "--sandbox needs bubblewrap (bwrap), which is not installed; on Debian and Ubuntu: "
            "apt-get install bubblewrap");
    }
    const PrivateFolder home;
    const fs::path messages = home.path() / "messages.txt";
    SupervisedCommand command;
    command.words = {"sh", "-c", "command -v python3 || true"};
    command.home = command.folder = home.path().string();
    command.input = "/dev/null";
    command.output = command.messages = messages.string();
    command.sandboxed = true;
    std::optional<int> status;
    {
        SupervisedProcess process(command);
        constexpr std::chrono::seconds start_patience{60};
        if (process.ended_within(start_patience)) status = process.status();
    }
    std::string message = printable_lines(read_tail(messages));
    while (!message.empty() && message.back() == '\n') message.pop_back();
    const std::string& folder = python().folder;
    if (status == 0 && !folder.empty() && message != folder + "/python3") {
        throw InputError("--sandbox: the Python in " + quintet::in_quotes(folder, 200) +
                         " cannot run in the sandbox; use one installed in a folder with bin and "
                         "lib, such as the system's");
    }
    if (status == 0) return;
    throw InputError(
        "--sandbox: bubblewrap cannot create a sandbox here; " +
        (message.empty() ? ending_of(status) : message) +
        "\nIt needs user namespaces, which containers and some systems do not allow: see Limits "
        "and faults in engine/cli/TOURNAMENT.md");
}

}  // namespace quintet::cli
