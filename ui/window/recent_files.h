// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QSettings;

namespace sinew {

/// What to call each of `files`: its name, and where two have the same one its folder's before it.
[[nodiscard]] QStringList shortNames(const QStringList& files);

/// The files that were opened last, newest first, kept in the settings.
class RecentFiles {
public:
    explicit RecentFiles(QSettings& settings) : m_settings(settings) {}

    [[nodiscard]] QStringList list() const;  // those that still exist
    void add(const QString& path);
    void clear();

private:
    QSettings& m_settings;  // borrowed
};

}  // namespace sinew
