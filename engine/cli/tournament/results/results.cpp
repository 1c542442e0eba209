#include "engine/cli/tournament/results/results.hpp"

#include <algorithm>
#include <cmath>
#include <ostream>

#include "engine/cli/base/files.hpp"
#include "engine/cli/base/printable.hpp"
#include "engine/cli/base/text_table.hpp"
#include "engine/cli/tournament/setup/settings.hpp"

namespace quintet::cli {

namespace {

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
    explicit Tally(const Json& settings)
        : settings_(settings),
          players_(settings.at("players").get<std::vector<std::string>>()),
          scores_(settings.at("participants").size(), players_.size()),
          rows_(scores_.participants().size()),
          times_(rows_.size()) {}

    void add(const Record& record) {
        const PlayedGame played(record, players_);
        const Json& details = record.others.at("match");
        scores_.add(played);
        for (std::size_t player = 0; player < played.participants.size(); ++player) {
            add_share(played.participants[player], details, player);
        }
        if (details.contains("plies")) {
            for (const Json& ply : details.at("plies")) {
                const Json processor = ply.value("cpu_ms", Json());
                times_.at(played.participants.at(integer_of<std::size_t>(ply.at("player"))))
                    .push_back((processor.is_null() ? ply.at("ms") : processor).get<double>());
            }
        }
    }

    std::vector<ResultRow> rows() {
        const std::vector<Rating> ratings = scores_.ratings(anchors_of(settings_));
        std::vector<ResultRow> out;
        for (std::size_t participant = 0; participant < rows_.size(); ++participant) {
            ResultRow& row = rows_[participant];
            row.participant = participant;
            row.scores = scores_.participants()[participant];
            if (row.scores.total.games == 0) continue;
            const Rating& rating = ratings[participant];
            row.elo = rating.elo;
            row.elo_low = rating.low;
            row.elo_high = rating.high;
            std::vector<double>& times = times_[participant];
            if (!times.empty()) {
                row.median_ms = rounded(median_of(times));
                row.worst_ms = times.back();
            }
            out.push_back(row);
        }
        std::sort(out.begin(), out.end(), [](const ResultRow& a, const ResultRow& b) {
            if (a.elo != b.elo) return a.elo > b.elo;
            const double share = a.scores.total.share();
            if (share != b.scores.total.share()) return share > b.scores.total.share();
            return a.participant < b.participant;
        });
        return out;
    }

  private:
    /// The share of its time that a participant used in a game.
    void add_share(std::size_t participant, const Json& details, std::size_t player) {
        const AgentLimits limits = limits_in(settings_.at("participants").at(participant));
        if (limits.game_s.value_or(0) <= 0 || !details.contains("game_s")) return;
        const Json& used = details.at("game_s").at(player);
        if (!used.is_number()) return;
        std::optional<double>& most = rows_[participant].most_share;
        most = std::max(most.value_or(0), used.get<double>() / *limits.game_s);
    }

    const Json& settings_;
    const std::vector<std::string> players_;
    MatchScores scores_;
    std::vector<ResultRow> rows_;             // by participant
    std::vector<std::vector<double>> times_;  // of each action, by participant
};

/// A row of the table as `results.json` has it.
Json fields_of(const ResultRow& row) {
    const MatchScore& score = row.scores.total;
    return {{"participant", row.participant},
            {"games", score.games},
            {"wins", score.wins},
            {"draws", score.draws},
            {"losses", score.losses()},
            {"faults", Json(row.scores.forfeits)},
            {"score", score.share()},
            {"elo", row.elo},
            {"elo_low", row.elo_low},
            {"elo_high", row.elo_high},
            {"median_ms", number_or_null(row.median_ms)},
            {"worst_ms", number_or_null(row.worst_ms)},
            {"most_share", number_or_null(row.most_share)}};
}

std::string faults_text(const ResultRow& row) {
    std::string out;
    for (const auto& [kind, count] : row.scores.forfeits) {
        out += (out.empty() ? "" : ", ") + kind + ' ' + std::to_string(count);
    }
    return out;
}

}  // namespace

std::vector<Anchor> anchors_of(const Json& settings) {
    std::vector<Anchor> anchors;
    const Json& participants = settings.at("participants");
    for (std::size_t i = 0; i < participants.size(); ++i) {
        const Json elo = participants[i].value("elo", Json());
        if (elo.is_number()) anchors.push_back({i, elo.get<double>()});
    }
    return anchors;
}

std::vector<ResultRow> table_of(const Json& settings, const GamesByNumber& games) {
    Tally tally(settings);
    for (const auto& [number, record] : games) {
        try {
            tally.add(record);
        } catch (const std::exception& error) {
            throw InputError("game " + std::to_string(number) +
                             ": must be a record of this tournament: " + reason_of(error));
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
    for (const ResultRow& row : table) rows.push_back(fields_of(row));
    return out;
}

std::string csv_cell(const Json& value) {
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

std::string csv_of(const Json& settings, const std::vector<ResultRow>& table) {
    constexpr const char* columns[] = {
        "rank",   "name",  "seat", "kind",    "games",    "wins",      "draws",    "losses",
        "faults", "score", "elo",  "elo_low", "elo_high", "median_ms", "worst_ms", "most_share"};
    std::string out;
    for (const char* name : columns) out.append(out.empty() ? "" : ",").append(name);
    for (const ResultRow& row : table) {
        Json fields = settings.at("participants").at(row.participant);
        fields.update(fields_of(row));
        fields["rank"] = 1 + (&row - table.data());
        fields["faults"] = row.scores.forfeited();
        const char* separator = "\r\n";
        for (const char* name : columns) {
            out += separator + csv_cell(fields.at(name));
            separator = ",";
        }
    }
    return out + "\r\n";
}

void write_table(std::ostream& out, const Json& settings, const std::vector<ResultRow>& table) {
    constexpr std::size_t longest = 28;
    const TextTable text({{"rank", 4},
                          {"  name", longest + 2, true},
                          {"games", 7},
                          {"wins", 6},
                          {"draws", 7},
                          {"losses", 8},
                          {"score", 9},
                          {"Elo", 8},
                          {"  95 % interval", 18, true},
                          {"faults"}});
    text.write_heading(out);
    for (const ResultRow& row : table) {
        const std::string name = shown_name(settings.at("participants").at(row.participant));
        const std::string interval = row.elo_low == row.elo_high
                                         ? "known"
                                         : fixed(row.elo_low, 0) + " to " + fixed(row.elo_high, 0);
        const MatchScore& score = row.scores.total;
        text.write_row(
            out, {std::to_string(1 + (&row - table.data())), "  " + shortened(name, longest),
                  std::to_string(score.games), std::to_string(score.wins),
                  std::to_string(score.draws), std::to_string(score.losses()),
                  percent(score.share()), fixed(row.elo, 0), "  " + interval, faults_text(row)});
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
