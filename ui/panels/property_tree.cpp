// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/property_tree.h"

#include <QMouseEvent>
#include <algorithm>

#include "ui/properties/property_tree_model.h"

namespace sinew {
namespace {

// Minimum and maximum share of the width for names.
constexpr double kLeastShare = 0.36;
constexpr double kMostShare = 0.56;
constexpr int kRoomAfterName = 10;

}  // namespace

PropertyTree::PropertyTree(QAbstractItemModel* model)
    : PanelTree("propertyTree", tr("Properties"), model) {
    setHeaderHidden(true);
    setIndentation(12);
    setMouseTracking(true);
    setTextElideMode(Qt::ElideRight);
    header()->setStretchLastSection(true);
    header()->setMinimumSectionSize(40);
}

void PropertyTree::mouseMoveEvent(QMouseEvent* event) {
    PanelTree::mouseMoveEvent(event);
    const QModelIndex index = indexAt(event->pos());
    const auto* rows = qobject_cast<const PropertyTreeModel*>(model());
    const PropertyRow* row = rows == nullptr ? nullptr : rows->row(index);
    const bool value = index.column() == PropertyTreeModel::ValueColumn;
    const bool link = row != nullptr && (value ? row->link.has_value() : row->key.has_value());
    viewport()->setCursor(link ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void PropertyTree::fitNames() {
    const double width = viewport()->width();
    const double wanted = sizeHintForColumn(PropertyTreeModel::NameColumn) + kRoomAfterName;
    header()->resizeSection(
        PropertyTreeModel::NameColumn,
        static_cast<int>(std::clamp(wanted, kLeastShare * width, kMostShare * width)));
}

void PropertyTree::resizeEvent(QResizeEvent* event) {
    fitNames();
    PanelTree::resizeEvent(event);
}

}  // namespace sinew
