#include "engine/cli/book/book.hpp"

#include <algorithm>

namespace quintet::cli {

namespace {

constexpr int book_format = 1;
constexpr int most_plies = 100;

/// Reads games and wins of each player from position `first` of an array on.
BookTally tally_of(const Json& numbers, std::size_t first, const std::string& field) {
    const auto is_number = [](const Json& each) { return each.is_number_unsigned(); };
    if (!numbers.is_array() || numbers.size() <= first + 1 ||
        !std::all_of(numbers.begin() + static_cast<std::ptrdiff_t>(first), numbers.end(),
                     is_number)) {
        throw InputError("field " + field + " must be games and the wins of each player");
    }
    BookTally tally;
    tally.games = numbers[first].get<std::uint64_t>();
    for (std::size_t i = first + 1; i < numbers.size(); ++i) {
        tally.won.push_back(numbers[i].get<std::uint64_t>());
    }
    return tally;
}

void append(Json& numbers, const BookTally& tally) {
    numbers.push_back(tally.games);
    for (const std::uint64_t won : tally.won) numbers.push_back(won);
}

Json json_of(const BookPosition& position, bool start) {
    Json json{{"key", book::key_text(position.key)}};
    if (!start) {
        json["from"] = position.from;
        json["by"] = position.by;
    }
    json["next"] = Json::array();
    for (const BookAction& each : position.next) {
        Json row = Json::array({each.action});
        append(row, each.tally);
        json["next"].push_back(std::move(row));
    }
    json["rest"] = Json::array();
    append(json["rest"], position.rest);
    return json;
}

Json object_in(const std::string& line) {
    Json json = parse_json(line);
    if (!json.is_object()) throw InputError("must be a JSON object");
    return json;
}

BookPosition position_in(const std::string& line, bool start) {
    const Json json = object_in(line);
    BookPosition position;
    position.key = must(book::parse_key(text_field(json, "key")));
    if (!start) {
        position.from = number_field(json, "from");
        position.by = text_field(json, "by");
    }
    const Json next = json.value("next", Json());
    if (!next.is_array()) throw InputError("field next must be an array");
    for (const Json& row : next) {
        if (!row.is_array() || row.empty() || !row[0].is_string()) {
            throw InputError("field next must be an array of arrays that start with a text");
        }
        position.next.push_back({row[0].get<std::string>(), tally_of(row, 1, "next")});
    }
    position.rest = tally_of(json.value("rest", Json()), 0, "rest");
    return position;
}

Book header_in(const std::string& line) {
    const Json json = object_in(line);
    if (number_field(json, "openings") != book_format) {
        throw InputError("field openings must be " + std::to_string(book_format) +
                         ", the version of the form");
    }
    Json start{{"game", json.value("game", Json())}, {"actions", Json::array()}};
    if (json.contains("options")) start["options"] = json["options"];
    const Record record = parse_record(start.dump());
    const Json made = json.value("made", Json());
    if (!made.is_object()) throw InputError("field made must be an object");

    Book book;
    book.rules.game = record.game;
    book.rules.options = record.options;
    book.rules.plies = small_number_field(json, "plies", 1000);
    if (book.rules.plies < 1 || book.rules.plies > most_plies) {
        throw InputError("field plies must be from 1 to 100");
    }
    book.rules.least = number_field(json, "least");
    book.rules.seed = number_field(made, "seed");
    book.rules.random_plies = small_number_field(made, "random", 1000);
    book.rules.lines = small_number_field(made, "lines", 1000);
    book.rules.margin = small_number_field(made, "margin", 1000);
    book.rules.opening_nodes = number_field(made, "opening_nodes");
    book.rules.nodes = number_field(made, "nodes");
    book.version = text_field(made, "version", "field made.");
    book.tally = tally_of(json.value("games", Json()), 0, "games");
    return book;
}

}  // namespace

void BookTally::add(const BookTally& other) {
    games += other.games;
    won.resize(std::max(won.size(), other.won.size()));
    for (std::size_t i = 0; i < other.won.size(); ++i) won[i] += other.won[i];
}

BookTally BookPosition::all() const {
    BookTally all = rest;
    for (const BookAction& each : next) all.add(each.tally);
    return all;
}

std::string format_book(const Book& book) {
    const BookRules& rules = book.rules;
    Record start;
    start.game = rules.game;
    start.options = rules.options;
    Json header{{"openings", book_format}};
    header.update(json_of(start));
    header.erase("actions");
    header["games"] = Json::array();
    append(header["games"], book.tally);
    header["plies"] = rules.plies;
    header["least"] = rules.least;
    header["made"] = {{"version", book.version},      {"seed", rules.seed},
                      {"random", rules.random_plies}, {"lines", rules.lines},
                      {"margin", rules.margin},       {"opening_nodes", rules.opening_nodes},
                      {"nodes", rules.nodes}};
    std::string text = header.dump() + '\n';
    for (std::size_t i = 0; i < book.positions.size(); ++i) {
        text += json_of(book.positions[i], i == 0).dump() + '\n';
    }
    return text;
}

bool is_book_file(const std::string& file) {
    const std::string content = content_of(std::filesystem::path(file));
    const Json json = json_or_null(std::string_view(content).substr(0, content.find('\n')));
    return json.is_object() && json.contains("openings");
}

Book read_book(const std::string& file) {
    Book book;
    bool begun = false;
    for_each_line(file, [&](const std::string& line, const std::string& place) {
        try {
            if (!begun) {
                book = header_in(line);
                begun = true;
            } else {
                book.positions.push_back(position_in(line, book.positions.empty()));
            }
        } catch (const InputError& error) {
            throw InputError(place + ": " + error.what());
        }
    });
    if (book.positions.empty()) throw InputError(file + ": a book must have positions");
    return book;
}

std::vector<std::string> line_to(const Book& book, std::size_t position) {
    std::vector<std::string> line;
    while (position > 0) {
        const BookPosition& here = book.positions[position];
        if (here.from >= position) throw InputError("field from must be an earlier position");
        line.push_back(here.by);
        position = here.from;
    }
    std::reverse(line.begin(), line.end());
    return line;
}

}  // namespace quintet::cli
