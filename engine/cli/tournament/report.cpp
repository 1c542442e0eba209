#include "engine/cli/tournament/report.hpp"

#include <fstream>
#include <iterator>

namespace quintet::cli {

namespace {

namespace fs = std::filesystem;

/// JSON that can stand in a page: nothing in it ends the element or begins a comment.
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

}  // namespace

fs::path report_template(const fs::path& given) {
    if (!given.empty()) {
        if (!fs::is_regular_file(given)) throw InputError(given.string() + ": does not exist");
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

}  // namespace quintet::cli
