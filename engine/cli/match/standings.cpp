#include "engine/cli/match/standings.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iomanip>
#include <ostream>
#include <stdexcept>

#include "engine/cli/base/options.hpp"
#include "engine/cli/base/printable.hpp"
#include "engine/cli/match/opening_plies.hpp"
#include "engine/core/utf8.hpp"

namespace quintet::cli {

namespace {

/// The number of forfeits that are listed: enough to see what is wrong with a program.
constexpr std::size_t most_complaints = 5;

std::string percent(double share) {
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "%.1f %%", 100 * share);
    return text.data();
}

/// Cuts a name of a participant, such as a long command, for a line of progress.
std::string shortened(const std::string& name) {
    constexpr std::size_t longest = 32;
    if (name.size() <= longest) return name;
    return std::string(utf8_prefix(name, longest - 3)) + "...";
}

std::string signed_text(double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%+.1f", value);
    return text.data();
}

}  // namespace

void Standings::add(const Record& record) {
    Identity identity{record.game, record.options, {}, 0, 100, {}, {}};
    Opening judged;
    std::vector<std::size_t> seats;
    std::uint64_t number = 0;
    std::uint64_t opening = 0;
    std::string result;
    std::string reason;
    std::string complaint;
    std::size_t loser = max_players;  // no one
    Json forfeit;
    std::vector<ActionTimes> times;
    try {
        const Json& details = record.others.at("match");
        identity.seed = integer_of<std::uint64_t>(details.at("seed"));
        number = integer_of<std::uint64_t>(details.at("game"));
        opening = integer_of<std::uint64_t>(details.at("opening"));
        if (details.contains("balance")) {
            const Json& balance = details.at("balance");
            identity.balance = integer_of<int>(balance.at("percent"));
            judged.tried = integer_of<int>(balance.at("tried"));
            judged.favour = balance.at("favour").get<double>();
            judged.decided = balance.at("decided").get<bool>();
        }
        seats = integers_of(details.at("participants"));
        if (details.contains("forfeit")) forfeit = details.at("forfeit");
        if (details.contains("times")) {
            for (const Json& one : details.at("times")) times.push_back(action_times_of(one));
            identity.limits_ms.resize(seats.size());
            identity.by_processor.resize(seats.size());
        }
        result = record.others.at("result").get<std::string>();
        reason = record.others.at("reason").get<std::string>();
        const auto names = record.others.at("players").get<std::vector<std::string>>();
        identity.participants.resize(seats.size());
        for (std::size_t player = 0; player < seats.size(); ++player) {
            identity.participants.at(seats[player]) = printable(names.at(player));
            if (times.empty()) continue;
            identity.limits_ms.at(seats[player]) = times.at(player).limit_ms;
            identity.by_processor.at(seats[player]) = times.at(player).by_processor;
        }
        if (!forfeit.is_null()) {
            loser = integer_of<std::size_t>(forfeit.at("player"));
            if (loser >= seats.size()) throw std::out_of_range("no such player");
            reason = "forfeit (" + printable(forfeit.at("kind").get<std::string>()) + ")";
            complaint = "game " + std::to_string(number) + ", ply " + forfeit.at("ply").dump() +
                        ", " + printable(names.at(loser)) + ": " +
                        printable(forfeit.at("message").get<std::string>());
        }
    } catch (const std::exception&) {
        throw InputError("not a record of a match: result, reason, players or match is missing");
    }
    const GameSpec* spec = find_game(record.game);
    if (!spec || spec->players.size() != seats.size()) {
        throw InputError("not a record of a match: game and players do not agree");
    }
    if (!identity_) {
        identity_ = identity;
        players_ = spec->players;
        tallies_.assign(seats.size(), std::vector<Tally>(seats.size()));
        if (!times.empty()) times_.resize(seats.size());
        lost_on_time_.resize(seats.size());
    }
    if (*identity_ != identity) {
        throw InputError(
            "from another match: game, options, participants, seed, balance or time differ");
    }
    if (!numbers_.insert(number).second) {
        throw InputError("game " + std::to_string(number) + " occurs twice");
    }

    ++games_;
    plies_ += record.actions.size();
    if (!forfeit.is_null()) {
        ++forfeits_;
        if (forfeit.at("kind") == "late" || forfeit.at("kind") == "time")
            ++lost_on_time_[seats[loser]];
        if (complaints_.size() < most_complaints) complaints_.push_back(complaint);
    }
    ++reasons_[reason.empty() ? "unfinished" : reason];
    std::size_t winner = static_cast<std::size_t>(
        std::find(players_.begin(), players_.end(), result) - players_.begin());
    if (loser < players_.size()) winner = players_.size() == 2 ? 1 - loser : players_.size();
    const bool drawn = winner == players_.size();
    if (drawn) ++drawn_;
    for (std::size_t player = 0; player < seats.size(); ++player) {
        Tally& tally = tallies_[seats[player]][player];
        ++tally.games;
        if (drawn && player != loser) ++tally.draws;
        if (player == winner) ++tally.wins;
        if (!times.empty()) times_[seats[player]].add(times[player]);
    }
    Outset& outset = openings_[opening];
    if (outset.winners.empty()) {
        openings_tried_ += static_cast<std::uint64_t>(judged.tried);
        if (judged.favour > identity.balance / 100.0) ++openings_above_;
        if (judged.decided) ++openings_decided_;
    }
    outset.winners.push_back(winner);
    std::vector<std::size_t>& half_points = outset.half_points;
    half_points.push_back(drawn ? 1 : seats[winner] == 0 ? 2 : 0);
    ++game_counts_[half_points.back()];
    if (half_points.size() == 2) ++pair_counts_[half_points[0] + half_points[1]];
}

