#pragma once

#include <vector>

namespace quintet::cli {

/// Solves `matrix * x = right` for a symmetric positive definite matrix of which the lower half is
/// given, row by row; the solution takes the place of `right`. False, and nothing useful in there,
/// if the matrix is not positive definite. (Cholesky's decomposition.)
bool solve(std::vector<double>& matrix, std::vector<double>& right);

}  // namespace quintet::cli
