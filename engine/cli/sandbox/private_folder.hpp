#pragma once

#include <filesystem>
#include <string>

namespace quintet::cli {

/// A new folder among the temporary ones, which only this user can read. It is removed with
/// everything in it. The first one of a run also removes what killed runs have left.
class PrivateFolder {
  public:
    /// Throws an `InputError` if none can be made.
    PrivateFolder();
    PrivateFolder(const PrivateFolder&) = delete;
    PrivateFolder& operator=(const PrivateFolder&) = delete;
    ~PrivateFolder();

    const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
    int handle_ = -1;
};

/// Removes a folder with everything in it, also if a program has renamed it or put something else
/// in its place. `handle` is the open folder.
void remove_folder(const std::filesystem::path& path, int handle);

/// Copies a file, or a folder with everything in it, into another folder under its own name, and
/// returns where it is. Leaves out links and folders that are not someone's own code, such as
/// `.git` and `venv`. Throws a `Forfeit` of kind `start` if there is no such file or it is too
/// large.
std::filesystem::path copy_agent(const std::filesystem::path& from,
                                 const std::filesystem::path& folder);

/// Reads the end of a file that a program wrote; empty if there is none, or if it put something
/// else in its place, such as a link or a pipe. Bytes that are no UTF-8 are replaced.
std::string read_tail(const std::filesystem::path& file);

}  // namespace quintet::cli
