// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace sinew {

/// Draws names: one that does not fit loses what it shares with others (kShortNameRole,
/// kSharedLettersRole) before it is elided.
class NameDelegate : public QStyledItemDelegate {
public:
    explicit NameDelegate(QObject* parent) : QStyledItemDelegate(parent) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

/// The name of a joint, with a pin at the right of pinned ones.
class JointNameDelegate final : public NameDelegate {
public:
    explicit JointNameDelegate(QObject* parent) : NameDelegate(parent) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

/// Draws a share as a number with a proportional bar below it.
class ShareDelegate final : public QStyledItemDelegate {
public:
    /// The roles of the model that give the share, 0 to 1 (below 0: no bar), and its colour.
    ShareDelegate(int shareRole, int colorRole, QObject* parent)
        : QStyledItemDelegate(parent), m_shareRole(shareRole), m_colorRole(colorRole) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    int m_shareRole;
    int m_colorRole;
};

/// Draws a node's row: the name, its dimmed note, and a crossed-out eye if it is hidden. A name
/// that does not fit beside its indentation loses what it shares with the others (kShortNameRole).
class NodeDelegate final : public QStyledItemDelegate {
public:
    explicit NodeDelegate(QObject* parent) : QStyledItemDelegate(parent) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace sinew
