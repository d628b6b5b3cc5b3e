// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// Totals over the whole file, regardless of scenes: each mesh counts once, however many nodes draw
/// it, and each joint once per skin. Does not read vertices, keys or pixels.
struct AssetFacts {
    std::size_t primitives = 0;
    std::size_t vertices = 0;
    std::size_t triangles = 0;
    std::size_t morphTargets = 0;
    std::size_t skinnedVertices = 0;  // vertices of primitives with joints and weights
    std::size_t influenceSets = 0;    // maximum over all primitives
    std::size_t joints = 0;           // total over all skins
    std::size_t mostJoints = 0;       // maximum over all skins
    std::uint64_t imagePixels = 0;
};

[[nodiscard]] AssetFacts factsOf(const Asset& asset);

/// Keys and bytes of the samplers in use, each sampler once.
struct ClipFacts {
    std::size_t channels = 0;  // supported channels in the file
    std::size_t keys = 0;
    std::uint64_t bytes = 0;
};

[[nodiscard]] ClipFacts factsOf(const Animation& animation);
/// Totals over all animations.
[[nodiscard]] ClipFacts clipFactsOf(const Asset& asset);

/// Decoded bytes of times and values.
[[nodiscard]] std::uint64_t decodedBytes(const Sampler& sampler) noexcept;
/// Decoded bytes of pixels.
[[nodiscard]] std::uint64_t decodedBytes(const Image& image) noexcept;
[[nodiscard]] std::uint64_t decodedImageBytes(const Asset& asset) noexcept;
[[nodiscard]] std::uint64_t decodedGeometryBytes(const Asset& asset) noexcept;

/// What the channels of a clip drive, each once.
struct DrivenFacts {
    std::size_t joints = 0;        // nodes with a driven transform that are joints of a skin
    std::size_t otherNodes = 0;    // those that are not joints
    std::size_t morphTargets = 0;  // targets of all nodes
    std::size_t properties = 0;    // other properties, by KHR_animation_pointer

    bool operator==(const DrivenFacts&) const = default;
};

[[nodiscard]] DrivenFacts drivenBy(const Asset& asset, const Animation& animation);

/// The extensions stored on a material: "KHR_materials_unlit".
[[nodiscard]] std::vector<std::string> extensionsOf(const Asset& asset, MaterialIndex material);

/// Slots of the material that have a texture.
[[nodiscard]] std::vector<TextureSlot> texturedSlots(const Material& material);

/// Number of its textures with KHR_texture_transform.
[[nodiscard]] std::size_t transformCount(const Material& material);

}  // namespace sinew
