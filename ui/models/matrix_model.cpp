// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/matrix_model.h"

#include <QCoreApplication>
#include <QFont>
#include <algorithm>
#include <cstring>
#include <utility>

#include "ui/models/matrix_values.h"
#include "ui/models/names.h"

namespace sinew {
namespace {

constexpr int kDecimals = 4;
constexpr int kQuaternionDecimals = 5;
constexpr int kDegreeDecimals = 3;

QString matrixWords(const char* text) {
    return QCoreApplication::translate("Matrices", text);
}

/// Equal bit for bit, so that NaN does not differ from itself.
bool sameNumbers(const double* a, const double* b, int count) {
    return std::memcmp(a, b, static_cast<std::size_t>(count) * sizeof(double)) == 0;
}

QString cellText(MatrixGroup group, int column, double value) {
    switch (group) {
        case MatrixGroup::Rotation:
            return matrixNumber(value, kQuaternionDecimals);
        case MatrixGroup::Euler:
            return matrixNumber(value, kDegreeDecimals) + QStringLiteral("°");
        case MatrixGroup::Residual:
            return column == 0   ? matrixNumber(value, kDecimals)
                   : column == 1 ? matrixNumber(value, kDegreeDecimals) + QStringLiteral("°")
                                 : QStringLiteral("× ") + matrixNumber(value, kDecimals);
        default:
            return matrixNumber(value, kDecimals);
    }
}

}  // namespace

MatrixModel::MatrixModel(QObject* parent) : QAbstractItemModel(parent) {}

void MatrixModel::clear() {
    if (m_values) {
        beginResetModel();
        m_values.reset();
        m_groups.clear();
        endResetModel();
    }
}

void MatrixModel::setValues(const MatrixValues& values) {
    if (!m_values || !(m_values->shown == values.shown)) {
        beginResetModel();
        m_values = values;
        m_groups.clear();
        for (std::size_t i = 0; i < kMatrixGroupCount; ++i) {
            if (const auto group = static_cast<MatrixGroup>(i); values.shown[group]) {
                m_groups.push_back(group);
            }
        }
        endResetModel();
        return;
    }
    const MatrixValues before = std::exchange(*m_values, values);
    for (const MatrixGroup group : m_groups) {
        announce(group, before);
    }
}

void MatrixModel::announce(MatrixGroup group, const MatrixValues& before) {
    const QModelIndex title = indexOf(group);
    const bool renamed = group == MatrixGroup::Euler && before.order != m_values->order;
    if (renamed || before.notes[group] != m_values->notes[group]) {
        emit dataChanged(title, title);
    }
    const MatrixGroupInfo& info = matrixGroup(group);
    for (int row = 0; row < info.rows; ++row) {
        const auto first = static_cast<std::size_t>(row * info.columns);
        if (!sameNumbers(&before.values[group][first], &m_values->values[group][first],
                         info.columns)) {
            emit dataChanged(index(row, 0, title), index(row, info.columns - 1, title),
                             {Qt::DisplayRole, Qt::ToolTipRole});
        }
    }
}

MatrixGroup MatrixModel::group(const QModelIndex& index) const {
    const quintptr above = index.internalId();
    return m_groups[above == 0 ? static_cast<std::size_t>(index.row()) : above - 1];
}

QModelIndex MatrixModel::indexOf(MatrixGroup group) const {
    const auto found = std::ranges::find(m_groups, group);
    return found == m_groups.end() ? QModelIndex()
                                   : index(static_cast<int>(found - m_groups.begin()), 0);
}

bool MatrixModel::isNumber(const QModelIndex& index) noexcept {
    return index.isValid() && index.internalId() != 0;
}

double MatrixModel::number(const QModelIndex& index) const {
    return m_values->at(group(index), index.row(), index.column());
}

/// Identifiers: 0 for a group, 1 + the place of their group for its rows.
QModelIndex MatrixModel::index(int row, int column, const QModelIndex& parent) const {
    if (row < 0 || column < 0 || row >= rowCount(parent) || column >= columnCount(parent)) {
        return {};
    }
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : quintptr{0});
}

QModelIndex MatrixModel::parent(const QModelIndex& child) const {
    return isNumber(child) ? createIndex(static_cast<int>(child.internalId() - 1), 0, quintptr{0})
                           : QModelIndex();
}

int MatrixModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) {
        return static_cast<int>(m_groups.size());
    }
    return isNumber(parent) || parent.column() > 0 ? 0 : matrixGroup(group(parent)).rows;
}

int MatrixModel::columnCount(const QModelIndex& /*parent*/) const {
    return kColumns;
}

QVariant MatrixModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !m_values) {
        return {};
    }
    if (isNumber(index)) {
        return index.column() < matrixGroup(group(index)).columns ? numberData(index, role)
                                                                  : QVariant();
    }
    return index.column() == 0 ? groupData(group(index), role) : QVariant();
}

QVariant MatrixModel::groupData(MatrixGroup group, int role) const {
    const MatrixGroupInfo& info = matrixGroup(group);
    switch (role) {
        case Qt::DisplayRole:
            return group == MatrixGroup::Euler
                       ? tr("Rotation (Euler %1)")
                             .arg(QLatin1String(
                                 kEulerOrders[static_cast<std::size_t>(m_values->order)].name))
                       : matrixWords(info.title);
        case Qt::FontRole: {
            QFont font;
            font.setWeight(QFont::DemiBold);
            return font;
        }
        case Qt::ToolTipRole:
            return plainToolTip(m_values->notes[group].isEmpty()
                                    ? matrixWords(info.words)
                                    : QStringLiteral("%1\n%2").arg(matrixWords(info.words),
                                                                   m_values->notes[group]));
        case kNoteRole:
            return m_values->notes[group];
        default:
            return {};
    }
}

QString MatrixModel::placeOf(const QModelIndex& index) const {
    const MatrixGroup of = group(index);
    const QString title = matrixWords(matrixGroup(of).title);
    if (matrixGroup(of).isMatrix()) {
        return tr("%1, row %2, column %3")
            .arg(title, QString::number(index.row() + 1), QString::number(index.column() + 1));
    }
    if (of == MatrixGroup::Residual) {
        return index.column() == 0   ? tr("Distance in world units")
               : index.column() == 1 ? tr("Angle in degrees")
                                     : tr("Factor of scale");
    }
    return QStringLiteral("%1, %2").arg(title, QStringLiteral("xyzw").mid(index.column(), 1));
}

QVariant MatrixModel::numberData(const QModelIndex& index, int role) const {
    switch (role) {
        case Qt::DisplayRole:
            return cellText(group(index), index.column(), number(index));
        case Qt::TextAlignmentRole:
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        case Qt::ToolTipRole:
            return QStringLiteral("%1: %2").arg(placeOf(index),
                                                exactNumber(number(index), MatrixNotation::Text));
        default:
            return {};
    }
}

QVariant MatrixModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= kColumns) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    return role == Qt::DisplayRole ? QVariant(QStringLiteral("XYZW").mid(section, 1)) : QVariant();
}

}  // namespace sinew
