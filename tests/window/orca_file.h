// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QTemporaryDir>

#include "model/demo/orca.h"

namespace sinew::test {

/// A triangle between the unit points of the axes, 1e30 times as large.
inline constexpr const char* kHuge =
    R"({"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}],
        "nodes": [{"mesh": 0, "scale": [1e30, 1e30, 1e30]}],
        "meshes": [{"primitives": [{"attributes": {"POSITION": 0}}]}],
        "accessors": [{"bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3",
                       "min": [0, 0, 0], "max": [1, 1, 1]}],
        "bufferViews": [{"buffer": 0, "byteLength": 36}],
        "buffers": [{"byteLength": 36, "uri": "data:application/octet-stream;base64,)"
    R"(AACAPwAAAAAAAAAAAAAAAAAAgD8AAAAAAAAAAAAAAAAAAIA/"}]})";

/// The demonstration as a file in a folder of its own, a broken and a huge one beside it.
class OrcaFile {
public:
    OrcaFile() {
        static const std::vector<std::uint8_t> bytes = orcaGlb();
        write("orca.glb", QByteArray(reinterpret_cast<const char*>(bytes.data()),
                                     static_cast<qsizetype>(bytes.size())));
        write("broken.glb", "this is no glTF");
        write("huge.gltf", kHuge);
    }
    [[nodiscard]] QString path() const { return m_folder.filePath("orca.glb"); }
    [[nodiscard]] QString broken() const { return m_folder.filePath("broken.glb"); }
    [[nodiscard]] QString huge() const { return m_folder.filePath("huge.gltf"); }
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
