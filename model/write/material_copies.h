// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "model/asset/asset.h"
#include "model/evaluate/pose.h"
#include "model/load/stored_images.h"
#include "model/write/gltf_file.h"

namespace sinew {

/// Copies materials of an asset into a file as they are stored, with their extensions, textures
/// and images; only those that are requested.
class MaterialCopies {
public:
    /// All are borrowed. `pose`: animated properties have its values; null: the stored ones.
    MaterialCopies(const Asset& asset, const StoredImages& images, const Pose* pose, GltfFile& file)
        : m_asset(asset), m_images(images), m_pose(pose), m_file(file) {}

    /// The index in the file.
    std::size_t add(MaterialIndex material);

    /// The file will use the extension.
    void use(const std::string& extension) { m_extensions.insert(extension); }

    /// Lists the extensions. Those that the asset requires are required again.
    void finish();

    /// Images that could not be copied, in words.
    [[nodiscard]] const std::vector<std::string>& notices() const noexcept { return m_notices; }

private:
    [[nodiscard]] JsonValue atPose(const JsonValue& stored, MaterialIndex material) const;
    /// `name`: of the member that holds the value.
    [[nodiscard]] JsonValue copied(const JsonValue& value, std::string_view name);
    [[nodiscard]] JsonValue copiedMember(const JsonMember& member, std::string_view holder);
    [[nodiscard]] JsonValue texture(std::size_t index);
    [[nodiscard]] JsonValue sampler(std::size_t index);
    [[nodiscard]] JsonValue image(std::size_t index);
    [[nodiscard]] JsonValue writeImage(std::size_t index);

    const Asset& m_asset;
    const StoredImages& m_images;
    const Pose* m_pose;
    GltfFile& m_file;
    std::map<MaterialIndex, std::size_t> m_materials;
    std::map<std::size_t, JsonValue> m_textures;  // index in the file; null: cannot be used
    std::map<std::size_t, JsonValue> m_samplers;
    std::map<std::size_t, JsonValue> m_written;  // images
    std::set<std::string> m_extensions;
    std::vector<std::string> m_notices;
};

}  // namespace sinew
