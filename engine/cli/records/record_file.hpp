#pragma once

#include <optional>
#include <string>

#include "engine/cli/records/record.hpp"

namespace quintet::cli {

/// A file of records that is written while games are played.
class RecordFile {
  public:
    /// Creates the file; an empty path stands for none. Throws an `InputError` if it cannot be
    /// written, if another program is writing it, or if it has content and `replace` is false.
    RecordFile(const std::string& path, bool replace);

    /// Appends a line and writes it out at once. Throws an `InputError` if that fails.
    void add(const Record& record);

  private:
    std::optional<GrowingFile> file_;
};

}  // namespace quintet::cli
