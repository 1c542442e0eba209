#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <vector>

namespace quintet::cli {

/// Prints a table: a heading, then rows of cells in columns of fixed widths.
class TextTable {
  public:
    struct Column {
        std::string title;
        std::size_t width = 0;  ///< 0 for the last column if its cells have any width
        bool left = false;      ///< whether cells start at the left edge of the column
    };

    explicit TextTable(std::vector<Column> columns) : columns_(std::move(columns)) {}

    void write_heading(std::ostream& out) const;
    /// `cells` has as many texts as there are columns.
    void write_row(std::ostream& out, const std::vector<std::string>& cells) const;

  private:
    std::vector<Column> columns_;
};

/// A number with `digits` decimals. Halves go away from zero, as on the page.
std::string fixed(double value, int digits);

/// A share of 1 as `62.5 %`.
std::string percent(double share);

/// Cuts a name to `longest` bytes, the last three of them dots.
std::string shortened(const std::string& name, std::size_t longest);

}  // namespace quintet::cli
