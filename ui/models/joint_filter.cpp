// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/joint_filter.h"

#include "ui/models/joint_list_model.h"
#include "ui/models/names.h"

namespace sinew {

JointFilter::JointFilter(JointListModel& model, QObject* parent)
    : QSortFilterProxyModel(parent), m_model(model) {
    setSourceModel(&model);
    setRecursiveFilteringEnabled(true);
    setSortRole(JointListModel::SortRole);
}

void JointFilter::setText(const QString& text) {
    const QLatin1Char slash('/');
    m_regular = text.startsWith(slash);
    m_text = text;
    if (m_regular) {
        QString pattern = text.mid(1);
        if (pattern.endsWith(slash)) {
            pattern.chop(1);
        }
        m_expression = QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption);
    }
    invalidateFilter();
}

void JointFilter::setKinds(JointKinds kinds) {
    m_kinds = kinds;
    invalidateFilter();
}

QString JointFilter::fault() const {
    return !m_regular || m_expression.isValid()
               ? QString()
               : tr("%1 at character %2 of the expression")
                     .arg(m_expression.errorString(),
                          QString::number(m_expression.patternErrorOffset()));
}

JointIndex JointFilter::joint(const QModelIndex& index) const {
    return m_model.joint(mapToSource(index));
}

QModelIndex JointFilter::indexOf(JointIndex joint) const {
    return mapFromSource(m_model.indexOf(joint));
}

bool JointFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const JointIndex joint = m_model.joint(m_model.index(row, 0, parent));
    const QString& name = m_model.name(joint);
    const bool named = m_regular ? m_expression.isValid() && m_expression.match(name).hasMatch()
                                 : name.contains(m_text, Qt::CaseInsensitive);
    return named && (!m_kinds || isOfKind(joint));
}

bool JointFilter::isOfKind(JointIndex joint) const {
    if (m_kinds.testFlag(JointKind::Pinned) && m_model.isPinned(joint)) {
        return true;
    }
    const JointSurvey* survey = m_model.measured(joint).survey;
    if (survey == nullptr) {
        return false;
    }
    return (m_kinds.testFlag(JointKind::Unused) && survey->sum.vertices == 0) ||
           (m_kinds.testFlag(JointKind::OverFour) && survey->sum.overFour > 0) ||
           (m_kinds.testFlag(JointKind::OverEight) && survey->sum.overEight > 0) ||
           (m_kinds.testFlag(JointKind::Stray) && !survey->islands.empty());
}

bool JointFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const bool pinned = m_model.isPinned(m_model.joint(left));
    if (pinned != m_model.isPinned(m_model.joint(right))) {
        return pinned == (sortOrder() == Qt::AscendingOrder);
    }
    if (static_cast<JointColumn>(left.column()) == JointColumn::Name) {
        return naturallyBefore(m_model.name(m_model.joint(left)),
                               m_model.name(m_model.joint(right)));
    }
    return left.data(JointListModel::SortRole).toDouble() <
           right.data(JointListModel::SortRole).toDouble();
}

}  // namespace sinew
