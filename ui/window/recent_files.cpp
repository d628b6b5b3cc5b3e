// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace sinew {
namespace {

constexpr int kMost = 10;
constexpr const char* kKey = "recentFiles";

}  // namespace

QStringList RecentFiles::list() const {
    QStringList files = m_settings.value(QLatin1String(kKey)).toStringList();
    files.removeIf([](const QString& file) { return !QFileInfo::exists(file); });
    return files;
}

void RecentFiles::add(const QString& path) {
    const QString full = QFileInfo(path).absoluteFilePath();
    QStringList files = list();
    files.removeAll(full);
    files.prepend(full);
    m_settings.setValue(QLatin1String(kKey), files.mid(0, kMost));
}

void RecentFiles::clear() {
    m_settings.remove(QLatin1String(kKey));
}

}  // namespace sinew
