// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QSettings;

namespace sinew {

/// The recently opened files, newest first, kept in the settings.
class RecentFiles {
public:
    explicit RecentFiles(QSettings& settings) : m_settings(settings) {}

    [[nodiscard]] QStringList list() const;  // only files that still exist
    void add(const QString& path);
    void clear();

private:
    QSettings& m_settings;  // borrowed
};

}  // namespace sinew
