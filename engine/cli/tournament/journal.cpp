#include "engine/cli/tournament/journal.hpp"

#include <algorithm>

namespace quintet::cli {

namespace fs = std::filesystem;

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
    std::vector<Record> games;
    const auto take = [&](const std::string& line, const std::string& place) {
        try {
            games.push_back(parse_record(line));
        } catch (const InputError& error) {
            throw InputError(place + ": " + error.what());
        }
    };
    for_each_line_of(complete_lines(content_of(journal)), journal.string(), take, nullptr);
    return games;
}

}  // namespace quintet::cli
