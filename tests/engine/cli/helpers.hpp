#pragma once

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "engine/cli/base/cli.hpp"
#include "tests/engine/catch.hpp"

namespace quintet::tests {

/// The result of one run of the program.
struct Run {
    int status = 0;
    std::string out;
    std::string err;
};

inline Run run(const std::vector<std::string>& arguments, const std::string& input = "") {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int status = cli::run(arguments, {in, out, err});
    return {status, out.str(), err.str()};
}

inline bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

inline std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

/// The lines of a text, each a JSON text.
inline std::vector<nlohmann::json> json_lines_of(const std::string& text) {
    std::vector<nlohmann::json> out;
    for (const std::string& line : lines_of(text)) out.push_back(nlohmann::json::parse(line));
    return out;
}

/// Checks that a run was refused as bad usage or input with a message that contains `part`, and
/// printed no result.
inline void check_refused(const std::vector<std::string>& arguments, const std::string& part,
                          const std::string& input = "") {
    const Run result = run(arguments, input);
    INFO(result.err);
    CHECK(result.status == 2);
    CHECK(contains(result.err, part));
    CHECK(result.out.empty());
}

/// A file that is removed at the end of the test.
class TemporaryFile {
  public:
    explicit TemporaryFile(const std::string& content = "") {
        static int number = 0;
        std::ostringstream name;
        name << "quintet-test-" << this << '-' << number++ << ".jsonl";
        path_ = std::filesystem::temp_directory_path() / name.str();
        std::ofstream(path_, std::ios::binary) << content;
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile() {
        std::error_code ignored;
        std::filesystem::remove(path_, ignored);
    }

    std::string path() const { return path_.string(); }
    std::string content() const {
        std::ostringstream text;
        text << std::ifstream(path_, std::ios::binary).rdbuf();
        return text.str();
    }

  private:
    std::filesystem::path path_;
};

}  // namespace quintet::tests
