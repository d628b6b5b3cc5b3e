// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/file_sequence.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QMimeData>
#include <QSettings>
#include <QUrl>
#include <algorithm>

#include "model/load/source/gltf_name.h"
#include "ui/models/names.h"

namespace sinew {
namespace {

QStringList gltfFiles(QDirIterator& entries) {
    QStringList files;
    for (int looked = 0; entries.hasNext() && looked < kMostLooked; ++looked) {
        const QString path = entries.next();
        if (isGltfFile(path)) {
            files.append(path);
        }
    }
    std::sort(files.begin(), files.end(), isNaturallyBefore);
    return files;
}

constexpr int kMost = 10;
constexpr const char* kKey = "recentFiles";

}  // namespace

bool mayHoldState(const QString& path) {
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == QLatin1String("png") || ending == QLatin1String("json");
}

bool isGltfFile(const QString& path) {
    return load::isGltfName(path.toStdString());
}

bool isEnvironmentFile(const QString& path) {
    return path.endsWith(QLatin1String(".hdr"), Qt::CaseInsensitive);
}

QStringList localFiles(const QMimeData& dropped) {
    QStringList paths;
    for (const QUrl& url : dropped.urls()) {
        if (url.isLocalFile()) {
            paths.append(url.toLocalFile());
        }
    }
    return paths;
}

bool isNaturallyBefore(const QString& a, const QString& b) {
    return naturallyBefore(a, b) || (!naturallyBefore(b, a) && a < b);
}

QStringList gltfFilesIn(const QString& folder) {
    QDirIterator here(folder, QDir::Files);
    const QStringList files = gltfFiles(here);
    if (!files.isEmpty()) {
        return files;
    }
    QDirIterator below(folder, QDir::Files, QDirIterator::Subdirectories);
    return gltfFiles(below);
}

void FileSequence::setFiles(const QStringList& files) {
    m_files.clear();
    if (files.size() > 1) {
        for (const QString& file : files) {
            m_files.append(QFileInfo(file).absoluteFilePath());
        }
        m_files.removeDuplicates();
    }
}

QStringList FileSequence::files() const {
    if (!m_files.isEmpty()) {
        return m_files;
    }
    return m_current.isEmpty() ? QStringList() : gltfFilesIn(QFileInfo(m_current).absolutePath());
}

std::optional<FileSequence::Place> FileSequence::place() const {
    const QStringList all = files();
    const qsizetype at = all.indexOf(QFileInfo(m_current).absoluteFilePath());
    return m_current.isEmpty() || at < 0 ? std::nullopt : std::optional(Place{at + 1, all.size()});
}

std::optional<QString> FileSequence::stepped(int places) const {
    const QStringList all = files();
    if (m_current.isEmpty() || all.isEmpty()) {
        return std::nullopt;
    }
    const QString full = QFileInfo(m_current).absoluteFilePath();
    qsizetype at = all.indexOf(full);
    if (at < 0) {  // it is gone, or has another suffix: from the place where it would be
        at = std::lower_bound(all.begin(), all.end(), full, isNaturallyBefore) - all.begin();
        at -= places > 0 ? 1 : 0;
    }
    at += places;
    return at >= 0 && at < all.size() ? std::optional(all[at]) : std::nullopt;
}

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
