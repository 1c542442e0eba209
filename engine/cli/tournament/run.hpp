#pragma once

#include "engine/cli/base/cli.hpp"
#include "engine/cli/tournament/setup/entrants.hpp"

namespace quintet::cli {

/// Plays the games of a tournament that its folder lacks, and writes the results. Throws an
/// `InputError` if the options do not fit, or if the folder has another tournament.
void play_tournament(TournamentOptions& options, const Streams& streams);

/// Adds up the games of folders of one tournament, and writes the results.
void merge_tournaments(const TournamentOptions& options, const Streams& streams);

}  // namespace quintet::cli
