#pragma once

#include <vector>

namespace quintet::cli {

/// Solves `matrix * x = right` for a symmetric positive definite matrix and stores the solution in
/// `right`. Reads the lower half of the matrix only, row by row, and overwrites it. Returns false,
/// with undefined values in `right`, if the matrix is not positive definite. (Cholesky
/// decomposition.)
bool solve(std::vector<double>& matrix, std::vector<double>& right);

}  // namespace quintet::cli
