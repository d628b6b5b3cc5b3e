// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/matrix_values.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>
#include <cmath>

namespace sinew {
namespace {

using Group = MatrixGroup;

constexpr std::array<MatrixGroupInfo, kMatrixGroupCount> kMatrixGroups{{
    {Group::Translation, QT_TRANSLATE_NOOP("Matrices", "Translation"), "translation", "translation",
     1, 3, QT_TRANSLATE_NOOP("Matrices", "Relative to the parent")},
    {Group::Rotation, QT_TRANSLATE_NOOP("Matrices", "Rotation (quaternion)"), "rotation",
     "rotation", 1, 4, QT_TRANSLATE_NOOP("Matrices", "Relative to the parent: x, y, z, w")},
    {Group::Euler, QT_TRANSLATE_NOOP("Matrices", "Rotation (Euler)"), "eulerDegrees",
     "euler_degrees", 1, 3,
     QT_TRANSLATE_NOOP("Matrices",
                       "The same rotation as degrees about X, Y and Z in the order chosen above: "
                       "XYZ turns about X first, about the fixed axes of the parent")},
    {Group::Scale, QT_TRANSLATE_NOOP("Matrices", "Scale"), "scale", "scale", 1, 3,
     QT_TRANSLATE_NOOP("Matrices", "Relative to the parent")},
    {Group::Local, QT_TRANSLATE_NOOP("Matrices", "Local matrix"), "localMatrix", "local_matrix", 4,
     4,
     QT_TRANSLATE_NOOP("Matrices", "From the node to its parent: translation × rotation × scale")},
    {Group::World, QT_TRANSLATE_NOOP("Matrices", "World matrix"), "worldMatrix", "world_matrix", 4,
     4, QT_TRANSLATE_NOOP("Matrices", "From the node to the scene")},
    {Group::InverseBind, QT_TRANSLATE_NOOP("Matrices", "Inverse bind matrix"), "inverseBindMatrix",
     "inverse_bind_matrix", 4, 4,
     QT_TRANSLATE_NOOP("Matrices", "From the mesh to the joint when it was bound, as stored")},
    {Group::Joint, QT_TRANSLATE_NOOP("Matrices", "Joint matrix"), "jointMatrix", "joint_matrix", 4,
     4,
     QT_TRANSLATE_NOOP("Matrices",
                       "World matrix × inverse bind matrix: from the mesh to the scene. The mesh "
                       "node's own transform is ignored (glTF 2.0, 3.7.3.3)")},
    {Group::JointOnMeshNode, QT_TRANSLATE_NOOP("Matrices", "Joint matrix on the mesh node"),
     "jointMatrixOnMeshNode", "joint_matrix_on_mesh_node", 4, 4,
     QT_TRANSLATE_NOOP("Matrices",
                       "Inverse world matrix of the mesh node × joint matrix: for engines that "
                       "multiply by the mesh node's world matrix afterwards")},
    {Group::Residual, QT_TRANSLATE_NOOP("Matrices", "Bind residual"), "bindResidual",
     "bind_residual", 1, 3,
     QT_TRANSLATE_NOOP("Matrices",
                       "Rest pose against bind pose, compared with most joints of the skin: "
                       "distance, angle in degrees, factor of scale. 0, 0 and 1 if they agree")},
}};
static_assert(rowsFollow(kMatrixGroups, &MatrixGroupInfo::group));

constexpr double kDegreesPerRadian = 57.295779513082320877;
constexpr double kLargest = 10'000.0;  // larger numbers have six significant digits
constexpr double kSmallest = 1e-6;     // less is rounding of single precision

void setMatrix(MatrixValues& out, Group group, const glm::mat4& matrix) {
    out.shown[group] = true;
    for (glm::length_t row = 0; row < 4; ++row) {
        for (glm::length_t column = 0; column < 4; ++column) {
            out.values[group][static_cast<std::size_t>(4 * row + column)] =
                double(matrix[column][row]);
        }
    }
}

void setRow(MatrixValues& out, Group group, const std::array<double, 4>& row) {
    out.shown[group] = true;
    std::copy(row.begin(), row.end(), out.values[group].begin());
}

constexpr int kExactDigits = 9;  // enough for any float

QString row(const MatrixValues& values, MatrixGroup group, int at, MatrixNotation notation) {
    QStringList numbers;
    for (int column = 0; column < matrixGroup(group).columns; ++column) {
        numbers.append(exactNumber(values.at(group, at, column), notation));
    }
    return numbers.join(notation == MatrixNotation::Text ? QStringLiteral("\t")
                                                         : QStringLiteral(", "));
}

/// By columns, as glTF stores matrices.
QString jsonNumbers(const MatrixValues& values, MatrixGroup group) {
    const MatrixGroupInfo& info = matrixGroup(group);
    QStringList numbers;
    for (int column = 0; column < info.columns; ++column) {
        for (int at = 0; at < info.rows; ++at) {
            numbers.append(exactNumber(values.at(group, at, column), MatrixNotation::Json));
        }
    }
    return QLatin1Char('[') + numbers.join(QStringLiteral(", ")) + QLatin1Char(']');
}

/// A string literal of JSON, which is one of Python, too.
QString quoted(const QString& text) {
    const QJsonObject object{{QStringLiteral("t"), text}};
    const QString json = QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
    return json.mid(5, json.size() - 6);  // drops {"t": and }
}

QString orderName(const MatrixValues& values) {
    return QLatin1String(kEulerOrders[static_cast<std::size_t>(values.order)].name);
}

QString asLines(const QString& node, const MatrixValues& values) {
    QStringList lines{node};
    for (std::size_t i = 0; i < kMatrixGroupCount; ++i) {
        const auto group = static_cast<MatrixGroup>(i);
        if (!values.shown[group]) {
            continue;
        }
        QString title = QCoreApplication::translate("Matrices", matrixGroup(group).title);
        if (group == MatrixGroup::Euler) {
            title += QLatin1Char(' ') + orderName(values);
        }
        lines.append(title);
        lines.append(matrixText(values, group, MatrixNotation::Text));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString asMembers(const QString& node, const MatrixValues& values, MatrixNotation notation) {
    const bool python = notation == MatrixNotation::Python;
    QStringList members{QStringLiteral("\"node\": ") + quoted(node)};
    for (std::size_t i = 0; i < kMatrixGroupCount; ++i) {
        const auto group = static_cast<MatrixGroup>(i);
        const MatrixGroupInfo& info = matrixGroup(group);
        if (!values.shown[group]) {
            continue;
        }
        members.append(QStringLiteral("\"%1\": %2")
                           .arg(QLatin1String(python ? info.python : info.key),
                                matrixText(values, group, notation)));
        if (group == MatrixGroup::Euler) {
            members.append(
                QStringLiteral("\"%1\": \"%2\"")
                    .arg(QLatin1String(python ? "euler_order" : "eulerOrder"), orderName(values)));
        }
    }
    return QStringLiteral("{\n    ") + members.join(QStringLiteral(",\n    ")) +
           QStringLiteral("\n}\n");
}

}  // namespace

const MatrixGroupInfo& matrixGroup(MatrixGroup group) noexcept {
    return kMatrixGroups[static_cast<std::size_t>(group)];
}

MatrixValues matrixValues(const NodeTransforms& transforms, EulerOrder order,
                          const BindResidual* residual) {
    MatrixValues out;
    out.order = order;
    const glm::dvec3 translation(transforms.local.translation);
    const glm::dquat rotation(transforms.local.rotation);
    const glm::dvec3 scale(transforms.local.scale);
    const glm::dvec3 euler = eulerRadians(rotation, order) * kDegreesPerRadian;
    setRow(out, Group::Translation, {translation.x, translation.y, translation.z, 0.0});
    setRow(out, Group::Rotation, {rotation.x, rotation.y, rotation.z, rotation.w});
    setRow(out, Group::Euler, {euler.x, euler.y, euler.z, 0.0});
    setRow(out, Group::Scale, {scale.x, scale.y, scale.z, 0.0});
    setMatrix(out, Group::Local, transforms.parentFromNode);
    setMatrix(out, Group::World, transforms.worldFromNode);
    if (transforms.joint) {
        setMatrix(out, Group::InverseBind, transforms.joint->inverseBind);
        setMatrix(out, Group::Joint, transforms.joint->worldFromMesh);
        if (transforms.joint->meshNodeFromMesh) {
            setMatrix(out, Group::JointOnMeshNode, *transforms.joint->meshNodeFromMesh);
        }
    }
    if (residual != nullptr) {
        setRow(out, Group::Residual,
               {residual->distance, residual->radians * kDegreesPerRadian, residual->scale, 0.0});
    }
    return out;
}

QString matrixNumber(double value, int decimals) {
    const double size = std::abs(value);
    if (!std::isfinite(value) || size >= kLargest) {
        return QString::number(value, 'g', 6);
    }
    if (size >= kSmallest && size < 0.5 * std::pow(10.0, -decimals)) {
        return QString::number(value, 'e', 1);  // not zero
    }
    return QString::number(size < kSmallest ? 0.0 : value, 'f', decimals);
}

QString exactNumber(double value, MatrixNotation notation) {
    if (std::isfinite(value) || notation == MatrixNotation::Text) {
        return QString::number(value == 0.0 ? 0.0 : value, 'g', kExactDigits);
    }
    return notation == MatrixNotation::Json
               ? QStringLiteral("null")
               : QStringLiteral("float(\"%1\")").arg(QString::number(value));
}

QString matrixText(const MatrixValues& values, MatrixGroup group, MatrixNotation notation) {
    if (notation == MatrixNotation::Json) {
        return jsonNumbers(values, group);
    }
    const MatrixGroupInfo& info = matrixGroup(group);
    const bool python = notation == MatrixNotation::Python;
    QStringList rows;
    for (int at = 0; at < info.rows; ++at) {
        const QString line = row(values, group, at, notation);
        rows.append(python ? QLatin1Char('[') + line + QLatin1Char(']') : line);
    }
    if (!python) {
        return rows.join(QLatin1Char('\n'));
    }
    return info.isMatrix() ? QLatin1Char('[') + rows.join(QStringLiteral(", ")) + QLatin1Char(']')
                           : rows.front();
}

QString allMatricesText(const QString& node, const MatrixValues& values, MatrixNotation notation) {
    return notation == MatrixNotation::Text ? asLines(node, values)
                                            : asMembers(node, values, notation);
}

}  // namespace sinew
