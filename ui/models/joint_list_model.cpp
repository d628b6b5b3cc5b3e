// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/joint_list_model.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "model/view/joint_colors.h"
#include "ui/models/joint_rows.h"
#include "ui/models/names.h"
#include "ui/models/node_rows.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr double kUnknown = std::numeric_limits<double>::lowest();

const QVariant kToTheRight{int{Qt::AlignRight | Qt::AlignVCenter}};

}  // namespace

JointListModel::JointListModel(QObject* parent)
    : TreeModel(static_cast<int>(jointColumns().size()), parent) {}

void JointListModel::setSkin(std::shared_ptr<const Asset> asset, SkinIndex skin, SceneIndex scene) {
    beginResetModel();
    if (asset != m_asset) {
        m_family = asset ? NameFamily(*asset) : NameFamily();
    }
    m_asset = std::move(asset);
    m_skin = skin;
    m_survey.reset();
    m_volumes.reset();
    listJoints(scene);
    makeRows();
    endResetModel();
}

void JointListModel::listJoints(SceneIndex scene) {
    m_nodes.clear();
    m_names.clear();
    m_colors.clear();
    if (!m_asset) {
        return;
    }
    m_nodes = m_skin ? (*m_asset)[m_skin].joints : bonesAlone(*m_asset, scene);
    const std::vector<glm::u8vec3> colors = jointColors(*m_asset);
    for (const NodeIndex node : m_nodes) {
        const glm::u8vec3 color = colors[node.value];
        m_names.push_back(nodeLabel(*m_asset, node));
        m_colors.emplace_back(color.r, color.g, color.b);
    }
}

void JointListModel::makeRows() {
    m_tree = {};
    if (!m_names.empty()) {
        std::vector<bool> pinned;
        for (const QString& name : m_names) {
            pinned.push_back(m_pinned.contains(name));
        }
        m_tree = makeJointRows(*m_asset, m_nodes, m_asTree, pinned);
    }
}

void JointListModel::setTree(bool tree) {
    if (tree != m_asTree) {
        beginResetModel();
        m_asTree = tree;
        makeRows();
        endResetModel();
    }
}

void JointListModel::setPinned(const std::vector<JointIndex>& joints, bool pinned) {
    beginResetModel();
    for (const JointIndex joint : joints) {
        if (pinned) {
            m_pinned.insert(m_names[joint.value]);
        } else {
            m_pinned.remove(m_names[joint.value]);
        }
    }
    makeRows();
    endResetModel();
}

bool JointListModel::isPinned(JointIndex joint) const {
    return joint.value < m_names.size() && m_pinned.contains(m_names[joint.value]);
}

void JointListModel::setSurvey(std::shared_ptr<const SkinSurvey> survey, bool measuring) {
    if (survey != m_survey || measuring != m_surveying) {
        m_survey = std::move(survey);
        m_surveying = measuring;
        changeAll();
    }
}

void JointListModel::setVolumes(std::shared_ptr<const std::vector<WorstVolume>> volumes,
                                bool measuring) {
    if (volumes != m_volumes || measuring != m_measuringVolumes) {
        m_volumes = std::move(volumes);
        m_measuringVolumes = measuring;
        changeAll();
    }
}

/// The values of all rows.
void JointListModel::changeAll() {
    const auto change = [this](const std::vector<int>& siblings) {
        if (!siblings.empty()) {
            const auto last = static_cast<int>(siblings.size()) - 1;
            const int end = columnCount() - 1;
            emit dataChanged(createIndex(0, 0, static_cast<quintptr>(siblings.front())),
                             createIndex(last, end, static_cast<quintptr>(siblings.back())));
        }
    };
    change(m_tree.roots);
    for (const TreeRows::Row& each : m_tree.rows) {
        change(each.children);
    }
}

