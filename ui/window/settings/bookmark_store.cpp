// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/settings/bookmark_store.h"

#include <QSettings>
#include <optional>
#include <utility>

#include "model/core/json_writer.h"
#include "model/load/source/json_document.h"

namespace sinew {
namespace {

constexpr const char* kFiles = "bookmarks/files";  // one JSON object per file, newest first
constexpr qsizetype kLongestName = 200;

/// Null: not JSON.
JsonValue parsed(const QString& text) {
    load::Findings ignored;
    Result<JsonValue> entry = load::parseJson(text.toStdString(), ignored);
    return entry ? std::move(*entry) : JsonValue();
}

QString fileOf(const JsonValue& entry) {
    return QString::fromStdString(entry.text("file"));
}

/// Earlier versions kept the node as "node": 3, "nodeName": "Eye".
void renewNode(JsonValue& bookmark) {
    JsonValue* const node = bookmark.find("node");
    if (node != nullptr && node->number() != nullptr) {
        *node = JsonValue(
            JsonValue::Object{{"index", *node}, {"name", JsonValue(bookmark.text("nodeName"))}});
    }
}

/// None: not a bookmark, or not a usable camera.
std::optional<CameraBookmark> bookmarkFrom(JsonValue json) {
    renewNode(json);
    Result<SavedCamera> view = readCamera(json);
    const QString name = QString::fromStdString(json.text("name")).left(kLongestName);
    if (!view || name.isEmpty()) {
        return std::nullopt;
    }
    const std::size_t number = json.integer("number", 0);
    return CameraBookmark{.name = name,
                          .number = number <= kMostBookmarkNumber ? static_cast<int>(number) : 0,
                          .view = std::move(*view)};
}

QString textOf(const QString& file, const QList<CameraBookmark>& bookmarks) {
    std::string text;
    JsonWriter json([&text](std::string_view piece) { text += piece; });
    json.beginObject();
    json.key("file").string(file.toStdString());
    json.key("bookmarks").beginArray();
    for (const CameraBookmark& bookmark : bookmarks) {
        json.beginObject();
        json.key("name").string(bookmark.name.toStdString());
        if (bookmark.number > 0) {
            json.key("number").integer(static_cast<std::uint64_t>(bookmark.number));
        }
        writeCamera(json, bookmark.view);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    json.finish();
    return QString::fromStdString(text).trimmed();
}

}  // namespace

QList<CameraBookmark> BookmarkStore::read(const QString& file) const {
    QList<CameraBookmark> bookmarks;
    for (const QString& text : m_settings.value(kFiles).toStringList()) {
        const JsonValue entry = parsed(text);
        if (fileOf(entry) != file) {
            continue;
        }
        for (const JsonValue& json : entry.elements("bookmarks")) {
            std::optional<CameraBookmark> bookmark = bookmarkFrom(json);
            if (bookmark && bookmarks.size() < kMostPerFile) {
                bookmarks.append(std::move(*bookmark));
            }
        }
        break;
    }
    return bookmarks;
}

void BookmarkStore::write(const QString& file, const QList<CameraBookmark>& bookmarks) {
    QStringList files = m_settings.value(kFiles).toStringList();
    files.removeIf([&](const QString& text) { return fileOf(parsed(text)) == file; });
    if (!bookmarks.isEmpty()) {
        files.prepend(textOf(file, bookmarks));
    }
    if (files.isEmpty()) {
        m_settings.remove(kFiles);
    } else {
        m_settings.setValue(kFiles, files.mid(0, kMostFiles));
    }
}

}  // namespace sinew
