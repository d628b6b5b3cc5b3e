// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <optional>

namespace sinew {

// By the end of the name, in any case.
[[nodiscard]] bool isGltfFile(const QString& path);         // load::isGltfName
[[nodiscard]] bool isEnvironmentFile(const QString& path);  // .hdr

/// Order of names as people count: "Fox 2" before "Fox 10"; case does not matter.
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
    [[nodiscard]] bool hasList() const noexcept { return !m_files.isEmpty(); }

    struct Place {
        qsizetype number = 0;  // from 1
        qsizetype count = 0;
    };
    /// None: there is no current file, or it is gone.
    [[nodiscard]] std::optional<Place> place() const;
    /// The file that many places further; none: beyond the first or the last.
    [[nodiscard]] std::optional<QString> stepped(int places) const;

private:
    [[nodiscard]] QStringList files() const;

    QStringList m_files;  // absolute
    QString m_current;
};

}  // namespace sinew
