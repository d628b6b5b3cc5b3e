// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "model/asset/asset.h"

namespace sinew {

/// Sums over the whole file, whatever a scene shows: each mesh counts once, however many nodes draw
/// it, and a joint once in each skin. Looks at no vertex, key or pixel.
struct AssetFacts {
    std::size_t primitives = 0;
    std::size_t vertices = 0;
    std::size_t triangles = 0;
    std::size_t morphTargets = 0;
    std::size_t skinnedVertices = 0;  // of primitives with joints and weights
    std::size_t influenceSets = 0;    // the most of any primitive
    std::size_t joints = 0;           // of all skins together
    std::size_t mostJoints = 0;       // of any one skin
    std::uint64_t imagePixels = 0;
};

[[nodiscard]] AssetFacts factsOf(const Asset& asset);

/// Keys of the samplers that a channel uses, each sampler once, and the bytes that they take.
struct ClipFacts {
    std::size_t channels = 0;  // of the file, as far as they are understood
    std::size_t keys = 0;
    std::uint64_t bytes = 0;
};

[[nodiscard]] ClipFacts factsOf(const Animation& animation);
/// The sums over all animations.
[[nodiscard]] ClipFacts clipFactsOf(const Asset& asset);

/// Bytes of times and values once decoded.
[[nodiscard]] std::uint64_t decodedBytes(const Sampler& sampler) noexcept;
/// Bytes of pixels once decoded.
[[nodiscard]] std::uint64_t decodedBytes(const Image& image) noexcept;
[[nodiscard]] std::uint64_t decodedImageBytes(const Asset& asset) noexcept;
[[nodiscard]] std::uint64_t decodedGeometryBytes(const Asset& asset) noexcept;

}  // namespace sinew
