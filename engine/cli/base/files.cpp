#include "engine/cli/base/files.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <istream>
#include <iterator>
#include <ostream>

#include "engine/cli/base/cli.hpp"

namespace quintet::cli {

namespace {

namespace fs = std::filesystem;

/// The deepest nesting that is accepted: writing nested values is recursive.
constexpr int max_nesting = 32;
constexpr std::size_t max_json_length = 64'000'000;

std::string reason() { return std::strerror(errno); }

}  // namespace

Json parse_json(std::string_view text) {
    if (text.size() > max_json_length) throw InputError("the JSON must be at most 64 MB long");
    const auto check_nesting = [](int depth, Json::parse_event_t, Json&) {
        if (depth > max_nesting) throw InputError("the JSON is nested too deeply");
        return true;
    };
    // Otherwise an error at the end would be in the line after it.
    text = text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
    if (text.empty()) throw InputError("must be JSON (found nothing)");
    try {
        return Json::parse(text, check_nesting);
    } catch (const Json::parse_error& error) {
        const std::string_view before = text.substr(0, error.byte);
        const auto line = 1 + std::count(before.begin(), before.end(), '\n');
        throw InputError("not JSON: error at byte " + std::to_string(error.byte) +
                         (line > 1 ? " (line " + std::to_string(line) + ")" : ""));
    } catch (const Json::out_of_range&) {
        throw InputError("a number is too large");
    }
}

std::string reason_of(const std::exception& error) {
    const bool of_json = dynamic_cast<const Json::exception*>(&error) != nullptr;
    return of_json ? "a field is missing or must be of another type" : error.what();
}

Json json_or_null(std::string_view text) {
    try {
        return parse_json(text);
    } catch (const InputError&) {
        return {};
    }
}

std::string format_json(const Json& json, int indent) {
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

void refuse_as_number(const Json& value) {
    throw InputError(std::string("must be a whole number (found ") +
                     (value.is_number() ? value.dump() : value.type_name()) + ")");
}

std::vector<std::size_t> integers_of(const Json& value) {
    if (!value.is_array()) throw InputError("must be an array of whole numbers");
    std::vector<std::size_t> numbers;
    for (const Json& each : value) numbers.push_back(integer_of<std::size_t>(each));
    return numbers;
}

std::string text_field(const Json& object, const char* field, const std::string& where) {
    const Json value = object.value(field, Json());
    if (value.is_string() && value != "") return value.get<std::string>();
    throw InputError(where + field + " must be a text that isn't empty");
}

std::vector<std::string> texts_field(const Json& object, const char* field,
                                     const std::string& where) {
    const Json value = object.value(field, Json());
    const auto is_text = [](const Json& each) { return each.is_string(); };
    if (value.is_array() && std::all_of(value.begin(), value.end(), is_text)) {
        return value.get<std::vector<std::string>>();
    }
    throw InputError(where + field + " must be an array of texts");
}

std::uint64_t number_field(const Json& object, const char* field, const std::string& where) {
    const Json value = object.value(field, Json());
    if (value.is_number_unsigned()) return value.get<std::uint64_t>();
    throw InputError(where + field + " must be a whole number, 0 or more");
}

int small_number_field(const Json& object, const char* field, int most, const std::string& where) {
    const std::uint64_t value = number_field(object, field, where);
    if (std::cmp_less_equal(value, most)) return static_cast<int>(value);
    throw InputError(where + field + " must be at most " + std::to_string(most));
}

std::string content_of(const fs::path& file) {
    // A pipe is opened without waiting for its other end.
    const int opened = open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (opened < 0) throw InputError(file.string() + ": cannot be opened: " + reason());
    struct stat about {};
    const bool regular = fstat(opened, &about) == 0 && S_ISREG(about.st_mode);
    std::string content;
    ssize_t count = regular ? 1 : 0;
    while (count > 0) {
        char buffer[65'536];
        count = read(opened, buffer, sizeof buffer);
        if (count < 0 && errno == EINTR)
            count = 1;
        else if (count > 0)
            content.append(buffer, static_cast<std::size_t>(count));
    }
    const std::string problem = count < 0 ? reason() : "";
    close(opened);
    if (!regular) throw InputError(file.string() + ": must be a file (found something else)");
    if (!problem.empty()) throw InputError(file.string() + ": cannot be read: " + problem);
    return content;
}

std::string content_of(const std::string& file, std::istream& standard_input) {
    if (file != "-") return content_of(fs::path(file));
    return {std::istreambuf_iterator<char>(standard_input), {}};
}

void for_each_line(
    const fs::path& file,
    const std::function<void(const std::string& line, const std::string& place)>& take,
    std::ostream* notes) {
    for_each_line_of(content_of(file), file.string(), take, notes);
}

void for_each_line_of(
    std::string_view text, const std::string& name,
    const std::function<void(const std::string& line, const std::string& place)>& take,
    std::ostream* notes) {
    std::size_t number = 1;
    for (std::size_t begin = 0; begin < text.size(); ++number) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string line(text.substr(begin, end - begin));
        begin = end + 1;
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        const std::string place = name + ":" + std::to_string(number);
        if (notes != nullptr && end == text.size() && json_or_null(line).is_null()) {
            *notes << place << ": skipped the incomplete last line\n";
        } else {
            take(line, place);
        }
    }
}

std::string_view complete_lines(std::string_view text) {
    return text.substr(0, text.rfind('\n') + 1);
}

void refuse_content(const fs::path& file, bool force) {
    std::error_code ignored;
    if (!force && fs::is_regular_file(file, ignored) && fs::file_size(file, ignored) > 0) {
        throw InputError(file.string() + ": already exists; --force replaces it");
    }
}

void write_whole(const fs::path& file, const std::string& content) {
    std::error_code error;
    if (fs::exists(file, error) && !fs::is_regular_file(file, error)) {
        throw InputError(file.string() + ": must be a file (found something else)");
    }
    // A link stays one.
    const fs::path place = fs::weakly_canonical(file, error);
    const fs::path part = place.string() + ".part-" + std::to_string(getpid());
    bool written = false;
    {
        std::ofstream out(part, std::ios::binary);
        out << content;
        out.close();
        written = !out.fail();
    }
    if (written) fs::rename(part, place, error);
    if (written && !error) return;
    std::error_code ignored;
    fs::remove(part, ignored);
    throw InputError(file.string() + ": cannot be written");
}

GrowingFile::GrowingFile(fs::path path) : path_(std::move(path)) {
    file_ = open(path_.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (file_ < 0) throw InputError(path_.string() + ": cannot be written: " + reason());
    if (flock(file_, LOCK_EX | LOCK_NB) != 0) {
        close(file_);
        throw InputError(path_.string() + ": another program is writing to it");
    }
}

GrowingFile::~GrowingFile() { close(file_); }

std::string GrowingFile::complete_lines() {
    std::string content = content_of(path_);
    const std::size_t length = cli::complete_lines(content).size();
    if (length < content.size()) cut(length);
    content.resize(length);
    return content;
}

void GrowingFile::cut(std::size_t length) {
    struct stat about {};
    if (fstat(file_, &about) == 0 && !S_ISREG(about.st_mode)) return;
    if (ftruncate(file_, static_cast<off_t>(length)) != 0) {
        throw InputError(path_.string() + ": cannot be shortened: " + reason());
    }
}

void GrowingFile::add(std::string_view text) {
    while (!text.empty()) {
        const ssize_t count = write(file_, text.data(), text.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) throw InputError(path_.string() + ": cannot be written: " + reason());
        text.remove_prefix(static_cast<std::size_t>(count));
    }
}

}  // namespace quintet::cli
