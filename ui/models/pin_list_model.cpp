// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/pin_list_model.h"

#include <QColor>
#include <QIcon>
#include <cmath>
#include <limits>
#include <utility>

#include "ui/models/vertex_words.h"
#include "ui/session/watched_vertices.h"
#include "ui/style/icons.h"

namespace sinew {
namespace {

constexpr int kDistanceDecimals = 4;

QColor colorOf(const VertexPin& pin) {
    const glm::u8vec3 color = pinColor(pin.number);
    return {color.r, color.g, color.b};
}

}  // namespace

PinListModel::PinListModel(QObject* parent) : QAbstractTableModel(parent) {}

void PinListModel::setPins(std::shared_ptr<const Asset> asset, const std::vector<VertexPin>& pins) {
    beginResetModel();
    m_asset = std::move(asset);
    m_pins = pins;
    m_distances.assign(pins.size(), std::numeric_limits<float>::quiet_NaN());
    endResetModel();
}

void PinListModel::refreshPose(const WatchedVertices& watched) {
    bool changed = false;
    for (std::size_t i = 0; i < m_pins.size(); ++i) {
        if (const WatchedVertices::Watched* found = watched.find(m_pins[i].place)) {
            const float distance = glm::distance(found->probe.world(), found->rest);
            changed = changed || distance != m_distances[i];
            m_distances[i] = distance;
        }
    }
    if (changed) {
        emit dataChanged(index(0, DistanceColumn), index(rowCount() - 1, DistanceColumn),
                         {Qt::DisplayRole});
    }
}

const VertexPin* PinListModel::pin(const QModelIndex& index) const {
    const auto row = static_cast<std::size_t>(index.row());
    return index.isValid() && row < m_pins.size() ? &m_pins[row] : nullptr;
}

QModelIndex PinListModel::indexOf(const DrawnVertex& place) const {
    for (std::size_t i = 0; i < m_pins.size(); ++i) {
        if (m_pins[i].place == place) {
            return index(static_cast<int>(i), 0);
        }
    }
    return {};
}

int PinListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_pins.size());
}

int PinListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PinListModel::data(const QModelIndex& index, int role) const {
    const VertexPin* found = pin(index);
    if (found == nullptr) {
        return {};
    }
    if (index.column() == NameColumn) {
        switch (role) {
            case Qt::DisplayRole:
            case Qt::ToolTipRole:
                return QStringLiteral("%1   %2").arg(QString::number(found->number),
                                                     vertexName(*m_asset, found->place));
            case Qt::DecorationRole:
                return swatch(colorOf(*found));
            default:
                return {};
        }
    }
    const float distance = m_distances[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
            return std::isfinite(distance)
                       ? QString::number(double(distance), 'f', kDistanceDecimals)
                       : QStringLiteral("–");
        case Qt::TextAlignmentRole:
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        case Qt::ToolTipRole:
            return tr("Distance from its place in the rest pose");
        default:
            return {};
    }
}

QVariant PinListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole && section == DistanceColumn) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    return section == NameColumn ? tr("Pinned vertex") : tr("From rest");
}

}  // namespace sinew
