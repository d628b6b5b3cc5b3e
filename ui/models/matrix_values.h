// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <array>
#include <cstdint>

#include "model/core/enum_array.h"
#include "model/core/euler_angles.h"
#include "model/evaluate/node_matrices.h"
#include "model/survey/skin_survey.h"

namespace sinew {

/// What the Matrices panel shows of a node, in its order.
enum class MatrixGroup : std::uint8_t {
    Translation,
    Rotation,
    Euler,
    Scale,
    Local,
    World,
    InverseBind,
    Joint,
    JointOnMeshNode,
    Residual,
};

struct MatrixGroupInfo {
    MatrixGroup group;
    const char* title;
    const char* key;     // key of JSON
    const char* python;  // key of a Python dictionary
    int rows;
    int columns;
    const char* words;  // words of its tool tip

    [[nodiscard]] constexpr bool isMatrix() const noexcept { return rows > 1; }
};

template <class T>
using PerMatrixGroup = EnumArray<MatrixGroup, MatrixGroup::Residual, T>;

[[nodiscard]] const MatrixGroupInfo& matrixGroup(MatrixGroup group) noexcept;
inline constexpr std::size_t kMatrixGroupCount = PerMatrixGroup<bool>::kCount;

/// The numbers of all groups. A matrix is kept by rows, as it is written on paper: columns are
/// axes, the last column is the translation.
struct MatrixValues {
    PerMatrixGroup<bool> shown;                     // the node has it
    PerMatrixGroup<std::array<double, 16>> values;  // rows × columns of them
    PerMatrixGroup<QString> notes;                  // what drives it
    EulerOrder order = EulerOrder::XYZ;

    [[nodiscard]] double at(MatrixGroup group, int row, int column) const noexcept {
        const int columns = matrixGroup(group).columns;
        return values[group][static_cast<std::size_t>(row * columns + column)];
    }
};

/// `residual` null: not known, or not a joint. The notes stay empty.
[[nodiscard]] MatrixValues matrixValues(const NodeTransforms& transforms, EulerOrder order,
                                        const BindResidual* residual);

/// For a cell: a fixed number of decimals as far as they say something, so that digits do not move.
[[nodiscard]] QString matrixNumber(double value, int decimals);

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
