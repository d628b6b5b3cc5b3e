// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/dialogs/bookmark_model.h"

#include <QKeySequence>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "ui/keys/key_map.h"

namespace sinew {
namespace {

QString viewText(const CameraBookmark& bookmark) {
    const CameraState& state = bookmark.view.state;
    if (state.node) {
        const QString name = QString::fromStdString(bookmark.view.nodeName);
        return name.isEmpty() ? BookmarkModel::tr("Camera of node %1").arg(state.node.value)
                              : BookmarkModel::tr("Camera “%1”").arg(name);
    }
    if (state.camera.orthographic) {
        return BookmarkModel::tr("Orthographic");
    }
    const float degrees = state.camera.fovYRadians * 180.0F / std::numbers::pi_v<float>;
    return BookmarkModel::tr("Perspective, %1°").arg(std::lround(degrees));
}

/// The order in the list.
int rank(const CameraBookmark& bookmark) {
    return bookmark.number > 0 ? bookmark.number : kMostBookmarkNumber + 1;
}

}  // namespace

QString keyText(const CameraBookmark& bookmark) {
    return bookmark.number > 0 ? keyText(QStringLiteral("bookmark-%1").arg(bookmark.number))
                               : QString();
}

void BookmarkModel::setBookmarks(QList<CameraBookmark> bookmarks) {
    beginResetModel();
    m_bookmarks = std::move(bookmarks);
    for (qsizetype i = 0; i < m_bookmarks.size(); ++i) {
        if (rowOf(m_bookmarks[i].number) < i) {
            m_bookmarks[i].number = 0;  // that key is taken
        }
    }
    std::stable_sort(m_bookmarks.begin(), m_bookmarks.end(),
                     [](const auto& a, const auto& b) { return rank(a) < rank(b); });
    endResetModel();
}

int BookmarkModel::rowOf(int number) const {
    for (qsizetype i = 0; number > 0 && i < m_bookmarks.size(); ++i) {
        if (m_bookmarks[i].number == number) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

int BookmarkModel::add(CameraBookmark view) {
    view.number = 1;
    while (view.number <= kMostBookmarkNumber && rowOf(view.number) >= 0) {
        ++view.number;
    }
    if (view.number > kMostBookmarkNumber) {
        view.number = 0;
    }
    return insert(std::move(view));
}

int BookmarkModel::setNumbered(int number, CameraBookmark view) {
    const int row = rowOf(number);
    if (row >= 0) {
        replaceView(row, std::move(view));
        return row;
    }
    view.number = number;
    return insert(std::move(view));
}

int BookmarkModel::insert(CameraBookmark bookmark) {
    bookmark.name = freeName(bookmark.number);
    const auto place =
        std::upper_bound(m_bookmarks.begin(), m_bookmarks.end(), bookmark,
                         [](const auto& a, const auto& b) { return rank(a) < rank(b); });
    const int row = static_cast<int>(place - m_bookmarks.begin());
    beginInsertRows({}, row, row);
    m_bookmarks.insert(row, std::move(bookmark));
    endInsertRows();
    emit edited();
    return row;
}

QString BookmarkModel::freeName(int number) const {
    const auto isTaken = [this](const QString& name) {
        return std::any_of(m_bookmarks.begin(), m_bookmarks.end(),
                           [&](const CameraBookmark& other) { return other.name == name; });
    };
    QString name = tr("Bookmark %1").arg(number > 0 ? number : m_bookmarks.size() + 1);
    for (qsizetype next = m_bookmarks.size() + 1; isTaken(name); ++next) {
        name = tr("Bookmark %1").arg(next);
    }
    return name;
}

void BookmarkModel::replaceView(int row, CameraBookmark view) {
    view.name = m_bookmarks[row].name;
    view.number = m_bookmarks[row].number;
    m_bookmarks[row] = std::move(view);
    emit dataChanged(index(row, 0), index(row, Columns - 1));
    emit edited();
}

void BookmarkModel::remove(int row) {
    beginRemoveRows({}, row, row);
    m_bookmarks.removeAt(row);
    endRemoveRows();
    emit edited();
}

QVariant BookmarkModel::cell(std::size_t row, int column, int role) const {
    if (role != Qt::DisplayRole && role != Qt::EditRole) {
        return {};
    }
    const CameraBookmark& bookmark = m_bookmarks[static_cast<qsizetype>(row)];
    return column == Name ? bookmark.name : column == View ? viewText(bookmark) : keyText(bookmark);
}

QVariant BookmarkModel::heading(int column, int role) const {
    return role != Qt::DisplayRole ? QVariant()
           : column == Name        ? tr("Name")
           : column == View        ? tr("View")
                                   : tr("Key");
}

Qt::ItemFlags BookmarkModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags usual = FlatModel::flags(index);
    return index.column() == Name ? usual | Qt::ItemIsEditable : usual;
}

bool BookmarkModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const QString name = value.toString().simplified();
    if (role != Qt::EditRole || index.column() != Name || name.isEmpty()) {
        return false;
    }
    m_bookmarks[index.row()].name = name;
    emit dataChanged(index, index);
    emit edited();
    return true;
}

}  // namespace sinew
