#pragma once

#include <cstdint>
#include <iosfwd>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/cli/match/match_scores.hpp"
#include "engine/cli/records/record.hpp"

namespace quintet::cli {

/// The games of a tournament by their number, from one folder or several.
using GamesByNumber = std::map<std::uint64_t, Record>;

/// A row of the table of a tournament.
struct ResultRow {
    std::size_t participant = 0;
    ParticipantScores scores;
    double elo = 0;
    double elo_low = 0;
    double elo_high = 0;
    std::optional<double> median_ms;   ///< for an action
    std::optional<double> worst_ms;    ///< for an action
    std::optional<double> most_share;  ///< of the time for a game, used in one game
};

/// The participants whose rating is known.
std::vector<Anchor> anchors_of(const Json& settings);

/// Counts and rates the games of a tournament with these settings. The highest rating comes first.
/// Throws an `InputError` that names the game if a record is not one of this tournament.
std::vector<ResultRow> table_of(const Json& settings, const GamesByNumber& games);

/// The results object (`quintet-results`), as the page has it too.
Json results_of(const Json& settings, const GamesByNumber& games,
                const std::vector<ResultRow>& table);

/// A cell of a CSV file (RFC 4180).
std::string csv_cell(const Json& value);

/// The table as CSV, with a heading.
std::string csv_of(const Json& settings, const std::vector<ResultRow>& table);

/// Lists the submissions that could not start, with their reasons; nothing if there are none.
void write_excluded(std::ostream& out, const Json& settings);

/// Prints the table for people.
void write_table(std::ostream& out, const Json& settings, const std::vector<ResultRow>& table);

}  // namespace quintet::cli
