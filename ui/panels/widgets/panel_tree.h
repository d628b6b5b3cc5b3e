// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QItemSelectionModel>
#include <QSortFilterProxyModel>
#include <QTreeView>

class QAbstractScrollArea;

namespace sinew {

class Document;

/// Two rows, in pixels: what a list keeps in a small window.
inline constexpr int kLeastListHeight = 46;

/// A tree or list whose current row follows the session's selection. Qt makes the first row current
/// on keyboard focus; here only the user selects rows.
class PanelTree : public QTreeView {
public:
    /// Rows of one height. `name` is the object name; the model is borrowed.
    PanelTree(const char* name, const QString& accessibleName, QAbstractItemModel* model);

protected:
    void focusInEvent(QFocusEvent* event) override;
};

/// A list without children. Names are elided in the middle, because joint names differ at their
/// ends.
[[nodiscard]] PanelTree* makeList(const char* name, const QString& accessibleName,
                                  QAbstractItemModel* model);

/// The same, sorted by clicking a header; initially it has the model's order.
[[nodiscard]] PanelTree* makeSortableList(const char* name, const QString& accessibleName,
                                          QAbstractItemModel* model);

/// Selects these rows, unless they are selected: another selection would end a range that the user
/// extends with Shift.
void setSelectedRows(QItemSelectionModel& model, const QItemSelection& rows);

/// A proxy that sorts by Qt::UserRole and filters, both case-insensitively. Owned by `parent`.
[[nodiscard]] QSortFilterProxyModel* makeSorted(QAbstractItemModel* model, QObject* parent);

/// Scrolls to the upper left corner when another file is shown; the same file, reloaded, stays
/// where it is. Call after the panel has connected to the document, so that the list has its rows.
void showTopOfFile(QAbstractScrollArea& list, const Document& document);

}  // namespace sinew
