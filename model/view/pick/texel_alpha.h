// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "model/asset/asset.h"
#include "model/asset/object_factors.h"

namespace sinew {

/// A point of a primitive's surface.
struct SurfacePlace {
    const Primitive& primitive;
    std::array<std::uint32_t, 3> vertices{};  // vertices of the triangle
    glm::vec3 shares{0.0F};                   // weight of each vertex
};

/// Alpha of the material's colour at that point: factor × vertex colour × texel. Samples the
/// largest level with the texture's magnification filter and wrap modes; block-compressed textures
/// count as opaque.
[[nodiscard]] float surfaceAlpha(const Asset& asset, const Material& material,
                                 const MaterialFactors& factors,
                                 const SurfacePlace& place) noexcept;

/// The image's alpha at `uv`, 0 to 1.
[[nodiscard]] float texelAlpha(const Image& image, const TextureSampler& sampler,
                               const glm::vec2& uv) noexcept;

}  // namespace sinew
