// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFlags>
#include <QRegularExpression>
#include <QSortFilterProxyModel>

#include "model/core/index.h"

namespace sinew {

class JointListModel;

/// Joints worth checking.
enum class JointKind { Unused = 1, OverFour = 2, OverEight = 4, Stray = 8, Pinned = 16 };
Q_DECLARE_FLAGS(JointKinds, JointKind)
Q_DECLARE_OPERATORS_FOR_FLAGS(JointKinds)

/// Filters the list of joints by name and by kind, and sorts it: names in natural order, the rest
/// by number; pinned joints stay first. In a tree the ancestors of what matches are kept. Without a
/// sorted column the order is that of the hierarchy.
class JointFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit JointFilter(JointListModel& model, QObject* parent = nullptr);

    /// A part of the name, or a regular expression after a slash ("/^arm.*_l$/"); both
    /// case-insensitive.
    void setText(const QString& text);
    void setKinds(JointKinds kinds);  // joints of any of them; none: all
    [[nodiscard]] JointKinds kinds() const noexcept { return m_kinds; }
    /// What is wrong with the expression; empty: nothing. Nothing matches a wrong one.
    [[nodiscard]] QString fault() const;

    [[nodiscard]] JointIndex joint(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(JointIndex joint) const;  // invalid: filtered

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    [[nodiscard]] bool isOfKind(JointIndex joint) const;

    const JointListModel& m_model;
    QString m_text;
    QRegularExpression m_expression;
    bool m_regular = false;
    JointKinds m_kinds;
};

}  // namespace sinew
