#include "engine/cli/tournament/results.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <iomanip>
#include <ostream>

#include "engine/cli/base/printable.hpp"
#include "engine/cli/tournament/settings.hpp"
#include "engine/core/text.hpp"
#include "engine/core/utf8.hpp"
#include "engine/services/contest/ratings.hpp"

namespace quintet::cli {

namespace {

/// The points of a game by player.
std::vector<double> scores_of(const Record& record, const Json& players) {
    const std::size_t count = players.size();
    const Json& details = record.others.at("match");
    std::vector<double> scores(count, 1 / static_cast<double>(count));
    if (details.contains("forfeit")) {
        scores.assign(count, 1 / static_cast<double>(count - 1));
        scores.at(integer_of<std::size_t>(details.at("forfeit").at("player"))) = 0;
        return scores;
    }
    const auto winner = std::find(players.begin(), players.end(), record.others.at("result"));
    if (winner == players.end()) return scores;
    scores.assign(count, 0);
    scores[static_cast<std::size_t>(winner - players.begin())] = 1;
    return scores;
}

double median_of(std::vector<double>& values) {
    std::sort(values.begin(), values.end());
    return (values[(values.size() - 1) / 2] + values[values.size() / 2]) / 2;
}

/// To tenths, as the page does.
double rounded(double value) { return std::round(10 * value) / 10; }

/// Adds up games. What a record lacks or has in another form throws an exception of the JSON
/// library or `std::out_of_range`.
class Tally {
  public:
    explicit Tally(const Json& settings) : settings_(settings), players_(settings.at("players")) {
        for (std::size_t i = 0; i < settings.at("participants").size(); ++i) {
            rows_.emplace_back().participant = i;
        }
        times_.resize(rows_.size());
    }

    void add(const Record& record) {
        const Json& details = record.others.at("match");
        const auto seated = integers_of(details.at("participants"));
        const std::vector<double> scores = scores_of(record, players_);
        if (seated.size() != scores.size()) throw std::out_of_range("wrong number of players");
        for (std::size_t player = 0; player < seated.size(); ++player) {
            ResultRow& row = rows_.at(seated[player]);
            ++row.games;
            row.points += scores[player];
            if (scores[player] == 1) ++row.wins;
            if (scores[player] > 0 && scores[player] < 1) ++row.draws;
            add_share(row, details, player);
        }
        if (details.contains("forfeit")) {
            const Json& forfeit = details.at("forfeit");
            ++rows_.at(seated.at(integer_of<std::size_t>(forfeit.at("player"))))
                  .faults[forfeit.at("kind").get<std::string>()];
        }
        if (details.contains("plies")) {
            for (const Json& ply : details.at("plies")) {
                const Json processor = ply.value("cpu_ms", Json());
                times_.at(seated.at(integer_of<std::size_t>(ply.at("player"))))
                    .push_back((processor.is_null() ? ply.at("ms") : processor).get<double>());
            }
        }
        rated_.push_back({seated, scores});
    }

    std::vector<ResultRow> rows() {
        std::vector<Anchor> anchors;
        const Json& participants = settings_.at("participants");
        for (std::size_t i = 0; i < participants.size(); ++i) {
            const Json elo = participants[i].value("elo", Json());
            if (elo.is_number()) anchors.push_back({i, elo.get<double>()});
        }
        const std::vector<Rating> ratings = must(rate(rows_.size(), rated_, anchors));
        std::vector<ResultRow> out;
        for (ResultRow& row : rows_) {
            if (row.games == 0) continue;
            const Rating& rating = ratings[row.participant];
            row.elo = rating.elo;
            row.elo_low = rating.low;
            row.elo_high = rating.high;
            std::vector<double>& times = times_[row.participant];
            if (!times.empty()) {
                row.median_ms = rounded(median_of(times));
                row.worst_ms = times.back();
            }
            out.push_back(row);
        }
        std::sort(out.begin(), out.end(), [](const ResultRow& a, const ResultRow& b) {
            if (a.elo != b.elo) return a.elo > b.elo;
            const auto share = [](const ResultRow& row) {
                return row.points / static_cast<double>(row.games);
            };
            if (share(a) != share(b)) return share(a) > share(b);
            return a.participant < b.participant;
        });
        return out;
    }

  private:
    /// The share of its time that a participant used in a game.
    void add_share(ResultRow& row, const Json& details, std::size_t player) {
        const Json& participant = settings_.at("participants").at(row.participant);
        const Json limits = participant.value("limits", Json::object());
        const Json limit = limits.value("game_s", Json());
        if (!limit.is_number() || !details.contains("game_s")) return;
        const Json& used = details.at("game_s").at(player);
        if (!used.is_number() || limit.get<double>() <= 0) return;
        row.most_share =
            std::max(row.most_share.value_or(0), used.get<double>() / limit.get<double>());
    }

