// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/pin_list_model.h"

#include <QColor>
#include <cmath>
#include <limits>
#include <utility>

#include "ui/models/vertex_words.h"
#include "ui/session/work/watched_vertices.h"
#include "ui/style/icons.h"

namespace sinew {
namespace {

constexpr int kDistanceDecimals = 4;

QColor colorOf(const VertexPin& pin) {
    const glm::u8vec3 color = pinColor(pin.number);
    return {color.r, color.g, color.b};
}

}  // namespace

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
        changeColumns(DistanceColumn, DistanceColumn, {Qt::DisplayRole});
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

QVariant PinListModel::cell(std::size_t row, int column, int role) const {
    const VertexPin& pin = m_pins[row];
    if (column == NameColumn) {
        switch (role) {
            case Qt::DisplayRole:
            case Qt::ToolTipRole:
                return QStringLiteral("%1   %2").arg(QString::number(pin.number),
                                                     vertexName(*m_asset, pin.place));
            case Qt::DecorationRole:
                return swatch(colorOf(pin));
            default:
                return {};
        }
    }
    const float distance = m_distances[row];
    switch (role) {
        case Qt::DisplayRole:
            return std::isfinite(distance)
                       ? QString::number(double(distance), 'f', kDistanceDecimals)
                       : QStringLiteral("–");
        case Qt::ToolTipRole:
            return tr("Distance from its place in the rest pose");
        default:
            return {};
    }
}

QVariant PinListModel::heading(int column, int role) const {
    return role != Qt::DisplayRole ? QVariant()
           : column == NameColumn  ? QVariant(tr("Pinned vertex"))
                                   : QVariant(tr("From rest"));
}

}  // namespace sinew
