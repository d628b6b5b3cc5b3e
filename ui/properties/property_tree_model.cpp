// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/properties/property_tree_model.h"

#include <QFont>
#include <QSize>
#include <QStringList>
#include <utility>

#include "ui/models/names.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {

namespace {

constexpr int kRowHeight = 22;

QString toolTip(const PropertyRow& row) {
    QStringList lines{row.value};
    if (!row.animatedBy.isEmpty()) {
        lines.append(QStringLiteral("at rest; animated by %1").arg(row.animatedBy));
    }
    if (!row.note.isEmpty()) {
        lines.append(row.note);
    }
    if (row.byDefault) {
        lines.append(QStringLiteral("not in the file: the default"));
    }
    if (!row.pointer.empty()) {
        lines.append(QString::fromStdString(row.pointer));
    }
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

/// The rest value, and what animates it.
QString shownValue(const PropertyRow& row) {
    return row.animatedBy.isEmpty()
               ? row.value
               : QStringLiteral("%1, animated by %2").arg(row.value, row.animatedBy);
}

QVariant foreground(const PropertyRow& row, int column) {
    if (row.section) {
        return theme::kText;
    }
    if (column == PropertyTreeModel::NameColumn) {
        return row.key ? theme::kAccent : theme::kDimText;
    }
    if (row.link) {
        return theme::kAccent;
    }
    return row.byDefault ? QVariant(theme::kDimText) : QVariant();
}

QFont sectionFont() {
    QFont font;
    font.setWeight(QFont::DemiBold);
    return font;
}

}  // namespace

PropertyTreeModel::PropertyTreeModel(QObject* parent) : TreeModel(ColumnCount, parent) {}

void PropertyTreeModel::fill(int parent, PropertyRows rows) {
    for (PropertyRow& row : rows) {
        PropertyRows below = std::move(row.rows);
        m_rows.push_back(std::move(row));
        fill(m_tree.add(parent), std::move(below));
    }
}

void PropertyTreeModel::setRows(PropertyRows rows) {
    beginResetModel();
    m_tree = {};
    m_rows.clear();
    fill(-1, std::move(rows));
    endResetModel();
}

const PropertyRow* PropertyTreeModel::row(const QModelIndex& index) const {
    const int at = rowAt(index);
    return at < 0 ? nullptr : &m_rows[static_cast<std::size_t>(at)];
}

bool PropertyTreeModel::hasChildren(const QModelIndex& parent) const {
    return rowCount(parent) > 0 || canFetchMore(parent);
}

bool PropertyTreeModel::canFetchMore(const QModelIndex& parent) const {
    const PropertyRow* above = parent.column() <= 0 ? row(parent) : nullptr;
    return above != nullptr && above->makeRows != nullptr;
}

void PropertyTreeModel::fetchMore(const QModelIndex& parent) {
    if (!canFetchMore(parent)) {
        return;
    }
    const int above = rowAt(parent);
    PropertyRows rows = std::exchange(m_rows[static_cast<std::size_t>(above)].makeRows, nullptr)();
    if (rows.empty()) {
        return;
    }
    const int first = rowCount(parent);
    beginInsertRows(parent, first, first + static_cast<int>(rows.size()) - 1);
    fill(above, std::move(rows));
    endInsertRows();
}

QVariant PropertyTreeModel::data(const QModelIndex& index, int role) const {
    const PropertyRow* here = row(index);
    if (here == nullptr) {
        return {};
    }
    const bool name = index.column() == NameColumn;
    switch (role) {
        case Qt::DisplayRole:
            return name ? here->name : shownValue(*here);
        case Qt::ToolTipRole:
            return plainToolTip(toolTip(*here));
        case Qt::ForegroundRole:
            return foreground(*here, index.column());
        case Qt::FontRole:
            return here->section && name ? QVariant(sectionFont()) : QVariant();
        case Qt::SizeHintRole:
            return name ? QVariant()
                        : QVariant(QSize(0, kRowHeight));  // the name column has its own width
        case Qt::DecorationRole:
            return !name && here->swatch ? QVariant(swatch(*here->swatch)) : QVariant();
        default:
            return {};
    }
}

}  // namespace sinew
