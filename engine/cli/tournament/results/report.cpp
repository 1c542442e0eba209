#include "engine/cli/tournament/results/report.hpp"

#include <fstream>
#include <iterator>
#include <ostream>
#include <string>

#include "engine/cli/tournament/results/exports.hpp"

namespace quintet::cli {

namespace {

namespace fs = std::filesystem;

/// JSON for an element of a page: nothing in it ends the element or begins a comment.
std::string for_page(const Json& json) {
    std::string out;
    for (const char each : format_json(json)) {
        if (each == '<') {
            out += "\\u003c";
        } else {
            out += each;
        }
    }
    return out;
}

/// Whether a tag has an attribute with this value, in any quotes.
bool has(std::string_view tag, const std::string& name, const std::string& value) {
    for (const char* quote : {"\"", "'", ""}) {
        if (tag.find(' ' + name + '=' + quote + value + quote) != std::string_view::npos) {
            return true;
        }
    }
    return false;
}

/// Returns the template of the report: `given`, or the one that the build of the page has made:
/// `report-template.html` beside the program, in `../site` or in `../share/quintet`. Empty if there
/// is none. Throws an `InputError` if `given` does not exist.
fs::path report_template(const fs::path& given) {
    if (!given.empty()) {
        check_template(given);
        return given;
    }
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (error) return {};
    constexpr const char* name = "report-template.html";
    const fs::path beside = program.parent_path();
    for (const fs::path& folder :
         {beside, beside / ".." / "site", beside / ".." / "share" / "quintet"}) {
        if (fs::is_regular_file(folder / name, error)) return (folder / name).lexically_normal();
    }
    return {};
}

/// Returns the page of a report: the template with the results in its element
/// `<script type="application/json" id="results">`. Throws an `InputError` if it has none.
std::string report_page(const fs::path& file, const Json& results) {
    std::ifstream in(file, std::ios::binary);
    std::string page{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    for (std::size_t begin = page.find("<script"); begin != std::string::npos;
         begin = page.find("<script", begin + 1)) {
        const std::size_t end = page.find('>', begin);
        if (end == std::string::npos) break;
        const std::string_view tag = std::string_view(page).substr(begin, end - begin);
        if (!has(tag, "id", "results") || !has(tag, "type", "application/json")) continue;
        const std::size_t close = page.find("</script", end);
        if (close == std::string::npos) break;
        return page.replace(end + 1, close - end - 1, for_page(results));
    }
    throw InputError(file.string() +
                     ": a report template must have a <script type=\"application/json\" "
                     "id=\"results\">");
}

}  // namespace

void check_template(const fs::path& file) {
    if (!fs::is_regular_file(file)) throw InputError(file.string() + ": does not exist");
}

void write_report(const fs::path& folder, const Json& settings, const GamesByNumber& games,
                  const fs::path& given, const ReportExtras& extras, const Streams& streams) {
    const std::vector<ResultRow> table = table_of(settings, games);
    const Json results = results_of(settings, games, table);
    write_whole(folder / "results.json", format_json(results) + '\n');
    write_whole(folder / "results.csv", csv_of(settings, table));
    streams.out << settings.at("game").get<std::string>() << ", " << games.size() << " games, seed "
                << settings.at("seed") << "\n\n";
    write_table(streams.out, settings, table);
    write_excluded(streams.out, settings);
    streams.out << "\nresults.json and results.csv";
    const fs::path page = report_template(given);
    if (!page.empty()) {
        write_whole(folder / "report.html", report_page(page, results));
        streams.out << ", and report.html for a browser,";
        if (extras.leaderboard) {
            write_whole(folder / "leaderboard.html",
                        report_page(page, anonymous(settings, results)));
        }
    }
    if (extras.leaderboard) write_whole(folder / "leaderboard-codes.csv", codes_csv(settings));
    if (extras.gradescope) write_gradescope(folder / "gradescope", settings, table);
    streams.out << " are in " << folder.string() << '\n';
    if (page.empty()) {
        streams.err
            << "quintet tournament: no report.html, because report-template.html is missing "
               "from the folder `site` next to the program's; build the page, or "
               "choose a template with --report-template\n";
    }
}

}  // namespace quintet::cli
