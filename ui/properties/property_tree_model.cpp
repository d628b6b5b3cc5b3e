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

struct PropertyTreeModel::Item {
    PropertyRow row;
    Item* parent = nullptr;
    int place = 0;
    std::vector<std::unique_ptr<Item>> children = {};
};

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

PropertyTreeModel::PropertyTreeModel(QObject* parent)
    : QAbstractItemModel(parent), m_root(std::make_unique<Item>()) {}

PropertyTreeModel::~PropertyTreeModel() = default;

void PropertyTreeModel::fill(Item& parent, PropertyRows rows) {
    parent.children.reserve(rows.size());
    for (PropertyRow& row : rows) {
        auto made = std::make_unique<Item>();
        PropertyRows below = std::move(row.rows);
        made->row = std::move(row);
        made->parent = &parent;
        made->place = static_cast<int>(parent.children.size());
        fill(*made, std::move(below));
        parent.children.push_back(std::move(made));
    }
}

void PropertyTreeModel::setRows(PropertyRows rows) {
    beginResetModel();
    m_root = std::make_unique<Item>();
    fill(*m_root, std::move(rows));
    endResetModel();
}

PropertyTreeModel::Item* PropertyTreeModel::item(const QModelIndex& index) const {
    return index.isValid() ? static_cast<Item*>(index.internalPointer()) : m_root.get();
}

const PropertyRow* PropertyTreeModel::row(const QModelIndex& index) const {
    return index.isValid() ? &item(index)->row : nullptr;
}

QModelIndex PropertyTreeModel::index(int row, int column, const QModelIndex& parent) const {
    const Item* above = item(parent);
    if (parent.column() > 0 || column < 0 || column >= ColumnCount || row < 0 ||
        static_cast<std::size_t>(row) >= above->children.size()) {
        return {};
    }
    return createIndex(row, column, above->children[static_cast<std::size_t>(row)].get());
}

QModelIndex PropertyTreeModel::parent(const QModelIndex& child) const {
    Item* above = child.isValid() ? item(child)->parent : nullptr;
    return above == nullptr || above == m_root.get() ? QModelIndex()
                                                     : createIndex(above->place, 0, above);
}

int PropertyTreeModel::rowCount(const QModelIndex& parent) const {
    return parent.column() > 0 ? 0 : static_cast<int>(item(parent)->children.size());
}

int PropertyTreeModel::columnCount(const QModelIndex&) const {
    return ColumnCount;
}

bool PropertyTreeModel::hasChildren(const QModelIndex& parent) const {
    return rowCount(parent) > 0 || canFetchMore(parent);
}

bool PropertyTreeModel::canFetchMore(const QModelIndex& parent) const {
    return parent.column() <= 0 && item(parent)->row.makeRows != nullptr;
}

void PropertyTreeModel::fetchMore(const QModelIndex& parent) {
    Item& above = *item(parent);
    const auto make = std::exchange(above.row.makeRows, nullptr);
    PropertyRows rows = make ? make() : PropertyRows();
    if (rows.empty()) {
        return;
    }
    const int first = static_cast<int>(above.children.size());
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
