// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <optional>

class QMimeData;
class QSettings;

namespace sinew {

// By the end of the name, in any case.
[[nodiscard]] bool mayHoldState(const QString& path);       // a picture (.png) or .json
[[nodiscard]] bool isGltfFile(const QString& path);         // load::isGltfName
[[nodiscard]] bool isEnvironmentFile(const QString& path);  // .hdr

[[nodiscard]] QStringList localFiles(const QMimeData& dropped);

/// The order of names for readers (naturallyBefore); equal names by their code, so that each has
/// one place.
[[nodiscard]] bool isNaturallyBefore(const QString& a, const QString& b);

/// The glTF files in a folder, in natural order; if it has none, those in the folders below it.
/// Stops after kMostLooked entries.
[[nodiscard]] QStringList gltfFilesIn(const QString& folder);
inline constexpr int kMostLooked = 20000;

/// The files that are opened in turn: those that were opened together, otherwise the glTF files in
/// the folder of the current file.
class FileSequence {
public:
    /// Files that were opened together; fewer than two: none.
    void setFiles(const QStringList& files);
    /// The file that is being opened, even if that fails later.
    void moveTo(const QString& path) { m_current = path; }
    [[nodiscard]] const QString& current() const noexcept { return m_current; }
    [[nodiscard]] QStringList files() const;
    [[nodiscard]] bool hasList() const noexcept { return !m_files.isEmpty(); }

    struct Place {
        qsizetype number = 0;  // counts from 1
        qsizetype count = 0;
    };
    /// None: there is no current file, or it is gone.
    [[nodiscard]] std::optional<Place> place() const;
    /// The file that many places further; none: beyond the first or the last.
    [[nodiscard]] std::optional<QString> stepped(int places) const;

private:
    QStringList m_files;  // absolute
    QString m_current;
};

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
