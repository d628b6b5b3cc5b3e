// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>
#include <QList>

#include "ui/window/settings/bookmark_store.h"

namespace sinew {

/// The bookmarks of the open file: those with a key first, by key; the others in the order in which
/// they were added. Names can be edited.
class BookmarkModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, View, Key, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] const QList<CameraBookmark>& bookmarks() const noexcept { return m_bookmarks; }
    void setBookmarks(QList<CameraBookmark> bookmarks);  // emits no `edited`
    /// Adds a view with the lowest free key and a name that says it. Returns its row.
    int add(CameraBookmark view);
    /// Replaces the view of the bookmark with that key and keeps its name, or adds one. Returns its
    /// row.
    int setNumbered(int number, CameraBookmark view);
    void replaceView(int row, CameraBookmark view);  // keeps name and key
    void remove(int row);                            // the other keys stay
    [[nodiscard]] int rowOf(int number) const;       // -1: none

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    void edited();

private:
    int insert(CameraBookmark bookmark);
    [[nodiscard]] QString freeName(int number) const;

    QList<CameraBookmark> m_bookmarks;
};

/// "Alt+3"; empty without a key.
[[nodiscard]] QString keyText(const CameraBookmark& bookmark);

}  // namespace sinew