    const Json& settings_;
    const Json& players_;
    std::vector<ResultRow> rows_;
    std::vector<std::vector<double>> times_;  // of each action, by participant
    std::vector<RatedGame> rated_;
};

Json or_null(const std::optional<double>& value) { return value ? Json(*value) : Json(); }

/// A cell of a CSV file (RFC 4180).
std::string cell(const Json& value) {
    if (value.is_null()) return "";
    if (value.is_number_float() && std::trunc(value.get<double>()) == value.get<double>()) {
        return std::to_string(static_cast<long long>(value.get<double>()));  // as JavaScript does
    }
    if (!value.is_string()) return format_json(value);
    std::string text = value.get<std::string>();
    // A spreadsheet would take such a text for a formula.
    if (!text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string::npos) {
        text.insert(text.begin(), '\'');
    }
    if (text.find_first_of("\",\r\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char each : text) quoted.append(each == '"' ? 2 : 1, each);
    return quoted + '"';
}

std::string fixed(double value, int digits) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return text.data();
}

/// Cuts a name to what its column has room for.
std::string shortened(const std::string& name, std::size_t longest) {
    if (name.size() <= longest) return name;
    return std::string(utf8_prefix(name, longest - 3)) + "...";
}

std::string faults_text(const ResultRow& row) {
    std::string out;
    for (const auto& [kind, count] : row.faults) {
        out += (out.empty() ? "" : ", ") + kind + ' ' + std::to_string(count);
    }
    return out;
}

}  // namespace

std::uint64_t ResultRow::forfeits() const {
    std::uint64_t sum = 0;
    for (const auto& [kind, count] : faults) sum += count;
    return sum;
}

std::vector<ResultRow> table_of(const Json& settings, const GamesByNumber& games) {
    Tally tally(settings);
    for (const auto& [number, record] : games) {
        try {
            tally.add(record);
        } catch (const std::exception& error) {
            throw InputError("game " + std::to_string(number) +
                             ": must be a record of this tournament: " + error.what());
        }
    }
    return tally.rows();
}

Json results_of(const Json& settings, const GamesByNumber& games,
                const std::vector<ResultRow>& table) {
    Json out{{"format", "quintet-results"}, {"version", 2}};
    for (const char* name :
         {"game", "options", "players", "seed", "limits", "openings", "created"}) {
        out[name] = settings.value(name, Json());
    }
    Json& participants = out["participants"] = Json::array();
    for (const Json& each : settings.at("participants")) {
        Json& participant = participants.emplace_back(Json::object());
        for (const char* name :
             {"name", "seat", "kind", "form", "elo", "class", "notes", "excluded"}) {
            if (each.contains(name)) participant[name] = each[name];
        }
    }
    Json& records = out["games"] = Json::array();
    for (const auto& [number, record] : games) {
        records.push_back(json_of(record));
    }
    Json& rows = out["table"] = Json::array();
    for (const ResultRow& row : table) {
        rows.push_back({{"participant", row.participant},
                        {"games", row.games},
                        {"wins", row.wins},
                        {"draws", row.draws},
                        {"losses", row.losses()},
                        {"faults", Json(row.faults)},
                        {"score", row.points / static_cast<double>(row.games)},
                        {"elo", row.elo},
                        {"elo_low", row.elo_low},
                        {"elo_high", row.elo_high},
                        {"median_ms", or_null(row.median_ms)},
                        {"worst_ms", or_null(row.worst_ms)},
                        {"most_share", or_null(row.most_share)}});
    }
    return out;
}

std::string csv_of(const Json& settings, const std::vector<ResultRow>& table) {
    std::string out =
        "rank,name,seat,kind,games,wins,draws,losses,faults,score,elo,elo_low,elo_high,median_ms,"
        "worst_ms,most_share\r\n";
    for (const ResultRow& row : table) {
        const Json& participant = settings.at("participants").at(row.participant);
        const Json cells[] = {1 + (&row - table.data()),
                              participant.at("name"),
                              participant.at("seat"),
                              participant.at("kind"),
                              row.games,
                              row.wins,
                              row.draws,
                              row.losses(),
                              row.forfeits(),
                              row.points / static_cast<double>(row.games),
                              row.elo,
                              row.elo_low,
                              row.elo_high,
                              or_null(row.median_ms),
                              or_null(row.worst_ms),
                              or_null(row.most_share)};
        const char* separator = "";
        for (const Json& each : cells) {
            out += separator + cell(each);
            separator = ",";
        }
        out += "\r\n";
    }
    return out;
}

void write_table(std::ostream& out, const Json& settings, const std::vector<ResultRow>& table) {
    constexpr std::size_t longest = 28;
    out << std::right << std::setw(4) << "rank"
        << "  " << std::left << std::setw(longest) << "name" << std::right << std::setw(7)
        << "games" << std::setw(6) << "wins" << std::setw(7) << "draws" << std::setw(8) << "losses"
        << std::setw(9) << "score" << std::setw(8) << "Elo"
        << "  95 % interval   faults\n";
    for (const ResultRow& row : table) {
        const std::string name = shown_name(settings.at("participants").at(row.participant));
        const std::string interval = row.elo_low == row.elo_high
                                         ? "known"
                                         : fixed(row.elo_low, 0) + " to " + fixed(row.elo_high, 0);
        out << std::setw(4) << 1 + (&row - table.data()) << "  " << std::left << std::setw(longest)
            << shortened(name, longest) << std::right << std::setw(7) << row.games << std::setw(6)
            << row.wins << std::setw(7) << row.draws << std::setw(8) << row.losses() << std::setw(7)
            << fixed(100 * row.points / static_cast<double>(row.games), 1) << " %" << std::setw(8)
            << fixed(row.elo, 0) << "  " << std::left << std::setw(16) << interval
            << faults_text(row) << std::right << '\n';
    }
}

void write_excluded(std::ostream& out, const Json& settings) {
    const char* heading = "\nCould not start, so not in the table:\n";
    for (const Json& each : settings.at("participants")) {
        if (!each.contains("excluded")) continue;
        out << heading << "  " << shown_name(each) << ": "
            << printable(each["excluded"].value("message", std::string())) << '\n';
        heading = "";
    }
}

}  // namespace quintet::cli
