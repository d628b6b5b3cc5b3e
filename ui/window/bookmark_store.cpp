// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/bookmark_store.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSettings>

namespace sinew {
namespace {

constexpr const char* kFiles = "bookmarks/files";  // one JSON object per file, newest first

QJsonObject parsed(const QString& text) {
    return QJsonDocument::fromJson(text.toUtf8()).object();
}

}  // namespace

QList<CameraBookmark> BookmarkStore::read(const QString& file) const {
    QList<CameraBookmark> bookmarks;
    for (const QString& text : m_settings.value(kFiles).toStringList()) {
        const QJsonObject entry = parsed(text);
        if (entry["file"].toString() != file) {
            continue;
        }
        for (const QJsonValue value : entry["bookmarks"].toArray()) {
            const std::optional<CameraBookmark> bookmark = bookmarkFromJson(value.toObject());
            if (bookmark && bookmarks.size() < kMostPerFile) {
                bookmarks.append(*bookmark);
            }
        }
        break;
    }
    return bookmarks;
}

void BookmarkStore::write(const QString& file, const QList<CameraBookmark>& bookmarks) {
    QStringList files = m_settings.value(kFiles).toStringList();
    files.removeIf([&](const QString& text) { return parsed(text)["file"].toString() == file; });
    if (!bookmarks.isEmpty()) {
        QJsonArray list;
        for (const CameraBookmark& bookmark : bookmarks) {
            list.append(toJson(bookmark));
        }
        const QJsonObject entry{{"file", file}, {"bookmarks", list}};
        files.prepend(QString::fromUtf8(QJsonDocument(entry).toJson(QJsonDocument::Compact)));
    }
    if (files.isEmpty()) {
        m_settings.remove(kFiles);
    } else {
        m_settings.setValue(kFiles, files.mid(0, kMostFiles));
    }
}

}  // namespace sinew
