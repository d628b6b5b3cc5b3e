// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/joint_list_model.h"

#include <QIcon>
#include <QLocale>
#include <utility>

#include "model/view/joint_colors.h"
#include "ui/models/joint_influence.h"
#include "ui/models/node_rows.h"
#include "ui/models/shared_prefix.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {

JointListModel::JointListModel(QObject* parent) : QAbstractTableModel(parent) {}

void JointListModel::setSkin(std::shared_ptr<const Asset> asset, SkinIndex skin) {
    beginResetModel();
    if (asset != m_asset) {
        m_prefix = asset ? sharedPrefix(*asset) : QString();
    }
    m_asset = std::move(asset);
    m_skin = skin;
    m_vertices =
        m_asset && m_skin ? influencedVertices(*m_asset, m_skin) : std::vector<std::uint32_t>();
    listColors();
    endResetModel();
}

void JointListModel::listColors() {
    m_colors.clear();
    if (!m_asset || !m_skin) {
        return;
    }
    const std::vector<glm::u8vec3> colors = jointColors(*m_asset);
    for (const NodeIndex node : (*m_asset)[m_skin].joints) {
        const glm::u8vec3 color = colors[node.value];
        m_colors.emplace_back(color.r, color.g, color.b);
    }
}

JointIndex JointListModel::joint(const QModelIndex& index) const {
    return index.isValid() ? JointIndex(static_cast<std::size_t>(index.row())) : JointIndex();
}

QModelIndex JointListModel::indexOf(JointIndex joint) const {
    return joint.value < jointCount() ? index(static_cast<int>(joint.value), 0) : QModelIndex();
}

int JointListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(jointCount());
}

int JointListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant JointListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || static_cast<std::size_t>(index.row()) >= jointCount()) {
        return {};
    }
    const auto joint = static_cast<std::size_t>(index.row());
    return index.column() == NameColumn ? nameData(joint, role) : verticesData(joint, role);
}

QVariant JointListModel::nameData(std::size_t joint, int role) const {
    const NodeIndex node = (*m_asset)[m_skin].joints[joint];
    const QString name = nodeLabel(*m_asset, node);
    switch (role) {
        case Qt::DisplayRole:
        case Qt::UserRole:
            return name;
        case kShortNameRole:
            return withoutPrefix(name, m_prefix);
        case Qt::DecorationRole:
            return swatch(m_colors[joint]);
        case Qt::ToolTipRole:
            return QStringLiteral("%1\njoint %2, node %3").arg(name).arg(joint).arg(node.value);
        default:
            return {};
    }
}

QVariant JointListModel::verticesData(std::size_t joint, int role) const {
    const std::uint32_t vertices = m_vertices[joint];
    switch (role) {
        case Qt::DisplayRole:
            return QLocale().toString(vertices);
        case Qt::UserRole:
            return vertices;
        case Qt::TextAlignmentRole:
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        case Qt::ForegroundRole:
            return vertices == 0 ? QVariant(theme::kDimText) : QVariant();
        case Qt::ToolTipRole:
            return vertices == 0 ? tr("This joint influences no vertex")
                                 : tr("Vertices with a weight above 0 for this joint");
        default:
            return {};
    }
}

QVariant JointListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole && section == VerticesColumn) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    return section == NameColumn ? tr("Joint") : tr("Vertices");
}

}  // namespace sinew
