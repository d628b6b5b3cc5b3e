// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/matrix_text.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>
#include <cmath>

namespace sinew {
namespace {

constexpr int kExactDigits = 9;  // of any float

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
    return json.mid(5, json.size() - 6);  // without {"t": and }
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
