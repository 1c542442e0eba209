#include "engine/cli/base/text_table.hpp"

#include <array>
#include <cmath>
#include <cstdio>
#include <ostream>

#include "engine/base/utf8.hpp"

namespace quintet::cli {

void TextTable::write_heading(std::ostream& out) const {
    std::vector<std::string> titles;
    for (const Column& column : columns_) titles.push_back(column.title);
    write_row(out, titles);
}

void TextTable::write_row(std::ostream& out, const std::vector<std::string>& cells) const {
    std::string line;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        const auto& [title, width, left] = columns_[i];
        const std::size_t space = cells[i].size() < width ? width - cells[i].size() : 0;
        if (!left) line.append(space, ' ');
        line += cells[i];
        if (left) line.append(space, ' ');
    }
    out << line << '\n';
}

std::string fixed(double value, int digits) {
    std::array<char, 64> text{};
    const double unit = std::pow(10.0, digits);
    std::snprintf(text.data(), text.size(), "%.*f", digits, std::round(value * unit) / unit);
    return text.data();
}

std::string percent(double share) { return fixed(100 * share, 1) + " %"; }

std::string shortened(const std::string& name, std::size_t longest) {
    if (name.size() <= longest) return name;
    return std::string(utf8_prefix(name, longest - 3)) + "...";
}

}  // namespace quintet::cli
