// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QTemporaryDir>

#include "model/demo/orca.h"

namespace sinew::test {

/// The demonstration as a file in a folder of its own, and a broken one beside it.
class OrcaFile {
public:
    OrcaFile() {
        const std::vector<std::uint8_t> bytes = orcaGlb();
        write("orca.glb", QByteArray(reinterpret_cast<const char*>(bytes.data()),
                                     static_cast<qsizetype>(bytes.size())));
        write("broken.glb", "this is no glTF");
    }
    [[nodiscard]] QString path() const { return m_folder.filePath("orca.glb"); }
    [[nodiscard]] QString broken() const { return m_folder.filePath("broken.glb"); }
    [[nodiscard]] QString other(const QString& name) const { return m_folder.filePath(name); }

private:
    void write(const QString& name, const QByteArray& bytes) {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
            qFatal("the test's file cannot be written");
        }
    }

    QTemporaryDir m_folder;
};

}  // namespace sinew::test
