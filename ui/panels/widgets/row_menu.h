// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QModelIndex>
#include <QObject>
#include <QString>

class QAbstractItemView;
class QAction;
class QIcon;
class QMenu;
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
    /// Viewport of the view: during its destruction the view has none but still sends events.
    QWidget* m_viewport;
};

/// A line that names what the menu is about; not an entry.
void addTitle(QMenu& menu, const QIcon& icon, const QString& text);

/// An entry that copies the text; disabled if it is empty.
QAction* addCopyEntry(QMenu& menu, const QString& title, const QString& text);

/// Text of the file as part of an entry: no character of it is a mnemonic, and it is not too long.
[[nodiscard]] QString entryText(const QString& name);

}  // namespace sinew
