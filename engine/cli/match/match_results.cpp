#include "engine/cli/match/match_results.hpp"

#include <algorithm>
#include <cstdio>
#include <ostream>

#include "engine/cli/base/options.hpp"
#include "engine/cli/base/printable.hpp"
#include "engine/cli/base/text_table.hpp"
#include "engine/session/running_game.hpp"

namespace quintet::cli {

namespace {

/// The number of forfeits that are listed: enough to see what is wrong with a program.
constexpr std::size_t most_complaints = 5;

std::string signed_text(double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%+.1f", value);
    return text.data();
}

/// The number of games that each participant lost by a late answer.
std::vector<std::uint64_t> lost_on_time(const MatchScores& scores) {
    std::vector<std::uint64_t> lost;
    for (const ParticipantScores& each : scores.participants()) {
        std::uint64_t& count = lost.emplace_back();
        for (const auto& [kind, forfeits] : each.forfeits) {
            if (kind == "late" || kind == "time") count += forfeits;
        }
    }
    return lost;
}

}  // namespace

void MatchResults::add(const Record& record) {
    const GameSpec* spec = find_game(record.game);
    const auto played = [&] {
        try {
            return PlayedGame(record, spec ? spec->players : std::vector<std::string>());
        } catch (const std::exception&) {
            throw InputError(
                "not a record of a match: result, reason, players or match is missing, or does "
                "not agree with the game");
        }
    }();
    const Identity identity = identity_of(record, played);
    if (!identity_) {
        identity_ = identity;
        players_ = spec->players;
        scores_ = MatchScores(players_.size(), players_.size());
        if (!played.times.empty()) times_.resize(players_.size());
    }
    if (*identity_ != identity) {
        throw InputError(
            "from another match: game, options, participants, seed, balance or time differ");
    }
    if (!numbers_.insert(played.number).second) {
        throw InputError("game " + std::to_string(played.number) + " occurs twice");
    }

    plies_ += record.actions.size();
    scores_.add(played);
    for (std::size_t player = 0; player < played.times.size(); ++player) {
        times_[played.participants[player]].add(played.times[player]);
    }
    add_end(played);
    add_opening(played);
}

MatchResults::Identity MatchResults::identity_of(const Record& record, const PlayedGame& played) {
    const std::size_t players = played.participants.size();
    Identity identity{record.game, record.options, {}, played.seed, played.balance, {}, {}};
    identity.participants.resize(players);
    if (!played.times.empty()) {
        identity.limits_ms.resize(players);
        identity.by_processor.resize(players);
    }
    for (std::size_t player = 0; player < players; ++player) {
        const std::size_t participant = played.participants[player];
        if (participant >= players) {
            throw InputError("not a record of a match: participants must be from 0 to " +
                             std::to_string(players - 1));
        }
        identity.participants[participant] = printable(played.names[player]);
        if (played.times.empty()) continue;
        identity.limits_ms[participant] = played.times[player].limit_ms;
        identity.by_processor[participant] = played.times[player].by_processor();
    }
    return identity;
}

void MatchResults::add_end(const PlayedGame& played) {
    if (!played.forfeit) {
        ++ends_[played.reason.empty() ? "unfinished" : played.reason];
        return;
    }
    const auto& [loser, kind, ply, message] = *played.forfeit;
    ++ends_["forfeit (" + printable(kind) + ")"];
    if (complaints_.size() < most_complaints) {
        complaints_.push_back("game " + std::to_string(played.number) + ", ply " + ply + ", " +
                              printable(played.names[loser]) + ": " + printable(message));
    }
}

void MatchResults::add_opening(const PlayedGame& played) {
    Outset& outset = openings_[played.opening];
    if (outset.winners.empty()) {
        openings_tried_ += static_cast<std::uint64_t>(played.judged.tried);
        if (played.judged.favour > played.balance / 100.0) ++openings_above_;
        if (played.judged.decided) ++openings_decided_;
    }
    outset.winners.push_back(played.winner.value_or(players_.size()));
    std::vector<std::size_t>& half_points = outset.half_points;
    half_points.push_back(!played.winner ? 1 : played.participants[*played.winner] == 0 ? 2 : 0);
    ++game_counts_[half_points.back()];
    if (half_points.size() == 2) ++pair_counts_[half_points[0] + half_points[1]];
}

std::string MatchResults::summary() const {
    struct Wins {
        std::size_t participant;
        std::uint64_t count;
    };
    constexpr std::size_t longest_name = 32;
    std::vector<Wins> wins;
    std::uint64_t drawn = scores_.games();
    for (const ParticipantScores& each : scores_.participants()) {
        wins.push_back({wins.size(), each.total.wins});
        drawn -= each.total.wins;
    }
    std::stable_sort(wins.begin(), wins.end(),
                     [](const Wins& a, const Wins& b) { return a.count > b.count; });
    const bool led = wins.size() > 1 && wins[0].count > wins[1].count;
    std::string out;
    for (const Wins& each : wins) {
        const std::string& name = identity_->participants[each.participant];
        out += std::to_string(each.participant + 1) + " " + shortened(name, longest_name);
        if (led && &each == &wins.front()) out += " leads with";
        out += " " + std::to_string(each.count);
        if (&each == &wins.front()) out += each.count == 1 ? " win" : " wins";
        out += ", ";
    }
    return out + std::to_string(drawn) + (drawn == 1 ? " draw" : " draws");
}

Counts MatchResults::counts() const {
    const bool any_pair = std::any_of(pair_counts_.begin(), pair_counts_.end(),
                                      [](std::uint64_t count) { return count > 0; });
    return any_pair ? Counts(pair_counts_) : Counts(game_counts_);
}

bool MatchResults::decided(const Sprt& sprt) const {
    const double ratio = log_likelihood_ratio(counts(), sprt.elo0, sprt.elo1);
    return ratio <= sprt.lower() || ratio >= sprt.upper();
}

void MatchResults::write_openings(std::ostream& out) const {
    if (identity_->balance < 100) {
        out << "openings judged with " << grouped(judge_nodes) << " nodes: " << openings_tried_
            << " tried, " << openings_above_ << " accepted above " << identity_->balance << " %, "
            << openings_decided_ << " of them decided\n";
    }
    std::size_t complete = 0;
    std::size_t one_sided = 0;
    for (const auto& [number, outset] : openings_) {
        const std::vector<std::size_t>& winners = outset.winners;
        if (winners.size() < players_.size()) continue;
        ++complete;
        const bool same = std::all_of(winners.begin(), winners.end(),
                                      [&](std::size_t each) { return each == winners.front(); });
        if (same && winners.front() < players_.size()) ++one_sided;
    }
    if (complete > 0) {
        out << "openings that one seat won with every participant: " << one_sided << " of "
            << complete << '\n';
    }
}

void MatchResults::write_scores(std::ostream& out) const {
    const TextTable table({{"participant", 40, true},
                           {"games", 8},
                           {"wins", 8},
                           {"draws", 8},
                           {"losses", 8},
                           {"score", 10}});
    const auto write_score = [&](const std::string& name, const MatchScore& score) {
        table.write_row(out, {name, std::to_string(score.games), std::to_string(score.wins),
                              std::to_string(score.draws), std::to_string(score.losses()),
                              score.games == 0 ? "" : percent(score.share())});
    };
    table.write_heading(out);
    for (std::size_t participant = 0; participant < players_.size(); ++participant) {
        const ParticipantScores& scores = scores_.participants()[participant];
        write_score(std::to_string(participant + 1) + " " + identity_->participants[participant],
                    scores.total);
        for (std::size_t player = 0; player < players_.size(); ++player) {
            write_score("    as " + players_[player], scores.by_player[player]);
        }
    }
}

void MatchResults::write_ratings(std::ostream& out) const {
    const std::vector<Rating> ratings = scores_.ratings({});
    out << "Elo, with 95 % confidence:";
    const char* separator = " ";
    for (std::size_t i = 0; i < ratings.size(); ++i) {
        out << separator << i + 1 << ' ' << signed_text(ratings[i].elo) << " ("
            << signed_text(ratings[i].low) << " to " << signed_text(ratings[i].high) << ')';
        separator = ", ";
    }
    out << '\n';
}

void MatchResults::write_lead(std::ostream& out, const std::optional<Sprt>& sprt) const {
    const Counts results = counts();
    const EloEstimate lead = estimate_elo(results);
    out << "Elo of 1 over 2: " << signed_text(lead.elo) << ", between " << signed_text(lead.low)
        << " and " << signed_text(lead.high) << " with 95 % confidence\n"
        << (results.size() == 5 ? "pairs with 0, 1/2, 1, 3/2, 2 points:" : "losses, draws, wins:");
    for (const std::uint64_t count : results) out << ' ' << count;
    out << '\n';
    if (!sprt) return;
    const double ratio = log_likelihood_ratio(results, sprt->elo0, sprt->elo1);
    out << "SPRT of " << signed_text(sprt->elo0) << " against " << signed_text(sprt->elo1)
        << " Elo: " << fixed(ratio, 2) << " between " << fixed(sprt->lower(), 2) << " and "
        << fixed(sprt->upper(), 2) << ", "
        << (ratio >= sprt->upper()   ? "accepted"
            : ratio <= sprt->lower() ? "rejected"
                                     : "undecided")
        << '\n';
}

void MatchResults::write(std::ostream& out, const std::optional<Sprt>& sprt) const {
    if (!identity_) {
        out << "no games\n";
        return;
    }
    out << identity_->game;
    for (const auto& [name, value] : identity_->options) out << ' ' << name << '=' << value;
    out << ", " << scores_.games() << " games from " << openings_.size() << " openings, seed "
        << identity_->seed << "\n\n";
    write_scores(out);
    out << '\n';
    if (players_.size() == 2) {
        write_lead(out, sprt);
    } else {
        write_ratings(out);
    }
    write_openings(out);
    out << "ended by";
    const char* separator = " ";
    for (const auto& [reason, count] : ends_) {
        out << separator << reason << ' ' << count;
        separator = ", ";
    }
    const std::uint64_t forfeits = scores_.forfeits();
    out << '\n'
        << grouped(plies_) << " actions, " << forfeits
        << (forfeits == 1 ? " forfeit\n" : " forfeits\n");
    for (const std::string& complaint : complaints_) out << complaint << '\n';
    if (forfeits > complaints_.size()) out << "and more forfeits\n";
    if (!times_.empty()) write_times(out, times_, lost_on_time(scores_));
}

}  // namespace quintet::cli