MeasuredJoint JointListModel::measured(JointIndex joint) const {
    const std::size_t at = joint.value;
    MeasuredJoint found{.joint = m_skin ? joint : JointIndex(), .node = m_nodes[at]};
    found.survey = m_survey && at < m_survey->joints.size() ? &m_survey->joints[at] : nullptr;
    found.volume = m_volumes && at < m_volumes->size() ? &(*m_volumes)[at] : nullptr;
    return found;
}

JointIndex JointListModel::jointOf(NodeIndex node) const {
    const auto found = std::ranges::find(m_nodes, node);
    return found == m_nodes.end() || !node
               ? JointIndex()
               : JointIndex(static_cast<std::size_t>(found - m_nodes.begin()));
}

JointIndex JointListModel::joint(const QModelIndex& index) const {
    const int row = rowAt(index);
    return row < 0 ? JointIndex() : JointIndex(static_cast<std::size_t>(row));
}

QModelIndex JointListModel::indexOf(JointIndex joint) const {
    return indexOfRow(joint.value < m_tree.rows.size() ? static_cast<int>(joint.value) : -1);
}

QVariant JointListModel::data(const QModelIndex& index, int role) const {
    if (rowAt(index) < 0) {
        return {};
    }
    if (role == PinnedRole) {
        return isPinned(joint(index));
    }
    const auto column = static_cast<JointColumn>(index.column());
    return column == JointColumn::Name ? nameData(joint(index), role)
                                       : valueData(column, joint(index), role);
}

QVariant JointListModel::nameData(JointIndex joint, int role) const {
    const QString& own = name(joint);
    switch (role) {
        case Qt::DisplayRole:
        case SortRole:
            return own;
        case kShortNameRole:
            return m_family.shortName(own);
        case kSharedLettersRole:
            return m_family.sharedLetters(own);
        case Qt::DecorationRole:
            return swatch(m_colors[joint.value]);
        case Qt::ToolTipRole:
            return nameTip(joint);
        default:
            return {};
    }
}

QString JointListModel::nameTip(JointIndex joint) const {
    const QString place = m_skin ? tr("joint %1, ").arg(joint.value) : QString();
    return plainToolTip(tr("%1\n%2node %3%4")
                            .arg(name(joint), place, QString::number(node(joint).value),
                                 isPinned(joint) ? tr(", pinned") : QString()));
}

QString JointListModel::unknownText(JointColumn column) const {
    const bool comes = column == JointColumn::Volume ? m_measuringVolumes : m_surveying;
    return comes && m_skin ? QStringLiteral("…") : QStringLiteral("–");
}

QVariant JointListModel::valueData(JointColumn column, JointIndex joint, int role) const {
    if (role == Qt::TextAlignmentRole) {
        return kToTheRight;
    }
    const MeasuredJoint all = measured(joint);
    const bool known = all.knows(column);
    switch (role) {
        case Qt::DisplayRole:
            return known ? jointCellText(column, all) : unknownText(column);
        case SortRole:
            return known ? jointCellNumber(column, all) : kUnknown;
        case Qt::ToolTipRole:
            return known ? QVariant(plainToolTip(jointCellTip(column, all))) : QVariant();
        case Qt::ForegroundRole: {
            const CellTone tone = known ? jointCellTone(column, all) : CellTone::Dim;
            return tone == CellTone::Dim     ? QVariant(theme::kDimText)
                   : tone == CellTone::Fault ? QVariant(theme::kWarning)
                                             : QVariant();
        }
        default:
            return {};
    }
}

QVariant JointListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    const auto column = static_cast<JointColumn>(section);
    const bool name = column == JointColumn::Name;
    const bool counts = column == JointColumn::Index || column == JointColumn::Node;
    switch (role) {
        case Qt::TextAlignmentRole:
            return name ? QVariant() : kToTheRight;
        case Qt::InitialSortOrderRole:  // the largest first
            return QVariant(int{name || counts ? Qt::AscendingOrder : Qt::DescendingOrder});
        default:
            return columnHeading(jointColumns()[static_cast<std::size_t>(section)], role);
    }
}

}  // namespace sinew
