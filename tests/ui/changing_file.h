// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QTemporaryDir>
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <string>
#include <thread>

#include "model/image/image_codec.h"
#include "tests/support/gltf_builder.h"
#include "ui/session/live_reload.h"

namespace sinew::test {

/// A triangle in a skin with two joints, a clip, a texture and a buffer in files of their own, in a
/// folder that tests write to as other programs do.
class ChangingFile {
public:
    struct Version {
        std::string joint = "Tail";  // name of the second joint
        double seconds = 2.0;        // length of the clip
        float weight = 0.5F;         // weight of the first joint on the first vertex
        int before = 0;              // nodes in front of all others
        bool textured = false;       // texture: wood.png
    };

    ChangingFile() { write({}); }

    [[nodiscard]] std::filesystem::path path(const std::string& name = "hero.gltf") const {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }
    /// In place, as most programs do.
    void put(const std::string& name, const std::string& bytes) const {
        QFile file(QString::fromStdString(path(name).string()));
        if (!file.open(QIODevice::WriteOnly) ||
            file.write(bytes.data(), qsizetype(bytes.size())) != qsizetype(bytes.size())) {
            qFatal("the test's file cannot be written");
        }
    }
    /// Under another name that is then renamed.
    void swapIn(const std::string& name, const std::string& bytes) const {
        put(name + ".part", bytes);
        std::filesystem::rename(path(name + ".part"), path(name));
    }
    void write(const Version& version) const {
        put("hero.bin", bin(version));
        put("hero.gltf", text(version));
    }

    /// Truncates, writes halves, and writes the rest in place or under another name, with pauses
    /// that depend on the round. Takes about a second.
    void writeBadly(const Version& version, int round) const {
        using std::this_thread::sleep_for;
        const std::string whole = text(version);
        put("hero.gltf", {});
        sleep_for(std::chrono::milliseconds(round * 37 % 200));
        put("hero.gltf", whole.substr(0, whole.size() / 3));
        put("hero.bin", bin(version).substr(0, 20));
        sleep_for(std::chrono::milliseconds(round * 61 % 500));
        swapIn("hero.bin", bin(version));
        if (round % 2 == 0) {
            swapIn("hero.gltf", whole);
        } else {
            put("hero.gltf", whole);
        }
        sleep_for(std::chrono::milliseconds(round * 83 % 700));
    }

    [[nodiscard]] static std::string text(const Version& version) {
        return builder(version).gltf("hero.bin");
    }
    [[nodiscard]] static std::string bin(const Version& version) {
        const GltfBuilder gltf = builder(version);
        return {gltf.buffer().begin(), gltf.buffer().end()};
    }
    [[nodiscard]] static std::string png(std::uint8_t red) {
        const std::vector<std::uint8_t> pixels{red, 0, 0, 255};
        const auto bytes = encodePng({.width = 1, .height = 1, .rgba = pixels});
        return {bytes.begin(), bytes.end()};
    }

private:
    [[nodiscard]] static GltfBuilder builder(const Version& version) {
        GltfBuilder gltf;
        for (int i = 0; i < version.before; ++i) {
            gltf.add("nodes", R"({"name":"Added)" + str(i) + R"("})");
        }
        const auto node = [&](int i) { return str(version.before + i); };
        gltf.add("nodes", R"({"name":"Hero","mesh":0,"skin":0})");
        gltf.add("nodes", R"({"name":"Hip","children":[)" + node(2) + "]}");
        gltf.add("nodes", R"({"name":")" + version.joint + R"(","translation":[0,1,0]})");
        const double weight = double{version.weight};
        const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
        const int joints = gltf.addAccessor("VEC4", {0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0},
                                            {.component = Component::UnsignedByte});
        const int weights =
            gltf.addAccessor("VEC4", {weight, 1 - weight, 0, 0, 0.5, 0.5, 0, 0, 0.5, 0.5, 0, 0});
        std::string material;
        if (version.textured) {
            gltf.add("images", R"({"uri":"wood.png"})");
            gltf.add("textures", R"({"source":0})");
            gltf.add("materials", R"({"pbrMetallicRoughness":{"baseColorTexture":{"index":0}}})");
            material = R"(,"material":0)";
        }
        gltf.add("meshes", R"({"name":"Body","primitives":[{"attributes":{"POSITION":)" +
                               str(position) + R"(,"JOINTS_0":)" + str(joints) +
                               R"(,"WEIGHTS_0":)" + str(weights) + "}" + material + "}]}");
        gltf.addSkin({version.before + 1, version.before + 2});
        gltf.addAnimation("Walk", {{.node = version.before + 1,
                                    .times = {0, version.seconds},
                                    .values = {0, 0, 0, 1, 0, 0}}});
        gltf.add("scenes", R"({"nodes":[)" + node(0) + "," + node(1) + "]}");
        return gltf;
    }

    QTemporaryDir m_folder;
};

/// Whether the file is among those that are watched.
inline bool isWatched(LiveReload& live, const std::filesystem::path& file) {
    const WatchedFiles& files = live.files().known();
    return std::any_of(files.begin(), files.end(),
                       [&](const WatchedFile& watched) { return watched.path == file; });
}

}  // namespace sinew::test
