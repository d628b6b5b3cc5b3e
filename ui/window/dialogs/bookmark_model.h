// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>

#include "ui/models/flat_model.h"
#include "ui/window/settings/bookmark_store.h"

namespace sinew {

/// The bookmarks of the open file: those with a key first, by key; the others in the order in which
/// they were added. Names can be edited.
class BookmarkModel final : public FlatModel {
    Q_OBJECT

public:
    enum Column { Name, View, Key, Columns };

    using FlatModel::FlatModel;

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

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    void edited();

protected:
    [[nodiscard]] std::size_t rows() const override { return std::size_t(m_bookmarks.size()); }
    [[nodiscard]] std::size_t columns() const override { return Columns; }
    [[nodiscard]] bool isText(int /*column*/) const override { return true; }
    [[nodiscard]] QVariant cell(std::size_t row, int column, int role) const override;
    [[nodiscard]] QVariant heading(int column, int role) const override;

private:
    int insert(CameraBookmark bookmark);
    [[nodiscard]] QString freeName(int number) const;

    QList<CameraBookmark> m_bookmarks;
};

/// "Alt+3"; empty without a key.
[[nodiscard]] QString keyText(const CameraBookmark& bookmark);

}  // namespace sinew