std::string Standings::summary() const {
    struct Score {
        std::size_t participant;
        std::uint64_t wins;
    };
    std::vector<Score> scores;
    for (const std::vector<Tally>& by_player : tallies_) {
        std::uint64_t wins = 0;
        for (const Tally& tally : by_player) wins += tally.wins;
        scores.push_back({scores.size(), wins});
    }
    std::stable_sort(scores.begin(), scores.end(),
                     [](const Score& a, const Score& b) { return a.wins > b.wins; });
    const bool led = scores.size() > 1 && scores[0].wins > scores[1].wins;
    std::string out;
    for (const Score& score : scores) {
        const std::string& name = identity_->participants[score.participant];
        out += std::to_string(score.participant + 1) + " " + shortened(name);
        if (led && &score == &scores.front()) out += " leads with";
        out += " " + std::to_string(score.wins);
        if (&score == &scores.front()) out += score.wins == 1 ? " win" : " wins";
        out += ", ";
    }
    return out + std::to_string(drawn_) + (drawn_ == 1 ? " draw" : " draws");
}

Counts Standings::counts() const {
    const bool any_pair = std::any_of(pair_counts_.begin(), pair_counts_.end(),
                                      [](std::uint64_t count) { return count > 0; });
    return any_pair ? Counts(pair_counts_) : Counts(game_counts_);
}

bool Standings::decided(const Sprt& sprt) const {
    const double ratio = log_likelihood_ratio(counts(), sprt.elo0, sprt.elo1);
    return ratio <= sprt.lower() || ratio >= sprt.upper();
}

void Standings::write_openings(std::ostream& out) const {
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

void Standings::write_row(std::ostream& out, const std::string& name, const Tally& tally) const {
    const double points = static_cast<double>(tally.wins) +
                          static_cast<double>(tally.draws) / static_cast<double>(players_.size());
    out << std::left << std::setw(40) << name << std::right << std::setw(8) << tally.games
        << std::setw(8) << tally.wins << std::setw(8) << tally.draws << std::setw(8)
        << tally.games - tally.wins - tally.draws << std::setw(10)
        << (tally.games == 0 ? "" : percent(points / static_cast<double>(tally.games))) << '\n';
}

void Standings::write(std::ostream& out, const std::optional<Sprt>& sprt) const {
    if (!identity_) {
        out << "no games\n";
        return;
    }
    out << identity_->game;
    for (const auto& [name, value] : identity_->options) out << ' ' << name << '=' << value;
    out << ", " << games_ << " games from " << openings_.size() << " openings, seed "
        << identity_->seed << "\n\n"
        << std::left << std::setw(40) << "participant" << std::right << std::setw(8) << "games"
        << std::setw(8) << "wins" << std::setw(8) << "draws" << std::setw(8) << "losses"
        << std::setw(10) << "score" << '\n';
    for (std::size_t participant = 0; participant < tallies_.size(); ++participant) {
        Tally all;
        for (const Tally& tally : tallies_[participant]) {
            all.games += tally.games;
            all.wins += tally.wins;
            all.draws += tally.draws;
        }
        write_row(out, std::to_string(participant + 1) + " " + identity_->participants[participant],
                  all);
        for (std::size_t player = 0; player < players_.size(); ++player) {
            write_row(out, "    as " + players_[player], tallies_[participant][player]);
        }
    }
    out << '\n';
    if (players_.size() == 2) {
        const Counts results = counts();
        const EloEstimate lead = estimate_elo(results);
        out << "Elo of 1 over 2: " << signed_text(lead.elo) << ", between " << signed_text(lead.low)
            << " and " << signed_text(lead.high) << " with 95 % confidence\n"
            << (results.size() == 5 ? "pairs with 0, 1/2, 1, 3/2, 2 points:"
                                    : "losses, draws, wins:");
        for (const std::uint64_t count : results) out << ' ' << count;
        out << '\n';
        if (sprt) {
            const double ratio = log_likelihood_ratio(results, sprt->elo0, sprt->elo1);
            out << "SPRT of " << signed_text(sprt->elo0) << " against " << signed_text(sprt->elo1)
                << " Elo: " << std::fixed << std::setprecision(2) << ratio << " between "
                << sprt->lower() << " and " << sprt->upper() << ", "
                << (ratio >= sprt->upper()   ? "accepted"
                    : ratio <= sprt->lower() ? "rejected"
                                             : "undecided")
                << '\n';
        }
    }
    write_openings(out);
    out << "ended by";
    const char* separator = " ";
    for (const auto& [reason, count] : reasons_) {
        out << separator << reason << ' ' << count;
        separator = ", ";
    }
    out << '\n'
        << grouped(plies_) << " actions, " << forfeits_
        << (forfeits_ == 1 ? " forfeit\n" : " forfeits\n");
    for (const std::string& complaint : complaints_) out << complaint << '\n';
    if (forfeits_ > complaints_.size()) out << "and more forfeits\n";
    if (!times_.empty()) write_times(out, times_, lost_on_time_);
}

}  // namespace quintet::cli
