// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QModelIndex>
#include <QObject>

class QAbstractItemView;
class QPoint;
class QWidget;

namespace sinew {

/// Asks for the menu of a row of a list or tree: the row under the pointer for the right button,
/// the current row for the Menu key. The right button selects nothing. Owned by the view.
class RowMenu final : public QObject {
    Q_OBJECT

public:
    explicit RowMenu(QAbstractItemView& view);

signals:
    void wanted(const QModelIndex& row, const QPoint& globalAt);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QAbstractItemView& m_view;
    QWidget*
        m_viewport;  // of the view, which has none while it is destroyed but still sends events
};

}  // namespace sinew
