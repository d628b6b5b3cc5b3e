// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/influence_list_model.h"

#include <cmath>
#include <utility>

#include "model/view/joint_colors.h"
#include "ui/models/names.h"
#include "ui/models/vertex_words.h"
#include "ui/properties/value_text.h"
#include "ui/style/icons.h"

namespace sinew {
namespace {

constexpr int kPullDecimals = 4;

QString storedInFile(const ProbedInfluence& influence) {
    return influence.type == StoredType::F32 ? QString::number(double(influence.weight), 'f', 5)
                                             : QString::number(influence.stored);
}

}  // namespace

void InfluenceListModel::setProbe(std::shared_ptr<const Asset> asset, const VertexProbe* probe) {
    beginResetModel();
    if (asset != m_asset) {
        m_asset = std::move(asset);
        m_family = m_asset ? NameFamily(*m_asset) : NameFamily();
        m_colors.clear();
        if (m_asset) {
            for (const glm::u8vec3 color : jointColors(*m_asset)) {
                m_colors.emplace_back(color.r, color.g, color.b);
            }
        }
    }
    m_probe = probe;
    m_pulls.assign(probe == nullptr ? 0 : probe->influences().size(), 0.0F);
    for (std::size_t row = 0; row < m_pulls.size(); ++row) {
        m_pulls[row] = pull(row);
    }
    endResetModel();
}

float InfluenceListModel::pull(std::size_t row) const noexcept {
    return glm::distance(m_probe->alone()[row], m_probe->world());
}

void InfluenceListModel::refreshPose() {
    bool changed = false;
    for (std::size_t row = 0; row < m_pulls.size(); ++row) {
        const float now = pull(row);
        changed = changed || now != m_pulls[row];
        m_pulls[row] = now;
    }
    if (changed) {
        changeColumns(int(InfluenceColumn::Apart), int(InfluenceColumn::Apart),
                      {Qt::DisplayRole, Qt::UserRole});
    }
}

JointIndex InfluenceListModel::joint(const QModelIndex& index) const {
    if (!index.isValid() || m_probe == nullptr) {
        return {};
    }
    const std::uint32_t joint = m_probe->influences()[static_cast<std::size_t>(index.row())].joint;
    return joint < (*m_asset)[m_probe->skin()].joints.size() ? JointIndex(std::size_t{joint})
                                                             : JointIndex();
}

QModelIndex InfluenceListModel::indexOf(JointIndex joint) const {
    for (std::size_t row = 0; row < m_pulls.size(); ++row) {
        if (m_probe->influences()[row].joint == joint.value) {
            return index(static_cast<int>(row), 0);
        }
    }
    return {};
}

QVariant InfluenceListModel::nameData(std::size_t row, int role) const {
    const ProbedInfluence& influence = m_probe->influences()[row];
    const std::vector<NodeIndex>& joints = (*m_asset)[m_probe->skin()].joints;
    if (role == Qt::DecorationRole || role == ColorRole) {
        if (influence.joint >= joints.size()) {
            return {};
        }
        const QColor& color = m_colors[joints[influence.joint].value];
        return role == ColorRole ? QVariant(color) : QVariant(swatch(color));
    }
    const QString name = influenceName(*m_asset, *m_probe, influence);
    return role == kShortNameRole ? QVariant(m_family.shortName(name))
                                  : QVariant(m_family.sharedLetters(name));
}

QString InfluenceListModel::text(std::size_t row, int column) const {
    const ProbedInfluence& influence = m_probe->influences()[row];
    switch (column) {
        case int(InfluenceColumn::Name):
            return influenceName(*m_asset, *m_probe, influence);
        case int(InfluenceColumn::Share):
            return tr("%1 %").arg(100.0 * double(influence.share), 0, 'f', 1);
        case int(InfluenceColumn::Stored):
            return storedInFile(influence);
        case int(InfluenceColumn::Slot):
            return QStringLiteral("%1.%2").arg(QString::number(influence.set),
                                               QString(QLatin1Char("xyzw"[influence.slot])));
        case int(InfluenceColumn::Apart):
            return std::isfinite(m_pulls[row])
                       ? QString::number(double(m_pulls[row]), 'f', kPullDecimals)
                       : QStringLiteral("–");
        default:
            return {};
    }
}

QString InfluenceListModel::tip(std::size_t row, int column) const {
    const ProbedInfluence& influence = m_probe->influences()[row];
    switch (column) {
        case int(InfluenceColumn::Name):
            return tr("%1, joint %2 of the skin")
                .arg(text(row, int(InfluenceColumn::Name)), QString::number(influence.joint));
        case int(InfluenceColumn::Share):
            return tr("The weight divided by the sum of all: %1")
                .arg(double(influence.share), 0, 'g', 9);
        case int(InfluenceColumn::Stored):
            return influence.type == StoredType::F32
                       ? tr("As stored: %1").arg(double(influence.weight), 0, 'g', 9)
                       : tr("As stored: %1 of %2, or %3")
                             .arg(QString::number(influence.stored),
                                  QString::number(influence.type == StoredType::U8 ? 255 : 65535),
                                  QString::number(double(influence.weight), 'g', 9));
        case int(InfluenceColumn::Slot):
            return tr("Component %1 of JOINTS_%2 and WEIGHTS_%2")
                .arg(QString(QLatin1Char("xyzw"[influence.slot])), QString::number(influence.set));
        case int(InfluenceColumn::Apart):
            return tr("This joint alone would put the vertex at %1: this far from where it is")
                .arg(text::vector(m_probe->alone()[row]));
        default:
            return {};
    }
}

QVariant InfluenceListModel::sortValue(std::size_t row, int column) const {
    const ProbedInfluence& influence = m_probe->influences()[row];
    switch (column) {
        case int(InfluenceColumn::Share):
            return influence.share;
        case int(InfluenceColumn::Stored):
            return influence.weight;
        case int(InfluenceColumn::Slot):
            return 4 * influence.set + influence.slot;
        case int(InfluenceColumn::Apart):
            return m_pulls[row];
        default:
            return text(row, column);
    }
}

QVariant InfluenceListModel::cell(std::size_t row, int column, int role) const {
    switch (role) {
        case Qt::DisplayRole:
            return text(row, column);
        case Qt::UserRole:
            return sortValue(row, column);
        case Qt::ToolTipRole:
            return tip(row, column);
        case ShareRole:
            return m_probe->influences()[row].share;
        case Qt::DecorationRole:
        case kShortNameRole:
        case kSharedLettersRole:
            return column == int(InfluenceColumn::Name) ? nameData(row, role) : QVariant();
        case ColorRole:
            return nameData(row, role);
        default:
            return {};
    }
}

QVariant InfluenceListModel::heading(int column, int role) const {
    return columnHeading(influenceColumns()[static_cast<std::size_t>(column)], role);
}

}  // namespace sinew
