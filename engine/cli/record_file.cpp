#include "engine/cli/record_file.hpp"

#include <filesystem>
#include <ostream>

namespace quintet::cli {

RecordFile::RecordFile(const std::string& path, bool replace) : path_(path) {
    if (path.empty()) return;
    std::error_code ignored;
    const bool has_content = std::filesystem::is_regular_file(path, ignored) &&
                             std::filesystem::file_size(path, ignored) > 0;
    if (has_content && !replace) {
        throw InputError(path +
                         ": exists already; --force replaces it. A match cannot be continued in a "
                         "file: give other parts of it (--shard) files of their own, and add them "
                         "up with --merge");
    }
    file_.open(path);
    check();
}

void RecordFile::add(const Record& record) {
    if (file_.is_open()) file_ << format_record(record) << std::endl;
}

void RecordFile::check() const {
    if (!path_.empty() && (!file_.is_open() || !file_)) {
        throw InputError(path_ + ": cannot be written");
    }
}

}  // namespace quintet::cli
