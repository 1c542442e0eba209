#include "engine/cli/linear.hpp"

#include <cmath>
#include <cstddef>

namespace quintet::cli {

bool solve(std::vector<double>& matrix, std::vector<double>& right) {
    const std::size_t size = right.size();
    const auto at = [&](std::size_t row, std::size_t column) -> double& {
        return matrix[row * size + column];
    };
    for (std::size_t row = 0; row < size; ++row) {
        for (std::size_t column = 0; column <= row; ++column) {
            double sum = at(row, column);
            for (std::size_t k = 0; k < column; ++k) sum -= at(row, k) * at(column, k);
            if (column < row) {
                at(row, column) = sum / at(column, column);
            } else {
                if (!(sum > 0)) return false;
                at(row, row) = std::sqrt(sum);
            }
        }
    }
    for (std::size_t row = 0; row < size; ++row) {
        for (std::size_t k = 0; k < row; ++k) right[row] -= at(row, k) * right[k];
        right[row] /= at(row, row);
    }
    for (std::size_t row = size; row-- > 0;) {
        for (std::size_t k = row + 1; k < size; ++k) right[row] -= at(k, row) * right[k];
        right[row] /= at(row, row);
    }
    return true;
}

}  // namespace quintet::cli
