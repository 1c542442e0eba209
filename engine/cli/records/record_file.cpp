#include "engine/cli/records/record_file.hpp"

namespace quintet::cli {

RecordFile::RecordFile(const std::string& path, bool replace) {
    if (path.empty()) return;
    file_.emplace(path);
    try {
        refuse_content(path, replace);
    } catch (const InputError& error) {
        throw InputError(
            std::string(error.what()) +
            ". A match cannot be continued in a file: write each part (--shard) to its "
            "own file and add them up with --merge");
    }
    file_->clear();
}

void RecordFile::add(const Record& record) {
    if (file_) file_->add(format_record(record) + '\n');
}

}  // namespace quintet::cli
