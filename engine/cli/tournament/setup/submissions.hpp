#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace quintet::cli {

/// What one student handed in: a folder, a zip or a Python file.
struct Submission {
    std::string name;  ///< of the file without its ending, or of the folder, made printable
    std::filesystem::path path;  ///< of the folder or file
    /// Of the names and contents of all files: 16 hexadecimal digits that tell two versions apart.
    std::string fingerprint;
};

/// Lists the submissions in a folder: each folder, zip and `.py` file in it, sorted by name. Hidden
/// files, `__pycache__` and the like, and files of other kinds are passed over. Where two have the
/// same name, as `agent.py` and `agent.zip`, both keep their endings. Throws an `InputError` if
/// the folder cannot be read.
std::vector<Submission> submissions_in(const std::filesystem::path& folder);

/// Returns the one program in a submission that can be started without Python: the submission
/// itself or the only executable file in its folder. Empty if there is none, or more than one.
std::filesystem::path program_of(const Submission& submission);

}  // namespace quintet::cli
