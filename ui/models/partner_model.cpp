// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/partner_model.h"

#include <QColor>
#include <utility>

#include "model/borrow/borrow_words.h"
#include "model/core/utf8.h"
#include "ui/models/names.h"
#include "ui/models/node_rows.h"
#include "ui/style/theme.h"

namespace sinew {
void PartnerModel::setClips(std::shared_ptr<const BorrowedClips> clips,
                            std::shared_ptr<const Asset> source,
                            std::shared_ptr<const Asset> target) {
    beginResetModel();
    m_clips = std::move(clips);
    m_source = std::move(source);
    m_target = std::move(target);
    m_rows.clear();
    if (m_clips) {
        for (const NodeIndex node : m_clips->partners.sourceAlone) {
            m_rows.push_back({.source = node, .target = {}});
        }
        for (const NodeIndex node : m_clips->partners.targetAlone) {
            m_rows.push_back({.source = {}, .target = node});
        }
        for (const JointPartner& pair : m_clips->partners.pairs) {
            m_rows.push_back({pair.source, pair.target, pair.reason});
        }
        takeBones();
    }
    endResetModel();
}

void PartnerModel::takeBones() {
    std::vector<const BoneDifference*> most(m_target->nodes.size());
    for (const BoneDifference& bone : m_clips->bones) {
        const BoneDifference*& known = most[bone.from.target.value];
        if (known == nullptr || bone.restDegrees > known->restDegrees) {
            known = &bone;
        }
    }
    for (Row& row : m_rows) {
        if (row.paired() && most[row.target.value] != nullptr) {
            row.bone = *most[row.target.value];
        }
    }
}

NodeIndex PartnerModel::sourceAt(std::size_t row) const {
    return row < m_rows.size() ? m_rows[row].source : NodeIndex();
}

int PartnerModel::rowOf(NodeIndex source) const {
    for (std::size_t i = 0; source && i < m_rows.size(); ++i) {
        if (m_rows[i].source == source) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

bool PartnerModel::isText(int column) const {
    return column != RestColumn && column != LengthColumn;
}

QString PartnerModel::boneTip(const BoneDifference& bone) const {
    return tr("The bone to %1 points in another direction than in the other file: by %2 at rest, "
              "by %3 as bound. Its length is %4 of the other's.")
        .arg(nodeLabel(*m_target, bone.to.target),
             QString::fromStdString(degreesOff(bone.restDegrees)),
             QString::fromStdString(degreesOff(bone.bindDegrees)),
             QString::fromStdString(lengthWords(bone.lengthRatio)));
}

bool PartnerModel::isCarried(const Row& row) const {
    return row.source && !row.paired() && m_clips->carried.contains(row.source);
}

QString PartnerModel::text(const Row& row, int column) const {
    switch (column) {
        case SourceColumn:
            return row.source ? nodeLabel(*m_source, row.source) : QStringLiteral("–");
        case TargetColumn:
            return row.target ? nodeLabel(*m_target, row.target) : QStringLiteral("–");
        case RestColumn:
            return row.bone ? QString::fromStdString(degreesOff(row.bone->restDegrees)) : QString();
        case LengthColumn:
            return row.bone ? QString::fromStdString(lengthWords(row.bone->lengthRatio))
                            : QString();
        default:
            return row.paired()     ? QString::fromLatin1(reasonWords(row.reason))
                   : isCarried(row) ? tr("carried below")
                                    : tr("no partner");
    }
}

QVariant PartnerModel::cell(std::size_t place, int column, int role) const {
    const Row& row = m_rows[place];
    switch (role) {
        case Qt::DisplayRole:
            return text(row, column);
        case Qt::ToolTipRole:
            return plainToolTip(row.bone && !isText(column) ? boneTip(*row.bone)
                                : row.paired()              ? text(row, column)
                                : isCarried(row)
                                    ? tr("Its rotation also turns the next partners below it")
                                : row.source ? tr("The clips move it, but nothing here follows")
                                             : tr("No borrowed clip moves it"));
        case Qt::ForegroundRole:
            // What the clips move without effect is a loss; what they do not move rests.
            return row.paired() || isCarried(row) ? QVariant()
                   : row.source                   ? QVariant(QColor(theme::kWarning))
                                                  : QVariant(QColor(theme::kDimText));
        default:
            return {};
    }
}

QVariant PartnerModel::heading(int column, int role) const {
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (column) {
        case SourceColumn:
            return m_clips ? tr("Joint of %1").arg(QString::fromStdString(oneLine(m_clips->from)))
                           : tr("Joint of the other file");
        case TargetColumn:
            return tr("Joint of this file");
        case RestColumn:
            return tr("At rest");
        case LengthColumn:
            return tr("Length");
        default:
            return tr("Matched");
    }
}

}  // namespace sinew
