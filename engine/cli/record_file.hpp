#pragma once

#include <fstream>
#include <string>

#include "engine/cli/record.hpp"

namespace quintet::cli {

/// A file of records that is written while games are played.
class RecordFile {
  public:
    /// Creates the file; an empty path stands for none. Throws an `InputError` if it cannot be
    /// written, or if it has content and `replace` is false.
    RecordFile(const std::string& path, bool replace);

    /// Appends a line and writes it out at once.
    void add(const Record& record);

    /// Throws an `InputError` if anything could not be written.
    void check() const;

  private:
    std::string path_;
    std::ofstream file_;
};

}  // namespace quintet::cli
