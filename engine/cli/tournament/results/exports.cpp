#include "engine/cli/tournament/results/exports.hpp"

#include <array>
#include <cmath>
#include <cstdio>

#include "engine/base/hash.hpp"
#include "engine/cli/base/files.hpp"
#include "engine/cli/base/printable.hpp"
#include "engine/cli/base/text_table.hpp"
#include "engine/cli/tournament/setup/settings.hpp"

namespace quintet::cli {

namespace {

namespace fs = std::filesystem;

bool is_submission(const Json& participant) { return participant.at("kind") == "agent"; }

double thousandths(double value) { return std::round(1000 * value) / 1000; }

Json test_of(const std::string& name, double share, const std::string& output) {
    return {{"name", name}, {"score", thousandths(share)}, {"max_score", 1}, {"output", output}};
}

Json gradescope_results(const Json& settings, const ResultRow& row) {
    Json tests = Json::array();
    for (const auto& [opponent, score] : row.scores.by_opponent) {
        const Json& other = settings.at("participants").at(opponent);
        if (is_submission(other)) continue;
        tests.push_back(test_of(shown_name(other), score.share(),
                                std::to_string(score.wins) + " wins, " +
                                    std::to_string(score.draws) + " draws, " +
                                    std::to_string(score.losses()) + " losses"));
    }
    const MatchScore& total = row.scores.total;
    std::string faults = std::to_string(total.games) + " games";
    for (const auto& [kind, count] : row.scores.forfeits) {
        faults += ", " + kind + ' ' + std::to_string(count);
    }
    const double finished =
        1 - static_cast<double>(row.scores.forfeited()) / static_cast<double>(total.games);
    tests.push_back(test_of("games without a fault", finished, faults));
    return {{"tests", tests},
            {"leaderboard",
             {{{"name", "Elo"}, {"value", std::round(row.elo)}},
              {{"name", "score"}, {"value", thousandths(total.share())}}}},
            {"output", "Elo " + fixed(row.elo, 0) + ", with 95 % confidence between " +
                           fixed(row.elo_low, 0) + " and " + fixed(row.elo_high, 0) + '.'}};
}

}  // namespace

std::string code_of(const Json& participant, std::uint64_t seed) {
    if (!is_submission(participant)) return shown_name(participant);
    std::uint64_t hash = mix(seed);
    for (const char each : participant.value("fingerprint", "") + shown_name(participant)) {
        hash = mix(hash ^ static_cast<unsigned char>(each));
    }
    std::array<char, 7> text{};
    std::snprintf(text.data(), text.size(), "%06x", static_cast<unsigned>(hash & 0xffffff));
    return text.data();
}

Json anonymous(const Json& settings, const Json& results) {
    const auto seed = integer_of<std::uint64_t>(settings.at("seed"));
    Json out = results;
    out["games"] = Json::array();
    Json& participants = out["participants"];
    for (std::size_t i = 0; i < participants.size(); ++i) {
        Json& each = participants[i];
        if (!is_submission(each)) continue;
        each = {{"name", code_of(settings.at("participants").at(i), seed)},
                {"seat", "agent"},
                {"kind", "agent"},
                {"form", each.value("form", Json())}};
    }
    return out;
}

std::string codes_csv(const Json& settings) {
    const auto seed = integer_of<std::uint64_t>(settings.at("seed"));
    std::string out = "name,code";
    for (const Json& each : settings.at("participants")) {
        if (is_submission(each))
            out += "\r\n" + csv_cell(each.at("name")) + ',' + code_of(each, seed);
    }
    return out + "\r\n";
}

void write_gradescope(const fs::path& folder, const Json& settings,
                      const std::vector<ResultRow>& table) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) throw InputError(folder.string() + ": cannot be created: " + error.message());
    const auto write = [&](const Json& participant, const Json& results) {
        const fs::path name = participant.at("name").get<std::string>() + ".json";
        write_whole(folder / name, format_json(results, 2) + '\n');
    };
    const Json& participants = settings.at("participants");
    for (const ResultRow& row : table) {
        const Json& participant = participants.at(row.participant);
        if (!is_submission(participant)) continue;
        write(participant, gradescope_results(settings, row));
    }
    for (const Json& each : participants) {
        if (!each.contains("excluded")) continue;
        write(each, {{"score", 0}, {"output", each["excluded"].value("message", "")}});
    }
}

}  // namespace quintet::cli
