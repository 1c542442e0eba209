#include "engine/cli/contest/journal.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>

namespace quintet::cli {

namespace {

namespace fs = std::filesystem;

std::string content_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw InputError(path.string() + ": cannot be read");
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// The length of the content up to its last complete line.
std::size_t complete_length(const std::string& content) {
    const std::size_t end = content.rfind('\n');
    return end == std::string::npos ? 0 : end + 1;
}

}  // namespace

Journal::Journal(fs::path path) : path_(std::move(path)) {
    file_ = open(path_.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (file_ < 0) throw InputError(path_.string() + ": cannot be written: " + strerror(errno));
    if (flock(file_, LOCK_EX | LOCK_NB) != 0) {
        close(file_);
        throw InputError(path_.string() + ": another tournament is writing it");
    }
    const std::string content = content_of(path_);
    const std::size_t length = complete_length(content);
    if (length < content.size() && ftruncate(file_, static_cast<off_t>(length)) != 0) {
        close(file_);
        throw InputError(path_.string() + ": its torn last line cannot be cut off");
    }
}

Journal::~Journal() { close(file_); }

void Journal::add(const Record& record) {
    const std::string line = format_record(record) + '\n';
    for (std::size_t written = 0; written < line.size();) {
        const ssize_t count = write(file_, line.data() + written, line.size() - written);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0)
            throw InputError(path_.string() + ": cannot be written: " + strerror(errno));
        written += static_cast<std::size_t>(count);
    }
}

std::string journal_name(std::uint64_t shard, std::uint64_t shards) {
    if (shards == 1) return "games.jsonl";
    return "games-" + std::to_string(shard + 1) + "-of-" + std::to_string(shards) + ".jsonl";
}

std::vector<fs::path> journals_in(const fs::path& folder) {
    std::vector<fs::path> found;
    std::error_code error;
    fs::directory_iterator each(folder, error);
    for (; !error && each != fs::directory_iterator(); each.increment(error)) {
        const std::string name = each->path().filename().string();
        if (name.rfind("games", 0) == 0 && each->path().extension() == ".jsonl") {
            found.push_back(each->path());
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<Record> games_in(const fs::path& journal) {
    const std::string content = content_of(journal);
    std::vector<Record> games;
    std::size_t line = 1;
    for (std::size_t begin = 0; begin < complete_length(content); ++line) {
        const std::size_t end = content.find('\n', begin);
        try {
            games.push_back(parse_record(std::string_view(content).substr(begin, end - begin)));
        } catch (const InputError& error) {
            throw InputError(journal.string() + ":" + std::to_string(line) + ": " + error.what());
        }
        begin = end + 1;
    }
    return games;
}

}  // namespace quintet::cli
