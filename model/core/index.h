// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace sinew {

/// Position in one array of the asset. Each kind is a separate type, so a node index cannot be used
/// as a joint index. The default is "none".
template <class Tag>
struct Index {
    static constexpr std::uint32_t kNone = 0xffffffffu;

    std::uint32_t value = kNone;

    constexpr Index() noexcept = default;
    constexpr explicit Index(std::size_t position) noexcept
        : value(static_cast<std::uint32_t>(position)) {}

    [[nodiscard]] constexpr bool valid() const noexcept { return value != kNone; }
    [[nodiscard]] constexpr explicit operator bool() const noexcept { return valid(); }
    constexpr auto operator<=>(const Index&) const noexcept = default;
};

using SceneIndex = Index<struct SceneTag>;
using NodeIndex = Index<struct NodeTag>;
using MeshIndex = Index<struct MeshTag>;
using SkinIndex = Index<struct SkinTag>;
using JointIndex = Index<struct JointTag>;  // position inside one skin's joint list
using AnimationIndex = Index<struct AnimationTag>;
using SamplerIndex = Index<struct SamplerTag>;  // position inside one animation's sampler list
using MaterialIndex = Index<struct MaterialTag>;
using TextureIndex = Index<struct TextureTag>;
using ImageIndex = Index<struct ImageTag>;
using CameraIndex = Index<struct CameraTag>;
using LightIndex = Index<struct LightTag>;
using VariantIndex = Index<struct VariantTag>;

}  // namespace sinew
