// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

#include "model/state/saved_camera.h"

class QSettings;

namespace sinew {

/// A view to return to: the free camera, or a camera of the file.
struct CameraBookmark {
    QString name = {};
    int number = 0;  // 1 to 9: its key; 0: none
    SavedCamera view = {};

    bool operator==(const CameraBookmark&) const = default;
};

inline constexpr int kMostBookmarkNumber = 9;

/// The bookmarks of the files that were bookmarked last, kept in the settings.
class BookmarkStore {
public:
    static constexpr int kMostFiles = 50;
    static constexpr int kMostPerFile = 200;

    explicit BookmarkStore(QSettings& settings) : m_settings(settings) {}

    /// Skips what cannot be used. `file`: an absolute path.
    [[nodiscard]] QList<CameraBookmark> read(const QString& file) const;
    /// None: forgets the file.
    void write(const QString& file, const QList<CameraBookmark>& bookmarks);

private:
    QSettings& m_settings;  // borrowed
};

}  // namespace sinew
