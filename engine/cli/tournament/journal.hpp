#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/cli/records/record.hpp"

// The games of a tournament in the order in which they ended, one record a line. A program that is
// interrupted loses at most the line that it was writing.

namespace quintet::cli {

/// The name of the file of a shard: `games.jsonl`, or `games-2-of-8.jsonl`.
std::string journal_name(std::uint64_t shard, std::uint64_t shards);

/// The journals in a folder, of all its shards.
std::vector<std::filesystem::path> journals_in(const std::filesystem::path& folder);

/// Reads the games of a journal, but not a torn last line. Throws an `InputError` that names the
/// line if it is no record.
std::vector<Record> games_in(const std::filesystem::path& journal);

}  // namespace quintet::cli
