// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/models/matrix_values.h"

namespace sinew {

/// How numbers are copied. Text and Python write a matrix by rows, as it is shown; JSON writes its
/// 16 numbers by columns, as glTF does.
enum class MatrixNotation : std::uint8_t { Text, Python, Json };

/// One number with all the digits of single precision.
[[nodiscard]] QString exactNumber(double value, MatrixNotation notation);

/// One group: a list, or a matrix.
[[nodiscard]] QString matrixText(const MatrixValues& values, MatrixGroup group,
                                 MatrixNotation notation);

/// Every group that is shown, with its name: lines of text, a dictionary or an object.
[[nodiscard]] QString allMatricesText(const QString& node, const MatrixValues& values,
                                      MatrixNotation notation);

}  // namespace sinew
