#include "engine/cli/tournament/setup/submissions.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <map>

#include "engine/base/hash.hpp"
#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/printable.hpp"

namespace quintet::cli {

namespace {

namespace fs = std::filesystem;

/// What systems and tools leave behind in folders, and what Python makes while it runs.
bool is_clutter(const fs::path& path) {
    const std::string name = path.filename().string();
    return name.empty() || name.front() == '.' || name == "__pycache__" || name == "__MACOSX";
}

bool is_submission(const fs::directory_entry& entry) {
    std::error_code ignored;
    if (is_clutter(entry.path())) return false;
    if (entry.is_directory(ignored)) return true;
    const std::string ending = entry.path().extension().string();
    return entry.is_regular_file(ignored) && (ending == ".py" || ending == ".zip");
}

/// The files below a folder, or the file itself; links are passed over. Sorted, so that the order
/// is the same everywhere.
std::vector<fs::path> files_of(const fs::path& root) {
    std::error_code error;
    if (!fs::is_directory(root, error)) return {root};
    std::vector<fs::path> files;
    fs::recursive_directory_iterator each(root, fs::directory_options::skip_permission_denied,
                                          error);
    for (; !error && each != fs::recursive_directory_iterator(); each.increment(error)) {
        if (is_clutter(each->path())) {
            each.disable_recursion_pending();
        } else if (each->symlink_status().type() == fs::file_type::regular) {
            files.push_back(each->path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

/// A hash of bytes (FNV-1a with 64 bits): notices a change, and is no protection against one that
/// is made to go unnoticed.
class Digest {
  public:
    void add(const char* bytes, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            value_ = (value_ ^ static_cast<unsigned char>(bytes[i])) * 0x100000001b3ULL;
        }
    }
    void add(const std::string& text) {
        add(text.c_str(), text.size() + 1);  // with the zero, so that two texts are not one
    }

    std::string text() const {
        std::array<char, 17> digits{};
        std::snprintf(digits.data(), digits.size(), "%016llx",
                      static_cast<unsigned long long>(mix(value_)));
        return digits.data();
    }

  private:
    std::uint64_t value_ = 0xcbf29ce484222325ULL;
};

std::string fingerprint_of(const fs::path& root) {
    Digest digest;
    std::vector<char> block(1 << 16);
    for (const fs::path& file : files_of(root)) {
        digest.add(file.lexically_relative(root).generic_string());
        std::ifstream content(file, std::ios::binary);
        while (content) {
            content.read(block.data(), static_cast<std::streamsize>(block.size()));
            digest.add(block.data(), static_cast<std::size_t>(content.gcount()));
        }
    }
    return digest.text();
}

}  // namespace

std::vector<Submission> submissions_in(const fs::path& folder) {
    std::error_code error;
    std::vector<Submission> found;
    std::map<std::string, int> names;
    fs::directory_iterator each(folder, error);
    for (; !error && each != fs::directory_iterator(); each.increment(error)) {
        if (!is_submission(*each)) continue;
        const fs::path& path = each->path();
        const bool is_folder = each->is_directory(error);
        found.push_back({(is_folder ? path.filename() : path.stem()).string(), path, ""});
        ++names[found.back().name];
    }
    if (error) throw InputError(folder.string() + ": cannot be read: " + error.message());
    for (Submission& submission : found) {
        if (names[submission.name] > 1) submission.name = submission.path.filename().string();
        submission.name = printable(submission.name);
        submission.fingerprint = fingerprint_of(submission.path);
    }
    std::sort(found.begin(), found.end(),
              [](const Submission& a, const Submission& b) { return a.name < b.name; });
    return found;
}

fs::path program_of(const Submission& submission) {
    constexpr fs::perms executable =
        fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec;
    fs::path program;
    for (const fs::path& file : files_of(submission.path)) {
        std::error_code error;
        const fs::perms permissions = fs::status(file, error).permissions();
        if (error || (permissions & executable) == fs::perms::none) continue;
        if (!program.empty()) return {};
        program = file;
    }
    return program;
}

}  // namespace quintet::cli
