// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/file_sequence.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <algorithm>

#include "model/load/source/gltf_name.h"

namespace sinew {
namespace {

/// The number at `at`, without leading zeros, and its end.
QStringView numberAt(QStringView text, qsizetype& at) {
    while (at < text.size() && text[at] == QLatin1Char('0')) {
        ++at;
    }
    const qsizetype begin = at;
    while (at < text.size() && text[at].isDigit()) {
        ++at;
    }
    return text.mid(begin, at - begin);
}

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

}  // namespace

bool isGltfFile(const QString& path) {
    return load::isGltfName(path.toStdString());
}

bool isEnvironmentFile(const QString& path) {
    return path.endsWith(QLatin1String(".hdr"), Qt::CaseInsensitive);
}

bool isNaturallyBefore(const QString& a, const QString& b) {
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < a.size() && j < b.size()) {
        if (a[i].isDigit() && b[j].isDigit()) {
            const QStringView left = numberAt(a, i);
            const QStringView right = numberAt(b, j);
            if (left.size() != right.size()) {
                return left.size() < right.size();
            }
            if (const int order = left.compare(right); order != 0) {
                return order < 0;
            }
            continue;
        }
        const QChar left = a[i++].toCaseFolded();
        const QChar right = b[j++].toCaseFolded();
        if (left != right) {
            return left < right;
        }
    }
    const qsizetype leftRest = a.size() - i;
    const qsizetype rightRest = b.size() - j;
    return leftRest != rightRest ? leftRest < rightRest : a < b;
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

}  // namespace sinew
